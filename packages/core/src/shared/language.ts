/** The languages that the shop speaks, as they stand in the paths of its calls and pages. */
export type Language = 'en' | 'fr'

/** The language with its country, as the `language` cookie holds it. */
export type Locale = 'en_CA' | 'fr_CA'

/** The locale of a visitor who chose none. */
const defaultLocale: Locale = 'en_CA'

/**
 * Any spelling of a language (`fr`, `FR-ca`, `fr_CA`, `en_US`, a cookie's leftovers) to one of ours. Never throws.
 *
 * 1. Case, surrounding space and the kind of separator do not matter.
 * 2. Only the language counts, not the country.
 * 3. Any other language is the default, English.
 */
export function parseLocale(text: string | null | undefined): Locale {
  return /^\s*fr(?![a-z])/i.test(text ?? '') ? 'fr_CA' : defaultLocale
}

/** The part before the underscore: the language in the path of a call (specification §1). */
export function apiLanguage(locale: Locale): Language {
  return locale === 'fr_CA' ? 'fr' : 'en'
}

/** A language's locale: what the cookie stores. */
export function localeOf(language: Language): Locale {
  return language === 'fr' ? 'fr_CA' : 'en_CA'
}

/** The value of an HTML `lang` attribute, which Intl takes as well: `en-CA` or `fr-CA`. */
export function htmlLang(language: Language): 'en-CA' | 'fr-CA' {
  return language === 'fr' ? 'fr-CA' : 'en-CA'
}

/** One text in both languages. */
export type Bilingual = { readonly en: string; readonly fr: string }
