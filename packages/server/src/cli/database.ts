import type { Config } from '../kernel/config.ts'
import { createPool, type Pool } from '../kernel/db/pool.ts'
import { borrowPostgres } from '../kernel/db/postgres/index.ts'

/** A command that could not do what it was asked to. Its message is all that the operator needs. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}

/** Runs a command's work on the shop's database: that of the running shop, or one started just for it. */
export async function withPool<Result>(config: Config, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const { projectDir, dataDir, databaseUrl } = config
  const own = databaseUrl
    ? undefined
    : await borrowPostgres({ projectDir, dataDir, log: (sentence) => process.stderr.write(`${sentence}\n`) })
  const pool = createPool(databaseUrl ?? own?.url ?? '', { max: 2 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await own?.stop()
  }
}
