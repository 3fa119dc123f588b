import type { PriceWindow } from '../open-windows.queries.ts'
import type { IndexData, StoredOrder } from './index-data.ts'
import { docOf } from './match.ts'
import { flags, lowered } from './traits.ts'

/** The prices of a product that a window lowers. */
type Lowered = { doc: number; min: number; max: number }

/**
 * The traits and orders of an index under the open price windows. Few products have one: their traits replace the regular ones, and
 * they are moved in the orders by price.
 */
export function priced(data: IndexData) {
  const regular = new Map<number, number>()
  const lowest = new Map<number, number>()
  let orders = data.orders

  /** The key by which an order by price sorts; equal ones sort by doc. Donations come last. */
  const ascending = (min: number) => (min === 0 ? Number.POSITIVE_INFINITY : min)
  const descending = (max: number) => -max

  function restore(): void {
    for (const [doc, traits] of regular) {
      // Products may have come on air meanwhile.
      data.traits[doc] = (traits & ~flags['on-air']) | ((data.traits[doc] ?? 0) & flags['on-air'])
    }
    regular.clear()
    lowest.clear()
  }

  /** An order with some docs at other places. */
  function moved(
    order: Uint32Array,
    moving: { doc: number; key: number }[],
    keyOf: (doc: number) => number,
  ): Uint32Array {
    const result = new Uint32Array(order.length)
    const waiting = moving.toSorted((one, other) => one.key - other.key || one.doc - other.doc)
    let placed = 0
    let next = 0
    for (const doc of order) {
      if (regular.has(doc)) continue
      const key = keyOf(doc)
      for (let first = waiting[next]; first && (first.key < key || (first.key === key && first.doc < doc)); ) {
        result[placed++] = first.doc
        first = waiting[++next]
      }
      result[placed++] = doc
    }
    for (const { doc } of waiting.slice(next)) result[placed++] = doc
    return result
  }

  return {
    order: (sortKey: StoredOrder): Uint32Array => orders[sortKey],
    /** A product's lowest price in cents; 0 of a donation. */
    lowest: (doc: number): number => lowest.get(doc) ?? data.minPrice[doc] ?? 0,

    /** Applies these windows in place of those before. */
    apply(windows: Iterable<Pick<PriceWindow, 'itemNo' | 'priceCents'>>): void {
      restore()
      const changed: Lowered[] = []
      for (const { itemNo, priceCents } of windows) {
        const doc = docOf(data, itemNo)
        const max = doc === undefined ? 0 : (data.maxPrice[doc] ?? 0)
        if (doc === undefined || priceCents >= max) continue
        const traits = data.traits[doc] ?? 0
        const min = Math.min(data.minPrice[doc] ?? 0, priceCents)
        regular.set(doc, traits)
        data.traits[doc] = lowered(traits, min)
        lowest.set(doc, min)
        changed.push({ doc, min, max: priceCents })
      }
      if (changed.length === 0) {
        orders = data.orders
        return
      }
      orders = {
        ...data.orders,
        'price-asc': moved(
          data.orders['price-asc'],
          changed.map(({ doc, min }) => ({ doc, key: ascending(min) })),
          (doc) => ascending(data.minPrice[doc] ?? 0),
        ),
        'price-desc': moved(
          data.orders['price-desc'],
          changed.map(({ doc, max }) => ({ doc, key: descending(max) })),
          (doc) => descending(data.maxPrice[doc] ?? 0),
        ),
      }
    },
  }
}
