import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../kernel/db/migrate.ts'
import { migrations } from '../kernel/db/migrations/index.ts'
import type { Pool } from '../kernel/db/pool.ts'
import { testDatabase } from '../testing/database.ts'
import { sweep } from '../testing/sweep.ts'

const codes = `insert into promo_code (code, type, amount_cents, description_en, description_fr, starts_at, ends_at, max_uses_per_customer)
  values ('ALWAYS', 'amount', 500, 'a', 'a', null, null, 1),
    ('SUMMER', 'amount', 500, 'a', 'a', '2026-06-01', '2026-09-01', 1)`
const clearly = (pool: Pool, ...rows: [code: string, email: string, uses: number][]) =>
  pool.query(
    'insert into promo_customer (code, email, uses) select * from json_to_recordset($1) as one (code text, email text, uses int)',
    [JSON.stringify(rows.map(([code, email, uses]) => ({ code, email, uses })))],
  )
const usesOf = async (pool: Pool, email: string) => {
  const { rows } = await pool.query(
    `select code, uses from promo_guest where email_hash = sha256(convert_to($1, 'UTF8')) order by code`,
    [email],
  )
  return rows
}
const inClear = async (pool: Pool) => (await pool.query('select from promo_customer')).rowCount

test('1. the e-mails of guests are hashed by the migration', async () => {
  const { pool, drop } = await testDatabase({ blank: true })
  onTestFinished(drop)
  const former = Object.entries(migrations).filter(([name]) => name < '0068-persons-taken-out')
  await migrate(pool, Object.fromEntries(former))
  await pool.query(codes)
  await clearly(pool, ['ALWAYS', 'zoé@example.com', 1], ['SUMMER', 'zoé@example.com', 0])
  await migrate(pool)
  expect([await inClear(pool), await usesOf(pool, 'zoé@example.com')]).toEqual([0, [{ code: 'ALWAYS', uses: 1 }]])
})

test('2. uses that a former version counts by e-mail are added to the hash’s count', async () => {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  await pool.query(codes)
  await pool.query(`insert into promo_guest values ('ALWAYS', sha256('ada@example.com'), 1)`)
  await clearly(pool, ['ALWAYS', 'ada@example.com', 1], ['ALWAYS', 'eve@example.com', 1])
  expect(await sweep(pool, new Date('2026-11-21T17:00:00Z'))).toMatchObject({ promoEmails: 2 })
  expect(await inClear(pool)).toBe(0)
  expect(await usesOf(pool, 'ada@example.com')).toEqual([{ code: 'ALWAYS', uses: 2 }])
  expect(await usesOf(pool, 'eve@example.com')).toEqual([{ code: 'ALWAYS', uses: 1 }])
})

test('3. a use is deleted when it was restored, and 90 days after the code’s end', async () => {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  await pool.query(codes)
  await pool.query(
    `insert into promo_guest values ('ALWAYS', sha256('ada@example.com'), 1), ('ALWAYS', sha256('eve@example.com'), 0),
       ('SUMMER', sha256('ada@example.com'), 1)`,
  )
  const end = await pool.query<{ at: Date }>(
    `select ends_at + interval '90 days' as at from promo_code where code = 'SUMMER'`,
  )
  const at = end.rows[0]?.at ?? new Date(0)
  expect(await sweep(pool, new Date(at.getTime() - 1))).toMatchObject({ promoGuests: 1 })
  expect(await sweep(pool, at)).toMatchObject({ promoGuests: 1 })
  expect(await usesOf(pool, 'ada@example.com')).toEqual([{ code: 'ALWAYS', uses: 1 }])
})
