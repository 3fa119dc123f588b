import type { FastifyBaseLogger } from 'fastify'
import { loadGiftCards } from './db/demo/gift-cards.ts'
import { loadDemo } from './db/demo/load.ts'
import { loadPeople } from './db/demo/people.ts'
import { createProgress, type Progress } from './db/demo/progress.ts'
import { loadPromoCodes } from './db/demo/promo-codes.ts'
import { topUpSchedule } from './db/demo/top-up.ts'
import type { Pool } from './kernel/db/pool.ts'
import type { Readiness } from './kernel/readiness.ts'

/** How often the programmes that lie ahead are topped up. */
const topUpEveryMs = 3_600_000
/** After a failure it is tried again after this long: the database may have been away. */
const retryMs = 5000

type Parts = {
  pool: Pool
  clock: () => Date
  log: FastifyBaseLogger
  readiness: Readiness
  giftCardKey: string
  /** Fewer products than there are, for tests. */
  count?: number
  /** Where progress is shown; standard error unless said otherwise. */
  show?: Progress
}

/**
 * Loads the demonstration's rows in the background where there are none, says when the shop is ready, and keeps its
 * schedule filled from then on.
 *
 * @returns how to stop it; what is not loaded then is not loaded at all
 */
export function startDemonstration({ pool, clock, log, readiness, giftCardKey, count, show }: Parts): {
  stop(): Promise<void>
} {
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  function run(work: () => Promise<void>, next: { after: number; work: () => Promise<void> }): void {
    working = work().then(
      () => later(next.after, next.work),
      (error: unknown) => {
        if (stopped) return
        log.error({ err: error }, 'the demonstration’s rows could not be loaded; trying again')
        later(retryMs, work)
      },
    )
  }

  function later(after: number, work: () => Promise<void>): void {
    if (stopped) return
    timer = setTimeout(() => run(work, { after: topUpEveryMs, work: topUp }), after)
    timer.unref()
  }

  async function load(): Promise<void> {
    const progress = reported(show ?? createProgress(process.stderr, say), readiness, () => stopped)
    const options = { pool, clock, log: show ? () => {} : say, progress, ...(count !== undefined && { count }) }
    const loaded = await loadDemo(options)
    await loadPeople({ pool, clock })
    await loadPromoCodes(pool)
    await loadGiftCards(pool, giftCardKey)
    // Where nothing was loaded only days may have been planned.
    await pool.query(loaded ? 'notify catalogue; notify air' : 'notify air')
    readiness.done()
  }

  async function topUp(): Promise<void> {
    await topUpSchedule({ pool, clock })
    await pool.query('notify air')
  }

  run(load, { after: topUpEveryMs, work: topUp })
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}

/** The progress that is shown, and that `/readyz` tells. The load ends when it reports to a shop that is closing. */
function reported(shown: Progress, readiness: Readiness, stopped: () => boolean): Progress {
  let total = 0
  return {
    start(all) {
      total = all
      shown.start(all)
    },
    update(done) {
      if (stopped()) throw new Error('The shop is closing')
      readiness.progress(total === 0 ? 0 : done / total)
      shown.update(done)
    },
    stop: () => shown.stop(),
  }
}
