import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './analytics.messages.en.json' with { type: 'json' }
import fr from './analytics.messages.fr.json' with { type: 'json' }

/** The analytics feed. */
export const analyticsMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, analyticsMessages)
