import type { Bilingual } from '@onair/core/language'

/** Checkout, payment and orders. */
export const orders = {
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
