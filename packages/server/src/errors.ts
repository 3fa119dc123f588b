import type { ErrorItem } from '@onair/core/contract'
import type { Bilingual, Language } from '@onair/core/rules'

/**
 * Every sentence that the server refuses with, by a code of its own. Placeholders stand in braces and are the same in both
 * languages. Each says what is wrong and, where there is one, the way forward.
 */
export const messages = {
  // What is wrong with a request as such. {field} is the wire's name of the field.
  'field-missing': { en: '{field} is missing.', fr: 'Le champ {field} est manquant.' },
  'field-unknown': { en: '{field} is not expected here.', fr: 'Le champ {field} n’est pas attendu ici.' },
  'field-invalid': { en: '{field} is not valid.', fr: 'Le champ {field} n’est pas valide.' },
  'field-type': { en: '{field} must be {type}.', fr: 'Le champ {field} doit être {type}.' },
  'field-choice': {
    en: '{field} must be one of: {values}.',
    fr: 'Le champ {field} doit être l’une de ces valeurs : {values}.',
  },
  'field-min': { en: '{field} must be at least {limit}.', fr: 'Le champ {field} doit être d’au moins {limit}.' },
  'field-max': { en: '{field} must be at most {limit}.', fr: 'Le champ {field} doit être d’au plus {limit}.' },
  'field-empty': { en: '{field} must not be empty.', fr: 'Le champ {field} ne peut pas être vide.' },
  'field-short': {
    en: '{field} must have at least {limit} characters.',
    fr: 'Le champ {field} doit compter au moins {limit} caractères.',
  },
  'field-long': {
    en: '{field} must have at most {limit} characters.',
    fr: 'Le champ {field} doit compter au plus {limit} caractères.',
  },
  'body-missing': { en: 'The request has no content.', fr: 'La requête est vide.' },
  'body-malformed': {
    en: 'The request’s content could not be read. Please check its format.',
    fr: 'Le contenu de la requête est illisible. Veuillez en vérifier le format.',
  },
  'body-too-large': { en: 'The request is too large.', fr: 'La requête est trop volumineuse.' },
  'body-type': {
    en: 'The request’s content type is not supported; {type} is expected.',
    fr: 'Le type de contenu de la requête n’est pas pris en charge; {type} est attendu.',
  },
  'address-malformed': { en: 'The address is malformed.', fr: 'L’adresse est mal formée.' },
  'time-zone-unknown': { en: 'The time zone {timeZone} is unknown.', fr: 'Le fuseau horaire {timeZone} est inconnu.' },

  // Who is asking, and how often.
  'sign-in-required': {
    en: 'Please sign in to continue.',
    fr: 'Veuillez ouvrir une session pour continuer.',
  },
  'app-token-required': {
    en: 'This request needs a valid application token.',
    fr: 'Cette requête exige un jeton d’application valide.',
  },
  'not-yours': {
    en: 'This belongs to another account. Please sign in with the right one.',
    fr: 'Ceci appartient à un autre compte. Veuillez ouvrir une session avec le bon compte.',
  },
  'too-many-requests': {
    en: 'Too many attempts. Please try again in {seconds} seconds.',
    fr: 'Trop de tentatives. Veuillez réessayer dans {seconds} secondes.',
  },

  // What is not there, and what is not there just now.
  'route-unknown': { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  'product-unknown': {
    en: 'We could not find item {itemNo}. It may no longer be available.',
    fr: 'L’article {itemNo} est introuvable. Il n’est peut-être plus offert.',
  },
  'product-withdrawn': {
    en: 'Item {itemNo} is no longer offered. Please search the shop for something like it.',
    fr: 'L’article {itemNo} n’est plus offert. Veuillez chercher un article semblable dans la boutique.',
  },
  'waitlist-in-stock': {
    en: 'This style and size can be had right now: there is nothing to wait for.',
    fr: 'Ce style et cette taille sont offerts en ce moment : il n’y a rien à attendre.',
  },
  'section-unknown': {
    en: 'Item {itemNo} has no section {tabOrder}.',
    fr: 'L’article {itemNo} n’a pas de section {tabOrder}.',
  },
  'share-link': {
    en: 'Please leave out links and e-mail addresses: the link to the product is added for you.',
    fr: 'Veuillez omettre les liens et les adresses courriel : le lien vers l’article est ajouté pour vous.',
  },
  'reviews-away': {
    en: 'Reviews cannot be shown right now. Please try again in a moment.',
    fr: 'Les avis ne peuvent pas être affichés pour l’instant. Veuillez réessayer dans un moment.',
  },
  'review-not-taken': {
    en: 'Your review cannot be sent right now. Please try again in a moment.',
    fr: 'Votre avis ne peut pas être envoyé pour l’instant. Veuillez réessayer dans un moment.',
  },
  'review-refused': {
    en: 'The review was not accepted because of {field}. Please change it and send the review again.',
    fr: 'L’avis n’a pas été accepté à cause du champ {field}. Veuillez le modifier et envoyer l’avis de nouveau.',
  },
  'members-only': {
    en: 'Please sign in with your account to continue.',
    fr: 'Veuillez ouvrir une session avec votre compte pour continuer.',
  },
  busy: {
    en: 'The shop is very busy. Please try again in a moment.',
    fr: 'La boutique est très achalandée. Veuillez réessayer dans un moment.',
  },
  away: {
    en: 'The shop is unavailable for a moment. Please try again shortly.',
    fr: 'La boutique est momentanément indisponible. Veuillez réessayer sous peu.',
  },
  starting: {
    en: 'The shop is getting ready: {percent}% done. Please try again shortly.',
    fr: 'La boutique se prépare : {percent} % terminé. Veuillez réessayer sous peu.',
  },
  unexpected: {
    en: 'Something went wrong on our side. Please try again.',
    fr: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  },

  // Signing in and accounts.
  'sign-in-wrong': {
    en: 'The e-mail or the password is not right. Please check both and try again.',
    fr: 'Le courriel ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  },
  'app-wrong': {
    en: 'The application’s name or secret is not right.',
    fr: 'Le nom ou le secret de l’application est incorrect.',
  },
  'key-wrong': {
    en: 'This application may not sign customers in.',
    fr: 'Cette application ne peut pas ouvrir de session pour la clientèle.',
  },
  'recaptcha-failed': {
    en: 'We could not confirm that you are a person. Please try again.',
    fr: 'Nous n’avons pas pu confirmer que vous êtes une personne. Veuillez réessayer.',
  },
  'sign-in-away': {
    en: 'Signing in is unavailable for a moment. Please try again shortly.',
    fr: 'L’ouverture de session est momentanément indisponible. Veuillez réessayer sous peu.',
  },
  'email-taken': {
    en: 'There is already an account with this e-mail. Please sign in, or choose a new password if you forgot yours.',
    fr: 'Un compte existe déjà avec ce courriel. Veuillez ouvrir une session, ou choisir un nouveau mot de passe si vous avez oublié le vôtre.',
  },
  'consent-missing': {
    en: 'Nothing is told of customers who have not agreed to it.',
    fr: 'Rien n’est communiqué au sujet des personnes qui n’y ont pas consenti.',
  },
  'password-link-spent': {
    en: 'This link has been used or has expired. Please ask for a new one.',
    fr: 'Ce lien a déjà servi ou est expiré. Veuillez en demander un nouveau.',
  },
  'password-simple': {
    en: 'Your new password needs at least 6 characters, with at least 1 number.',
    fr: 'Votre nouveau mot de passe doit compter au moins 6 caractères, dont au moins 1 chiffre.',
  },
  'password-mismatch': {
    en: 'Password mismatch: please type the new password the same way twice.',
    fr: 'Les mots de passe diffèrent : veuillez saisir deux fois le même nouveau mot de passe.',
  },
  'password-unchanged': {
    en: 'Your new password cannot be the same as your current password.',
    fr: 'Votre nouveau mot de passe doit être différent du mot de passe actuel.',
  },
  'answer-needed': {
    en: 'Please answer your security question.',
    fr: 'Veuillez répondre à votre question de sécurité.',
  },
  'answer-wrong': {
    en: 'This is not the answer that we know. Please try again.',
    fr: 'Ce n’est pas la réponse que nous connaissons. Veuillez réessayer.',
  },
  'answer-wrong-last': {
    en: 'There were too many wrong answers, so this link no longer works. Please ask for a new one.',
    fr: 'Il y a eu trop de mauvaises réponses; ce lien ne fonctionne donc plus. Veuillez en demander un nouveau.',
  },
  'account-on-hold': {
    en: 'Your request cannot be processed because of the status of your account. Please call customer service at {phone}.',
    fr: 'Votre demande ne peut pas être traitée en raison de l’état de votre compte. Veuillez appeler le service à la clientèle au {phone}.',
  },
  'postal-code-format': {
    en: 'Enter a Canadian postal code, such as A1A 1A1.',
    fr: 'Entrez un code postal canadien, comme A1A 1A1.',
  },
  'postal-code-province': {
    en: 'This postal code is not in the province you chose.',
    fr: 'Ce code postal ne se trouve pas dans la province choisie.',
  },
  'phone-format': { en: 'Enter a phone number of ten digits.', fr: 'Entrez un numéro de téléphone à dix chiffres.' },

  // Addresses that are looked up, and places to pick a parcel up.
  'address-away': {
    en: 'Addresses cannot be looked up right now. Please type yours.',
    fr: 'La recherche d’adresses n’est pas offerte pour l’instant. Veuillez saisir la vôtre.',
  },
  'address-not-found': {
    en: 'This address could not be found. Please type it.',
    fr: 'Cette adresse est introuvable. Veuillez la saisir.',
  },
  'pick-up-away': {
    en: 'Pick-up points cannot be shown right now. Please try again in a moment, or have your order delivered.',
    fr: 'Les points de ramassage ne peuvent pas être affichés pour l’instant. Veuillez réessayer dans un moment, ou faire livrer votre commande.',
  },
  'pick-up-unknown': {
    en: 'This pick-up point is no longer offered. Please choose another.',
    fr: 'Ce point de ramassage n’est plus offert. Veuillez en choisir un autre.',
  },

  // The bag. {name} is a product's, in the language of the sentence.
  'bag-unknown': {
    en: 'We could not find this bag. Please begin a new one.',
    fr: 'Ce panier est introuvable. Veuillez en commencer un nouveau.',
  },
  'bag-ordered': {
    en: 'This bag has been ordered already. Your orders show it.',
    fr: 'Ce panier a déjà été commandé. Vous le trouverez dans vos commandes.',
  },
  'handover-unknown': {
    en: 'We could not bring your bag along. Please go back to the page you came from and try again from there.',
    fr: 'Nous n’avons pas pu apporter votre panier. Veuillez retourner à la page d’où vous venez et réessayer.',
  },
  'line-unknown': {
    en: 'This item is no longer in your bag.',
    fr: 'Cet article n’est plus dans votre panier.',
  },
  'style-unknown': {
    en: 'We could not find this style and size of item {itemNo}.',
    fr: 'Ce style et cette taille de l’article {itemNo} sont introuvables.',
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
    fr: 'L’article « {name} » n’est plus offert. Veuillez le retirer de votre panier.',
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
  'line-gone': {
    en: 'Another shopper was quicker: there is no longer enough of {name}. Please look at your bag again.',
    fr: 'Quelqu’un a été plus rapide : il ne reste plus assez de l’article « {name} ». Veuillez revoir votre panier.',
  },
  'line-price': {
    en: 'The price of {name} has changed from {before} to {after}.',
    fr: 'Le prix de l’article « {name} » est passé de {before} à {after}.',
  },
  'merge-most': {
    en: 'Your bag had {name} already; it now holds {available}, the most that one order can have.',
    fr: 'Votre panier contenait déjà l’article « {name} »; il en contient maintenant {available}, le maximum par commande.',
  },
  'installments-fewer': {
    en: 'Your bag can no longer be paid in {before} Easy Pay payments.',
    fr: 'Votre panier ne peut plus être payé en {before} versements Paiements faciles.',
  },
  'installments-none': {
    en: 'An item in your bag does not offer Easy Pay.',
    fr: 'Un article de votre panier n’offre pas les Paiements faciles.',
  },
  'installments-most': {
    en: 'This bag can be paid in at most {max} payments.',
    fr: 'Ce panier peut être payé en {max} versements au plus.',
  },

  // Promo codes. They are said both when a code is typed and of one that lies in the bag and takes nothing off.
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

  // Gift cards.
  'gift-card-wrong': {
    en: 'This number and PIN do not open a gift card. Please check both. After five wrong PINs a card stays closed for an hour.',
    fr: 'Ce numéro et ce NIP n’ouvrent aucune carte-cadeau. Veuillez vérifier les deux. Après cinq NIP erronés, une carte reste bloquée pendant une heure.',
  },
  'gift-card-expired': {
    en: 'The gift card ending in {digits} expired on {day}. Please use another one.',
    fr: 'La carte-cadeau se terminant par {digits} est expirée depuis le {day}. Veuillez en utiliser une autre.',
  },
  'gift-card-empty': {
    en: 'There is nothing left on the gift card ending in {digits}. Please use another one.',
    fr: 'La carte-cadeau se terminant par {digits} est vide. Veuillez en utiliser une autre.',
  },
  'gift-card-most': {
    en: 'A bag can be paid with at most {max} gift cards.',
    fr: 'Un panier peut être payé avec {max} cartes-cadeaux au plus.',
  },
  'gift-card-short': {
    en: 'The gift card ending in {digits} no longer holds enough for your order. Please review your order again.',
    fr: 'Le solde de la carte-cadeau se terminant par {digits} ne suffit plus pour votre commande. Veuillez vérifier votre commande de nouveau.',
  },
  'promo-other-shipping': {
    en: 'Promo code {code} is for {name}. Please choose that shipping method to use it.',
    fr: 'Le code promo {code} s’applique au mode « {name} ». Veuillez choisir ce mode de livraison pour l’utiliser.',
  },

  // Checkout and orders.
  'ship-method-not-here': {
    en: '{before} is not offered for this order. It will be sent by {name}; please choose another if you prefer.',
    fr: 'Le mode « {before} » n’est pas offert pour cette commande. Elle sera envoyée par le mode « {name} »; veuillez en choisir un autre au besoin.',
  },
  'shipping-address-unknown': {
    en: 'We could not find this address in your account.',
    fr: 'Cette adresse est introuvable dans votre compte.',
  },
  'ship-method-unknown': {
    en: 'This shipping method is not offered. Please choose another.',
    fr: 'Ce mode de livraison n’est pas offert. Veuillez en choisir un autre.',
  },
  'card-unknown': {
    en: 'We could not find this card in your account. Please choose another.',
    fr: 'Cette carte est introuvable dans votre compte. Veuillez en choisir une autre.',
  },
  'card-expired': {
    en: 'This card has expired. Please use another.',
    fr: 'Cette carte est expirée. Veuillez en utiliser une autre.',
  },
  'bag-empty': { en: 'Your bag is empty.', fr: 'Votre panier est vide.' },
  'shipping-address-missing': {
    en: 'Please tell us where to send your order.',
    fr: 'Veuillez indiquer où livrer votre commande.',
  },
  'wallet-approval-missing': {
    en: 'Please approve the payment with PayPal before you place your order.',
    fr: 'Veuillez approuver le paiement avec PayPal avant de passer votre commande.',
  },
  'wallet-payment-unknown': {
    en: 'This PayPal payment does not belong to your bag. Please pay with PayPal again.',
    fr: 'Ce paiement PayPal n’appartient pas à votre panier. Veuillez payer de nouveau avec PayPal.',
  },
  'wallet-total-changed': {
    en: 'Your total is no longer the one that you approved with PayPal. Nothing was charged. Please pay with PayPal again, for the new total.',
    fr: 'Votre total n’est plus celui que vous avez approuvé avec PayPal. Rien n’a été débité. Veuillez payer de nouveau avec PayPal, pour le nouveau total.',
  },
  'wallet-declined': {
    en: 'PayPal did not set the money aside. Please pay with PayPal again or choose another way to pay.',
    fr: 'PayPal n’a pas réservé le montant. Veuillez payer de nouveau avec PayPal ou choisir un autre mode de paiement.',
  },
  'wallet-unknown': {
    en: 'We could not find this PayPal payment. Please pay with PayPal again.',
    fr: 'Ce paiement PayPal est introuvable. Veuillez payer de nouveau avec PayPal.',
  },
  'wallet-over': {
    en: 'This PayPal payment can no longer be used. Please pay with PayPal again or choose another way to pay.',
    fr: 'Ce paiement PayPal ne peut plus servir. Veuillez payer de nouveau avec PayPal ou choisir un autre mode de paiement.',
  },
  'wallet-nothing': {
    en: 'There is nothing left for PayPal to pay. Please place your order as it is.',
    fr: 'Il ne reste rien à payer avec PayPal. Veuillez passer votre commande telle quelle.',
  },
  'wallet-under-way': {
    en: 'Your PayPal payment is under way. Please wait a moment, then try again.',
    fr: 'Votre paiement PayPal est en cours. Veuillez patienter un instant, puis réessayer.',
  },
  'wallet-away': {
    en: 'PayPal does not answer just now. Nothing was ordered and your bag is as you left it. Please try again shortly.',
    fr: 'PayPal ne répond pas pour le moment. Rien n’a été commandé et votre panier est intact. Veuillez réessayer sous peu.',
  },
  'payment-missing': { en: 'Please choose how to pay.', fr: 'Veuillez choisir un mode de paiement.' },
  'review-changed': {
    en: 'Your order has changed since you reviewed it: {what}. Please review it again.',
    fr: 'Votre commande a changé depuis que vous l’avez vérifiée : {what}. Veuillez la vérifier de nouveau.',
  },
  'key-reused': {
    en: 'This request was already used for another order. Please review your order and place it again.',
    fr: 'Cette demande a déjà servi pour une autre commande. Veuillez vérifier votre commande et la passer de nouveau.',
  },
  'order-under-way': {
    en: 'Your order is being placed. Please wait a moment, then look at your orders.',
    fr: 'Votre commande est en cours. Veuillez patienter un instant, puis consulter vos commandes.',
  },
  'card-declined': {
    en: 'Your card was declined. Nothing was charged and your bag is as you left it. Please use another card.',
    fr: 'Votre carte a été refusée. Rien n’a été débité et votre panier est intact. Veuillez utiliser une autre carte.',
  },
  'payment-away': {
    en: 'Payments are unavailable for a moment. Nothing was ordered and your bag is as you left it. Please try again shortly.',
    fr: 'Le paiement est momentanément indisponible. Rien n’a été commandé et votre panier est intact. Veuillez réessayer sous peu.',
  },
  'order-unknown': {
    en: 'We could not find order {orderNo} in your account.',
    fr: 'La commande {orderNo} est introuvable dans votre compte.',
  },
  'edit-employee': {
    en: 'Orders of employees cannot be changed online. Please contact customer care at {email}.',
    fr: 'Les commandes du personnel ne peuvent pas être modifiées en ligne. Veuillez écrire au service à la clientèle à {email}.',
  },
  'edit-shipped': {
    en: 'Part of this order has shipped, so it can no longer be changed.',
    fr: 'Une partie de cette commande est expédiée; elle ne peut donc plus être modifiée.',
  },
  'edit-status': { en: 'This order can no longer be changed.', fr: 'Cette commande ne peut plus être modifiée.' },
  'edit-late': {
    en: 'The time in which this order could be changed is over.',
    fr: 'Le délai de modification de cette commande est écoulé.',
  },
} as const satisfies Record<string, Bilingual>

export type MessageCode = keyof typeof messages

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
/** What a message's placeholders need; nothing when it has none. */
type Values<Code extends MessageCode> = [Names<(typeof messages)[Code]['en']>] extends [never]
  ? { values?: undefined }
  : { values: Readonly<Record<Names<(typeof messages)[Code]['en']>, Said>> }
/** A value, or one for each language. */
type Said = string | number | Bilingual

type Reason = { code: MessageCode; area: string; values?: Readonly<Record<string, Said>> | undefined }
/** One reason of a refusal: which sentence, about what (`Area` on the wire), and what fills its placeholders. */
export type ReasonOf<Code extends MessageCode> = Code extends MessageCode
  ? { code: Code; area: string } & Values<Code>
  : never

/**
 * "No", for reasons that the caller can understand. A handler returns it; inside a transaction it may be thrown, so that
 * the transaction is rolled back. It becomes `[{Message, Area}]` in the language of the path.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly reasons: readonly Reason[]
  /** Seconds after which trying again makes sense; a 429 or 503 says so in its headers. */
  readonly retryAfter: number | undefined

  constructor(status: number, reasons: readonly Reason[], retryAfter?: number) {
    super(reasons.map(({ code, area }) => `${area}: ${code}`).join(', '))
    this.status = status
    this.reasons = reasons
    this.retryAfter = retryAfter ?? (status === 503 ? 2 : undefined)
  }

  items(language: Language): ErrorItem[] {
    return this.reasons.map(({ code, area, values }) => ({ Message: messageIn(language, code, values), Area: area }))
  }
}

/**
 * A refusal with one reason.
 *
 * @example return refuse(404, { code: 'product-unknown', area: 'ItemNo', values: { itemNo } })
 */
export function refuse<Code extends MessageCode>(status: number, reason: ReasonOf<Code>, retryAfter?: number): Refusal {
  return new Refusal(status, [reason], retryAfter)
}

/** A sentence of the catalogue with its placeholders filled. */
export function messageIn(language: Language, code: MessageCode, values: Readonly<Record<string, Said>> = {}): string {
  return messages[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : String(typeof value === 'object' ? value[language] : value)
  })
}
