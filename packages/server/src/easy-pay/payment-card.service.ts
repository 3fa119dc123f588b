import { planTimeZone, zonedDate } from '@onair/core/dates'
import { inTransaction, json, type Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { lockOrder } from '../orders/order.queries.ts'
import type { ChargeCard } from './card.service.ts'
import { chargedOrder, laterInstalments, setLaterCard } from './charging.queries.ts'
import { refuse } from './easy-pay.messages.ts'

/**
 * Changes the card from which the payments to come are taken.
 *
 * 1. There must be payments to come. An order that the wallet or gift cards paid has none.
 * 2. A payment that is being taken at this moment stays with its card.
 * 3. A declined payment is taken from the new card today, and its tries begin anew.
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
