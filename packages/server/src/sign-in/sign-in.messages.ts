import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './sign-in.messages.en.json' with { type: 'json' }
import fr from './sign-in.messages.fr.json' with { type: 'json' }

/** Signing in, and choosing a new password. */
export const signInMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, signInMessages)
