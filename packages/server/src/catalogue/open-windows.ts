import type { Deps } from '../kernel/feature.ts'
import { subDays } from '../kernel/instants.ts'
import { endingAfter, type PriceWindow } from './open-windows.queries.ts'
import { isWithin, rangeBetween } from './time-range.ts'

/** The longest time between two looks at the clock: clocks are adjusted, and machines sleep. */
const longestWaitMs = 60_000
const retryMs = 1000
/** How long an ended window stays in memory: a page that slept asks what has changed since. */
const rememberedDays = 1

export type OpenWindows = ReturnType<typeof createOpenWindows>

/**
 * Follows the price windows of the plan, so that whatever holds prices in memory changes with them.
 *
 * 1. The plan is read at the start and when it has changed (`NOTIFY price_window`). Prices then change at the starts and ends of
 *    its windows, without another read.
 * 2. A timer applies each change, and so does whoever asks for a price: nobody gets an outdated one, even after a machine slept
 *    or its clock was set.
 * 3. Each change of an open window is reported once in this process.
 */
export function createOpenWindows({ pool, clock, listener, log }: Pick<Deps, 'pool' | 'clock' | 'listener' | 'log'>) {
  const listeners: ((itemNos: readonly string[]) => void)[] = []
  let planned: readonly PriceWindow[] = []
  let open: ReadonlyMap<string, PriceWindow> = new Map()
  /** The time for which `open` is valid. */
  let range = rangeBetween([], 0)
  let reading: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function follow(): void {
    const now = clock().getTime()
    const previous = open
    const instants = planned.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    open = new Map(planned.filter((window) => isOpen(window, now)).map((window) => [window.itemNo, window]))
    range = rangeBetween(instants, now)
    wait(Math.min(longestWaitMs, range.until - now), tick)
    const changed = [...new Set([...previous.keys(), ...open.keys()])].filter(
      (itemNo) => !isSame(previous.get(itemNo), open.get(itemNo)),
    )
    if (changed.length > 0) for (const notify of listeners) notify(changed)
  }

  /** Applies the changes since the last look at the clock. */
  function refresh(): void {
    if (!isWithin(range, clock().getTime())) follow()
  }

  function tick(): void {
    refresh()
    wait(Math.min(longestWaitMs, range.until - clock().getTime()), tick)
  }

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(then, ms)
    timer.unref()
  }

  async function read(): Promise<void> {
    try {
      planned = await endingAfter(pool, { instant: subDays(clock(), rememberedDays) })
      if (!stopped) follow()
    } catch (error) {
      if (stopped) return
      log.warn({ err: error }, 'the price windows could not be read; retrying')
      wait(retryMs, reread)
    }
  }

  function reread(): void {
    reading = reading.then(read)
  }

  listener.on('price_window', reread)

  return {
    refresh,
    /** When a window opens or ends next, in milliseconds. */
    nextChange(): number {
      refresh()
      return range.until
    },
    /** The windows that are open, one of a product at most. */
    open: () => open.values(),
    /** The products whose window last opened or ended after an instant. */
    changedSince(instant: Date): string[] {
      const now = clock()
      const isLate = (at: Date) => instant < at && at <= now
      const changed = planned.filter(({ startsAt, endsAt }) => isLate(startsAt) || isLate(endsAt))
      return [...new Set(changed.map(({ itemNo }) => itemNo))]
    },
    /** Calls back with the products whose open window has changed, after the prices have. */
    onChange: (notify: (itemNos: readonly string[]) => void) => void listeners.push(notify),
    /** Reads the plan, and follows it from then on. */
    start(): Promise<void> {
      reread()
      return reading
    },
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await reading
    },
  }
}

const isOpen = ({ startsAt, endsAt }: PriceWindow, now: number): boolean =>
  startsAt.getTime() <= now && now < endsAt.getTime()

const isSame = (one: PriceWindow | undefined, other: PriceWindow | undefined): boolean =>
  one?.priceCents === other?.priceCents && one?.endsAt.getTime() === other?.endsAt.getTime()
