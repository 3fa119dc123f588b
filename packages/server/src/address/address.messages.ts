import { accountMessages } from '../account/account.messages.ts'
import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './address.messages.en.json' with { type: 'json' }
import fr from './address.messages.fr.json' with { type: 'json' }

/** Addresses that are looked up, and pick-up points. */
export const addressMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, accountMessages, addressMessages)
