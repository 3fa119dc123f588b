import { htmlLang, type Language } from '@onair/core/language'
import type { Messages } from '@onair/core/messages'
import { createInstance } from 'i18next'
import { type MessageOverrides, overridden } from './overrides.ts'
import type { MessageLookup } from './use-messages.ts'

/**
 * i18next wants the French plural for millions beside `_one` and `_other`. The files have none, and it would show the key.
 */
const withMillions = (messages: Messages): Messages => ({
  ...Object.fromEntries(
    Object.entries(messages).flatMap(([key, text]) =>
      key.endsWith('_other') ? [[key.replace(/_other$/, '_many'), text]] : [],
    ),
  ),
  ...messages,
})

/**
 * Finds texts through i18next, for React applications. Each messages file is a namespace, added when a widget first uses it, so
 * that an application contains only the texts of its own widgets. Replacing texts may use i18next's features: nesting
 * (`$t(title)`) and formats (`{{price, currency(CAD)}}`).
 */
export function i18nextLookup(overrides: MessageOverrides = {}): MessageLookup {
  const instance = createInstance()
  void instance.init({
    fallbackLng: false,
    // Without this, an empty text would show its key.
    returnEmptyString: true,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React already escapes texts: escaping them twice would show `&amp;`.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return (name, messages, language: Language) => {
    const lng = htmlLang(language)
    if (!instance.hasResourceBundle(lng, name))
      instance.addResourceBundle(lng, name, withMillions(overridden(overrides, name, messages, language)))
    const t = instance.getFixedT(lng, name)
    return (key, values) => t(key, { ...values })
  }
}
