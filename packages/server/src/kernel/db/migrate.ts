import { type Migration, Migrator } from 'kysely/migration'
import type { PoolClient } from 'pg'
import { migrations as ours } from './migrations/index.ts'
import { createKysely, type Pool } from './pool.ts'

// An arbitrary number that no other lock of the database uses.
const lock = 7_066_924_201

/**
 * Brings the schema up to date. Of two processes that start together, the second waits and finds nothing to do. Needs two
 * connections of the pool.
 *
 * @returns the names of the applied migrations
 * @throws with the name of the migration that failed; the whole run is rolled back
 */
export async function migrate(pool: Pool, migrations: Record<string, Migration> = ours): Promise<string[]> {
  const guard = await pool.connect()
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [lock])
    const migrator = new Migrator({ db: createKysely(pool), provider: { getMigrations: async () => migrations } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error === undefined) return results.map(({ migrationName }) => migrationName)
    const failed = results.find(({ status }) => status === 'Error')
    if (failed) throw new Error(`The migration ${failed.migrationName} failed: ${reason(error)}`, { cause: error })
    throw new Error(
      `The schema cannot be brought up to date: ${reason(error)}. If a newer version made the data, use that version; \`pnpm onair reset\` deletes the data.`,
      { cause: error },
    )
  } finally {
    await guard.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {})
    guard.release()
  }
}

/** The names of all migrations, in their order. */
export const migrationNames = (): string[] => Object.keys(ours).sort()

/**
 * Migrates in the caller's transaction, up to a migration or to the latest.
 *
 * @throws if a migration fails; the caller rolls back
 */
export async function migrateOn(client: PoolClient, upTo?: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
  const only = {
    connect: async () => ({ query: client.query.bind(client), release() {} }),
    end: async () => {},
    options: {},
  }
  const migrator = new Migrator({
    db: createKysely(only),
    provider: { getMigrations: async () => ours },
    disableTransactions: true,
  })
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error !== undefined) throw new Error(`The schema cannot be made: ${reason(error)}`, { cause: error })
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
