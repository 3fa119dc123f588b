import { guideMessages } from '../guide/guide.messages.ts'
import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './reminders.messages.en.json' with { type: 'json' }
import fr from './reminders.messages.fr.json' with { type: 'json' }

/** Reminders of programmes. */
export const remindersMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, guideMessages, remindersMessages)
