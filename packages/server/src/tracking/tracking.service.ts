import type { Language } from '@onair/core/language'
import { isOrderNo } from '@onair/core/orders'
import type { Config } from '../kernel/config.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { addHours } from '../kernel/instants.ts'
import { refuse } from './tracking.messages.ts'
import { countTry, forgiveTry, trackedOrder } from './tracking.queries.ts'
import { type TrackingReply, trackingReply } from './tracking.view.ts'

/**
 * Follows an order without a sign-in.
 *
 * 1. An unknown order, a malformed number and a wrong postal code get the same 404.
 * 2. Besides the limit per network address, an order number may be tried a few times an hour with a wrong postal code
 *    (`LIMIT_TRACKING_TRIES`), whether it exists or not; then it gets 429 with Retry-After. Its customer can still see the order
 *    after signing in.
 * 3. A try is counted before the postal code is compared, and uncounted if it was correct, so that concurrent tries cannot exceed the
 *    limit.
 */
export function trackingService(deps: { pool: Pool; clock: () => Date; config: Pick<Config, 'limits'> }) {
  const { pool, clock, config } = deps
  return {
    async track(query: { orderNo: string; postalCode: string }, language: Language): Promise<TrackingReply | Refusal> {
      const unknown = () => refuse(404, { code: 'track-unknown', area: 'OrderNo' })
      if (!isOrderNo(query.orderNo)) return unknown()
      const now = clock()
      const client = `track order ${query.orderNo}`
      const [tried] = await countTry(pool, { client, now, endsAt: addHours(now, 1) })
      if (tried && tried.requests > config.limits.trackingTries) {
        const seconds = Math.max(1, Math.ceil((tried.endsAt.getTime() - now.getTime()) / 1000))
        const values = { minutes: Math.ceil(seconds / 60) }
        return refuse(429, { code: 'track-tries', area: 'OrderNo', values }, seconds)
      }
      const [order] = await trackedOrder(pool, { orderNo: query.orderNo, postalCode: query.postalCode })
      if (!order) return unknown()
      await forgiveTry(pool, { client })
      return trackingReply(order, language, now)
    },
  }
}
