import { zonedInstant } from '@onair/core/dates'
import { addHours, addMilliseconds, addSeconds } from '../kernel/instants.ts'
import { type Reader, wrong } from './cells.ts'
import { zoneOf } from './zones.ts'

const zone = String.raw`\s*([A-Za-z+-][\w:/+-]*)?`
const iso = new RegExp(String.raw`^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?${zone}$`)
const digits = new RegExp(String.raw`^(\d{4})(\d\d)(\d\d)(?:(\d\d)(?:(\d\d)(\d\d)?)?)?()${zone}$`)

/**
 * Reads when a programme begins or ends.
 *
 * 1. ISO 8601, or the digits of XMLTV: 14, or their first 12, 10 or 8.
 * 2. It may have an offset or the name of a zone, such as `America/Toronto`.
 * 3. Without one it is local time in `timeZone`.
 * 4. A local time that occurs twice or never is refused, and so is a day or a time that does not exist.
 */
export function airTime(timeZone: string): Reader<Date> {
  return (value) => {
    const written = typeof value === 'string' ? value.trim() : ''
    const match = written.length > 60 ? null : (iso.exec(written) ?? digits.exec(written))
    if (!match)
      return wrong(
        `It is no time such as 2026-11-23T18:00-05:00, 2026-11-23T18:00 (in ${timeZone}) or 20261123180000 -0500.`,
      )
    const [, year, month, day, hours = '00', minutes = '00', seconds = '00', fraction = '', suffix] = match
    const clock = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}`
    const asUtc = new Date(`${clock}Z`)
    if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(clock))
      return wrong('There is no such day or time.')
    if (Number(year) < 1900 || Number(year) > 2200) return wrong('It must be a year from 1900 to 2200.')
    const namedZone = suffix === undefined ? { timeZone } : zoneOf(suffix)
    if (!namedZone)
      return wrong(
        /\d/.test(suffix ?? '')
          ? `There is no offset ${suffix}.`
          : `The time zone “${suffix}” is unknown, or has several meanings: write its offset, such as -0500.`,
      )
    const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'))
    if ('offset' in namedZone) return addMilliseconds(new Date(`${clock}${namedZone.offset}`), milliseconds)
    return onClock(clock, milliseconds, namedZone.timeZone)
  }
}

function onClock(clock: string, milliseconds: number, timeZone: string): ReturnType<Reader<Date>> {
  const first = zonedInstant(clock.slice(0, 10), clock.slice(11, 16), timeZone)
  const instant = addMilliseconds(addSeconds(first, Number(clock.slice(17))), milliseconds)
  const shown = clock.replace('T', ' ')
  const face = faceOf(timeZone)
  if (face.format(instant) !== shown)
    return wrong(`The clock of ${timeZone} skips this time on that day: add an offset, such as -0500.`)
  if (face.format(addHours(instant, 1)) === shown)
    return wrong(`The clock of ${timeZone} shows this time twice on that day: add an offset, such as -0400 or -0500.`)
  return instant
}

const faces = new Map<string, Intl.DateTimeFormat>()

/** A wall clock’s time as `2026-11-01 01:30:00`. */
function faceOf(timeZone: string): Intl.DateTimeFormat {
  const cached = faces.get(timeZone)
  if (cached) return cached
  const face = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  // A file may name every zone, in any spelling.
  if (faces.size < 500) faces.set(timeZone, face)
  return face
}
