import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Pool } from '../kernel/db/pool.ts'
import { dueInstalments, unfinishedTakings } from './charging.queries.ts'
import type { ChargingService } from './charging.service.ts'

/** The payments of one run; the next run goes on. */
const atOnce = 200

/**
 * Takes the Easy Pay payments after the first from the order's own card, members' and guests'.
 *
 * 1. Each is taken on its day, Toronto's, or when the order ships, if that is later.
 * 2. A declined one is tried again on day 1, 3 and 7 after its first try.
 * 3. Unfinished payments of another process are finished first.
 * 4. Nothing is taken of a cancelled order, nor what a return has taken off.
 * 5. When the provider is unavailable, the run ends, and the next one goes on.
 */
export function chargeDueService(deps: { pool: Pool; clock: () => Date; charging: ChargingService }) {
  const { pool, clock, charging } = deps

  /** @returns how many were taken; undefined when the provider is unavailable. */
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
    /** @returns how many payments were taken */
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
