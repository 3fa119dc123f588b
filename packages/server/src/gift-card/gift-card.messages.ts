import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Gift cards. */
export const giftCardMessages = {
  'gift-card-wrong': {
    en: 'This number and PIN do not match a gift card. Please check both. After many wrong PINs a card stays closed for an hour.',
    fr: 'Ce numéro et ce NIP ne correspondent à aucune carte-cadeau. Veuillez vérifier les deux. Après de nombreux NIP erronés, une carte reste bloquée pendant une heure.',
  },
  'gift-card-tries': {
    en: 'There were too many wrong gift card numbers or PINs. Please try again in {minutes} min.',
    fr: 'Il y a eu trop de numéros ou de NIP de carte-cadeau erronés. Veuillez réessayer dans {minutes} min.',
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
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...giftCardMessages })
