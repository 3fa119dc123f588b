import { planTimeZone, zonedDate } from '@onair/core/dates'
import { type OrderListQuery, orderListQuery, searchedOrderNo } from '@onair/core/orders'
import { ordersClient } from '@onair/core/orders/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import en from './order-list.messages.en.json'
import fr from './order-list.messages.fr.json'

const path = '/pages/myaccount/orderstatus'

/**
 * The customer's orders, newest first (specification §2). `orderNo` redirects to that order's details; `index`, with `page`,
 * `size` and `range`, to those of the order at that place. A guest sees the orders of the guest's token.
 */
export const orderListPage: Page = {
  path,
  audience: 'guest',
  returnTo: '/pages/myaccount',
  async load(visit) {
    const { query: asked, host, link } = visit
    const orderNo = searchedOrderNo(asked.get('orderNo') ?? '')
    if (orderNo) return { redirect: link(`${path}/${encodeURIComponent(orderNo)}`) }
    const frame = accountFrame(visit)
    const { index, ...query } = orderListQuery(asked)
    const result = await ordersClient(visit.http).listPage(query, zonedDate(host.now(), planTimeZone))
    const title = translator(visit, en, fr)('title')
    if (!result.ok) return frame(accountError(visit, title, result))
    const page = result.value
    const atIndex = index === undefined ? undefined : page.list.orderSummary[index]
    if (atIndex) return { redirect: link(`${path}/${atIndex.orderNo}`) }
    const shown: OrderListQuery = { ...query, page: page.list.paging.currentPage }
    return frame({ title, children: island(visit, 'order-list', { initial: page, query: shown }) })
  },
}
