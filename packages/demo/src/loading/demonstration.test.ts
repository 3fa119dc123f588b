// @module-tag slow
import { createLogger, createReadiness, type TestDatabase, testDatabase } from '@onair/server/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startDemonstration } from './demonstration.ts'
import type { Progress } from './progress.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.drop())

const quiet: Progress = { start() {}, update() {}, stop() {} }
const seller = { name: 'Onair', address: [], taxNumbers: [] }
const now = new Date('2026-11-21T17:00:00Z')

function start(show: Progress = quiet) {
  const readiness = createReadiness()
  const { pool } = database
  const log = createLogger('silent')
  const { progress } = readiness
  const loading = startDemonstration({
    pool,
    clock: () => now,
    log,
    progress,
    giftCardKey: 'key',
    seller,
    count: 500,
    show,
  })
  void loading.loaded.then(readiness.done)
  return { readiness, stop: loading.stop }
}

const products = async (): Promise<number> => (await database.pool.query('select count(*) as n from product')).rows[0].n

test('fills an empty database before the shop is ready, and does not load twice', async () => {
  const seen: number[] = []
  const first = start({
    ...quiet,
    update() {
      seen.push(first.readiness.state().percent)
    },
  })
  expect(first.readiness.state().ready).toBe(false)
  await expect.poll(() => first.readiness.state().ready, { timeout: 20_000 }).toBe(true)
  await first.stop()
  expect(await products()).toBe(500)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  const { rows } = await database.pool.query(`select count(*) as n from show where starts_at <= $1 and ends_at > $1`, [
    now,
  ])
  expect(rows[0].n).toBe(1)

  // A start adds the codes that an older database lacks.
  const codes = async () => (await database.pool.query('select code from promo_code order by code')).rows
  const all = await codes()
  expect(all).toContainEqual({ code: 'WELCOME10' })
  await database.pool.query(`delete from promo_code where code = 'WELCOME10'`)

  const second = start({ ...quiet, start: () => expect.unreachable('loaded again') })
  await expect.poll(() => second.readiness.state().ready, { timeout: 20_000 }).toBe(true)
  await second.stop()
  expect(await codes()).toEqual(all)
  expect(await products()).toBe(500)
})

test('stopping during the load rolls it back, and the next start loads again', async () => {
  let halfWay = () => {}
  const atHalf = new Promise<void>((done) => {
    halfWay = done
  })
  const first = start({ ...quiet, update: (done) => void (done > 0 && halfWay()) })
  await atHalf
  await first.stop()
  expect(first.readiness.state().ready).toBe(false)
  expect(await products()).toBe(0)

  const second = start()
  await expect.poll(() => second.readiness.state().ready, { timeout: 20_000 }).toBe(true)
  await second.stop()
  expect(await products()).toBe(500)
})
