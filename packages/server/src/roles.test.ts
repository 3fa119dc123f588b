import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { jobsOf } from './kernel/jobs.ts'
import { createLogger } from './kernel/log.ts'
import { queueMail } from './kernel/mail/outbox.queries.ts'
import { readServerConfig } from './server-config.ts'
import { startServer } from './start-server.ts'
import { testDatabase } from './testing/database.ts'

async function aDatabase() {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  return database
}
type Database = Awaited<ReturnType<typeof aDatabase>>

/** A process on a database: its origin. */
async function start({ url }: Database, role?: 'web' | 'worker'): Promise<string> {
  const config = readServerConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATABASE_CONNECTIONS: '4',
    ...(role && { ROLE: role }),
  })
  const server = await startServer({ config, log: createLogger('silent') })
  onTestFinished(() => server.close())
  await server.listen()
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}
const statusOf = async (url: string) => (await fetch(url)).status
const tries = async ({ pool }: Database) =>
  (await pool.query<{ attempts: number }>('select attempts from outbox')).rows[0]?.attempts

describe('a process', () => {
  test('1. of the role web answers calls and sends no mail; a worker sends mails and answers no calls', async () => {
    const database = await aDatabase()
    const web = await start(database, 'web')
    expect(await statusOf(`${web}/api/v2/en/menu`)).toBe(200)
    // Its product does not exist: the worker that claims it gives it up.
    await queueMail(database.pool, 'back-in-stock', { to: 'a@example.com', language: 'en', edpNo: 1 }, new Date())
    const worker = await start(database, 'worker')
    await expect.poll(() => tries(database)).toBe(1)
    expect(await statusOf(`${worker}/readyz`)).toBe(200)
    expect(await statusOf(`${worker}/api/v2/en/menu`)).toBe(404)
  })

  test('2. without a role does both', async () => {
    const database = await aDatabase()
    const both = await start(database)
    expect(await statusOf(`${both}/api/v2/en/menu`)).toBe(200)
    await queueMail(database.pool, 'back-in-stock', { to: 'a@example.com', language: 'en', edpNo: 1 }, new Date())
    await expect.poll(() => tries(database)).toBe(1)
  })
})

test('a process that only serves runs only the jobs that write its counts', () => {
  const run = async () => {}
  const mails = { name: 'mail', everyMs: 1, run }
  const searched = { name: 'searched', everyMs: 1, run, ofRequests: true } as const
  expect(jobsOf('web', [mails, searched])).toEqual([searched])
  expect(jobsOf('worker', [mails, searched])).toEqual([mails, searched])
  expect(jobsOf(undefined, [mails, searched])).toEqual([mails, searched])
})
