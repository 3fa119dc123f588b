import { type TestDatabase, testDatabase } from '@onair/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadPromoCodes } from './promo-codes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

it('adds missing codes, and does not reset the uses of existing ones', async () => {
  const { pool } = database
  await loadPromoCodes(pool)
  await pool.query(`update promo_code set uses = 7 where code = 'WELCOME10'`)
  await pool.query(`delete from promo_code where code = 'SHIPBONUS'`)
  await loadPromoCodes(pool)
  const { rows } = await pool.query(
    `select code, uses from promo_code where code in ('WELCOME10', 'SHIPBONUS') order by code`,
  )
  expect(rows).toEqual([
    { code: 'SHIPBONUS', uses: 0 },
    { code: 'WELCOME10', uses: 7 },
  ])
})
