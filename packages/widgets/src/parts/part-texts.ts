import type { Language } from '@onair/core/language'
import { type Translate, translator } from '../kit/i18n/translate.ts'
import en from './parts.messages.en.json'
import fr from './parts.messages.fr.json'

/** The parts' own messages. Parts have no context, so the caller passes the language. */
export function partTexts(language: Language): Translate<typeof en> {
  const french: { readonly [Key in keyof typeof en]: string } = fr
  return translator<typeof en>(language === 'fr' ? french : en, language)
}
