import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** The programme guide. */
export const guideMessages = {
  'host-unknown': { en: 'This host is unknown.', fr: 'Cette personne est inconnue.' },
  'show-unknown': { en: 'This programme is unknown.', fr: 'Cette émission est inconnue.' },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...guideMessages })
