import { addDays, planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import { buildIndex, createEngine, moveOn, type TestDatabase, testDatabase } from '@onair/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoProducts } from '../catalogue/products.ts'
import { topUpSchedule } from '../schedule/top-up.ts'
import { loadDemo } from './load.ts'
import { lines, type Progress } from './progress.ts'

const now = new Date('2026-11-20T17:20:00Z')
const count = 600
const silent: Progress = { start() {}, update() {}, stop() {} }
const options = (database: TestDatabase, more: { clock?: () => Date; progress?: Progress } = {}) => ({
  pool: database.pool,
  clock: () => now,
  log: () => {},
  progress: silent,
  count,
  ...more,
})

async function one<Row>(database: TestDatabase, sql: string, values: unknown[] = []): Promise<Row | undefined> {
  const { rows } = await database.pool.query(sql, values)
  return rows[0]
}

/** How many rows there are, and every index and constraint by its definition. */
async function shape(database: TestDatabase) {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT indexdef AS name FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype = 'f' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

describe('loading', () => {
  let database: TestDatabase
  let before: string[]
  let printed: string[]
  beforeAll(async () => {
    database = await testDatabase()
    before = await shape(database)
    printed = []
    expect(await loadDemo(options(database, { progress: lines((line) => printed.push(line)) }))).toBe(true)
  })
  afterAll(() => database.drop())

  test('1 writes every product as generated', async () => {
    const products = [...demoProducts({ count, until: now })]
    const counts = await one(
      database,
      `SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM product_style) AS styles,
         (SELECT count(*) FROM product_size) AS sizes, (SELECT count(*) FROM edp) AS edps,
         (SELECT count(*) FROM product_section) AS sections`,
    )
    const sum = (size: (product: (typeof products)[number]) => number) =>
      products.reduce((total, product) => total + size(product), 0)
    expect(counts).toEqual({
      products: count,
      styles: sum(({ styles }) => styles.length),
      sizes: sum(({ sizes }) => sizes.length),
      edps: sum(({ edps }) => edps.length),
      sections: sum(({ sections }) => sections.length),
    })
    for (const { itemNo, name, descriptionHtml, images, videos, addedAt, averageRating } of products.slice(0, 300)) {
      expect(
        await one(
          database,
          'SELECT name_fr, description_en, images, videos, added_at, average_rating FROM product WHERE item_no = $1',
          [itemNo],
        ),
      ).toEqual({
        name_fr: name.fr,
        description_en: descriptionHtml.en,
        images,
        videos,
        added_at: addedAt,
        average_rating: averageRating === null ? null : averageRating.toFixed(1),
      })
    }
  })

  test('2 stores the range of prices with the product', async () => {
    const { rows } = await database.pool.query(
      `SELECT item_no FROM product p JOIN LATERAL (
         SELECT min(price_cents) AS low, max(price_cents) AS high, min(was_price_cents) AS was_low, max(was_price_cents) AS was_high
         FROM edp WHERE edp.item_no = p.item_no) AS e ON true
       WHERE (low, high) IS DISTINCT FROM (min_price_cents, max_price_cents)
         OR (was_low, was_high) IS DISTINCT FROM (min_was_cents, max_was_cents)`,
    )
    expect(rows).toEqual([])
  })

  test('3 leaves every index and foreign key as it was', async () => {
    expect(await shape(database)).toEqual(before)
  })

  test('4 reports its progress', () => {
    expect(printed[0]).toBe('Loading the demonstration channel: 0 of 600 products')
    expect(printed.at(-1)).toBe('Loading the demonstration channel: 600 of 600 products')
  })

  test('5 happens once', async () => {
    expect(await loadDemo(options(database))).toBe(false)
    expect(await one(database, 'SELECT count(*) FROM product')).toEqual({ count })
  })

  test('6 makes products findable in both languages', async () => {
    const engine = createEngine(await buildIndex(database.pool))
    for (const [language, searchTerm] of [
      ['en', 'kettle'],
      ['fr', 'bouilloire'],
    ] as const) {
      const { total } = engine.search({ language, searchTerm, chosen: new Map(), sortKey: 'relevance' }, 1)
      expect(total).toBeGreaterThan(0)
    }
  })

  test('7 fills the days from two weeks back to two weeks ahead, with something on air at any time', async () => {
    const days = await one(database, 'SELECT min(day), max(day), count(*) FROM showstopper')
    expect(days).toEqual({ min: '2026-11-06', max: '2026-12-04', count: 29 })
    const gaps = await one(
      database,
      `SELECT count(*) FROM (SELECT ends_at, lead(starts_at) OVER (ORDER BY starts_at) AS next FROM show) AS pair
       WHERE next IS NOT NULL AND next <> ends_at`,
    )
    expect(gaps).toEqual({ count: 0 })
    const sales = await one(
      database,
      'SELECT count(*) FROM showstopper JOIN product USING (item_no) WHERE min_was_cents IS NULL',
    )
    expect(sales).toEqual({ count: 0 })
  })
})

describe('an interrupted load', { tags: ['slow'] }, () => {
  test('1 leaves an empty catalogue, and the next load starts over', async () => {
    const database = await testDatabase()
    const before = await shape(database)
    const breaking: Progress = {
      ...silent,
      update(done) {
        if (done >= 250) throw new Error('killed')
      },
    }
    await expect(loadDemo(options(database, { progress: breaking }))).rejects.toThrow('killed')
    expect(await one(database, 'SELECT count(*) FROM product')).toEqual({ count: 0 })
    expect(await shape(database)).toEqual(before)
    expect(await loadDemo(options(database))).toBe(true)
    await database.drop()
  })

  test('2 of two concurrent loads one loads', async () => {
    const database = await testDatabase()
    const both = await Promise.all([loadDemo(options(database)), loadDemo(options(database))])
    expect(both.toSorted()).toEqual([false, true])
    await database.drop()
  })
})

describe('topping up', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await loadDemo(options(database))
  })
  afterAll(() => database.drop())

  const shows = async (day: string) => {
    const { rows } = await database.pool.query('SELECT * FROM show WHERE left(id, 8) = $1 ORDER BY id', [
      day.replaceAll('-', ''),
    ])
    return rows
  }

  test('1 adds nothing if nothing is missing', async () => {
    expect(await topUpSchedule({ pool: database.pool, clock: () => now })).toBe(0)
  })

  test('2 does not change programmes that the operator moved', async () => {
    const { begun } = await moveOn(database.pool, now)
    expect(begun).toBeDefined()
    const today = zonedDate(now, planTimeZone)
    const moved = await shows(today)
    const tomorrow = () => new Date(now.getTime() + 86_400_000)
    expect(await topUpSchedule({ pool: database.pool, clock: tomorrow })).toBe(1)
    expect(await shows(today)).toEqual(moved)
  })

  test('3 after a pause of forty days the schedule is the same as without one', async () => {
    const later = new Date(now.getTime() + 40 * 86_400_000)
    expect(await topUpSchedule({ pool: database.pool, clock: () => later })).toBe(29)
    expect(await one(database, 'SELECT count(*) FROM show WHERE starts_at <= $1 AND ends_at > $1', [later])).toEqual({
      count: 1,
    })
    const day = addDays(zonedDate(later, planTimeZone), 3)
    const planned = await shows(day)
    expect(planned.length).toBeGreaterThan(20)
    await database.pool.query('DELETE FROM show WHERE left(id, 8) = $1', [day.replaceAll('-', '')])
    const evenLater = new Date(later.getTime() + 86_400_000)
    expect(await topUpSchedule({ pool: database.pool, clock: () => evenLater })).toBe(2)
    expect(await shows(day)).toEqual(planned)
  })

  test('4 two concurrent servers plan each day once', async () => {
    const later = () => new Date(now.getTime() + 100 * 86_400_000)
    const added = await Promise.all([
      topUpSchedule({ pool: database.pool, clock: later }),
      topUpSchedule({ pool: database.pool, clock: later }),
    ])
    expect(added.toSorted()).toEqual([0, 29])
  })

  test('5 does not change a day with programmes of an imported schedule', async () => {
    const later = new Date(now.getTime() + 150 * 86_400_000)
    const day = addDays(zonedDate(later, planTimeZone), 2)
    const { start, end } = zonedDayRange(day, planTimeZone)
    await database.pool.query(
      `INSERT INTO show (id, title_en, title_fr, description_en, description_fr, host, department, image_url, starts_at, ends_at)
       SELECT 'imported', title_en, title_fr, description_en, description_fr, host, department, image_url, $1, $2
       FROM show LIMIT 1`,
      [new Date(start.getTime() + 23 * 3_600_000), new Date(end.getTime() + 3_600_000)],
    )
    expect(await topUpSchedule({ pool: database.pool, clock: () => later })).toBe(27)
    expect(await shows(day)).toEqual([])
    expect(await shows(addDays(day, 1))).toEqual([])
  })

  test('6 plans nothing without products', async () => {
    const empty = await testDatabase()
    expect(await topUpSchedule({ pool: empty.pool, clock: () => now })).toBe(0)
    await empty.drop()
  })

  test('7 withdrawn products are not planned', async () => {
    await database.pool.query(`UPDATE product SET withdrawn_at = now() WHERE item_no ~ '[02468]$'`)
    const later = new Date(now.getTime() + 200 * 86_400_000)
    expect(await topUpSchedule({ pool: database.pool, clock: () => later })).toBe(29)
    const planned = await one(
      database,
      `SELECT count(*) AS all, count(*) FILTER (WHERE withdrawn_at IS NOT NULL) AS withdrawn
       FROM show_product JOIN product USING (item_no) WHERE air_at > $1`,
      [later],
    )
    expect(planned).toEqual({ all: expect.any(Number), withdrawn: 0 })
    expect(planned).not.toMatchObject({ all: 0 })
  })

  test('8 nearly every future programme has a price window for a product that is not the day’s showstopper', async () => {
    const { rows } = await database.pool.query<{ programmes: number; priced: number; stars: number; dearer: number }>(
      `SELECT count(*)::int AS programmes, count(w.item_no)::int AS priced,
         count(s.day)::int AS stars,
         count(*) FILTER (WHERE w.price_cents >= product.min_price_cents)::int AS dearer
       FROM show LEFT JOIN price_window w ON w.show_id = show.id AND (w.starts_at, w.ends_at) = (show.starts_at, show.ends_at)
       LEFT JOIN product USING (item_no)
       LEFT JOIN showstopper s ON s.item_no = w.item_no AND s.day = (show.starts_at AT TIME ZONE $2)::date
       WHERE show.starts_at > $1 AND show.starts_at < $1::timestamptz + interval '10 days'`,
      [now, planTimeZone],
    )
    const [{ programmes, priced, ...none } = { programmes: 0, priced: 0 }] = rows
    expect(none).toEqual({ stars: 0, dearer: 0 })
    expect(programmes).toBeGreaterThan(200)
    expect(priced / programmes).toBeGreaterThan(0.9)
  })
})
