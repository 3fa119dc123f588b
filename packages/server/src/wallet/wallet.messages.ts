import { bagMessages } from '../bag/bag.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { paymentMessages } from '../payment/payment.messages.ts'

/** Paying with PayPal. */
export const walletMessages = {
  'wallet-approval-missing': {
    en: 'Please approve the payment with PayPal before you place your order.',
    fr: 'Veuillez approuver le paiement avec PayPal avant de passer votre commande.',
  },
  'wallet-total-changed': {
    en: 'Your total is no longer the one that you approved with PayPal. Nothing was charged. Please pay with PayPal again, for the new total.',
    fr: 'Votre total n’est plus celui que vous avez approuvé avec PayPal. Rien n’a été débité. Veuillez payer de nouveau avec PayPal, pour le nouveau total.',
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
} as const satisfies Messages

export const { refuse } = refusalsOf({
  ...kernelMessages,
  ...bagMessages,
  ...paymentMessages,
  ...walletMessages,
})
