import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './guide.messages.en.json' with { type: 'json' }
import fr from './guide.messages.fr.json' with { type: 'json' }

/** The programme guide. */
export const guideMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, guideMessages)
