// @module-tag slow
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from './kernel/db/migrations/index.ts'
import { createLogger } from './kernel/log.ts'
import { readServerConfig } from './server-config.ts'
import { issueToken } from './sign-in/tokens.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { testDatabase } from './testing/database.ts'
import { stockShelf } from './testing/shelf.ts'

// `npm run soak -- 1 replaced` does the same with processes.

/** The schema of the version that comes: it changes tables that every bag writes to. */
const next: Migration = {
  async up(db) {
    await sql`alter table cart add column next_version text; alter table cart_line add column next_version text`.execute(
      db,
    )
  },
}

type Process = { server: RunningServer; origin: string }

/** Starts a server on a free port, with connections and a listener of its own. */
async function startProcess(databaseUrl: string, version: 'this' | 'next'): Promise<Process> {
  const config = readServerConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: '4',
    LIMIT_BAGS: '1000000',
  })
  const server = await startServer({
    config: { ...config, drainMs: 500 },
    log: createLogger('silent'),
    migrations: version === 'next' ? { ...migrations, '9999-next': next } : migrations,
  })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.app.server.address()
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

/** What a load balancer does: requests go in turn to the processes whose `/readyz` was 200 when it looked last. */
function balance(processes: Set<Process>) {
  let ready: Process[] = []
  let requests = 0
  let stopped = false
  const isReady = async ({ origin }: Process) =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  async function look(): Promise<void> {
    const candidates = [...processes]
    const answers = await Promise.all(candidates.map(isReady))
    ready = candidates.filter((_, index) => answers[index])
  }
  const looking = (async () => {
    while (!stopped) {
      await look()
      await pause(20)
    }
  })()
  return {
    origin(): string {
      requests += 1
      const chosen = ready[requests % ready.length]
      if (!chosen) throw new Error('No process is ready')
      return chosen.origin
    },
    serves: (process: Process) => expect.poll(() => ready.includes(process)).toBe(true),
    async stop() {
      stopped = true
      await looking
    },
  }
}

test('two servers are replaced one after the other, with a migration, and no request fails', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  await stockShelf(database.pool, { itemNo: '780001', edpNo: 7801, quantity: 1_000_000 })
  const token = await issueToken(database.pool, null, new Date())
  const first = await Promise.all([startProcess(database.url, 'this'), startProcess(database.url, 'this')])
  const processes = new Set(first)
  const balancer = balance(processes)
  for (const process of first) await balancer.serves(process)

  const failed: string[] = []
  let answered = 0
  let enough = false
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const line = JSON.stringify({ ItemNo: '780001', EdpNo: 7801, Quantity: 1 })
  async function send(path: string, init: RequestInit): Promise<string> {
    const origin = balancer.origin()
    try {
      const reply = await fetch(`${origin}/api${path}`, init)
      const text = await reply.text()
      if (!reply.ok) failed.push(`${path} ${reply.status} ${text}`)
      answered += 1
      return text
    } catch (error) {
      failed.push(`${path} ${error instanceof Error ? `${error.message} ${error.cause}` : error}`)
      return '{}'
    }
  }
  const shoppers = Array.from({ length: 4 }, async () => {
    while (!enough) {
      const { CartGuid } = JSON.parse(await send('/v2/en/carts', { method: 'POST', headers, body: line }))
      await send(`/v2/en/carts/${CartGuid}/cartlines`, { method: 'POST', headers, body: line })
      await send(`/v2/en/carts/${CartGuid}`, { headers })
      await send('/v2/fr/shows/today', {})
    }
  })
  for (const old of first) {
    const fresh = await startProcess(database.url, 'next')
    processes.add(fresh)
    await balancer.serves(fresh)
    await old.server.close()
    processes.delete(old)
  }
  const before = answered
  await expect.poll(() => answered).toBeGreaterThan(before + 20)
  enough = true
  await Promise.all(shoppers)
  await balancer.stop()
  expect(failed).toEqual([])
  const { rows } = await database.pool.query(`select name from kysely_migration where name = '9999-next'`)
  expect(rows).toHaveLength(1)
})
