import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { signInMessages } from '../sign-in/sign-in.messages.ts'
import en from './information.messages.en.json' with { type: 'json' }
import fr from './information.messages.fr.json' with { type: 'json' }

/** Changing e-mail, password and security question; sessions. */
export const informationMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, signInMessages, informationMessages)
