import { setTimeout as pause } from 'node:timers/promises'
import { type MigrateOptions, type Migration, Migrator } from 'kysely/migration'
import type { PoolClient } from 'pg'
import { createKysely } from './kysely.ts'
import { migrations as ours } from './migrations/index.ts'
import type { Pool } from './pool.ts'

// An arbitrary number that no other lock of the database uses.
const lock = 7_066_924_201

/** How long a migration waits for a table; all other statements queue behind it. */
const lockTimeoutMs = 1000
/** The pause before it tries again, and how often it does. */
const [retryMs, mostTries] = [500, 60]

/**
 * Brings the schema up to date while processes of the previous version still run. Of two processes that start together, the
 * second waits and finds nothing to do. A migration that does not get its tables within a second, or is in a deadlock, is rolled
 * back and tried again.
 *
 * @returns the names of the applied migrations
 * @throws with the name of the migration that failed; the whole run is rolled back
 */
export async function migrate(pool: Pool, migrations: Record<string, Migration> = ours): Promise<string[]> {
  const guard = await pool.connect()
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [lock])
    await guard.query(`SET lock_timeout = ${lockTimeoutMs}`)
    const migrator = migratorOn(guard, migrations)
    let { error, results = [] } = await migrator.migrateToLatest()
    for (let tries = 1; isInTheWay(error) && tries < mostTries; tries += 1) {
      await pause(retryMs)
      ;({ error, results = [] } = await migrator.migrateToLatest())
    }
    if (error === undefined) return results.map(({ migrationName }) => migrationName)
    const failed = results.find(({ status }) => status === 'Error')
    if (failed) throw new Error(`The migration ${failed.migrationName} failed: ${reason(error)}`, { cause: error })
    throw new Error(
      `The schema cannot be brought up to date: ${reason(error)}. If a newer version made the data, use that one; \`npm run onair -- reset\` deletes it.`,
      { cause: error },
    )
  } finally {
    // A connection that cannot be reset is closed, which releases its lock.
    const lost = await guard
      .query(`RESET lock_timeout; SELECT pg_advisory_unlock(${lock})`)
      .catch((error: Error) => error)
    guard.release(lost instanceof Error ? lost : undefined)
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
  const migrator = migratorOn(client, ours, { disableTransactions: true })
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error !== undefined) throw new Error(`The schema cannot be made: ${reason(error)}`, { cause: error })
}

function migratorOn(client: PoolClient, migrations: Record<string, Migration>, options?: MigrateOptions): Migrator {
  const only = {
    connect: async () => ({ query: client.query.bind(client), release() {} }),
    end: async () => {},
    options: {},
  }
  return new Migrator({ db: createKysely(only), provider: { getMigrations: async () => migrations }, ...options })
}

/** A lock timeout, or a deadlock with a running process: the transaction was rolled back. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
