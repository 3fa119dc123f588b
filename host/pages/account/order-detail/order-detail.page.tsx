import { ordersClient } from '@onair/core/orders/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { unwrap } from '../../../kernel/unwrap.ts'
import { notFound } from '../../../parts/error-pages.tsx'
import en from './order-detail.messages.en.json'
import fr from './order-detail.messages.fr.json'

/** One order (specification §2, "Order detail screen"). */
export const orderDetailPage: Page = {
  path: '/pages/myaccount/orderstatus/:orderNo',
  audience: 'guest',
  async load(visit) {
    const answer = await ordersClient(visit.http).read(visit.params.orderNo ?? '')
    if (!answer.ok && answer.status < 500) return notFound(visit, 'order')
    return {
      title: translator(visit, en, fr)('title'),
      body: <div className="narrow">{island(visit, 'order-status', { initial: unwrap(answer) })}</div>,
    }
  },
}
