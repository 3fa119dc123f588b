import type { ProductPrices } from '@onair/core/contract'
import { presentedAt } from '@onair/core/control-room'
import { nextAfter, nextChange, onAirAt } from '@onair/core/guide'
import { maxQuantity } from '@onair/core/limits'
import { createOpenWindows } from '../catalogue/open-windows.ts'
import { pricesOf, stockWord } from '../catalogue/product.ts'
import type { ShowRow } from '../guide/guide.queries.ts'
import type { Deps } from '../kernel/feature.ts'
import { subDays } from '../kernel/instants.ts'
import { nextEventIds, pricesAt, showsAround } from './live.queries.ts'

/** The programme on air, the next one, and the product that is being presented. */
type AirState = { now: ShowRow | null; next: ShowRow | null; itemNo: string | null }

/** A change on air. Amounts are in cents; `id` increases, across restarts as well. */
export type AirEvent = { id: number; at: Date } & (
  | { name: 'show'; now: ShowRow | null; next: ShowRow | null }
  | { name: 'product'; itemNo: string; showId: string }
  | PriceEvent
  | { name: 'stock'; itemNo: string; edpNo: number; stock: 'in' | 'low' | 'out'; quantity: number }
)

export type PriceEvent = { name: 'price'; itemNo: string } & ProductPrices

export type Air = {
  state(): AirState
  /** The range of event ids that this process knows; the first one stands for its initial state. */
  ids(): { first: number; last: number }
  onEvent(notify: (event: AirEvent) => void): void
  /** The present prices of the products whose price windows opened or ended after an instant. */
  pricesChangedSince(instant: Date): PriceEvent[]
  /** Reads the plan, and follows it from then on. */
  start(): Promise<void>
  /** Resolves when the last read has ended. */
  stop(): Promise<void>
}

/** The longest time between two reads of the plan: clocks are adjusted, and machines sleep. */
const longestWait = 60_000
const shortestWait = 50

/**
 * Follows the programme plan: knows the present and the next programme, and emits an event when either changes, by the clock or
 * because the plan was changed (`NOTIFY air`, from this process or another).
 */
export function createAir({
  pool,
  clock,
  listener,
  log,
  shared,
}: Pick<Deps, 'pool' | 'clock' | 'listener' | 'log' | 'shared'>): Air {
  const windows = shared(createOpenWindows)
  const listeners: ((event: AirEvent) => void)[] = []
  let state: AirState = { now: null, next: null, itemNo: null }
  let ids = { first: 0, last: 0 }
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  const stockChanges: Unnumbered[] = []
  /** The present prices of the products whose price windows opened or ended in the last day. */
  const recentPrices = new Map<string, PriceEvent>()

  async function emit(...events: Unnumbered[]): Promise<void> {
    const numbers = await nextEventIds(pool, { count: events.length })
    for (const [index, { id }] of numbers.entries()) {
      ids = { ...ids, last: id }
      const event = events[index]
      if (event) for (const notify of listeners) notify({ ...event, id, at: clock() })
    }
  }

  async function refresh(): Promise<void> {
    const at = clock()
    const shows = await showsAround(pool, { now: at })
    const now = onAirAt(shows, at) ?? null
    const next = nextAfter(shows, at) ?? null
    const previous = state
    state = { now, next, itemNo: presentedAt(now?.products ?? [], at)?.itemNo ?? null }
    schedule(shows, at)
    if (!sameShow(previous.now, now) || !sameShow(previous.next, next)) await emit({ name: 'show', now, next })
    if (now && state.itemNo && state.itemNo !== previous.itemNo) {
      await emit({ name: 'product', itemNo: state.itemNo, showId: now.id })
    }
  }

  function schedule(shows: readonly ShowRow[], at: Date): void {
    clearTimeout(timer)
    if (stopped) return
    const products = shows.flatMap(({ products }) => products.map(({ airTime }) => Date.parse(airTime)))
    const times = [nextChange(shows, at)?.getTime() ?? Number.POSITIVE_INFINITY, ...products]
    const soonest = Math.min(...times.filter((time) => time > at.getTime()))
    timer = setTimeout(() => enqueue(refresh), Math.min(longestWait, Math.max(shortestWait, soonest - at.getTime())))
    timer.unref()
  }

  /** Batches simultaneous notifications: a burst of orders causes many. */
  function stockChanged(payload: string): void {
    if (payload === '') return
    const { itemNo, edpNo, quantity } = JSON.parse(payload) as { itemNo: string; edpNo: number; quantity: number }
    const changed = { itemNo, edpNo, quantity: Math.min(maxQuantity, quantity), stock: stockWord(quantity) }
    if (stockChanges.push({ name: 'stock', ...changed }) === 1) void enqueue(() => emit(...stockChanges.splice(0)))
  }

  async function readPrices(itemNos: readonly string[]): Promise<PriceEvent[]> {
    const rows = itemNos.length > 0 ? await pricesAt(pool, { itemNos, now: clock() }) : []
    return rows.map(({ itemNo, ...row }) => ({ name: 'price', itemNo, ...pricesOf(row) }))
  }

  async function emitPrice(itemNo: string): Promise<void> {
    const events = await readPrices([itemNo])
    for (const event of events) if (recentPrices.has(itemNo)) recentPrices.set(itemNo, event)
    if (events.length > 0) await emit(...events)
  }

  /**
   * Reads the prices that windows changed in the last day, and emits those that changed just now. Pages that reconnect get the
   * others.
   */
  async function readRecentPrices(changed: readonly string[] = []): Promise<void> {
    const late = windows.changedSince(subDays(clock(), 1))
    const events = await readPrices([...new Set([...late, ...changed])])
    recentPrices.clear()
    for (const event of events) recentPrices.set(event.itemNo, event)
    const news = events.filter(({ itemNo }) => changed.includes(itemNo))
    if (news.length > 0) await emit(...news)
  }

  /** Runs one task after the other, so that events are emitted in the order of the changes. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    const unlessStopped = async () => (stopped ? undefined : work())
    working = working.then(unlessStopped).catch((error: unknown) => {
      if (stopped) return
      log.warn({ err: error }, 'what is on air could not be read; retrying')
      clearTimeout(timer)
      timer = setTimeout(() => enqueue(refresh), 1000)
      timer.unref()
    })
    return working
  }

  listener.on('air', () => enqueue(refresh))
  listener.on('catalogue', () => {
    enqueue(refresh)
    enqueue(() => readRecentPrices())
  })
  listener.on('stock', stockChanged)
  listener.on('price', (payload) => {
    if (payload === '') return
    const { itemNo } = JSON.parse(payload) as { itemNo: string }
    enqueue(() => emitPrice(itemNo))
  })
  windows.onChange((itemNos) => enqueue(() => readRecentPrices(itemNos)))

  return {
    state: () => state,
    ids: () => ids,
    onEvent: (notify) => void listeners.push(notify),
    pricesChangedSince: (instant) => windows.changedSince(instant).flatMap((itemNo) => recentPrices.get(itemNo) ?? []),
    start: () =>
      enqueue(async () => {
        const [{ id } = { id: 0 }] = await nextEventIds(pool, { count: 1 })
        ids = { first: id, last: id }
        await refresh()
        await readRecentPrices()
      }),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}

type Unnumbered = AirEvent extends infer Event ? (Event extends AirEvent ? Omit<Event, 'id' | 'at'> : never) : never

/** Whether two reads of a programme are equal. */
function sameShow(one: ShowRow | null, other: ShowRow | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
