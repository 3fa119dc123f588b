import { type CalendarEvent, calendarFile } from '@onair/core/calendar-file'
import { type feedPath, guideSlug, hostsIn, hostsOf, plainTitle, showPath } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import type { ShowRow } from './guide.queries.ts'

type Made = { language: Language; now: Date; shopOrigin: string }

const maker = 'Programmes'
const titleOf = (row: ShowRow, language: Language) => (language === 'fr' ? row.titleFr : row.titleEn)
const withHost = { en: 'With', fr: 'Avec' } as const

/** A programme as an event. Its id does not change when the programme moves, so that calendars move it too. */
function eventOf(row: ShowRow, { language, shopOrigin }: Made): CalendarEvent {
  const description = language === 'fr' ? row.descriptionFr : row.descriptionEn
  return {
    id: `${row.id}@${new URL(shopOrigin).hostname}`,
    title: titleOf(row, language),
    text: [`${withHost[language]} ${hostsIn(row.host, language)}`, description].filter(Boolean).join('\n'),
    url: `${shopOrigin}/${language}${showPath(row.id)}`,
    start: row.start,
    end: row.end,
  }
}

/** A programme as a calendar file. */
export const showCalendar = (row: ShowRow, made: Made): string =>
  calendarFile([eventOf(row, made)], made.now, { maker })

/** The programmes with a title, repeats included, or with a host, as a calendar to subscribe to; undefined if there are none. */
export function feedOf(
  rows: readonly ShowRow[],
  { kind, slug, ...made }: Made & { kind: 'title' | 'host'; slug: string },
): string | undefined {
  const namesOf = (row: ShowRow) => (kind === 'host' ? hostsOf(row.host) : [plainTitle(titleOf(row, made.language))])
  const named = (row: ShowRow) => namesOf(row).find((name) => guideSlug(name) === slug)
  const own = rows.filter(named)
  const [first] = own
  const name = first && named(first)
  if (!name) return undefined
  return calendarFile(
    own.map((row) => eventOf(row, made)),
    made.now,
    { maker, name: `Onair · ${name}` },
  )
}

/** The kinds of feeds, as addresses spell them. */
export const isFeedKind = (kind: string): kind is Parameters<typeof feedPath>[0] => kind === 'title' || kind === 'host'
