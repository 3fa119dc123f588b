import type { Language } from '@onair/core/language'
import { lockCustomer } from '../account/account.queries.ts'
import type { StockNotifier } from '../catalogue/stock-notifier.ts'
import type { Pool, Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { editReason } from '../orders/editable.ts'
import { lockOrder, orderOf } from '../orders/order.queries.ts'
import type { OrderRow } from '../orders/order.ts'
import { type OrderReply, orderReply } from '../orders/order.view.ts'
import type { AuthoriseService } from '../payment/authorise.service.ts'
import { orderUnknown, refusing } from './begin.service.ts'
import { refuseAll } from './edit.messages.ts'
import { editOf, heldPayments, lockEdit } from './edit.queries.ts'
import type { HeldPayment } from './payments.rules.ts'
import { cancelOrder } from './rewrite.ts'

/** The cancelled order, and the payments that are still to be voided. */
type Cancellation = { order: OrderRow; detached: readonly HeldPayment[] }

/**
 * Cancels an order at its customer's request.
 *
 * 1. It can be cancelled as long as it can be edited (core's `editRefusal`). A refusal gives the same reason.
 * 2. For an order that is cancelled already, the reply is the order: the call can be repeated.
 * 3. An edit of this order ends, and the customer's own bag is restored. An edit of another order continues.
 * 4. Customer, edit and order are locked in the sequence of confirming. Of a cancellation and a concurrent shipment or confirmation,
 *    one is first, and the other is refused.
 * 5. One transaction restores everything, like the operator's command. The payments are voided after the commit: at once, or by
 *    `reconcileStale` if a provider is unavailable or this process dies.
 */
export function cancelService(deps: {
  pool: Pool
  clock: () => Date
  config: Configured
  payments: Pick<AuthoriseService, 'voidDetached'>
  stockNotifier: Pick<StockNotifier, 'changed'>
}) {
  const { pool, clock, config, payments, stockNotifier } = deps
  const contact = contactSettings.of(config)

  async function cancelLocked(on: Queryable, edp: number, orderNo: string, now: Date): Promise<Cancellation> {
    await lockCustomer(on, { edp })
    const [running] = await editOf(on, { edp })
    if (running?.orderNo === orderNo) await lockEdit(on, { guid: running.guid })
    await lockOrder(on, { orderNo })
    const [order] = await orderOf(on, { edp, orderNo })
    if (!order) throw orderUnknown(orderNo)
    if (order.state === 'cancelled') return { order, detached: [] }
    const reason = editReason(order, now, contact)
    if (reason) throw refuseAll(417, [reason])
    const detached = await heldPayments(on, { orderNo })
    return { order: await cancelOrder(on, order, detached, now), detached }
  }

  return {
    async cancel(edp: number, orderNo: string, language: Language): Promise<OrderReply | Refusal> {
      const now = clock()
      const cancellation = await refusing(pool, (on) => cancelLocked(on, edp, orderNo, now))
      if (cancellation instanceof Refusal) return cancellation
      const { order, detached } = cancellation
      stockNotifier.changed(order.subOrders.flatMap(({ lines }) => lines).map(({ edpNo }) => edpNo))
      await Promise.all(detached.map((payment) => payments.voidDetached(payment)))
      return orderReply(order, { language, now, validate: true, contact })
    },
  }
}
