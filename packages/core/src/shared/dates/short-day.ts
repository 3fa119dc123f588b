import { htmlLang, type Language } from '../language.ts'
import { frenchFirst } from './date-format.ts'

/**
 * A calendar day where seven stand in a row: `Sun, Nov 22` or `dim. 22 nov.`.
 * @param date `YYYY-MM-DD`
 */
export function formatShortDay(date: string, language: Language): string {
  const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return frenchFirst(new Intl.DateTimeFormat(htmlLang(language), style).format(new Date(date)), language)
}
