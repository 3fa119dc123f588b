import en from './kernel.messages.en.json' with { type: 'json' }
import fr from './kernel.messages.fr.json' with { type: 'json' }
import { messagesOf, refusalsOf } from './refusal.ts'

/**
 * Refusals common to all calls: invalid requests, permissions and unavailable services. `{{field}}` is what people call a field
 * (`fieldName`); `Area` has the wire's name.
 */
export const kernelMessages = messagesOf(en, fr)

export const { refuse, refuseAll } = refusalsOf(kernelMessages)
