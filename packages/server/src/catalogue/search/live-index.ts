import { addDays, planTimeZone, weekStart, zonedDate, zonedDayRange } from '@onair/core/dates'
import type { Deps } from '../../kernel/feature.ts'
import { addMilliseconds, subHours } from '../../kernel/instants.ts'
import { lastPresented, presentedBetween } from '../air.queries.ts'
import type { OnAirSource } from '../on-air.ts'
import type { OpenWindows } from '../open-windows.ts'
import { soldSince } from '../selling.queries.ts'
import { soldDays } from './appeal.ts'
import { createEngine, type Engine } from './engine.ts'
import type { IndexData } from './index-data.ts'
import { followStock } from './stock.ts'

/** Price changes are frequent; an index that is half a minute old only sorts by the previous price. */
const priceDelayMs = 30_000
/** The pauses before retries after a failure. */
const firstPauseMs = 500
const longestPauseMs = 30_000
/** How long a search waits for the first index. */
const searchTimeoutMs = 8000
/** How long the server's start waits for the first index. After that, a shop without lists is better than none. */
const startTimeoutMs = 60_000
/** For how many days a product counts as recently presented. */
const recentDays = 14
/** How long the units sold are cached: they are a weak signal, and many orders to read. */
const soldForMs = 3_600_000

/** The first index is not built yet. */
export class NoIndexYet extends Error {
  constructor() {
    super('The index is still being built')
  }
}

export type LiveIndex = ReturnType<typeof createLiveIndex>

/**
 * The search index, kept up to date with the catalogue.
 *
 * 1. It is built at the start, and rebuilt whenever the catalogue changes; meanwhile the previous one answers.
 * 2. A change during a build causes another build after it. Price changes wait for half a minute.
 * 3. Without a new index, the products on air follow the schedule, prices the open price windows, and sold-out products the stock.
 */
export function createLiveIndex(
  parts: Pick<Deps, 'pool' | 'clock' | 'listener' | 'log'> & {
    onAir: Pick<OnAirSource, 'onChange'>
    windows: Pick<OpenWindows, 'open' | 'refresh' | 'onChange'>
    /** Builds an index of the catalogue as it is now. */
    buildIndex: (signal: AbortSignal) => Promise<IndexData>
    /** Called when search results may have changed. */
    changed: () => void
  },
) {
  const { pool, clock, listener, onAir, windows, log, buildIndex, changed } = parts
  const stopping = new AbortController()
  const first = Promise.withResolvers<void>()
  let started = false
  let engine: Engine | undefined
  let building: Promise<void> | undefined
  let stale = false
  let priceTimer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let pause = firstPauseMs
  let readings = 0
  /** The latest begun of the completed readings of the schedule. `ends`: the end of its week. */
  let schedule = { reading: 0, ends: new Date(0), week: [] as string[], lately: [] as string[], today: 0 }
  let selling = { until: new Date(0), sold: new Map<string, number>() }

  /** Reads the schedule. Of two readings at once the later one counts, whichever ends first. */
  async function readSchedule() {
    readings += 1
    const reading = readings
    const now = clock()
    const monday = weekStart(zonedDate(now, planTimeZone), 1)
    const from = zonedDayRange(monday, planTimeZone).start
    const to = zonedDayRange(addDays(monday, 7), planTimeZone).start
    const [shown, lately] = await Promise.all([
      presentedBetween(pool, { from, to }),
      lastPresented(pool, { from: subHours(now, recentDays * 24), to: now }),
    ])
    const itemNos = (rows: readonly { itemNo: string }[]) => rows.map(({ itemNo }) => itemNo)
    const today = lately.filter(({ airedAt }) => airedAt > subHours(now, 24)).length
    if (reading > schedule.reading)
      schedule = { reading, ends: to, week: itemNos(shown), lately: itemNos(lately), today }
  }

  async function readSelling() {
    const now = clock()
    if (now < selling.until) return
    const rows = await soldSince(pool, { from: subHours(now, soldDays * 24) })
    selling = {
      until: addMilliseconds(now, soldForMs),
      sold: new Map(rows.map(({ itemNo, sold }) => [itemNo, sold])),
    }
  }

  const stock = followStock({ pool, listener, log, stopping: stopping.signal }, (itemNos, isSoldOut) => {
    if (!engine || stopping.signal.aborted) return
    engine.stock(itemNos, isSoldOut)
    changed()
  })

  async function build(): Promise<void> {
    do {
      stale = false
      clearTimeout(priceTimer)
      priceTimer = undefined
      const next = createEngine(await buildIndex(stopping.signal))
      await Promise.all([readSchedule(), readSelling(), stock.readAll()])
      if (stopping.signal.aborted) return
      next.follow({ ...schedule, ...selling })
      next.stock(stock.soldOut(), true)
      next.reprice(windows.open())
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
        log.warn({ err: error }, 'the search index could not be built; retrying')
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
      await Promise.all([readSchedule(), readSelling()])
      if (stopping.signal.aborted) return
      engine.follow({ ...schedule, ...selling })
      changed()
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the products on air could not be read')
    }
  }

  listener.on('catalogue', rebuild)
  listener.on('price', laterForPrices)
  listener.on('air', () => void follow())
  onAir.onChange(() => void follow())
  windows.onChange(() => engine?.reprice(windows.open()))

  return {
    /** Starts the first build. Resolves when it is done, or after a timeout. */
    start(): Promise<void> {
      started = true
      rebuild()
      return withTimeout(first.promise, startTimeoutMs)
    },
    /** @throws {NoIndexYet} if the first build takes longer than a search waits */
    async engine(): Promise<Engine> {
      if (!engine) await withTimeout(first.promise, searchTimeoutMs)
      if (!engine) throw new NoIndexYet()
      if (clock() >= schedule.ends) await follow()
      windows.refresh()
      return engine
    },
    async stop(): Promise<void> {
      stopping.abort()
      clearTimeout(priceTimer)
      clearTimeout(retryTimer)
      // Releases those who wait for the first index.
      first.resolve()
      await building
    },
  }
}

async function withTimeout(ready: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, timeoutMs)
    timer.unref()
  })
  await Promise.race([ready, late])
  clearTimeout(timer)
}
