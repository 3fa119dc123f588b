import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './reviews.messages.en.json' with { type: 'json' }
import fr from './reviews.messages.fr.json' with { type: 'json' }

/** Reading and writing reviews. */
export const reviewsMessages = messagesOf(en, fr)

export const { refuse, refuseAll } = refusalsOf(kernelMessages, reviewsMessages)
