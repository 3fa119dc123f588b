import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Reading and writing reviews. */
export const reviewsMessages = {
  'reviews-away': {
    en: 'Reviews cannot be shown right now. Please try again in a moment.',
    fr: 'Les avis ne peuvent pas être affichés pour l’instant. Veuillez réessayer dans un moment.',
  },
  'review-not-taken': {
    en: 'Your review cannot be sent right now. Please try again in a moment.',
    fr: 'Votre avis ne peut pas être envoyé pour l’instant. Veuillez réessayer dans un moment.',
  },
  'review-refused': {
    en: 'The review was not accepted because of {field}. Please change it and send the review again.',
    fr: 'L’avis n’a pas été accepté à cause du champ {field}. Veuillez le modifier et envoyer l’avis de nouveau.',
  },
} as const satisfies Messages

export const { refuse, refuseAll } = refusalsOf({ ...kernelMessages, ...reviewsMessages })
