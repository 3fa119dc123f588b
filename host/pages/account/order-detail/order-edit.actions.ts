import { randomUUID } from 'node:crypto'
import { editClient } from '@onair/core/edit/client'
import { startModifyingOrder, stopModifyingOrder } from '@onair/core/session'
import type { Action } from '../../../kernel/action.ts'
import { saveForm } from '../../../kernel/saved-form.ts'
import { tried } from '../../../kernel/unwrap.ts'
import type { Visit } from '../../../kernel/visit.ts'
import { readBag, rememberBag } from '../../../parts/bag.ts'

const bagPath = '/pages/shoppingbag'
const pathOf = (orderNo = '') => `/pages/myaccount/orderstatus/${encodeURIComponent(orderNo)}`
const cancelledPath = (orderNo: string) => `${pathOf(orderNo)}?done=cancelled`
/** The name under which a refusal's sentence is saved for the page that follows. */
export const editFormName = 'order-edit'

type Refusal = { items: readonly { message: string; area: string }[] } | undefined

function refused(visit: Visit, refusal: Refusal, to: string): string {
  const [item] = refusal?.items ?? []
  saveForm(visit, editFormName, { message: item?.message })
  return `${to}?refused=edit`
}

const begin: Action = {
  path: '/order/edit',
  audience: 'guest',
  page: ({ orderNo }) => pathOf(orderNo),
  async run(visit, { orderNo = '' }) {
    const begun = await tried(editClient(visit.http).begin(orderNo))
    if (!begun?.ok) return refused(visit, begun, pathOf(orderNo))
    const { modifyOrderNo, promoCode } = begun.value
    if (modifyOrderNo !== null) {
      startModifyingOrder(visit.session, { orderNo: modifyOrderNo, ...(promoCode !== null && { promoCode }) })
    }
    rememberBag(visit, begun)
    return bagPath
  },
}

const stop: Action = {
  path: '/order/edit/stop',
  audience: 'guest',
  page: () => bagPath,
  async run(visit) {
    const ended = await tried(editClient(visit.http).abandon())
    if (!ended?.ok) return refused(visit, ended, bagPath)
    stopModifyingOrder(visit.session)
    rememberBag(visit, ended)
    return bagPath
  },
}

const cancel: Action = {
  path: '/order/edit/cancel',
  audience: 'guest',
  page: () => bagPath,
  async run(visit) {
    const bag = await readBag(visit)
    if (!bag?.modifyOrderNo || bag.cartLines.length > 0) return bagPath
    const { cartGuid, modifyOrderNo } = bag
    const client = editClient(visit.http)
    const reviewed = await tried(client.review(modifyOrderNo, cartGuid))
    if (!reviewed?.ok) return refused(visit, reviewed, bagPath)
    const { reviewHash } = reviewed.value
    const cancelled = await tried(client.confirm(modifyOrderNo, { cartGuid, reviewHash }, randomUUID()))
    if (!cancelled?.ok) return refused(visit, cancelled, bagPath)
    stopModifyingOrder(visit.session)
    return cancelledPath(modifyOrderNo)
  },
}

const cancelOrder: Action = {
  path: '/order/cancel',
  audience: 'guest',
  page: ({ orderNo }) => pathOf(orderNo),
  async run(visit, { orderNo = '' }) {
    const cancelled = await tried(editClient(visit.http).cancel(orderNo))
    if (!cancelled?.ok) return refused(visit, cancelled, pathOf(orderNo))
    stopModifyingOrder(visit.session, orderNo)
    return cancelledPath(orderNo)
  },
}

/**
 * The forms that begin and end the edit of an order, or cancel it, without JavaScript; confirming an edit needs the checkout.
 */
export const orderEditActions: readonly Action[] = [begin, stop, cancel, cancelOrder]
