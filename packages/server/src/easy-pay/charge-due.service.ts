import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Pool } from '../kernel/db/pool.ts'
import { dueInstalments, unfinishedCharges } from './charging.queries.ts'
import type { ChargingService } from './charging.service.ts'

/** The most payments of one run. The next run continues. */
const mostAtOnce = 200

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
  async function completeOthers(): Promise<number | undefined> {
    let charged = 0
    for (const unfinished of await unfinishedCharges(pool, { now: clock(), most: mostAtOnce })) {
      const leased = await charging.lease(unfinished)
      const result = leased && (await charging.complete(leased))
      if (result?.status === 'away') return undefined
      if (result?.status === 'paid') charged += 1
    }
    return charged
  }

  return {
    /** @returns how many payments were charged */
    async run(): Promise<number> {
      let charged = await completeOthers()
      if (charged === undefined) return 0
      for (const { orderNo, number } of await dueInstalments(pool, {
        today: zonedDate(clock(), planTimeZone),
        most: mostAtOnce,
      })) {
        const charge = await charging.beginDue(orderNo, number)
        const result = charge && (await charging.complete(charge))
        if (result?.status === 'away') break
        if (result?.status === 'paid') charged += 1
      }
      return charged
    },
  }
}
