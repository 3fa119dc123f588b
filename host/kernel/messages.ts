import type { Language } from '@onair/core/language'
import i18next, { type TFunction } from 'i18next'
import en from '../messages/en.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }

type Keys<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${K}` : Keys<T[K], `${Before}${K}.`>
}[keyof T & string]

type Plural<Key extends string> = Key extends `${infer Name}_${'one' | 'many' | 'other'}` ? Name : Key
/** A text of the pages themselves; the widgets bring their own. */
export type HostKey = Plural<Keys<typeof en>>
export type Translate = (key: HostKey, values?: Record<string, string | number>) => string

/** A text that French lacks does not compile. */
const messages: Record<Language, typeof en> = { en, fr }

/** The pages' texts in one language. They are rendered on the server and never downloaded. */
export function translator(language: Language): Translate {
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: { translation: messages[language] } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  const t: TFunction = instance.t
  return (key, values) => t(key, { ...values })
}
