import { expect, test } from 'vitest'
import { z } from 'zod'
import { needed } from './cells.ts'
import { airTime } from './show-times.ts'

const field = z.object({ at: needed(airTime) })
const read = (at: unknown) => {
  const { data, error } = field.safeParse({ at })
  return data?.at.toISOString() ?? error?.issues[0]?.message
}

test.each([
  ['1 an offset', '2026-11-23T18:00-05:00', '2026-11-23T23:00:00.000Z'],
  ['1 UTC', '2026-11-23T18:00:30.250Z', '2026-11-23T18:00:30.250Z'],
  ['1 Newfoundland', '2026-11-23T18:00-03:30', '2026-11-23T21:30:00.000Z'],
  ['1 XMLTV', '20261123180000 -0500', '2026-11-23T23:00:00.000Z'],
  ['1 XMLTV in the hour that occurs twice', '20261101013000 -0500', '2026-11-01T06:30:00.000Z'],
  ['2 winter in Toronto', '2026-11-23T18:00', '2026-11-23T23:00:00.000Z'],
  ['2 summer in Toronto', '2026-07-01 18:00:15', '2026-07-01T22:00:15.000Z'],
  ['2 midnight of the day on which the clock goes back', '2026-11-01T00:00', '2026-11-01T04:00:00.000Z'],
  ['2 the last minute before the hour that occurs twice', '2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
  ['2 the first minute after it', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ['2 the last minute before the jump', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['2 the first minute after it', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
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
  ['2026-11-23T18:00 America/Nowhere', /no time such as/],
  ['20261123180000 EST', /no time such as/],
  ['20261123180000', /no time such as/],
  ['2026-11-23', /no time such as/],
  ['constructor', /no time such as/],
  ['1'.repeat(10_000), /no time such as/],
  [42, /no time such as/],
])('3 refuses %s', (written, sentence) => {
  expect(read(written)).toMatch(sentence)
})
