import { expect, test } from 'vitest'
import { z } from 'zod'
import { needed } from './cells.ts'
import { airTime } from './show-times.ts'

const read = (at: unknown, timeZone = 'America/Toronto') => {
  const { data, error } = z.object({ at: needed(airTime(timeZone)) }).safeParse({ at })
  return data?.at.toISOString() ?? error?.issues[0]?.message
}

test.each([
  ['1 an offset', '2026-11-23T18:00-05:00', '2026-11-23T23:00:00.000Z'],
  ['1 UTC', '2026-11-23T18:00:30.250Z', '2026-11-23T18:00:30.250Z'],
  ['1 Newfoundland', '2026-11-23T18:00-03:30', '2026-11-23T21:30:00.000Z'],
  ['1 XMLTV', '20261123180000 -0500', '2026-11-23T23:00:00.000Z'],
  ['1 XMLTV in the hour that occurs twice', '20261101013000 -0500', '2026-11-01T06:30:00.000Z'],
  ['1 the first twelve digits', '202611231800 -0500', '2026-11-23T23:00:00.000Z'],
  ['1 the first ten digits', '2026112318 -0500', '2026-11-23T23:00:00.000Z'],
  ['1 the first eight digits', '20261123 -0500', '2026-11-23T05:00:00.000Z'],
  ['2 an offset with a colon', '20261123180000 -05:00', '2026-11-23T23:00:00.000Z'],
  ['2 an offset of hours', '20261123180000 -05', '2026-11-23T23:00:00.000Z'],
  ['2 an offset without a blank', '20261123180000+0530', '2026-11-23T12:30:00.000Z'],
  ['2 Z', '20261123180000 Z', '2026-11-23T18:00:00.000Z'],
  ['2 UTC with hours', '20261123180000 UTC+2', '2026-11-23T16:00:00.000Z'],
  ['2 EST', '20261123180000 EST', '2026-11-23T23:00:00.000Z'],
  ['2 edt in small letters', '20260701180000 edt', '2026-07-01T22:00:00.000Z'],
  ['2 BST as in the DTD', '200007281733 BST', '2000-07-28T16:33:00.000Z'],
  ['2 the clock of a city', '20260701180000 Europe/London', '2026-07-01T17:00:00.000Z'],
  ['2 ISO 8601 with a name', '2026-11-23T18:00 NST', '2026-11-23T21:30:00.000Z'],
  ['3 digits on the clock of Toronto', '20261123180000', '2026-11-23T23:00:00.000Z'],
  ['3 winter in Toronto', '2026-11-23T18:00', '2026-11-23T23:00:00.000Z'],
  ['3 summer in Toronto', '2026-07-01 18:00:15', '2026-07-01T22:00:15.000Z'],
  ['3 midnight of the day on which the clock goes back', '2026-11-01T00:00', '2026-11-01T04:00:00.000Z'],
  ['3 the last minute before the hour that occurs twice', '2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
  ['3 the first minute after it', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ['3 the last minute before the jump', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['3 the first minute after it', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
])('%s: %s', (_, written, instant) => {
  expect(read(written)).toBe(instant)
})

test.each([
  ['2026-11-01T01:00', /twice/],
  ['2026-11-01T01:59:59', /twice/],
  ['2026-03-08T02:00', /skips/],
  ['2026-03-08T02:59', /skips/],
  ['2026-02-30T10:00', /no such day/],
  ['20260230100000 -0500', /no such day/],
  ['2026-11-23T24:00', /no such day/],
  ['2026-11-23T23:60', /no such day/],
  ['2026-11-23T18:00+99:00', /no offset/],
  ['0001-01-01T00:00Z', /from 1900/],
  ['20261101013000', /twice/],
  ['20260308023000 America/Toronto', /clock of America\/Toronto skips/],
  ['2026-11-23T18:00 America/Nowhere', /“America\/Nowhere” is unknown/],
  ['20261123180000 IST', /“IST” is unknown, or has several meanings/],
  ['20261123180000 constructor', /is unknown/],
  ['20261123180000 +9900', /no offset/],
  ['20261123 24:00', /no time such as/],
  ['202611231', /no time such as/],
  ['202611', /no time such as/],
  ['2026', /no time such as/],
  ['2026-11-23', /no time such as/],
  ['constructor', /no time such as/],
  ['1'.repeat(10_000), /no time such as/],
  [42, /no time such as/],
])('4 refuses %s', (written, sentence) => {
  expect(read(written)).toMatch(sentence)
})

test('3 without a zone it is in the requested time zone', () => {
  expect(read('20261123180000', 'UTC')).toBe('2026-11-23T18:00:00.000Z')
  expect(read('2026-07-01T18:00', 'Europe/Paris')).toBe('2026-07-01T16:00:00.000Z')
  expect(read('20261025023000', 'Europe/Paris')).toMatch(/Europe\/Paris shows this time twice/)
})
