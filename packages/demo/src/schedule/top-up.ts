import { setImmediate } from 'node:timers/promises'
import { addDays, planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import { copyInto, copyLine, inTransaction, type Pool } from '@onair/server/database'
import type { PoolClient } from 'pg'
import { typesetEnglish } from '../catalogue/english.ts'
import { typesetFrench } from '../catalogue/french.ts'
import { donationCategory, giftCardCategory } from '../catalogue/special.ts'
import { type Department, departments } from '../pictures/names.ts'
import { demoHosts } from './hosts.ts'
import { planPriceWindows } from './price-windows.ts'
import { type PlannedDay, type Presentable, planDay, shelvesOf } from './programme.ts'

/** The number of planned days before and after today. */
const daysAround = 14

/** A showstopper is on sale and costs at least this. */
const leastShowstopperCents = 4_000

/** An upper bound for catalogues of a million: a month of programmes needs far fewer products. */
const mostPresentable = 50_000

// The advisory lock of a top-up.
const lock = 7_066_924_205

/**
 * Plans the days without programmes from two weeks ago to two weeks ahead, each with a showstopper, and a price window for
 * each programme to come. A planned day is never changed. Without products nothing is planned.
 *
 * @returns the number of days added
 */
export async function topUpSchedule({ pool, clock }: { pool: Pool; clock: () => Date }): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
    const now = clock()
    await addHosts(client)
    const added = await addMissingDays(client, now)
    await planPriceWindows(client, now)
    return added
  })
}

/** Adds the hosts' biographies; existing ones, perhaps changed since, stay. */
async function addHosts(client: PoolClient): Promise<void> {
  const hosts = demoHosts()
  await client.query(
    `INSERT INTO host (slug, name, biography_en, biography_fr, image_url)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) ON CONFLICT (slug) DO NOTHING`,
    [
      hosts.map(({ slug }) => slug),
      hosts.map(({ name }) => name),
      hosts.map(({ about }) => typesetEnglish(about.en)),
      hosts.map(({ about }) => typesetFrench(about.fr)),
      hosts.map(({ imageUrl }) => imageUrl),
    ],
  )
}

async function addMissingDays(client: PoolClient, now: Date): Promise<number> {
  const missing = await missingDays(client, zonedDate(now, planTimeZone))
  if (missing.length === 0) return 0
  const products = await presentable(client)
  if (products.length === 0) return 0
  const shelves = shelvesOf(products)
  const days: PlannedDay[] = []
  for (const day of missing) {
    days.push(planDay(day, shelves))
    await setImmediate()
  }
  await insertDays(client, days)
  return missing.length
}

/** The days on which no programme runs at any moment, neither one of the demonstration nor one of an imported schedule. */
async function missingDays(client: PoolClient, today: string): Promise<string[]> {
  const days = Array.from({ length: 2 * daysAround + 1 }, (_, index) => addDays(today, index - daysAround))
  const ranges = days.map((day) => zonedDayRange(day, planTimeZone))
  const { rows } = await client.query<{ day: string }>(
    `SELECT wanted.day FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS wanted (day, starts_at, ends_at)
     WHERE NOT EXISTS (
       SELECT FROM show WHERE show.starts_at < wanted.ends_at AND show.ends_at > wanted.starts_at
     ) ORDER BY wanted.day`,
    [days, ranges.map(({ start }) => start), ranges.map(({ end }) => end)],
  )
  return rows.map(({ day }) => day)
}

/** The products for programmes in a stable order: all but donations, gift cards and withdrawn ones. */
async function presentable(client: PoolClient): Promise<Presentable[]> {
  const { rows } = await client.query<Omit<Presentable, 'department'> & { department: string }>(
    `SELECT product.item_no AS "itemNo", kin.parent_id AS department, kin.id AS "group",
       product.min_was_cents IS NOT NULL AND product.min_price_cents >= ${leastShowstopperCents} AS star
     FROM product JOIN category leaf ON leaf.id = product.category_id JOIN category kin ON kin.id = leaf.parent_id
     WHERE leaf.id <> ALL($1) AND product.withdrawn_at IS NULL ORDER BY product.item_no LIMIT ${mostPresentable}`,
    [[donationCategory.id, giftCardCategory.id]],
  )
  const isDepartment = (name: string): name is Department => departments.some((department) => department === name)
  return rows.flatMap(({ department, ...product }) => (isDepartment(department) ? [{ ...product, department }] : []))
}

async function insertDays(client: PoolClient, days: readonly PlannedDay[]): Promise<void> {
  const shows = days.flatMap((day) => day.shows)
  await copyInto(
    client,
    `show (id, title_en, title_fr, description_en, description_fr, host, department, image_url, starts_at, ends_at)`,
    shows.map(({ id, title, description, host, department, imageUrl, start, end }) =>
      copyLine([id, title.en, title.fr, description.en, description.fr, host, department, imageUrl, start, end]),
    ),
  )
  await copyInto(
    client,
    'show_product (show_id, position, item_no, air_at)',
    shows.flatMap(({ id, products }) => products.map(({ itemNo, at }, place) => copyLine([id, place, itemNo, at]))),
  )
  for (const { day, showstopper } of days) {
    if (!showstopper) continue
    await client.query('INSERT INTO showstopper (day, item_no) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      day,
      showstopper,
    ])
  }
}
