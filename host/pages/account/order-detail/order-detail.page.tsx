import type { Refused } from '@onair/core/http'
import { isOrderNo } from '@onair/core/orders'
import { ordersClient } from '@onair/core/orders/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { restoreForm } from '../../../kernel/saved-form.ts'
import type { Visit } from '../../../kernel/visit.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import en from './order-detail.messages.en.json'
import fr from './order-detail.messages.fr.json'
import { editFormName, orderEditActions } from './order-edit.actions.ts'

const results = ['edited', 'cancelled'] as const

/** One order (specification §2, "Order detail screen"). */
export const orderDetailPage: Page = {
  path: '/pages/myaccount/orderstatus/:orderNo',
  audience: 'guest',
  returnTo: '/pages/myaccount',
  actions: orderEditActions,
  async load(visit) {
    const frame = accountFrame(visit)
    const orderNo = visit.params.orderNo ?? ''
    const t = translator(visit, en, fr)
    const title = t('title')
    const above = [{ name: t('orders'), path: '/pages/myaccount/orderstatus' }]
    const result = isOrderNo(orderNo)
      ? await ordersClient(visit.http).read(orderNo, { validate: 'true' })
      : unknown(t('unknown', { orderNo }))
    if (!result.ok) {
      const back = { path: '/pages/myaccount/orderstatus', text: t('back') }
      return frame({ above, ...accountError(visit, title, result, back) })
    }
    const { query } = visit
    const order = island(visit, 'order-status', {
      initial: result.value,
      done: results.find((result) => result === query.get('done')),
      asksToCancel: query.get('cancel') === 'ask',
    })
    return frame({
      title,
      above,
      children: (
        <>
          {notEdited(visit)}
          {order}
        </>
      ),
    })
  },
}

/** Replaces the API's reply about an unknown order, whose sentence about a malformed number is for developers. */
const unknown = (message: string): Refused => ({ ok: false, status: 404, items: [{ message, area: 'OrderNo' }] })

/** Why an edit or a cancellation without JavaScript was refused. */
function notEdited(visit: Visit) {
  if (visit.query.get('refused') !== 'edit') return null
  const saved = restoreForm<{ message?: string }>(visit, editFormName)
  return (
    <p className="notice" role="alert">
      {saved?.message ?? translator(visit, en, fr)('notEdited')}
    </p>
  )
}
