import { bagMessages } from '../bag/bag.messages.ts'
import { checkoutMessages } from '../checkout/checkout.messages.ts'
import { giftCardMessages } from '../gift-card/gift-card.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { paymentMessages } from '../payment/payment.messages.ts'
import { walletMessages } from '../wallet/wallet.messages.ts'

/** Placing orders, and reading and editing them. */
export const ordersMessages = {
  'account-on-hold': {
    en: 'Your request cannot be processed because of the status of your account. Please call customer service at {phone}.',
    fr: 'Votre demande ne peut pas être traitée en raison de l’état de votre compte. Veuillez appeler le service à la clientèle au {phone}.',
  },
  'line-gone': {
    en: 'Another shopper was quicker: there is no longer enough of {name}. Please look at your bag again.',
    fr: 'Quelqu’un a été plus rapide : il ne reste plus assez de l’article « {name} ». Veuillez revoir votre panier.',
  },
  'gift-card-short': {
    en: 'The gift card ending in {digits} no longer holds enough for your order. Please review your order again.',
    fr: 'Le solde de la carte-cadeau se terminant par {digits} ne suffit plus pour votre commande. Veuillez vérifier votre commande de nouveau.',
  },
  'wallet-payment-unknown': {
    en: 'This PayPal payment does not belong to your bag. Please pay with PayPal again.',
    fr: 'Ce paiement PayPal n’appartient pas à votre panier. Veuillez payer de nouveau avec PayPal.',
  },
  'key-reused': {
    en: 'This request was already used for another order. Please review your order and place it again.',
    fr: 'Cette demande a déjà servi pour une autre commande. Veuillez vérifier votre commande et la passer de nouveau.',
  },
  'bag-edits-order': {
    en: 'This bag changes your order {orderNo}. Please confirm the change, or stop editing to place another order.',
    fr: 'Ce panier modifie votre commande {orderNo}. Veuillez confirmer la modification, ou y renoncer pour passer une autre commande.',
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
    en: 'This order has shipped, so it can no longer be changed.',
    fr: 'Cette commande est expédiée; elle ne peut donc plus être modifiée.',
  },
  'edit-part-shipped': {
    en: 'Part of this order has shipped, so it can no longer be changed.',
    fr: 'Une partie de cette commande est expédiée; elle ne peut donc plus être modifiée.',
  },
  'edit-status': { en: 'This order can no longer be changed.', fr: 'Cette commande ne peut plus être modifiée.' },
  'edit-late': {
    en: 'The time in which this order could be changed is over.',
    fr: 'Le délai de modification de cette commande est écoulé.',
  },
} as const satisfies Messages

export const { refuse, refuseAll, messageIn } = refusalsOf({
  ...kernelMessages,
  ...bagMessages,
  ...giftCardMessages,
  ...paymentMessages,
  ...walletMessages,
  ...checkoutMessages,
  ...ordersMessages,
})
