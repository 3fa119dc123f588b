import { randomUUID } from 'node:crypto'
import type { Refused } from '@onair/core/http'
import { isOrderNo } from '@onair/core/orders'
import { ordersClient } from '@onair/core/orders/client'
import { orderOfShipment } from '@onair/core/returns'
import { returnsClient } from '@onair/core/returns/client'
import type { TypedReturn } from '@onair/widgets/return-items'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { restoreForm } from '../../../kernel/saved-form.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import { formName, requestReturn, returnPath } from './return-items.actions.ts'
import en from './return-items.messages.en.json'
import fr from './return-items.messages.fr.json'

/** Returning the items of a sub-order, `?orderNo=` (specification §2), and the label of a return, `&return=`. */
export const returnItemsPage: Page = {
  path: returnPath,
  audience: 'guest',
  actions: [requestReturn],
  async load(visit) {
    const frame = accountFrame(visit)
    const t = translator(visit, en, fr)
    const title = t('title')
    const shipOrderNo = visit.query.get('orderNo') ?? ''
    const orderNo = orderOfShipment(shipOrderNo)
    const orders = { name: t('orders'), path: '/pages/myaccount/orderstatus' }
    const unknown = (): Refused => ({
      ok: false,
      status: 404,
      items: [{ message: t('unknown', { orderNo: shipOrderNo }), area: 'OrderNo' }],
    })
    const [order, returns] = isOrderNo(orderNo)
      ? await Promise.all([ordersClient(visit.http).read(orderNo), returnsClient(visit.http).list(orderNo)])
      : [unknown(), undefined]
    const hasShipment = order.ok && order.value.subOrders.some((part) => part.shipOrderNo === shipOrderNo)
    if (!order.ok || !hasShipment || !returns?.ok) {
      const refusals = [order, returns].filter((result) => result?.ok === false)
      const refused = refusals.find(({ status }) => status !== 404) ?? unknown()
      return frame({ above: [orders], ...accountError(visit, title, refused, { ...orders, text: t('back') }) })
    }
    return frame({
      title,
      above: [orders, { name: t('order', { number: orderNo }), path: `${orders.path}/${orderNo}` }],
      children: island(visit, 'return-items', {
        shipOrderNo,
        order: order.value,
        returns: returns.value.returns,
        returnNo: visit.query.get('return') ?? undefined,
        typed: restoreForm<TypedReturn>(visit, formName),
        attemptKey: randomUUID(),
      }),
    })
  },
}
