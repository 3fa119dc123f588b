import { addDays } from '../shared/dates/days.ts'
import { zonedDayRange } from '../shared/dates/zoned-days.ts'
import type { Language } from '../shared/language.ts'
import { type Airing, at } from './on-air.rules.ts'

/** The first programme that starts after an instant. */
export function nextAfter<T extends Airing>(shows: readonly T[], instant: Date): T | undefined {
  return shows
    .filter((show) => at(show.start) > instant.getTime())
    .reduce<T | undefined>((first, show) => (first && at(first.start) <= at(show.start) ? first : show), undefined)
}

/** The programmes that have not ended at an instant. */
export function restOf<T extends Airing>(shows: readonly T[], instant: Date): T[] {
  return shows.filter((show) => at(show.end) > instant.getTime())
}

/** The least number of programmes in a list of upcoming ones, if the channel has planned that many. */
const comingUp = 5

/** The number of programmes that a list of upcoming ones needs from the next day. */
export function neededFromNextDay(shows: readonly Airing[], instant: Date): number {
  return Math.max(0, comingUp - shows.filter((show) => at(show.start) > instant.getTime()).length)
}

/**
 * The programmes of a list of upcoming ones: those of a day that have not ended, and as many of the next day's first ones as
 * the list needs, so that it does not run empty before midnight.
 *
 * @param shows programmes of the day and of the next one, by their starts
 * @param dayEnd the first instant of the next day
 */
export function upcomingOf<T extends Airing>(shows: readonly T[], instant: Date, dayEnd: Date): T[] {
  const rest = restOf(shows, instant)
  const today = rest.filter(({ start }) => at(start) < dayEnd.getTime())
  return rest.slice(0, today.length + neededFromNextDay(today, instant))
}

/** The next instant at which the programme on air can change: the nearest start or end. Undefined when none is planned. */
export function nextChange(shows: readonly Airing[], instant: Date): Date | undefined {
  const times = shows.flatMap(({ start, end }) => [at(start), at(end)]).filter((time) => time > instant.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** The number of days in a week of the guide. */
const daysInWeek = 7

/** The seven calendar days from one on. */
export const weekFrom = (date: string): string[] =>
  Array.from({ length: daysInWeek }, (_, after) => addDays(date, after))

/**
 * The programmes that run at any time of a calendar day in a time zone, also those that began the day before. A day has 23
 * or 25 hours when the clocks change.
 */
export function showsOn<T extends Airing>(shows: readonly T[], date: string, timeZone: string): T[] {
  const { start, end } = zonedDayRange(date, timeZone)
  return shows.filter((show) => at(show.end) > start.getTime() && at(show.start) < end.getTime())
}

/** The hosts of a programme, each by name: `A & B` are two, and in French `A et B`. */
export const hostsOf = (host: string): string[] => host.split(/ (?:&|et) /)

/** The hosts of a programme as a language joins them. */
export const hostsIn = (host: string, language: Language): string =>
  hostsOf(host).join(language === 'fr' ? ' et ' : ' & ')

/** A title or a name in an address: small letters and digits without accents, joined by dashes; empty for one without any. */
export const guideSlug = (text: string): string =>
  plainTitle(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The path of a host's page; undefined for a name without letters and digits. */
export function hostPath(name: string): string | undefined {
  const slug = guideSlug(name)
  return slug ? `/pages/hosts/${encodeURIComponent(slug)}` : undefined
}

/**
 * The path of a calendar to subscribe to: all airings of a title, repeats included, or all programmes with a host. Undefined
 * for a name without letters and digits.
 */
export function feedPath(kind: 'title' | 'host', name: string, language: Language): string | undefined {
  const slug = guideSlug(name)
  return slug ? `/calendar/${kind}/${encodeURIComponent(slug)}.ics?language=${language}` : undefined
}

/** A programme's title without what follows in parentheses: a repeat's `(Encore)` or `(reprise)`. */
export const plainTitle = (title: string): string => title.replace(/\s*\([^()]*\)\s*$/u, '') || title

/** The order of a search: present and future programmes, soonest first; then past ones, latest first. */
export function soonestFirst(one: Airing, other: Airing, now: Date): number {
  const [oneIsOver, otherIsOver] = [at(one.end) <= now.getTime(), at(other.end) <= now.getTime()]
  if (oneIsOver !== otherIsOver) return oneIsOver ? 1 : -1
  return oneIsOver ? at(other.start) - at(one.start) : at(one.start) - at(other.start)
}
