import { expect, test, vi } from 'vitest'
import { createOutage } from './outage.ts'

const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

function setUp() {
  const database = { away: true }
  const logged: string[] = []
  const say = (_fields: unknown, text?: string) => void logged.push(text ?? '')
  const query = vi.fn(async () => {
    if (database.away) throw lost()
  })
  const outage = createOutage({ pool: { query } as never, log: { error: say, warn: say }, everyMs: 1 })
  return { database, logged, outage, query }
}

test('1. an outage is logged once when it begins and once when it ends, however many errors report it', async () => {
  const { database, logged, outage, query } = setUp()
  for (let time = 0; time < 20; time += 1) expect(outage.noticed(lost())).toBe(true)
  await expect.poll(() => query.mock.calls.length).toBeGreaterThan(3)
  expect(outage.noticed(lost())).toBe(true)
  expect(logged).toEqual(['the database is away: the shop answers 503 until it is back'])
  database.away = false
  await expect.poll(() => logged.length).toBe(2)
  expect(logged[1]).toBe('the database is back')
  outage.stop()
})

test('2. one lost connection of a database that answers is no outage', async () => {
  const { database, logged, outage } = setUp()
  database.away = false
  outage.noticed(lost())
  await expect.poll(() => logged).toEqual(['a connection to the database was lost'])
  outage.stop()
})

test('3. other errors keep a line of their own', () => {
  const { outage, query } = setUp()
  expect(outage.noticed(new Error('a mistake'))).toBe(false)
  expect(query).not.toHaveBeenCalled()
  outage.stop()
})
