import { addDays } from '../shared/dates.ts'

/** An event of a whole day. */
export type CalendarEvent = { id: string; day: string; title: string; url: string }

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
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

/**
 * A calendar file (iCalendar, RFC 5545) of whole-day events. Reading it again replaces events with the same id.
 *
 * @param now when the file is made
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Onair//Easy Pay//EN',
    ...events.flatMap(({ id, day, title, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
