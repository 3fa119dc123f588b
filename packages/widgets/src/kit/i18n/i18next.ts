import { htmlLang, type Language } from '@onair/core/language'
import { createInstance, type i18n } from 'i18next'
import { messages } from './messages.ts'

/**
 * The widgets' texts for an application that already runs i18next: one namespace for each widget.
 *
 *     const texts = await createI18n('fr')
 *     texts.t('schedule:with', { host: 'Anne' })
 */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance()
  await instance.init({
    lng: htmlLang(language),
    fallbackLng: false,
    ns: Object.keys(messages.en),
    resources: { 'en-CA': messages.en, 'fr-CA': messages.fr },
    // Texts are rendered as text, never as HTML: escaping them again would show `&amp;`.
    interpolation: { escapeValue: false },
  })
  return instance
}
