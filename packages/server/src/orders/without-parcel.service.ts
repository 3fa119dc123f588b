import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import type { Seller } from '../kernel/seller.settings.ts'
import type { PaymentProviders } from '../payment/providers.ts'
import { arrived, dueToShip } from './fulfilment.queries.ts'
import { fulfilmentService } from './fulfilment.service.ts'

/**
 * Ships orders of gift cards and donations only, which need no parcel.
 *
 * 1. Such an order ships automatically when it can no longer be edited. Its payment is captured then, as for every order.
 * 2. It is delivered when the mail with its gift cards was sent, or at once if it has none.
 * 3. An order with goods ships by the operator's command, including its gift cards.
 * 4. The order is locked and read again, so that two servers, or a server and the operator, ship it once.
 */
export function withoutParcelService(deps: {
  pool: Pool
  clock: () => Date
  providers: PaymentProviders
  giftCardKey: string
  seller: Seller
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const { pool, clock, log } = deps
  const operator = fulfilmentService(deps)
  return {
    /** @returns how many orders were shipped or delivered */
    async sendDue(): Promise<number> {
      let done = 0
      for (const { orderNo } of await dueToShip(pool, { now: clock() })) {
        const shipped = await operator.ship(orderNo)
        if (shipped.status === 'done') done += 1
        else log.warn({ orderNo, why: shipped.why }, 'an order without a parcel could not be shipped')
      }
      // Another process may have delivered it first: that is not an error.
      for (const { orderNo } of await arrived(pool)) if ((await operator.deliver(orderNo)).status === 'done') done += 1
      return done
    },
  }
}
