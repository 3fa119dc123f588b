import { createHash } from 'node:crypto'
import {
  longestShowHours,
  moveEnd,
  ordersPerMinute,
  presentedAt,
  putOnAir,
  swapProducts,
} from '@onair/core/control-room'
import { nextAfter, onAirAt } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import { maxQuantity } from '@onair/core/limits'
import type { PoolClient } from 'pg'
import { stockWord } from '../catalogue/product.ts'
import type { ShowRow } from '../guide/guide.queries.ts'
import { showOf } from '../guide/show.ts'
import { inTransaction, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Deps } from '../kernel/feature.ts'
import { announcePlan, lockPlan, type OperatorAction, recordAction, showsAround } from '../live/live.queries.ts'
import { beginNext } from '../live/move-on.ts'
import { refuse } from './control-room.messages.ts'
import * as queries from './control-room.queries.ts'
import { announcePrices, endWindow, setPrice, type WindowRow, windowOfItem, windowsFrom } from './prices.queries.ts'

/** Who acts: an operator's account, and the version of the plan that they have seen; null for the operator's command. */
export type Operator = { edp: number; version: number } | null

type Around = { now: ShowRow | undefined; next: ShowRow | undefined; windows: WindowRow[] }
type Slots = queries.SlotRow[]

/** An action for the log. */
type Action = Omit<OperatorAction, 'at' | 'edp'>

/** The actions of the channel's operators. Each changes the plan at once, is recorded, and is announced to all processes. */
export function controlRoomService({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  /**
   * 1. Actions run one after the other.
   * 2. An action with the version of an earlier plan is refused (409) and changes nothing.
   */
  function act(
    who: Operator,
    change: (client: PoolClient, around: Around, at: Date) => Promise<Refusal | Action | undefined>,
  ): Promise<Refusal | undefined> {
    return inTransaction(pool, async (client) => {
      await lockPlan(client)
      const at = clock()
      const around = await planAt(client, at)
      if (who && who.version !== versionOf(around)) return refuse(409, { code: 'air-changed', area: 'Version' })
      const done = await change(client, around, at)
      if (done instanceof Refusal || !done) return done
      await recordAction(client, { ...done, at, edp: who?.edp ?? null })
      await (done.action === 'price' ? announcePrices : announcePlan)(client)
      return undefined
    })
  }

  /** An action on the programme on air. Without one there is nothing to change (417). */
  const actOnShow = (
    who: Operator,
    change: (
      client: PoolClient,
      show: ShowRow,
      next: ShowRow | undefined,
      at: Date,
    ) => Promise<Refusal | Action | undefined>,
  ) =>
    act(who, async (client, { now, next }, at) =>
      now ? change(client, now, next, at) : refuse(417, { code: 'air-nothing-on', area: 'Air' }),
    )

  return {
    /** What is on air and next, as operators see it. */
    async state(language: Language, viewers: number) {
      const at = clock()
      const around = await planAt(pool, at)
      const { now, next, windows } = around
      const rows = now ? await queries.productsOnAir(pool, { showId: now.id, language, now: at }) : []
      return {
        now: now ? showOf(now, language, at) : null,
        next: next ? showOf(next, language, at) : null,
        onAir: presentedAt(now?.products ?? [], at)?.itemNo ?? null,
        products: rows.map(({ orders, airTime, ...row }) => ({
          ...row,
          airTime,
          quantity: Math.min(maxQuantity, row.quantity),
          stock: stockWord(row.quantity),
          ordersPerMinute: ordersPerMinute(orders, airTime, at),
        })),
        prices: windows.map(({ nameEn, nameFr, regular: _, showId: _show, ...window }) => ({
          ...window,
          name: language === 'fr' ? nameFr : nameEn,
        })),
        viewers,
        version: versionOf(around),
      }
    },

    /**
     * Puts a product on air. A product from outside the programme is added to it. If the product is on air already, nothing is recorded.
     */
    putOnAir: (itemNo: string, who: Operator) =>
      actOnShow(who, async (client, show, _next, at) => {
        const slots = await queries.slotsOf(client, { showId: show.id })
        if (presentedAt(slots, at)?.itemNo === itemNo) return undefined
        const own = slots.some((slot) => slot.itemNo === itemNo)
        const [added] = own ? [] : await queries.addSlot(client, { showId: show.id, itemNo, airTime: at })
        if (!own && !added) return refuse(404, { code: 'air-item-unknown', area: 'ItemNo', values: { itemNo } })
        const moved = putOnAir(added ? [...slots, added] : slots, itemNo, at)
        if (moved) await save(client, show.id, moved)
        return { action: 'now', showId: show.id, itemNos: [itemNo] }
      }),

    /** Begins the next programme now, and ends the one on air if there is one. */
    beginNext: (who: Operator) =>
      act(who, async (client, _around, at) => {
        const { begun } = await beginNext(client, at)
        return begun
          ? { action: 'next', showId: begun.id, itemNos: [] }
          : refuse(417, { code: 'air-nothing-next', area: 'Air' })
      }),

    /** Moves the end of the programme on air. With an id, it must be that programme. */
    moveEnd: (showId: string | undefined, endAt: (end: Date) => Date, who: Operator) =>
      actOnShow(who, async (client, show, next, at) => {
        if (showId !== undefined && showId !== show.id) {
          const [existing] = await queries.findShow(client, { showId })
          return existing
            ? refuse(409, { code: 'air-show-over', area: 'ShowId' })
            : refuse(404, { code: 'air-show-unknown', area: 'ShowId' })
        }
        const end = endAt(show.end)
        if (end.getTime() === show.end.getTime()) return undefined
        const slots = await queries.slotsOf(client, { showId: show.id })
        const following = next && { ...next, products: await queries.slotsOf(client, { showId: next.id }) }
        const moved = moveEnd({ ...show, products: slots }, following, end, at)
        if (moved === 'too-long')
          return refuse(417, { code: 'air-end-too-long', area: 'End', values: { hours: longestShowHours } })
        if (typeof moved === 'string') return refuse(417, { code: `air-end-${moved}`, area: 'End' })
        await queries.setEnd(client, { showId: show.id, end })
        await save(client, show.id, moved.products)
        if (next && moved.next) {
          await queries.setStart(client, { showId: next.id, start: moved.next.start })
          await save(client, next.id, moved.next.products)
        }
        return { action: 'end', showId: show.id, itemNos: [], ends: [show.end, end] }
      }),

    /** Exchanges the times of two products that are still to come. */
    swap: (items: readonly [string, string], who: Operator) =>
      actOnShow(who, async (client, show, _next, at) => {
        const slots = await queries.slotsOf(client, { showId: show.id })
        const swapped = swapProducts(slots, items, at)
        if (swapped === 'unknown') {
          const itemNo = items.find((item) => !slots.some((slot) => slot.itemNo === item)) ?? items[0]
          return refuse(404, { code: 'air-item-elsewhere', area: 'ItemNo', values: { itemNo } })
        }
        if (typeof swapped === 'string') return refuse(417, { code: `air-swap-${swapped}`, area: 'ItemNo' })
        await save(client, show.id, swapped)
        return { action: 'swap', showId: show.id, itemNos: [...items] }
      }),

    /**
     * Changes the price of a product's open window or, without one, of its next. Without a price, the window ends.
     *
     * 1. The new price applies at once, in bags as well: an order that was reviewed before is refused (409).
     * 2. After the end, what is already in a bag keeps the price for ten minutes, as after any window.
     * 3. The new price must be lower than the regular one: a window never raises a price.
     */
    changePrice: (itemNo: string, cents: number | null, who: Operator) =>
      act(who, async (client, _around, at) => {
        const [window] = await windowOfItem(client, { now: at, itemNo })
        if (!window) return refuse(404, { code: 'air-price-unknown', area: 'ItemNo', values: { itemNo } })
        if (cents === window.price) return undefined
        if (cents !== null && cents >= window.regular) {
          return refuse(417, { code: 'air-price-no-lower', area: 'Price' })
        }
        if (cents === null) await endWindow(client, window, at)
        else await setPrice(client, { itemNo, start: window.start, cents })
        return { action: 'price', showId: window.showId, itemNos: [itemNo], prices: [window.price, cents] }
      }),

    /** The price windows that are open or to come. */
    prices: () => windowsFrom(pool, { now: clock() }),

    /** The recorded actions, latest first. */
    async log(language: Language, page: number, pageSize: number) {
      const entries = await queries.actions(pool, { language, offset: (page - 1) * pageSize, limit: pageSize })
      const [{ total } = { total: 0 }] = await queries.countActions(pool)
      return { entries, paging: { currentPage: page, totalPages: Math.ceil(total / pageSize), totalRecords: total } }
    },
  }
}

async function planAt(on: Queryable, at: Date): Promise<Around> {
  const shows = await showsAround(on, { now: at })
  return { now: onAirAt(shows, at), next: nextAfter(shows, at), windows: await windowsFrom(on, { now: at }) }
}

const save = (client: PoolClient, showId: string, slots: Slots) =>
  queries.moveSlots(client, {
    showId,
    positions: slots.map(({ position }) => position),
    airTimes: slots.map(({ airTime }) => airTime),
  })

/**
 * A number that identifies the present programme's plan, the next one's times and the prices. It also changes when the clock
 * reaches the next programme or price window.
 */
function versionOf({ now, next, windows }: Around): number {
  const prices = windows.map(({ itemNo, price, start, end, isOpen }) => [itemNo, price, start, end, isOpen])
  const plan = [now && [now.id, now.start, now.end, now.products], next && [next.id, next.start, next.end], prices]
  return createHash('sha256').update(JSON.stringify(plan)).digest().readUIntBE(0, 6)
}
