import en from './parts.messages.en.json'
import fr from './parts.messages.fr.json'
import { textsOf } from './texts-of.ts'

/** The messages of the parts that lists show. Larger parts have their own, which the other widgets do not download. */
export const partTexts = textsOf(en, fr)
