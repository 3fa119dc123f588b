import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Cards and other means of payment. */
export const paymentMessages = {
  'card-unknown': {
    en: 'We could not find this card in your account. Please choose another.',
    fr: 'Cette carte est introuvable dans votre compte. Veuillez en choisir une autre.',
  },
  'wallet-declined': {
    en: 'PayPal did not set the money aside. Please pay with PayPal again or choose another way to pay.',
    fr: 'PayPal n’a pas réservé le montant. Veuillez payer de nouveau avec PayPal ou choisir un autre mode de paiement.',
  },
  'order-under-way': {
    en: 'Your order is being placed. Please wait a moment, then look at your orders.',
    fr: 'Votre commande est en cours. Veuillez patienter un instant, puis consulter vos commandes.',
  },
  'card-declined': {
    en: 'Your card was declined. Nothing was charged and your bag is as you left it. Please use another card.',
    fr: 'Votre carte a été refusée. Rien n’a été débité et votre panier est intact. Veuillez utiliser une autre carte.',
  },
  'cards-paused': {
    en: 'Several payments were declined, so we have to pause. Your bag is as you left it. Please try again in {seconds} seconds.',
    fr: 'Plusieurs paiements ont été refusés : nous devons faire une pause. Votre panier est intact. Veuillez réessayer dans {seconds} secondes.',
  },
  'recaptcha-needed': {
    en: 'Several payments were declined, and we could not confirm that you are a person. Please load the page again with JavaScript turned on and try again, or call us at {phone}. Your bag is as you left it.',
    fr: 'Plusieurs paiements ont été refusés, et nous n’avons pas pu confirmer que vous êtes une personne. Rechargez la page avec JavaScript activé et réessayez, ou appelez-nous au {phone}. Votre panier est intact.',
  },
  'recaptcha-away': {
    en: 'We cannot confirm right now that you are a person. Nothing was ordered and your bag is as you left it. Please try again shortly.',
    fr: 'Nous ne pouvons pas confirmer pour l’instant que vous êtes une personne. Rien n’a été commandé et votre panier est intact. Veuillez réessayer sous peu.',
  },
  'payment-away': {
    en: 'Payments are unavailable for a moment. Nothing was ordered and your bag is as you left it. Please try again shortly.',
    fr: 'Le paiement est momentanément indisponible. Rien n’a été commandé et votre panier est intact. Veuillez réessayer sous peu.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...paymentMessages })
