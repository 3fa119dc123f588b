import type { Language } from './language.ts'

/**
 * The texts of one messages file, `x.messages.en.json` or `x.messages.fr.json`: by key, with `{{name}}` for values, and
 * `_one`, `_many` and `_other` for the plurals of a `count`.
 */
export type Messages = Readonly<Record<string, string>>

/** A key as the code uses it: plurals without their suffix. */
export type MessageKey<T> = keyof T extends infer K
  ? K extends `${infer Stem}_${'one' | 'many' | 'other'}`
    ? Stem
    : Extract<K, string>
  : never

/** Gives the text of a key with its values filled in. */
export type Translate<T> = (key: MessageKey<T>, values?: Readonly<Record<string, string | number>>) => string

/**
 * A count's plural form, by CLDR's rules for cardinals. `Intl.PluralRules` would load the browser's data of all languages before
 * the first text is painted.
 */
function pluralOf(count: number, language: Language): 'one' | 'many' | 'other' {
  if (language === 'en') return count === 1 ? 'one' : 'other'
  if (count < 2) return 'one'
  return count % 1_000_000 === 0 ? 'many' : 'other'
}

/**
 * The one translator of widgets, pages and the server's refusals: of the texts of one file in one language. A `count` selects the plural by the
 * language's rule: in French 0 is singular, and whole millions have a form of their own (`_many`, else `_other`). A value that is
 * missing leaves its place as it is written.
 *
 * i18next reads the same files with the same result. Its 14.4 kB are for applications in React, whose replacing texts may use
 * what it offers more: the smallest element of the script tag has 19.0.
 */
export function translator<T extends Messages>(messages: T, language: Language): Translate<T> {
  const texts: Messages = messages
  return (key, values = {}) => {
    const { count } = values
    const plural = typeof count === 'number' ? pluralOf(count, language) : 'other'
    const text = texts[key] ?? texts[`${key}_${plural}`] ?? texts[`${key}_other`] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

/** The translator of a file in both languages. French that lacks a key of English does not compile. */
export const translatorIn = <T extends Messages>(language: Language, en: T, fr: NoInfer<T>): Translate<T> =>
  translator<T>(language === 'fr' ? fr : en, language)
