import { addHours } from 'date-fns/addHours'
import { addSeconds } from 'date-fns/addSeconds'

/** A product of a programme and when it comes on. */
export type Slot = { itemNo: string; airTime: Date }
type Programme<S extends Slot> = { start: Date; end: Date; products: readonly S[] }

/** The longest that a programme may be made, in hours. */
export const longestShowHours = 12
/** The least that must remain of a programme, in seconds. */
const shortestRestSeconds = 60

/** The product that is being presented: the last one whose time has begun. Undefined before the first one. */
export const presentedAt = <S extends { airTime: Date | string }>(products: readonly S[], now: Date): S | undefined =>
  products.findLast(({ airTime }) => new Date(airTime) <= now)

/**
 * The products' new times when an item is put on air now.
 *
 * 1. The item goes on air now. All others keep their times.
 * 2. If the plan has the item twice, the slot that is still to come is moved.
 * 3. Another item that went on air at this very instant is moved a millisecond earlier.
 * 4. Undefined: the item is not in the programme.
 */
export function putOnAir<S extends Slot>(products: readonly S[], itemNo: string, now: Date): S[] | undefined {
  const own = products.filter((slot) => slot.itemNo === itemNo)
  const chosen = own.find(({ airTime }) => airTime > now) ?? own.at(-1)
  if (!chosen) return undefined
  return products.map((slot) => {
    if (slot === chosen) return { ...slot, airTime: now }
    if (slot.airTime.getTime() !== now.getTime()) return slot
    return { ...slot, airTime: new Date(now.getTime() - 1) }
  })
}

/** Why a programme's end cannot be moved. */
export type EndRefusal = 'past' | 'too-long' | 'over-next'

/**
 * Moves the end of the programme on air.
 *
 * 1. The end must be in the future (`past`), and at most {@link longestShowHours} after the start (`too-long`).
 * 2. Products that were presented keep their times; those to come are moved closer together, or apart, in proportion.
 * 3. The next programme begins at the new end if it followed directly or would be overlapped; otherwise the gap stays. Its
 *    products are moved closer together, or apart, in proportion, and its end stays.
 * 4. At least a minute of the next programme must remain (`over-next`).
 */
export function moveEnd<S extends Slot, N extends Slot>(
  show: Programme<S>,
  next: Programme<N> | undefined,
  end: Date,
  now: Date,
): EndRefusal | { products: S[]; next: { start: Date; products: N[] } | undefined } {
  if (end <= now) return 'past'
  if (end > addHours(show.start, longestShowHours)) return 'too-long'
  const adjoins = next !== undefined && (next.start.getTime() === show.end.getTime() || next.start < end)
  if (adjoins && next.end < addSeconds(end, shortestRestSeconds)) return 'over-next'
  return {
    products: show.products.map((slot) =>
      slot.airTime <= now ? slot : { ...slot, airTime: scaled(slot.airTime, [now, show.end], [now, end]) },
    ),
    next: adjoins
      ? {
          start: end,
          products: next.products.map((slot) => ({
            ...slot,
            airTime: scaled(slot.airTime, [next.start, next.end], [end, next.end]),
          })),
        }
      : undefined,
  }
}

/** Why two products cannot be swapped. */
export type SwapRefusal = 'unknown' | 'same' | 'presented'

/**
 * Exchanges the times of two products of the programme on air.
 *
 * 1. Both must be in it (`unknown`), and differ (`same`).
 * 2. Neither may have been presented yet (`presented`).
 */
export function swapProducts<S extends Slot>(
  products: readonly S[],
  [one, other]: readonly [string, string],
  now: Date,
): SwapRefusal | S[] {
  if (one === other) return 'same'
  const find = (itemNo: string) =>
    products.find((slot) => slot.itemNo === itemNo && slot.airTime > now) ??
    products.find((slot) => slot.itemNo === itemNo)
  const [first, second] = [find(one), find(other)]
  if (!first || !second) return 'unknown'
  if (first.airTime <= now || second.airTime <= now) return 'presented'
  return products.map((slot) => {
    if (slot === first) return { ...slot, airTime: second.airTime }
    return slot === second ? { ...slot, airTime: first.airTime } : slot
  })
}

/**
 * Orders per minute since a product came on, to a tenth.
 *
 * 1. The first minute counts as a whole one: two orders in ten seconds are not twelve a minute.
 * 2. 0 before it comes on.
 */
export function ordersPerMinute(orders: number, since: Date, now: Date): number {
  if (since > now) return 0
  const minutes = Math.max(1, (now.getTime() - since.getTime()) / 60_000)
  return Math.round((orders / minutes) * 10) / 10
}

/** Moves an instant from its place in one stretch of time to the same place in another. */
function scaled(at: Date, from: readonly [Date, Date], to: readonly [Date, Date]): Date {
  const [start, end] = from.map((date) => date.getTime()) as [number, number]
  const [newStart, newEnd] = to.map((date) => date.getTime()) as [number, number]
  if (end <= start) return new Date(newStart)
  const share = Math.min(1, Math.max(0, (at.getTime() - start) / (end - start)))
  return new Date(Math.round(newStart + share * (newEnd - newStart)))
}
