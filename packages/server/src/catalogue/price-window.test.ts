import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { stockShelf } from '../testing/shelf.ts'
import { keptUntil, priceNow, priceUntil, wasPriceNow, windowAt } from './price-window.ts'

const start = Date.parse('2026-11-21T18:00:00Z')
const end = Date.parse('2026-11-21T18:30:00Z')
const kept = Date.parse('2026-11-21T18:40:00Z')
const windowCents = 3000

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await stockShelf(
    database.pool,
    { itemNo: '700001', edpNo: 7001, priceCents: 5000, wasPriceCents: 6000 },
    { itemNo: '700002', edpNo: 7002, priceCents: 5000 },
    { itemNo: '700003', edpNo: 7003, priceCents: 2500 },
  )
  for (const itemNo of ['700001', '700002', '700003']) await plan(itemNo, start, end)
})
afterAll(() => database.drop())

const plan = (itemNo: string, from: number, until: number) =>
  database.pool.query(
    `insert into price_window (item_no, starts_at, ends_at, kept_until, price_cents) values ($1, $2, $3, $4, $5)`,
    [itemNo, new Date(from), new Date(until), keptUntil(new Date(until)), windowCents],
  )

/** The price of a style and size in a line that something was put into at an instant, and until when it holds. */
async function priceOf(edpNo: number, now: number, putInAt: number | null = null) {
  const { rows } = await database.pool.query(
    `select ${priceNow()} as price, ${wasPriceNow()} as was, ${priceUntil('edp', 'line.put_in_at')} as until
     from edp left join (select $3::timestamptz as put_in_at) line on true
     ${windowAt('edp.item_no', '$2', 'line.put_in_at')} where edp_no = $1`,
    [edpNo, new Date(now), putInAt === null ? null : new Date(putInAt)],
  )
  const [{ price, was, until }] = rows
  return { price, was, until: until?.getTime() ?? null }
}

const regular = { price: 5000, was: 6000, until: null }
const lower = { price: windowCents, was: 6000 }

describe('a price window', () => {
  test.each([
    ['before the start', start - 1, regular],
    ['at the start', start, { ...lower, until: end }],
    ['just before the end', end - 1, { ...lower, until: end }],
    ['at the end', end, regular],
  ])('holds from its start up to its end: %s', async (_, now, expected) => {
    expect(await priceOf(7001, now)).toEqual(expected)
  })

  test('1 never raises a price; the price before is the was-price or the regular price', async () => {
    expect(await priceOf(7002, start)).toEqual({ price: windowCents, was: 5000, until: end })
    expect(await priceOf(7003, start)).toEqual({ price: 2500, was: null, until: null })
  })

  test.each([
    ['put in just before the start', start - 1, end, regular],
    ['put in at the start', start, kept - 1, { ...lower, until: kept }],
    ['put in just before the end', end - 1, kept - 1, { ...lower, until: kept }],
    ['put in at the end', end, end, regular],
    ['after the ten minutes', end - 1, kept, regular],
  ])('2 keeps its price for ten minutes in a line: %s', async (_, putInAt, now, expected) => {
    expect(await priceOf(7001, now, putInAt)).toEqual(expected)
  })

  test('2 at every instant, a line has the price exactly while its window is open or in its grace period', async () => {
    const instant = fc.oneof(
      fc.integer({ min: start - 3_600_000, max: kept + 3_600_000 }),
      fc.constantFrom(...[start, end, kept].flatMap((at) => [at - 1, at, at + 1])),
    )
    await fc.assert(
      fc.asyncProperty(instant, fc.option(instant), async (now, putInAt) => {
        const hasRight = putInAt !== null && putInAt >= start && putInAt < end
        const until = hasRight ? kept : end
        const expected = now >= start && now < until ? { ...lower, until } : regular
        expect(await priceOf(7001, now, putInAt)).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['that crosses it', end - 1, end + 1],
    ['that begins within its ten minutes', kept - 1, kept + 1],
    ['whose ten minutes reach it', start - 600_001, start - 600_000 + 1],
    ['around it', start - 1, end + 1],
  ])('3 stands ten minutes apart from another of its product: one %s is refused', async (_, from, until) => {
    await expect(plan('700001', from, until)).rejects.toThrow('price_window_item_no_tstzrange_excl')
  })

  test('3 one ten minutes later is another window', async () => {
    await plan('700001', kept, kept + 60_000)
    expect(await priceOf(7001, kept, end - 1)).toEqual({ ...lower, until: kept + 60_000 })
    await database.pool.query('delete from price_window where starts_at = $1', [new Date(kept)])
  })
})
