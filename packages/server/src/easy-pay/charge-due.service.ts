import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Pool } from '../kernel/db/pool.ts'
import { dueInstalments, unfinishedTakings } from './charging.queries.ts'
import type { ChargingService } from './charging.service.ts'

/** The most payments of one run. The next run continues. */
const atOnce = 200

/**
 * Charges the Easy Pay payments after the first to the order's card, for members and guests.
 *
 * 1. Each is charged on its day in Toronto, or when the order ships, if that is later.
 * 2. A declined one is retried 1, 3 and 7 days after its first try.
 * 3. Charges that another process left unfinished are completed first.
 * 4. A cancelled order is not charged, and an amount that a return forgave is not charged either.
 * 5. When the provider is unavailable, the run ends. The next run continues.
 */
export function chargeDueService(deps: { pool: Pool; clock: () => Date; charging: ChargingService }) {
  const { pool, clock, charging } = deps

  /** @returns how many were charged; undefined when the provider is unavailable. */
  async function finishOthers(): Promise<number | undefined> {
    let taken = 0
    for (const unfinished of await unfinishedTakings(pool, { now: clock(), most: atOnce })) {
      const held = await charging.hold(unfinished)
      const outcome = held && (await charging.settle(held))
      if (outcome?.status === 'away') return undefined
      if (outcome?.status === 'paid') taken += 1
    }
    return taken
  }

  return {
    /** @returns how many payments were charged */
    async run(): Promise<number> {
      let taken = await finishOthers()
      if (taken === undefined) return 0
      for (const { orderNo, number } of await dueInstalments(pool, {
        today: zonedDate(clock(), planTimeZone),
        most: atOnce,
      })) {
        const taking = await charging.beginDue(orderNo, number)
        const outcome = taking && (await charging.settle(taking))
        if (outcome?.status === 'away') break
        if (outcome?.status === 'paid') taken += 1
      }
      return taken
    },
  }
}
