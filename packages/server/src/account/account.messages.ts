import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { type CodeOf, messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { signInMessages } from '../sign-in/sign-in.messages.ts'
import en from './account.messages.en.json' with { type: 'json' }
import fr from './account.messages.fr.json' with { type: 'json' }

/** Accounts and their addresses. */
export const accountMessages = messagesOf(en, fr)

/** The codes of the account's refusals. */
export type AccountCode = CodeOf<typeof kernelMessages | typeof accountMessages>

export const { refuse, refuseAll } = refusalsOf(kernelMessages, signInMessages, accountMessages)
