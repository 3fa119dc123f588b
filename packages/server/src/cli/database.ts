import { borrowPostgres, FolderInUse } from '@onair/local-postgres'
import type { Config } from '../kernel/config.ts'
import { createPool, type Pool } from '../kernel/db/pool.ts'
import { OperatorError } from '../kernel/errors/operator-error.ts'
import { ifStopped } from './stopping.ts'

/** A command cannot do what it was asked for. */
export class CommandRefused extends OperatorError {
  override name = 'CommandRefused'
}

/** Refuses a command whose database another process owns. @throws the error in any other case */
export function refuse(error: unknown): never {
  throw error instanceof FolderInUse ? new CommandRefused(error.message) : error
}

/** Runs a command's work on the database of the running server, or on one that is started for the command. */
export async function withPool<Result>(config: Config, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const { projectDir, dataDir, databaseUrl } = config
  const own = databaseUrl
    ? undefined
    : await borrowPostgres({ projectDir, dataDir, log: (sentence) => process.stderr.write(`${sentence}\n`) }).catch(
        refuse,
      )
  const done = ifStopped(() => own?.stop())
  const pool = createPool(databaseUrl ?? own?.url ?? '', { max: 2 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await own?.stop()
    done()
  }
}
