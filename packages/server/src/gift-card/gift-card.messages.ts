import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './gift-card.messages.en.json' with { type: 'json' }
import fr from './gift-card.messages.fr.json' with { type: 'json' }

/** Gift cards. */
export const giftCardMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, giftCardMessages)
