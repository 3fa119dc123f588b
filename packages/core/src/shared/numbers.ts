import { htmlLang, type Language } from './language.ts'
import { sameSpaces } from './same-spaces.ts'

type Formats = { decimal: Intl.NumberFormat; percent: Intl.NumberFormat }

// Creating a formatter costs a hundred times more than using it, and a list prints dozens of numbers.
const formats: Partial<Record<Language, Formats>> = {}

function formatsOf(language: Language): Formats {
  const locale = htmlLang(language)
  formats[language] ??= {
    decimal: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
  }
  return formats[language]
}

/** A count or a rating: `1,234` or `4.5` in English, `1 234` or `4,5` in French (with a no-break space). */
export function formatNumber(value: number, language: Language): string {
  return sameSpaces(formatsOf(language).decimal.format(value))
}

/** A rate in percent, 9.975 for instance: `9.975%` in English, `9,975 %` in French (with a no-break space). */
export function formatPercent(rate: number, language: Language): string {
  return sameSpaces(formatsOf(language).percent.format(rate / 100))
}
