import { addDays, planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import type { Deps } from '../../kernel/feature.ts'
import { lastPresented, presentedBetween } from '../air.queries.ts'
import type { OnAirSource } from '../on-air.ts'
import { createEngine, type Engine } from './engine.ts'
import type { IndexData } from './index-data.ts'

/** Prices change often, and an index that is half a minute behind only sorts by the price of before. */
const priceDelayMs = 30_000
/** After a failure it is tried again after these. */
const firstPauseMs = 500
const longestPauseMs = 30_000
/** How long a search waits for the first index. */
const patienceMs = 8000
/** How long the shop as a whole does: by then it is better open without lists than closed. */
const startMs = 60_000
/** What was presented before this was not presented lately. */
const latelyDays = 14

/** There is no index yet. */
export class NoIndexYet extends Error {
  constructor() {
    super('The index is still being made')
  }
}

export type LiveIndex = ReturnType<typeof createLiveIndex>

/**
 * The index that searches are answered from, as new as the catalogue.
 *
 * 1. It is made when it is started and again whenever the catalogue changes from then on; the one of before answers meanwhile.
 * 2. Changes that come while one is being made are taken in by the next one. Changes of prices wait for half a minute.
 * 3. What is on air follows the schedule without a new index.
 */
export function createLiveIndex(
  parts: Pick<Deps, 'pool' | 'clock' | 'listener' | 'log'> & {
    onAir: Pick<OnAirSource, 'onChange'>
    /** Makes an index of the catalogue as it is now. */
    buildIndex: (signal: AbortSignal) => Promise<IndexData>
    /** Told when other answers than before are given. */
    changed: () => void
  },
) {
  const { pool, clock, listener, onAir, log, buildIndex, changed } = parts
  const stopping = new AbortController()
  const first = Promise.withResolvers<void>()
  let started = false
  let engine: Engine | undefined
  let building: Promise<void> | undefined
  let stale = false
  let priceTimer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let pause = firstPauseMs
  /** The end of the week whose programmes the index knows. */
  let weekEnds = new Date(0)

  async function readSchedule() {
    const now = clock()
    const monday = mondayOf(zonedDate(now, planTimeZone))
    const from = zonedDayRange(monday, planTimeZone).start
    const to = zonedDayRange(addDays(monday, 7), planTimeZone).start
    const [shown, lately] = await Promise.all([
      presentedBetween(pool, from, to),
      lastPresented(pool, new Date(now.getTime() - latelyDays * 86_400_000), now),
    ])
    const itemNos = (rows: readonly { itemNo: string }[]) => rows.map(({ itemNo }) => itemNo)
    return { ends: to, week: itemNos(shown), lately: itemNos(lately) }
  }

  async function build(): Promise<void> {
    do {
      stale = false
      clearTimeout(priceTimer)
      priceTimer = undefined
      const next = createEngine(await buildIndex(stopping.signal))
      const schedule = await readSchedule()
      if (stopping.signal.aborted) return
      next.follow(schedule)
      weekEnds = schedule.ends
      engine = next
      pause = firstPauseMs
      first.resolve()
      changed()
    } while (stale)
  }

  function rebuild(): void {
    if (!started || stopping.signal.aborted) return
    stale = true
    if (building) return
    clearTimeout(retryTimer)
    building = build()
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return
        log.warn({ err: error }, 'the search index could not be made; trying again')
        retryTimer = setTimeout(rebuild, pause)
        retryTimer.unref()
        pause = Math.min(pause * 2, longestPauseMs)
      })
      .finally(() => {
        building = undefined
      })
  }

  function laterForPrices(): void {
    if (priceTimer || !started || stopping.signal.aborted) return
    priceTimer = setTimeout(rebuild, priceDelayMs)
    priceTimer.unref()
  }

  async function follow(): Promise<void> {
    if (!engine || stopping.signal.aborted) return
    try {
      const schedule = await readSchedule()
      if (stopping.signal.aborted) return
      engine.follow(schedule)
      weekEnds = schedule.ends
      changed()
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'what was on air could not be read')
    }
  }

  listener.on('catalogue', rebuild)
  listener.on('price', laterForPrices)
  listener.on('air', () => void follow())
  onAir.onChange(() => void follow())

  return {
    /** Begins the first index. Settles when it is there, or has taken longer than the shop waits for it. */
    start(): Promise<void> {
      started = true
      rebuild()
      return orTooLate(first.promise, startMs)
    },
    /** @throws {NoIndexYet} when the first one takes longer than anybody waits */
    async engine(): Promise<Engine> {
      if (!engine) await orTooLate(first.promise, patienceMs)
      if (!engine) throw new NoIndexYet()
      if (clock() >= weekEnds) await follow()
      return engine
    },
    async stop(): Promise<void> {
      stopping.abort()
      clearTimeout(priceTimer)
      clearTimeout(retryTimer)
      // Nobody waits any longer for what will not come.
      first.resolve()
      await building
    },
  }
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

async function orTooLate(ready: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, patienceMs)
    timer.unref()
  })
  await Promise.race([ready, late])
  clearTimeout(timer)
}
