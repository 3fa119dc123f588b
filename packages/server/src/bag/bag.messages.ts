import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { type CodeOf, messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './bag.messages.en.json' with { type: 'json' }
import fr from './bag.messages.fr.json' with { type: 'json' }

/**
 * The bag and its promo codes. `{{name}}` is a product’s name, in the language of the sentence. The sentences about promo codes are
 * shown when a code is typed, and for a code in the bag that gives no discount.
 */
export const bagMessages = messagesOf(en, fr)

/** The codes of all messages that this feature uses. */
export type BagCode = CodeOf<typeof kernelMessages | typeof bagMessages>

export const { refuse, refuseAll, messageIn } = refusalsOf(kernelMessages, catalogueMessages, bagMessages)
