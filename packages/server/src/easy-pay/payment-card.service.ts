import { planTimeZone, zonedDate } from '@onair/core/dates'
import { inTransaction, json, type Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { lockOrder } from '../orders/order.queries.ts'
import type { ChargeCard } from './card.service.ts'
import { chargedOrder, laterInstalments, setLaterCard } from './charging.queries.ts'
import { refuse } from './easy-pay.messages.ts'

/**
 * Changes the card to which later payments are charged.
 *
 * 1. The order must have unpaid later payments. One that was paid by wallet or gift cards has none.
 * 2. A payment that is being charged stays on its card.
 * 3. A declined payment is charged to the new card today, and its tries start again.
 */
export function paymentCardService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  return {
    change: (orderNo: string, { token, ...card }: ChargeCard): Promise<Refusal | undefined> =>
      inTransaction(pool, async (client) => {
        await lockOrder(client, { orderNo })
        const [order] = await chargedOrder(client, { orderNo })
        const instalments = await laterInstalments(client, { orderNo })
        if (!order || order.state === 'cancelled' || instalments.every(({ isPaid, cents }) => isPaid || cents === 0)) {
          return refuse(417, { code: 'nothing-to-come', area: 'OrderNo', values: { orderNo } })
        }
        await setLaterCard(client, { orderNo, token, card: json(card), today: zonedDate(clock(), planTimeZone) })
        return undefined
      }),
  }
}
