import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** The analytics feed. */
export const analyticsMessages = {
  'consent-missing': {
    en: 'No event is accepted of a customer who has not agreed.',
    fr: 'Rien n’est communiqué au sujet des personnes qui n’y ont pas consenti.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...analyticsMessages })
