import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './tracking.messages.en.json' with { type: 'json' }
import fr from './tracking.messages.fr.json' with { type: 'json' }

/** Following a parcel. */
export const trackingMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, trackingMessages)
