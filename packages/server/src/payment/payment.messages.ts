import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './payment.messages.en.json' with { type: 'json' }
import fr from './payment.messages.fr.json' with { type: 'json' }

/** Cards and other means of payment. */
export const paymentMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, paymentMessages)
