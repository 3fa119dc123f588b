import type { When } from '../shared/dates/date-format.ts'
import { formatDay } from '../shared/dates/dates.ts'
import { addDays } from '../shared/dates/days.ts'
import { planTimeZone } from '../shared/dates/time-zone.ts'
import { formatTime } from '../shared/dates/times.ts'
import { zonedDate, zonedInstant } from '../shared/dates/zoned-days.ts'
import type { Language } from '../shared/language.ts'
import { translatorIn } from '../shared/messages.ts'
import en from './airing.messages.en.json' with { type: 'json' }
import fr from './airing.messages.fr.json' with { type: 'json' }

/** The day of a programme relative to today. */
export type AiringDay = 'earlier' | 'yesterday' | 'today' | 'tonight' | 'tomorrow' | 'this-week' | 'later'

/** Programmes of today that start at this hour or later are `tonight`. */
const evening = '18:00'

/**
 * The day of a programme relative to today, in the calendar of a time zone.
 *
 * 1. A programme of the same day is `today`, or `tonight` when it starts at 6 p.m. or later.
 * 2. The calendar days before and after are `yesterday` and `tomorrow`, however few hours lie between.
 * 3. The five days after tomorrow and the five before yesterday are `this-week`. All other days are `earlier` or `later`.
 */
export function airingDay(start: When, now: When, timeZone: string): AiringDay {
  const day = zonedDate(start, timeZone)
  const today = zonedDate(now, timeZone)
  if (day === today) {
    return new Date(start).getTime() < zonedInstant(day, evening, timeZone).getTime() ? 'today' : 'tonight'
  }
  if (day === addDays(today, 1)) return 'tomorrow'
  if (day === addDays(today, -1)) return 'yesterday'
  return addDays(today, -6) <= day && day <= addDays(today, 6) ? 'this-week' : day < today ? 'earlier' : 'later'
}

/** Whether a programme is still to come this evening, in the calendar of a time zone. */
export const isTonight = (start: When, now: Date, timeZone: string): boolean =>
  new Date(start) > now && airingDay(start, now, timeZone) === 'tonight'

/** `8:00 PM` in English. In French `20 h`, or `20 h 30` when the minutes are not zero. */
function clock(when: When, language: Language, timeZone: string): string {
  const time = formatTime(when, language, timeZone)
  return language === 'fr' ? time.replace(/\u00a0?00$/, '').trimEnd() : time
}

/**
 * A programme's day and time for use inside a sentence: `tonight at 8:00 PM` or `ce soir à 20 h`.
 *
 * @param timeZone the shopper's time zone.
 */
export function airingText(start: When, now: When, language: Language, timeZone = planTimeZone): string {
  const day = formatDay(start, language, timeZone)
  const [weekday = day] = day.split(/[ ,]/)
  return translatorIn(
    language,
    en,
    fr,
  )(airingDay(start, now, timeZone), {
    time: clock(start, language, timeZone),
    weekday,
    day,
  })
}
