import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './newsletter.messages.en.json' with { type: 'json' }
import fr from './newsletter.messages.fr.json' with { type: 'json' }

/** The newsletter. */
export const newsletterMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, newsletterMessages)
