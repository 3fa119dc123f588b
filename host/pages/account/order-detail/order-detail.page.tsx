import { ordersClient } from '@onair/core/orders/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { unwrap } from '../../../kernel/unwrap.ts'
import { notFound } from '../../../parts/error-pages.tsx'
import { accountFrame } from '../account.frame.tsx'
import en from './order-detail.messages.en.json'
import fr from './order-detail.messages.fr.json'

/** One order (specification §2, "Order detail screen"). */
export const orderDetailPage: Page = {
  path: '/pages/myaccount/orderstatus/:orderNo',
  audience: 'guest',
  returnTo: '/pages/myaccount',
  async load(visit) {
    const frame = accountFrame(visit)
    const answer = await ordersClient(visit.http).read(visit.params.orderNo ?? '')
    const t = translator(visit, en, fr)
    const above = [{ name: t('orders'), path: '/pages/myaccount/orderstatus' }]
    if (!answer.ok && answer.status < 500) {
      const { body, ...missing } = notFound(visit, 'order')
      return frame({ ...missing, above, name: t('title'), children: body })
    }
    return frame({ title: t('title'), above, children: island(visit, 'order-status', { initial: unwrap(answer) }) })
  },
}
