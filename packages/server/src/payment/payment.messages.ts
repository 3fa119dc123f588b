import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Cards and other means of payment. */
export const paymentMessages = {
  'card-unknown': {
    en: 'We could not find this card in your account. Please choose another.',
    fr: 'Cette carte est introuvable dans votre compte. Veuillez en choisir une autre.',
  },
  'card-not-saved': {
    en: 'We could not find this card in your account.',
    fr: 'Cette carte est introuvable dans votre compte.',
  },
  'card-not-read': {
    en: 'The card’s details have expired. Please enter them again.',
    fr: 'Les renseignements de la carte ont expiré. Veuillez les saisir de nouveau.',
  },
  'card-refused': {
    en: 'Your card’s bank refused this card. Nothing was charged or saved. Please check it, or use another card.',
    fr: 'La banque a refusé cette carte. Rien n’a été débité ni enregistré. Veuillez la vérifier ou utiliser une autre carte.',
  },
  'card-refused-expired': {
    en: 'This card has expired. Nothing was charged or saved. Please check the expiration date or use another card.',
    fr: 'Cette carte est expirée. Rien n’a été débité ni enregistré. Vérifiez la date d’expiration ou utilisez une autre carte.',
  },
  'card-refused-code': {
    en: 'The security code does not match this card. Nothing was charged or saved. Please enter the card again.',
    fr: 'Le code de sécurité ne correspond pas à cette carte. Rien n’a été débité ni enregistré. Veuillez saisir la carte de nouveau.',
  },
  'cards-away': {
    en: 'Cards cannot be checked right now. Nothing was charged or saved. Please try again shortly.',
    fr: 'Les cartes ne peuvent pas être vérifiées pour l’instant. Rien n’a été débité ni enregistré. Veuillez réessayer sous peu.',
  },
  'expiry-past': {
    en: 'Select a valid Expiration Month: this card has expired.',
    fr: 'Choisissez un mois d’expiration valide\u00a0: cette carte est expirée.',
  },
  'cards-most': {
    en: 'Your account holds {max} cards, the most that it can. Please remove one first.',
    fr: 'Votre compte contient {max} cartes, le maximum possible. Veuillez d’abord en supprimer une.',
  },
  'card-in-use': {
    en: 'Easy Pay payments still run on this card. Choose another card for them in the order’s details, then remove this one.',
    fr: 'Des Paiements faciles sont encore prélevés sur cette carte. Choisissez-en une autre dans les détails de la commande, puis supprimez celle-ci.',
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
  'card-declined-expired': {
    en: 'Your card has expired. Nothing was charged and your bag is as you left it. Please check the expiration date or use another card.',
    fr: 'Votre carte est expirée. Rien n’a été débité et votre panier est intact. Vérifiez la date d’expiration ou utilisez une autre carte.',
  },
  'card-code-wrong': {
    en: 'The security code does not match your card. Nothing was charged and your bag is as you left it. Please enter the card again.',
    fr: 'Le code de sécurité ne correspond pas à votre carte. Rien n’a été débité et votre panier est intact. Veuillez saisir la carte de nouveau.',
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
