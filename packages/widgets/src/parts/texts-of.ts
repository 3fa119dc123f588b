import type { Language } from '@onair/core/language'
import { type Messages, type Translate, translator } from '../kit/i18n/translate.ts'

/** The messages of a part, by language. Parts have no context, so the caller passes the language. */
export const textsOf =
  <English extends Messages>(english: English, french: { readonly [Key in keyof English]: string }) =>
  (language: Language): Translate<English> =>
    translator<{ readonly [Key in keyof English]: string }>(language === 'fr' ? french : english, language)
