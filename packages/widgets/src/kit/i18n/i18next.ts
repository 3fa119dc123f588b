import { htmlLang, type Language } from '@onair/core/language'
import { createInstance, type i18n } from 'i18next'
import { messages } from './messages.ts'

/**
 * The widgets' messages for an application that uses i18next: one namespace for each messages file.
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
    // React escapes texts when it renders them: escaping them twice would show `&amp;`.
    interpolation: { escapeValue: false },
  })
  return instance
}
