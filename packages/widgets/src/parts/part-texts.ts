import type { Language } from '@onair/core/language'
import { parts as en } from '../i18n/messages/en.json'
import { parts as fr } from '../i18n/messages/fr.json'
import { type Translate, translator } from '../i18n/translate.ts'

/** The parts' own texts. Parts have no context: whoever uses one says in which language. */
export function partTexts(language: Language): Translate<typeof en> {
  const french: { readonly [Key in keyof typeof en]: string } = fr
  return translator<typeof en>(language === 'fr' ? french : en, language)
}
