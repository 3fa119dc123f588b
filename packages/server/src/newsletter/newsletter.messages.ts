import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** The newsletter. */
export const newsletterMessages = {
  'newsletter-link-spent': {
    en: 'This link has been used or has expired. Please ask for the newsletter again.',
    fr: 'Ce lien a déjà servi ou est expiré. Veuillez demander l’infolettre de nouveau.',
  },
  'newsletter-link-unknown': {
    en: 'This link belongs to no subscription. Please use the link of a newer e-mail, or write to us.',
    fr: 'Ce lien ne correspond à aucun abonnement. Veuillez utiliser le lien d’un courriel plus récent, ou nous écrire.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...newsletterMessages })
