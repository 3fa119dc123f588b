import { htmlLang, type Language } from './language.ts'

/** The name of a time zone without its season: `Eastern Time`, `heure de l’Est nord-américain`. */
export function timeZoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(htmlLang(language), { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
