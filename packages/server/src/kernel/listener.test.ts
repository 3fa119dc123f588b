import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { createListener, type Listener } from './listener.ts'
import { createLogger } from './log.ts'

let database: TestDatabase
let listener: Listener
let payloads: string[]
beforeEach(async () => {
  database = await testDatabase()
  payloads = []
  listener = createListener({ pool: database.pool, log: createLogger('silent') })
  listener.on('stock', (payload) => payloads.push(payload))
  await listener.start()
})
afterEach(async () => {
  listener.stop()
  await database.drop()
})

test('1 receives the notifications of other connections', async () => {
  await database.pool.query(`select pg_notify('stock', '{"itemNo":"1"}'), pg_notify('other', 'x')`)
  await expect.poll(() => payloads).toEqual(['{"itemNo":"1"}'])
})

test('2 replaces a lost connection, and notifies that notifications may have been missed', async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'LISTEN%' and pid <> pg_backend_pid()`,
  )
  await expect.poll(() => payloads, { timeout: 10_000 }).toEqual([''])
  await database.pool.query(`notify stock, 'again'`)
  await expect.poll(() => payloads).toEqual(['', 'again'])
})

test('3 a stopped one receives nothing and holds no connection', async () => {
  listener.stop()
  await database.pool.query(`notify stock, 'late'`)
  const connections = async () =>
    (
      await database.pool.query(
        `select count(*) as n from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
      )
    ).rows[0].n
  await expect.poll(connections).toBe(0)
  expect(payloads).toEqual([])
})

test('4 a malformed payload does not affect other subscribers', async () => {
  const seen: string[] = []
  listener.on('price', (payload) => JSON.parse(payload))
  listener.on('price', (payload) => seen.push(payload))
  await database.pool.query(`notify price, 'no JSON'`)
  await expect.poll(() => seen).toEqual(['no JSON'])
})

test('5 releases its connection if it is stopped while it connects', async () => {
  const other = createListener({ pool: database.pool, log: createLogger('silent') })
  // Its statement is sent by then, and not answered.
  database.pool.once('acquire', () => setImmediate(() => other.stop()))
  await other.start()
  expect(database.pool.totalCount - database.pool.idleCount).toBe(1)
})
