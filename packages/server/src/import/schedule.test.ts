import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockPlan } from '../live/live.queries.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { awaitedLocks, type TestDatabase, testDatabase } from '../testing/database.ts'
import { exportText, importText } from '../testing/importing.ts'
import type { Rejection } from './kind.ts'

const now = new Date('2026-11-23T17:30:00Z')
const items = ['100001', '100002', '100003']

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await addProducts(
    database.pool,
    items.map((itemNo) => ({ itemNo })),
  )
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('truncate show cascade'))

const take = (text: string, options: Parameters<typeof importText>[3] = {}) =>
  importText(database.pool, 'schedule', text, { now, ...options })
const header = 'id,titleEn,titleFr,start,end,products'
const csv = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`
const row = (id: string, start: string, end: string, products = '') =>
  `${id},Show ${id},Émission ${id},${start},${end},${products}`
const shown = (...numbers: string[]) =>
  `"${JSON.stringify(numbers.map((itemNo) => ({ itemNo }))).replaceAll('"', '""')}"`
const plan = async () =>
  (await database.pool.query<{ id: string }>('select id from show order by starts_at')).rows.map(({ id }) => id)

/** The rejected rows of a file that is refused. */
async function refused(text: string): Promise<string> {
  const before = await exportText(database.pool, 'schedule')
  let message = ''
  await expect(
    take(text).catch(async (error: unknown) => {
      message = String(error)
      throw error
    }),
  ).rejects.toThrow()
  expect(await exportText(database.pool, 'schedule')).toBe(before)
  return message
}

describe('import schedule', () => {
  test('1 replaces the future programmes of its range, keeps the present one, and notifies every process', async () => {
    await addShows(database.pool, [
      { id: 'on-air', start: '2026-11-23T17:00:00Z', end: '2026-11-23T18:00:00Z' },
      { id: 'old', start: '2026-11-23T18:00:00Z', end: '2026-11-23T19:00:00Z' },
      { id: 'later', start: '2026-11-24T18:00:00Z', end: '2026-11-24T19:00:00Z' },
    ])
    const listener = await database.pool.connect()
    await listener.query('listen air')
    const notified = once(listener, 'notification')
    const { accepted, messages } = await take(
      csv(
        row('again', '2026-11-23T12:00', '2026-11-23T13:00'),
        row('new', '2026-11-23T13:00', '2026-11-23T14:00', shown('100001', '100002')),
      ),
    )
    await notified
    listener.release(true)
    expect(accepted).toBe(2)
    expect(messages.join(' ')).toContain('Line 2: it has begun, and what the channel has stays.')
    expect(await plan()).toEqual(['on-air', 'new', 'later'])
    const { rows } = await database.pool.query('select item_no, air_at from show_product order by position')
    expect(rows).toEqual([
      { item_no: '100001', air_at: new Date('2026-11-23T18:00:00Z') },
      { item_no: '100002', air_at: new Date('2026-11-23T18:30:00Z') },
    ])
  })

  test('2 a dry run changes nothing, and reports gaps by line', async () => {
    const { messages } = await take(
      csv(row('a', '2026-11-23T20:00', '2026-11-23T21:00'), row('b', '2026-11-23T21:30', '2026-11-23T22:00')),
      { dryRun: true },
    )
    expect(messages).toContain('Line 3: 30 minutes without a programme before it.')
    expect(await plan()).toEqual([])
  })

  const good = row('a', '2026-11-23T20:00', '2026-11-23T21:00')
  test.each([
    ['an overlap', row('b', '2026-11-23T20:30', '2026-11-23T22:00'), 'start', /overlaps the programme on line 2/],
    ['what lies within', row('b', '2026-11-23T20:10', '2026-11-23T20:20'), 'start', /overlaps the programme on line 2/],
    ['the same line again', good, 'id', /Duplicate of line 2/],
    [
      'an unknown item',
      row('b', '2026-11-23T22:00', '2026-11-23T23:00', shown('999999')),
      'products',
      /no item 999999/,
    ],
    ['constructor', row('b', '2026-11-23T22:00', '2026-11-23T23:00', shown('constructor')), 'products.0.itemNo', /./],
    ['reversed times', row('b', '2026-11-23T23:00', '2026-11-23T22:00'), 'end', /later than the start/],
    ['30 February', row('b', '2026-02-30T20:00', '2026-02-30T21:00'), 'start', /no such day/],
    ['a show on air', row('b', '2026-11-23T12:45', '2026-11-23T13:30'), 'start', /before on-air ends/],
    ['a begun show moved', row('on-air', '2026-11-24T12:45', '2026-11-24T13:30'), 'id', /begun already/],
  ])('3 %s refuses the whole file, by line', async (_, bad, field, reason) => {
    await addShows(database.pool, [{ id: 'on-air', start: '2026-11-23T17:00:00Z', end: '2026-11-23T18:00:00Z' }])
    const rejections: Rejection[] = []
    await expect(take(csv(good, bad), { rejections })).rejects.toThrow('1 row is invalid')
    expect(rejections).toEqual([{ line: 3, field, reason: expect.stringMatching(reason) }])
    expect(await plan()).toEqual(['on-air'])
  })

  test.each([
    [
      'an operator moves the end of what is on air',
      `update show set ends_at = '2026-11-23T18:30Z' where id = 'on-air'`,
      'start',
      /before on-air ends/,
    ],
    [
      'an operator begins the next programme',
      `update show set starts_at = '2026-11-23T17:15Z' where id = 'next'`,
      'id',
      /begun already/,
    ],
  ])('while it is being checked, %s: it is refused, and overwrites nothing', async (_, change, field, reason) => {
    await addShows(database.pool, [
      { id: 'on-air', start: '2026-11-23T17:00:00Z', end: '2026-11-23T18:00:00Z' },
      { id: 'next', start: '2026-11-23T18:00:00Z', end: '2026-11-23T19:00:00Z' },
    ])
    const operator = await database.pool.connect()
    await operator.query('begin')
    await lockPlan(operator)
    const rejections: Rejection[] = []
    const importing = take(csv(row('next', '2026-11-23T18:00Z', '2026-11-23T19:00Z')), { rejections })
    const rejection = expect(importing).rejects.toThrow('1 row is invalid')
    const waits = `${awaitedLocks} and locktype = 'advisory'`
    await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1)
    await operator.query(change)
    const { rows } = await operator.query('select id, starts_at, ends_at from show order by id')
    await operator.query('commit')
    operator.release()
    await rejection
    expect(rejections).toEqual([{ line: 2, field, reason: expect.stringMatching(reason) }])
    expect((await database.pool.query('select id, starts_at, ends_at from show order by id')).rows).toEqual(rows)
  })

  test('4 imports its own export as the same plan, as CSV and as NDJSON', { tags: ['slow'] }, async () => {
    const show = fc.record({
      gap: fc.integer({ min: 0, max: 5000 }),
      length: fc.integer({ min: 1, max: 300 }),
      title: fc
        .string({ minLength: 1, maxLength: 30 })
        .filter((text) => /^[^\p{C}\s]([^\p{C}\s]| [^\p{C}\s])*$/u.test(text)),
      products: fc.array(fc.constantFrom(...items), { maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(show, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('csv', 'ndjson'),
        async (shows, format) => {
          await database.pool.query('truncate show cascade')
          let at = Date.parse('2026-10-30T00:00:00Z')
          const lines = shows.map(({ gap, length, title, products }, index) => {
            const start = at + gap * 60_000
            at = start + length * 60_000
            return JSON.stringify({
              id: `s${index}`,
              titleEn: title,
              titleFr: title,
              start: new Date(start).toISOString(),
              end: new Date(at).toISOString(),
              products: products.map((itemNo) => ({ itemNo })),
            })
          })
          await take(`${lines.join('\n')}\n`)
          const before = await exportText(database.pool, 'schedule', format)
          await take(before, { format })
          expect(await exportText(database.pool, 'schedule', format)).toBe(before)
          await database.pool.query('truncate show cascade')
          await take(before, { format })
          expect(await exportText(database.pool, 'schedule', format)).toBe(before)
        },
      ),
      { numRuns: 15 },
    )
  })
})

describe('XMLTV', () => {
  const programme = (start: string, stop: string, more = '') =>
    `<programme start="${start}" stop="${stop}" channel="onair"><title lang="en">Kettles &amp; pots</title><title lang="fr">Bouilloires</title><credits><presenter>Dana</presenter></credits>${more}</programme>\n`
  const tv = (...programmes: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\r\n<tv>\n${programmes.join('')}</tv>\n`
  const one = programme('20261123180000 -0500', '20261123190000 -0500', '<keyword>item:100003</keyword>')

  test('1 titles in both languages, hosts and products are read, also after a byte-order mark', async () => {
    expect(await take(`\ufeff${tv(one)}`, { format: 'xmltv' })).toMatchObject({ read: 1, accepted: 1 })
    expect(JSON.parse(await exportText(database.pool, 'schedule'))).toMatchObject({
      titleEn: 'Kettles & pots',
      titleFr: 'Bouilloires',
      host: 'Dana',
      start: '2026-11-23T23:00:00.000Z',
      products: [{ itemNo: '100003', airTime: '2026-11-23T23:00:00.000Z' }],
    })
  })

  test.each([
    ['cut off', tv(one).slice(0, -20), /^FileRefused: Line \d: the file is cut off/],
    ['cut off after a tag', tv(one).replace('</tv>', ''), /Line 5: the file is cut off/],
    ['another XML', '<rss></rss>', /no XMLTV/],
    ['an entity of its own', tv(one).replace('&amp;', '&bomb;'), /Line 3/],
    ['without tags', `<tv>${'x'.repeat(1_300_000)}</tv>`, /no tag for more than 1 MB/],
    [
      'a programme that ends before it begins',
      tv(programme('20261123180000 -0500', '20261123170000 -0500')),
      /1 row is invalid/,
    ],
  ])('2 %s is refused, and changes nothing', async (_, text, reason) => {
    expect(await refused(text)).toMatch(reason)
  })

  test('3 a long file is read a piece at a time', { tags: ['slow'] }, async () => {
    const piece = Buffer.from(
      programme('20261123180000 -0500', '20261123170000 -0500', `<desc>${'long '.repeat(20_000)}</desc>`),
    )
    const pieces = 250
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const inUse: number[] = []
    async function* long() {
      yield Buffer.from('<tv>')
      for (let index = 0; index < pieces; index += 1) {
        yield piece
        if (index % 50 > 0) continue
        collect()
        inUse.push(process.memoryUsage().heapUsed)
      }
    }
    await expect(take('<', { bytes: long() })).rejects.toThrow('cut off')
    // The first measurement is before the parser is compiled. A reader that buffers the file would grow by its size.
    const [, early = 0] = inUse
    const readSince = (pieces - 100) * piece.length
    expect((inUse.at(-1) ?? 0) - early).toBeLessThan(readSince / 8)
    expect(await plan()).toEqual([])
  })
})
