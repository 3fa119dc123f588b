import { guideMessages } from '../guide/guide.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Reminders of programmes. */
export const remindersMessages = {
  'reminder-too-late': {
    en: 'This programme has begun already: there is nothing to remind you of.',
    fr: 'Cette émission a déjà commencé\u00a0: il n’y a plus rien à vous rappeler.',
  },
  'reminder-link-spent': {
    en: 'This link has been used or has expired. Please ask for the reminder again.',
    fr: 'Ce lien a déjà servi ou est expiré. Veuillez demander le rappel de nouveau.',
  },
  'reminder-unknown': {
    en: 'This link belongs to no reminder. There is nothing to stop.',
    fr: 'Ce lien ne correspond à aucun rappel. Il n’y a rien à arrêter.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...guideMessages, ...remindersMessages })
