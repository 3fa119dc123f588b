import { addDays } from './dates/days.ts'

/** An event: of a whole day, `YYYY-MM-DD`, or from one instant to another. `id` stays the same when the event moves. */
export type CalendarEvent = { id: string; title: string; url: string; text?: string } & (
  | { day: string }
  | { start: string | Date; end: string | Date }
)

/** A calendar: who made it, and for one that is subscribed to, its name. */
type Calendar = { maker: string; name?: string }

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')
const compact = (day: string) => day.replaceAll('-', '')

/** Lines are folded at 75 octets; a character is never cut. */
function fold(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 74) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += character
    octets += size
  }
  return [...rows, row].join('\r\n')
}

/** An instant in UTC: a reader needs no rules of time zones for it, and shows it in its own. */
const utc = (instant: string | Date): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * A calendar file (iCalendar, RFC 5545). Reading it again replaces events with the same id.
 *
 * @param now when the file is made
 * @param calendar a name makes it a calendar to subscribe to, which is read again every hour (RFC 7986)
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date, { maker, name }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Onair//${maker}//EN`,
    ...(name ? [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'] : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.id)}`,
      `DTSTAMP:${utc(now)}`,
      ...('day' in event
        ? [`DTSTART;VALUE=DATE:${compact(event.day)}`, `DTEND;VALUE=DATE:${compact(addDays(event.day, 1))}`]
        : [`DTSTART:${utc(event.start)}`, `DTEND:${utc(event.end)}`]),
      `SUMMARY:${escaped(event.title)}`,
      ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
      `URL:${event.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
