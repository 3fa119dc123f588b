import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** The analytics feed. */
export const analyticsMessages = {
  'consent-missing': {
    en: 'Nothing is told of customers who have not agreed to it.',
    fr: 'Rien n’est communiqué au sujet des personnes qui n’y ont pas consenti.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...analyticsMessages })
