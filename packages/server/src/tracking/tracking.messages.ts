import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Following a parcel. */
export const trackingMessages = {
  'track-unknown': {
    en: 'We found no order with this number and postal code. Please check both: the postal code is the one of the billing address.',
    fr: 'Aucune commande ne correspond à ce numéro et à ce code postal. Veuillez vérifier les deux\u00a0: le code postal est celui de l’adresse de facturation.',
  },
  'track-tries': {
    en: 'Too many wrong postal codes were given for this order. Please try again in {minutes} minutes, or sign in to see your orders.',
    fr: 'Trop de codes postaux erronés ont été donnés pour cette commande. Veuillez réessayer dans {minutes} minutes, ou ouvrir une session pour voir vos commandes.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...trackingMessages })
