import type { ExtensionContext, OpenExtension } from '@onair/server/extension'
import type { Seller } from '@onair/server/seeding'
import { loadGiftCards } from '../customers/gift-cards.ts'
import { loadPeople } from '../customers/people.ts'
import { loadPromoCodes } from '../customers/promo-codes.ts'
import { topUpSchedule } from '../schedule/top-up.ts'
import { loadDemo } from './load.ts'
import { createProgress, type Progress } from './progress.ts'

/** How often the schedule is topped up. */
const topUpEveryMs = 3_600_000
/** The pause after a failure: the database may be restarting. */
const retryMs = 5000

type Options = Pick<ExtensionContext, 'pool' | 'clock' | 'log' | 'progress'> & {
  giftCardKey: string
  /** Who the invoices name. */
  seller: Seller
  /** Fewer products than the whole channel, for tests. */
  count?: number
  /** Where progress is shown. Standard error by default. */
  show?: Progress
}

/**
 * Loads the demonstration's rows in the background where they are missing, and tops the schedule up every hour from
 * then on. `stop` rolls an unfinished load back.
 */
export function startDemonstration({
  pool,
  clock,
  log,
  progress,
  giftCardKey,
  seller,
  count,
  show,
}: Options): Required<Pick<OpenExtension, 'loaded' | 'stop'>> {
  const print = (line: string) => void process.stderr.write(`${line}\n`)
  const loaded = Promise.withResolvers<void>()
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  function run(work: () => Promise<void>): void {
    working = work().then(
      () => schedule(topUp, topUpEveryMs),
      (error: unknown) => {
        if (stopped) return
        log.error({ err: error }, 'the demonstration’s rows could not be loaded; trying again')
        schedule(work, retryMs)
      },
    )
  }

  function schedule(work: () => Promise<void>, afterMs: number): void {
    if (stopped) return
    timer = setTimeout(() => run(work), afterMs)
    timer.unref()
  }

  async function load(): Promise<void> {
    const shown = reporting(show ?? createProgress(process.stderr, print), progress, () => stopped)
    const options = {
      pool,
      clock,
      log: show ? () => {} : print,
      progress: shown,
      ...(count !== undefined && { count }),
    }
    const fresh = await loadDemo(options)
    await loadPeople({ pool, clock, giftCardKey, seller })
    await loadPromoCodes(pool)
    await loadGiftCards(pool, giftCardKey)
    // Even an existing catalogue may have new days in its schedule.
    await pool.query(fresh ? 'notify catalogue; notify air' : 'notify air')
    loaded.resolve()
  }

  async function topUp(): Promise<void> {
    await topUpSchedule({ pool, clock })
    await pool.query('notify air')
  }

  run(load)
  return {
    loaded: loaded.promise,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}

/** Reports the displayed progress to the server as well. After a stop an update throws, which rolls the load back. */
function reporting(shown: Progress, report: (share: number) => void, stopped: () => boolean): Progress {
  let total = 0
  return {
    start(all) {
      total = all
      shown.start(all)
    },
    update(done) {
      if (stopped()) throw new Error('The shop is closing')
      report(total === 0 ? 0 : done / total)
      shown.update(done)
    },
    stop: () => shown.stop(),
  }
}
