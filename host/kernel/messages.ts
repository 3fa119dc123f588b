import type { Language } from '@onair/core/language'
import { type Messages, type Translate, translatorIn } from '@onair/core/messages'

/**
 * The texts of one page or part in the language of a visit: `translator(visit, en, fr)`. They are rendered on the server and
 * never downloaded. A key that French lacks does not compile.
 */
export const translator = <T extends Messages>(visit: { language: Language }, en: T, fr: NoInfer<T>): Translate<T> =>
  translatorIn<T>(visit.language, en, fr)
