import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from './db/pool.ts'
import { isDatabaseAway } from './errors/error-handler.ts'

/** How often a database that is away is asked whether it is back, in milliseconds. */
const probeMs = 500

/**
 * Logs once when the database goes away and once when it is back, instead of each statement, job and listener that failed
 * meanwhile. A single lost connection is logged as such.
 */
export function createOutage({
  pool,
  log,
  now = Date.now,
  everyMs = probeMs,
}: {
  pool: Pick<Pool, 'query'>
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  now?: () => number
  everyMs?: number
}) {
  let state: 'here' | 'asked' | 'away' = 'here'
  let since = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function ask(reason: string): Promise<void> {
    const answers = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (stopped) return
    if (answers) {
      if (state === 'away') log.warn({ seconds: Math.round((now() - since) / 1000) }, 'the database is back')
      else log.warn({ reason }, 'a connection to the database was lost')
      state = 'here'
      return
    }
    if (state === 'asked') log.error({ reason }, 'the database is away: the shop answers 503 until it is back')
    state = 'away'
    timer = setTimeout(() => void ask(reason), everyMs)
    timer.unref()
  }

  return {
    /** Reports an error. @returns whether it says that the database is away, and therefore needs no line of its own */
    noticed(error: unknown): boolean {
      if (stopped || !(error instanceof Error) || !isDatabaseAway(error)) return false
      if (state === 'here') {
        state = 'asked'
        since = now()
        void ask(error.message)
      }
      return true
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
}
