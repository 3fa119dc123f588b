import { planTimeZone, zonedDate } from '@onair/core/dates'
import { orderListQuery, ordersFromDate } from '@onair/core/orders'
import { ordersClient } from '@onair/core/orders/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { unwrap } from '../../../kernel/unwrap.ts'
import { accountFrame } from '../account.frame.tsx'
import en from './order-list.messages.en.json'
import fr from './order-list.messages.fr.json'

const path = '/pages/myaccount/orderstatus'

/** The customer's orders, newest first (specification §2). A guest sees what was ordered with the guest's token. */
export const orderListPage: Page = {
  path,
  audience: 'guest',
  returnTo: '/pages/myaccount',
  async load(visit) {
    const { query, host, link } = visit
    const orderNo = query.get('orderNo')?.trim()
    if (orderNo && /^\d{6,12}$/.test(orderNo)) return { redirect: link(`${path}/${orderNo}`) }
    const { dateRange, page } = orderListQuery(query)
    const frame = accountFrame(visit)
    const fromDate = ordersFromDate(dateRange, zonedDate(host.now(), planTimeZone))
    const read = async (asked: number) => unwrap(await ordersClient(visit.http).list({ page: asked, fromDate }))
    const found = await read(page)
    const last = Math.max(1, found.paging.totalPages)
    const initial = page > last ? await read(last) : found
    return frame({
      title: translator(visit, en, fr)('title'),
      children: island(visit, 'order-list', { initial, dateRange }),
    })
  },
}
