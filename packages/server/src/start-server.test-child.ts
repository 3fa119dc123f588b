// For the tests: a separate server process. With `next` it is a version with one more migration.
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { migrations } from './kernel/db/migrations/index.ts'
import { createLogger } from './kernel/log.ts'
import { readServerConfig } from './server-config.ts'
import { closeOnSignals, startServer } from './start-server.ts'

/** Changes tables that every bag writes to. */
const next: Migration = {
  async up(db) {
    await sql`alter table cart add column next_version text; alter table cart_line add column next_version text`.execute(
      db,
    )
  },
}

const log = createLogger('fatal')
const starting = startServer({
  config: readServerConfig(process.env),
  log,
  migrations: process.argv[2] === 'next' ? { ...migrations, '9999-next': next } : migrations,
})
closeOnSignals(starting, log)
const server = await starting
await server.listen()
const address = server.app.server.address()
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
