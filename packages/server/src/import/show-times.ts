import { planTimeZone, zonedInstant } from '@onair/core/dates'
import { addHours, addMilliseconds, addSeconds } from '../kernel/instants.ts'
import { type Reader, wrong } from './cells.ts'

/** A wall clock’s time as `2026-11-01 01:30:00`. */
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: planTimeZone, dateStyle: 'short', timeStyle: 'medium' })

const iso = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?(Z|[+-]\d\d:\d\d)?$/
const xmltv = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)()? ([+-]\d{4})$/

/**
 * Reads when a programme begins or ends.
 *
 * 1. ISO 8601 with an offset, or XMLTV’s `20261123180000 -0500`, is that instant.
 * 2. ISO 8601 without an offset is the clock of Toronto.
 * 3. A time that Toronto’s clock shows twice, or never, is refused, and so is a day or a time that does not exist.
 */
export const airTime: Reader<Date> = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  const match = iso.exec(written) ?? xmltv.exec(written)
  if (!match)
    return wrong('It is no time such as 2026-11-23T18:00-05:00, 2026-11-23T18:00 (in Toronto) or 20261123180000 -0500.')
  const [, year, month, day, hours, minutes, seconds = '00', fraction = '0', offset] = match
  const clock = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}`
  const asUtc = new Date(`${clock}Z`)
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(clock))
    return wrong('There is no such day or time.')
  if (Number(year) < 1900 || Number(year) > 2200) return wrong('It must be a year from 1900 to 2200.')
  if (offset) {
    const zone = offset === 'Z' || offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`
    const instant = new Date(`${clock}.${fraction.padEnd(3, '0')}${zone}`)
    return Number.isNaN(instant.getTime()) ? wrong(`There is no offset ${offset}.`) : instant
  }
  const first = zonedInstant(`${year}-${month}-${day}`, `${hours}:${minutes}`, planTimeZone)
  const instant = addMilliseconds(addSeconds(first, Number(seconds)), Number(fraction.padEnd(3, '0')))
  const shown = clock.replace('T', ' ')
  if (wall.format(instant) !== shown) return wrong('Toronto’s clock skips this time on that day: add an offset.')
  if (wall.format(addHours(instant, 1)) === shown)
    return wrong('Toronto’s clock shows this time twice on that day: add -04:00 or -05:00.')
  return instant
}
