import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProducts } from '../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { exportText, importText } from '../testing/importing.ts'
import { stockShelf } from '../testing/shelf.ts'
import type { Rejection } from './kind.ts'

const now = new Date('2026-11-23T17:30:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await addProducts(database.pool, [{ itemNo: '100001' }, { itemNo: '100002' }])
  await stockShelf(database.pool, { itemNo: '100009', edpNo: 9, isDonation: true })
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('truncate show, price_window cascade'))

type Shown = { itemNo: string; price?: string; priceFrom?: string; priceUntil?: string }
const show = (id: string, start: string, end: string, ...products: Shown[]) =>
  JSON.stringify({ id, titleEn: id, titleFr: id, start: `2026-11-${start}Z`, end: `2026-11-${end}Z`, products })
const take = (lines: string[], options: Parameters<typeof importText>[3] = {}) =>
  importText(database.pool, 'schedule', `${lines.join('\n')}\n`, { now, ...options })
const windows = async () => {
  const { rows } = await database.pool.query(
    `select item_no || ' ' || price_cents || ' ' || to_char(starts_at at time zone 'UTC', 'DD HH24:MI') || ' '
       || to_char(ends_at at time zone 'UTC', 'DD HH24:MI') || coalesce(' ' || show_id, '') as window
     from price_window order by starts_at`,
  )
  return rows.map(({ window }) => window)
}

describe('price windows in an imported schedule', () => {
  test('1 last as long as the programme, or as stated', async () => {
    await take([
      show('a', '23T18:00', '23T19:00', { itemNo: '100001', price: '19.99' }),
      show('b', '23T19:00', '23T20:00', {
        itemNo: '100002',
        price: '5',
        priceFrom: '2026-11-23T18:30Z',
        priceUntil: '2026-11-24T18:30Z',
      }),
    ])
    expect(await windows()).toEqual(['100001 1999 23 18:00 23 19:00 a', '100002 500 23 18:30 24 18:30 b'])
  })

  test('2 are exported as they are imported', async () => {
    await take([
      show(
        'a',
        '23T18:00',
        '23T19:00',
        { itemNo: '100001', price: '19.99' },
        { itemNo: '100001' },
        { itemNo: '100002' },
      ),
    ])
    const before = await exportText(database.pool, 'schedule')
    expect(before).toContain('"price":"19.99","priceFrom":"2026-11-23T18:00:00.000Z"')
    expect(before.match(/"price"/g)).toHaveLength(1)
    for (const format of ['ndjson', 'csv'] as const) {
      const text = await exportText(database.pool, 'schedule', format)
      await database.pool.query('truncate show, price_window cascade')
      await take([text.trimEnd()], { format })
      expect(await exportText(database.pool, 'schedule')).toBe(before)
    }
  })

  test('3 are replaced with their programmes; begun ones stay, and their row is skipped', async () => {
    const day = { itemNo: '100001', price: '30', priceFrom: '2026-11-23T05:00Z', priceUntil: '2026-11-24T05:00Z' }
    await take([show('a', '23T18:00', '23T19:00', day, { itemNo: '100002', price: '9' })])
    await take([show('a', '23T18:00', '23T19:00', { ...day, price: '31' }), show('b', '23T19:00', '23T20:00')])
    expect(await windows()).toEqual(['100001 3000 23 05:00 24 05:00 a'])
    // The window outlives its programme.
    await take([show('c', '23T18:00', '23T20:00')])
    expect(await windows()).toEqual(['100001 3000 23 05:00 24 05:00'])
  })

  test.each<[string, Shown, RegExp]>([
    ['crosses another one', { itemNo: '100001', price: '5' }, /crosses the one on line 1/],
    [
      'is less than ten minutes from it',
      { itemNo: '100001', price: '5', priceFrom: '2026-11-23T19:09:59Z' },
      /crosses the one on line 1/,
    ],
    [
      'ends before it begins',
      { itemNo: '100002', price: '5', priceUntil: '2026-11-23T18:00Z' },
      /end before it begins/,
    ],
    ['is a donation’s', { itemNo: '100009', price: '5' }, /donation/],
    ['is nothing', { itemNo: '100002', price: '0' }, /more than 0/],
    ['is none', { itemNo: '100002', priceUntil: '2026-11-23T18:00Z' }, /no price/],
  ])('4 a price that %s refuses the file, by line', async (_, shown, reason) => {
    const rejections: Rejection[] = []
    const good = show('a', '23T18:00', '23T19:00', {
      itemNo: '100001',
      price: '19.99',
      priceUntil: '2026-11-23T19:00Z',
    })
    await expect(take([good, show('b', '23T19:00', '23T20:00', shown)], { rejections })).rejects.toThrow(
      '1 row is invalid',
    )
    expect(rejections).toMatchObject([{ line: 2, reason: expect.stringMatching(reason) }])
    expect(await windows()).toEqual([])
  })

  test('5 must not overlap one of a programme that stays', async () => {
    await take([show('far', '25T18:00', '25T19:00', { itemNo: '100001', price: '19.99' })])
    const long = { itemNo: '100001', price: '5', priceUntil: '2026-11-25T17:55Z' }
    await expect(take([show('a', '23T18:00', '23T19:00', long)])).rejects.toThrow('1 row is invalid')
    await take([show('a', '23T18:00', '23T19:00', { ...long, priceUntil: '2026-11-25T17:50Z' })])
    expect(await windows()).toHaveLength(2)
  })

  test('6 are written beside the product in XMLTV', async () => {
    const xml = `<tv><programme start="20261123180000 +0000" stop="20261123190000 +0000" channel="x">
      <title>A</title><keyword>item:100001@19.99</keyword><keyword>item:100002</keyword></programme></tv>`
    await take([xml], { format: 'xmltv' })
    expect(await windows()).toMatchObject([expect.stringContaining('100001 1999 23 18:00 23 19:00')])
  })
})
