import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** The bag and its promo codes. */
export const bagMessages = {
  // {name} is a product's, in the language of the sentence.
  'bag-unknown': {
    en: 'We could not find this bag. Please begin a new one.',
    fr: 'Ce panier est introuvable. Veuillez en commencer un nouveau.',
  },
  'bag-ordered': {
    en: 'This bag has been ordered already. Your orders show it.',
    fr: 'Ce panier a déjà été commandé. Vous le trouverez dans vos commandes.',
  },
  'write-key-reused': {
    en: 'This request was already used for another change of your bag. Please reload the page and try again.',
    fr: 'Cette demande a déjà servi à une autre modification de votre panier. Veuillez recharger la page et réessayer.',
  },
  'handover-unknown': {
    en: 'We could not bring your bag along. Please go back to the page you came from and try again from there.',
    fr: 'Votre panier n’a pas pu vous suivre. Veuillez retourner à la page d’où vous venez et réessayer.',
  },
  'line-unknown': {
    en: 'This item is no longer in your bag.',
    fr: 'Cet article n’est plus dans votre panier.',
  },
  'line-most': {
    en: 'You can order at most {available} of one item.',
    fr: 'Vous pouvez commander au plus {available} unités d’un même article.',
  },
  'stock-none': { en: 'This item is sold out.', fr: 'Cet article est épuisé.' },
  'stock-short': {
    en: 'Only {available} of this item can be ordered right now.',
    fr: 'La quantité offerte de cet article est de {available} pour l’instant.',
  },
  'line-sold-out': {
    en: '{name} is sold out. Please remove it from your bag.',
    fr: 'L’article « {name} » est épuisé. Veuillez le retirer de votre panier.',
  },
  'line-withdrawn': {
    en: '{name} is no longer offered. Please remove it from your bag.',
    fr: 'L’article « {name} » n’est plus offert. Veuillez le retirer de votre panier.',
  },
  'amount-not-donation': {
    en: 'Only a donation can be of an amount of your choice.',
    fr: 'Seul un don peut être d’un montant de votre choix.',
  },
  'donation-amount': {
    en: 'Please choose an amount from {min} to {max}.',
    fr: 'Veuillez choisir un montant de {min} à {max}.',
  },
  'line-short': {
    en: 'Only {available} of {name} can be ordered right now. Please change the quantity.',
    fr: 'La quantité offerte de l’article « {name} » est de {available} pour l’instant. Veuillez modifier la quantité.',
  },
  'line-price': {
    en: 'The price of {name} has changed from {before} to {after}.',
    fr: 'Le prix de l’article « {name} » est passé de {before} à {after}.',
  },
  'bag-lines': {
    en: 'A bag can hold at most {max} different items. Please order these first, or remove one.',
    fr: 'Un panier peut contenir au plus {max} articles différents. Veuillez d’abord commander ceux-ci, ou en retirer un.',
  },
  'bag-total': {
    en: 'A bag can hold items worth at most {max}. Please order these first, or choose fewer.',
    fr: 'Un panier peut contenir des articles d’une valeur de {max} au plus. Veuillez d’abord commander ceux-ci, ou en choisir moins.',
  },
  'bag-weight': {
    en: 'What is sent with one order can weigh at most {max} tonnes. Please order these items first, or choose fewer.',
    fr: 'Une commande peut peser au plus {max} tonnes. Veuillez d’abord commander ces articles, ou en choisir moins.',
  },
  'merge-full': {
    en: 'Your bag is as full as it can be: {count} of {name} did not fit. Please place this order, then order the rest.',
    fr: 'Votre panier est plein : l’article « {name} » n’y entre pas au complet (quantité laissée de côté : {count}). Veuillez passer cette commande, puis commander le reste.',
  },
  'merge-most': {
    en: 'Your bag had {name} already; it now holds {available}, the most that one order can have.',
    fr: 'Votre panier contenait déjà l’article « {name} »; il en contient maintenant {available}, le maximum par commande.',
  },
  'installments-fewer': {
    en: 'Your bag can no longer be paid in {before} Easy Pay payments.',
    fr: 'Votre panier ne peut plus être payé en {before} Paiements faciles.',
  },
  'installments-none': {
    en: 'No item in your bag offers Easy Pay.',
    fr: 'Aucun article de votre panier n’offre les Paiements faciles.',
  },
  'installments-covered': {
    en: 'Your gift cards pay everything: nothing is left to pay with Easy Pay.',
    fr: 'Vos cartes-cadeaux paient tout\u00a0: il ne reste rien à payer en Paiements faciles.',
  },
  'installments-most': {
    en: 'This bag can be paid in at most {max} payments.',
    fr: 'Ce panier peut être payé en {max} versements au plus.',
  },

  // Promo codes. Shown when a code is typed, and for a code in the bag that gives no discount.
  'promo-unknown': {
    en: 'Promo code {code} is not one of ours. Please check its spelling.',
    fr: 'Le code promo {code} est inconnu. Veuillez en vérifier l’orthographe.',
  },
  'promo-expired': {
    en: 'Promo code {code} has expired. Please use another one.',
    fr: 'Le code promo {code} est expiré. Veuillez en utiliser un autre.',
  },
  'promo-used-up': {
    en: 'Promo code {code} has been used as often as it can be. Please use another one.',
    fr: 'Le code promo {code} a déjà servi autant de fois que possible. Veuillez en utiliser un autre.',
  },
  'promo-used-by-you': {
    en: 'You have already used promo code {code}. Please use another one.',
    fr: 'Vous avez déjà utilisé le code promo {code}. Veuillez en utiliser un autre.',
  },
  'promo-not-for-order': {
    en: 'Promo code {code} cannot be used for this order. Please go on without it or use another one.',
    fr: 'Le code promo {code} ne peut pas servir pour cette commande. Veuillez poursuivre sans ce code ou en utiliser un autre.',
  },
  'promo-no-goods': {
    en: 'Promo code {code} applies to merchandise, not to donations or gift cards. Please add an item to your bag.',
    fr: 'Le code promo {code} s’applique à la marchandise, et non aux dons ni aux cartes-cadeaux. Veuillez ajouter un article à votre panier.',
  },
  'promo-minimum': {
    en: 'Promo code {code} needs {min} of merchandise. Please add {more} more to your bag.',
    fr: 'Le code promo {code} exige {min} de marchandise. Veuillez ajouter {more} à votre panier.',
  },
  'promo-exclusive': {
    en: 'Promo code {code} cannot be combined with {other}. Please remove {other} to use it.',
    fr: 'Le code promo {code} ne peut pas être combiné avec {other}. Veuillez retirer {other} pour l’utiliser.',
  },
  'promo-nothing': {
    en: 'Promo code {code} takes nothing off this order, so it will not be used. You can keep it for another one.',
    fr: 'Le code promo {code} ne réduit rien sur cette commande et ne sera donc pas utilisé. Vous pouvez le garder pour une autre.',
  },
  'promo-other-shipping': {
    en: 'Promo code {code} is for “{name}”. Please choose that shipping method to use it.',
    fr: 'Le code promo {code} s’applique au mode « {name} ». Veuillez choisir ce mode de livraison pour l’utiliser.',
  },
  'ship-method-not-here': {
    en: '{before} is not offered for this order. It will be sent {way}; please choose another if you prefer.',
    fr: 'Le mode « {before} » n’est pas offert pour cette commande. Elle sera envoyée {way}; veuillez en choisir un autre au besoin.',
  },
  'bag-empty': { en: 'Your bag is empty.', fr: 'Votre panier est vide.' },
} as const satisfies Messages

/** The codes of the sentences that it uses. */
export type BagCode = keyof typeof kernelMessages | keyof typeof bagMessages

export const { refuse, refuseAll, messageIn } = refusalsOf({ ...kernelMessages, ...catalogueMessages, ...bagMessages })
