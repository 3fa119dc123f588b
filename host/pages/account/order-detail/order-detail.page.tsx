import { ordersClient } from '@onair/core/orders/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { unwrap } from '../../../kernel/unwrap.ts'
import { notFound } from '../../../parts/error-pages.tsx'
import { AccountFrame } from '../account.frame.tsx'
import en from './order-detail.messages.en.json'
import fr from './order-detail.messages.fr.json'

/** One order (specification §2, "Order detail screen"). */
export const orderDetailPage: Page = {
  path: '/pages/myaccount/orderstatus/:orderNo',
  audience: 'guest',
  async load(visit) {
    const answer = await ordersClient(visit.http).read(visit.params.orderNo ?? '')
    const title = translator(visit, en, fr)('title')
    if (!answer.ok && answer.status < 500) {
      const missing = notFound(visit, 'order')
      const crumbs = [{ name: title, path: visit.path }]
      return {
        ...missing,
        body: (
          <AccountFrame visit={visit} crumbs={crumbs}>
            {missing.body}
          </AccountFrame>
        ),
      }
    }
    return {
      title,
      body: <AccountFrame visit={visit}>{island(visit, 'order-status', { initial: unwrap(answer) })}</AccountFrame>,
    }
  },
}
