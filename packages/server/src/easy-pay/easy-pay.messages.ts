import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { ordersMessages } from '../orders/orders.messages.ts'
import { paymentMessages } from '../payment/payment.messages.ts'

/** Paying Easy Pay payments now, and the card that they are taken from. */
export const easyPayMessages = {
  'instalment-unknown': {
    en: 'Order {orderNo} has no payment {number} that can be made now. Please look at your payments again.',
    fr: 'La commande {orderNo} n’a pas de versement {number} à payer maintenant. Veuillez revoir vos versements.',
  },
  'instalment-paid': {
    en: 'Payment {number} of order {orderNo} has already been made or is no longer due. Nothing was charged now.',
    fr: 'Le versement {number} de la commande {orderNo} est déjà payé ou n’est plus dû. Rien n’a été débité maintenant.',
  },
  'payments-not-begun': {
    en: 'Upcoming payments of order {orderNo} begin once it has shipped. There is nothing to pay now.',
    fr: 'Les versements suivants de la commande {orderNo} commencent après son expédition. Il n’y a rien à payer maintenant.',
  },
  'order-returning': {
    en: 'A return of order {orderNo} is being completed, which may reduce your payments. Please try again in a few minutes.',
    fr: 'Un retour de la commande {orderNo} est en traitement et peut réduire vos versements. Veuillez réessayer dans quelques minutes.',
  },
  'nothing-to-come': {
    en: 'Order {orderNo} has no upcoming payments and needs no card.',
    fr: 'La commande {orderNo} n’a plus de versement à venir; elle n’exige donc aucune carte.',
  },
  'payment-under-way': {
    en: 'This payment is being made right now. Please wait a moment, then look at your payments again.',
    fr: 'Ce versement est en cours de paiement. Veuillez patienter un instant, puis revoir vos versements.',
  },
  'instalment-declined': {
    en: 'Your card was declined. Nothing was charged. Please use another card.',
    fr: 'Votre carte a été refusée. Rien n’a été débité. Veuillez utiliser une autre carte.',
  },
  'instalment-expired': {
    en: 'Your card has expired. Nothing was charged. Please check the expiration date or use another card.',
    fr: 'Votre carte est expirée. Rien n’a été débité. Vérifiez la date d’expiration ou utilisez une autre carte.',
  },
  'instalment-code-wrong': {
    en: 'The security code does not match your card. Nothing was charged. Please enter the card again.',
    fr: 'Le code de sécurité ne correspond pas à votre carte. Rien n’a été débité. Veuillez saisir la carte de nouveau.',
  },
  'instalment-away': {
    en: 'Payments are unavailable for a moment. Please try again shortly: a payment is never taken twice.',
    fr: 'Le paiement est momentanément indisponible. Veuillez réessayer sous peu : un versement n’est jamais débité deux fois.',
  },
  'later-card-missing': {
    en: 'There is no card for the payments of order {orderNo}. Please enter one.',
    fr: 'Aucune carte n’est enregistrée pour les versements de la commande {orderNo}. Veuillez en saisir une.',
  },
  'later-card-expired': {
    en: 'This card has expired. Please use another.',
    fr: 'Cette carte est expirée. Veuillez en utiliser une autre.',
  },
  'later-card-unknown': {
    en: 'We could not find this card. Please choose or enter another.',
    fr: 'Cette carte est introuvable. Veuillez en choisir ou en saisir une autre.',
  },
  'payment-key-reused': {
    en: 'This request was already used for another payment. Please load the page again.',
    fr: 'Cette demande a déjà servi pour un autre paiement. Veuillez recharger la page.',
  },
  'payment-link-spent': {
    en: 'This link has expired, or its payment has been made. If you have a newer e-mail from us, use the link in that one.',
    fr: 'Ce lien a expiré, ou son versement est payé. Si vous avez reçu un courriel plus récent de notre part, utilisez le lien qu’il contient.',
  },
  'closure-instalments': {
    en: 'Easy Pay payments of your orders are still to come. Pay them, or wait for the last one, and then close your account.',
    fr: 'Des Paiements faciles de vos commandes sont encore à venir. Payez-les ou attendez le dernier, puis fermez votre compte.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...paymentMessages, ...ordersMessages, ...easyPayMessages })
