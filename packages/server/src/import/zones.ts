import { isTimeZone } from '@onair/core/dates'

/**
 * The names of time zones in guides, with their offsets. North America's are those of RFC 2822, section 4.3. Ambiguous names such as
 * IST are left out, except for BST, which the DTD of XMLTV defines.
 */
const offsets: Readonly<Record<string, string>> = {
  UTC: '+00:00',
  GMT: '+00:00',
  UT: '+00:00',
  Z: '+00:00',
  NST: '-03:30',
  NDT: '-02:30',
  AST: '-04:00',
  ADT: '-03:00',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  AKST: '-09:00',
  AKDT: '-08:00',
  HST: '-10:00',
  WET: '+00:00',
  WEST: '+01:00',
  BST: '+01:00',
  CET: '+01:00',
  MET: '+01:00',
  CEST: '+02:00',
  MEST: '+02:00',
  EET: '+02:00',
  EEST: '+03:00',
  MSK: '+03:00',
  AWST: '+08:00',
  ACST: '+09:30',
  ACDT: '+10:30',
  AEST: '+10:00',
  AEDT: '+11:00',
  NZST: '+12:00',
  NZDT: '+13:00',
}

const numeric = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?$/i

/** A zone as it is written after a time: an offset of ISO 8601, or a time zone with a clock of its own. */
export type Zone = { offset: string } | { timeZone: string }

/** Reads `-0500`, `-05:00`, `-05`, `UTC-5`, `Z`, a name such as `EST`, or `America/Toronto`. */
export function zoneOf(written: string): Zone | undefined {
  const match = numeric.exec(written)
  if (match) {
    const [, sign, hours = '', minutes = '00'] = match
    return Number(hours) <= 18 ? { offset: `${sign}${hours.padStart(2, '0')}:${minutes}` } : undefined
  }
  const name = written.toUpperCase()
  if (Object.hasOwn(offsets, name)) return { offset: offsets[name] ?? '' }
  return written.includes('/') && isTimeZone(written) ? { timeZone: written } : undefined
}
