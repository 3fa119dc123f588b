import { type BagCode, bagMessages } from '../bag/bag.messages.ts'
import { giftCardMessages } from '../gift-card/gift-card.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { paymentMessages } from '../payment/payment.messages.ts'

/** The steps between a bag and an order. */
export const checkoutMessages = {
  'shipping-address-unknown': {
    en: 'We could not find this address in your account.',
    fr: 'Cette adresse est introuvable dans votre compte.',
  },
  'ship-method-unknown': {
    en: 'This shipping method is not offered. Please choose another.',
    fr: 'Ce mode de livraison n’est pas offert. Veuillez en choisir un autre.',
  },
  'card-expired': {
    en: 'This card has expired. Please use another.',
    fr: 'Cette carte est expirée. Veuillez en utiliser une autre.',
  },
  'billing-address-missing': {
    en: 'Please enter your billing address.',
    fr: 'Veuillez entrer votre adresse de facturation.',
  },
  'shipping-address-missing': {
    en: 'Please tell us where to send your order.',
    fr: 'Veuillez indiquer où livrer votre commande.',
  },
  'payment-missing': { en: 'Please choose how to pay.', fr: 'Veuillez choisir un mode de paiement.' },
  'review-changed': {
    en: 'Your order has changed since you reviewed it: {what}. Please review it again.',
    fr: 'Votre commande a changé depuis que vous l’avez vérifiée : {what}. Veuillez la vérifier de nouveau.',
  },
} as const satisfies Messages

/** The codes of the sentences that it uses. */
export type CheckoutCode =
  | keyof typeof kernelMessages
  | keyof typeof checkoutMessages
  | BagCode
  | keyof typeof giftCardMessages

export const { refuse, refuseAll } = refusalsOf({
  ...kernelMessages,
  ...bagMessages,
  ...giftCardMessages,
  ...paymentMessages,
  ...checkoutMessages,
})
