import type { Language } from '@onair/core/language'

/** The messages of one widget in one language: flat, with `{{name}}` for values and `_one`/`_other` for plurals. */
export type Messages = Readonly<Record<string, string>>

/** A key as the code uses it: plurals without their suffix. */
export type MessageKey<T> = keyof T extends infer K
  ? K extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : Extract<K, string>
  : never

export type Translate<T> = (key: MessageKey<T>, values?: Readonly<Record<string, string | number>>) => string

/**
 * A count's plural form, by CLDR's rules for cardinals. `Intl.PluralRules` would load the browser's data of all languages before
 * the first text is painted.
 */
const pluralOf = (count: number, language: Language) =>
  (language === 'fr' ? count < 2 : count === 1) ? 'one' : 'other'

/**
 * Islands and the script tag use this instead of the i18next runtime (14.4 kB, where the smallest element has 19.0): same files,
 * same result. A `count`
 * selects the plural by the language's rule (in French 0 is singular).
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
