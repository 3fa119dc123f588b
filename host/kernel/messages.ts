import type { Language } from '@onair/core/language'
import i18next from 'i18next'

/** The messages of one page or part in one language: texts, or sections of texts. */
type Messages = { readonly [key: string]: string | Messages }

type Keys<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${K}` : Keys<T[K], `${Before}${K}.`>
}[keyof T & string]

type Plural<Key extends string> = Key extends `${infer Name}_${'one' | 'many' | 'other'}` ? Name : Key

/** The keys of a messages file: `title`, or `menu.title` within a section. Plural forms count as one key. */
export type MessageKey<M> = Plural<Keys<M>>
/** Gives the text of a key, with its values filled in. */
export type Translate<M> = (key: MessageKey<M>, values?: Values) => string

type Values = Record<string, string | number>
const functions = new WeakMap<object, (key: string, values?: Values) => string>()

/**
 * The texts of one page or part in the language of a visit: `translator(visit, en, fr)`. They are rendered on the server
 * and never downloaded. French that lacks a key of English does not compile.
 */
export function translator<M extends Messages>(
  { language }: { language: Language },
  en: M,
  fr: NoInfer<M>,
): Translate<M> {
  const messages = language === 'fr' ? fr : en
  const made = functions.get(messages) ?? createFunction(language, messages)
  functions.set(messages, made)
  return made
}

function createFunction(language: Language, messages: Messages): (key: string, values?: Values) => string {
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: { translation: messages } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return (key, values) => instance.t(key, { ...values })
}
