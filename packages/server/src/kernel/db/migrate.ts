import { type Migration, Migrator } from 'kysely/migration'
import { migrations as ours } from './migrations/index.ts'
import { createKysely, type Pool } from './pool.ts'

// Any number will do, as long as nothing else in the database locks by it.
const lock = 7_066_924_201

/**
 * Brings the schema up to date and answers the names of the migrations that it applied. Two processes may start together:
 * the second waits and finds nothing left to do. Needs two connections of the pool.
 * @throws with the name of the migration that failed; nothing of that run is kept
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
      `The schema cannot be brought up to date: ${reason(error)}. If the data is a newer version's, use that; \`pnpm onair reset\` starts anew.`,
      { cause: error },
    )
  } finally {
    await guard.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {})
    guard.release()
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
