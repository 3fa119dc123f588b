import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './invoice.messages.en.json' with { type: 'json' }
import fr from './invoice.messages.fr.json' with { type: 'json' }

/** Why there is no invoice. An order of another customer is as unknown as one that does not exist. */
export const invoiceMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, invoiceMessages)
