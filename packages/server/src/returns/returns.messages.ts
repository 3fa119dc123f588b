import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { ordersMessages } from '../orders/orders.messages.ts'

/** Asking for a return: why not, and what to do instead. */
export const returnsMessages = {
  'return-part-unknown': {
    en: 'We could not find shipment {shipOrderNo} in this order.',
    fr: 'L’envoi {shipOrderNo} est introuvable dans cette commande.',
  },
  'return-line-unknown': {
    en: 'We could not find one of these items in this shipment. Please choose the items again.',
    fr: 'Un de ces articles est introuvable dans cet envoi. Veuillez choisir les articles de nouveau.',
  },
  'return-line-twice': {
    en: 'An item is listed twice. Please name each item once, with its quantity.',
    fr: 'Un article figure deux fois. Veuillez nommer chaque article une seule fois, avec sa quantité.',
  },
  'return-not-delivered': {
    en: 'This shipment has not been delivered yet. It can be returned for 30 days after its delivery.',
    fr: 'Cet envoi n’est pas encore livré. Il peut être retourné dans les 30 jours suivant sa livraison.',
  },
  'return-late': {
    en: 'The return window of this shipment closed on {day}. If an item is defective, please call customer service at {phone}.',
    fr: 'Le délai de retour de cet envoi a pris fin le {day}. Si un article est défectueux, veuillez appeler le service à la clientèle au {phone}.',
  },
  'return-to-seller': {
    en: 'This shipment goes back to its seller. The order’s page says how.',
    fr: 'Cet envoi se retourne à son vendeur. La page de la commande indique comment.',
  },
  'return-by-pick-up': {
    en: 'This shipment is too heavy for the post. Please call customer service at {phone} for a pick-up.',
    fr: 'Cet envoi est trop lourd pour la poste. Veuillez appeler le service à la clientèle au {phone} pour un ramassage.',
  },
  'return-final': {
    en: '{name} is a final sale: donations and gift cards cannot be returned.',
    fr: 'La vente de « {name} » est finale\u00a0: les dons et les cartes-cadeaux ne peuvent pas être retournés.',
  },
  'return-too-many': {
    en: 'Of {name}, {most} can still be returned. The others are back, or on their way.',
    fr: 'De « {name} », {most} peuvent encore être retournés. Les autres sont revenus, ou en route.',
  },
  'return-refund-changed': {
    en: 'Something of this order was returned meanwhile, so the refund is {refund} now. Please check it and ask again.',
    fr: 'Une partie de cette commande a été retournée entre-temps; le remboursement est maintenant de {refund}. Veuillez le vérifier et demander de nouveau.',
  },
  'closure-returns': {
    en: 'A return of yours is still on its way or being refunded. Please close your account once the money is back.',
    fr: 'Un de vos retours est encore en chemin ou en cours de remboursement. Veuillez fermer votre compte une fois l’argent remis.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...ordersMessages, ...returnsMessages })
