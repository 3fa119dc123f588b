import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './invoice.messages.en.json' with { type: 'json' }
import fr from './invoice.messages.fr.json' with { type: 'json' }

/** Why an invoice cannot be read. Another customer's order gets the same reply as an unknown one. */
export const invoiceMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, invoiceMessages)
