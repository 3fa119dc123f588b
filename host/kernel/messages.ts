import type { Language } from '@onair/core/language'
import { type Messages, type Translate, translator as translatorOf } from '@onair/core/messages'

/**
 * The texts of one page or part in the language of a visit: `translator(visit, en, fr)`. They are rendered on the server
 * and never downloaded. French that lacks a key of English does not compile.
 */
export const translator = <M extends Messages>(
  { language }: { language: Language },
  en: M,
  fr: NoInfer<M>,
): Translate<M> => translatorOf<M>(language === 'fr' ? fr : en, language)
