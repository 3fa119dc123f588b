import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './catalogue.messages.en.json' with { type: 'json' }
import fr from './catalogue.messages.fr.json' with { type: 'json' }

/** Products, sharing one and waiting for one. */
export const catalogueMessages = messagesOf(en, fr)

export const { refuse, refuseAll } = refusalsOf(kernelMessages, catalogueMessages)
