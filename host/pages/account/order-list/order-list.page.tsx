import { island } from '../../../kernel/islands.tsx'
import type { Page } from '../../../kernel/page.ts'
import { expect, needsSignIn } from '../../../kernel/visit.ts'
import { notFound } from '../../../parts/error-pages.tsx'

const dayMs = 86_400_000

/** The customer's orders, newest first (specification §2). */
export const orderListPage: Page = {
  path: '/pages/myaccount/orderstatus',
  audience: 'personal',
  async load(visit) {
    if (!visit.signedIn) return needsSignIn(visit)
    const { query, client } = visit
    const orderNo = query.get('orderNo')?.trim()
    if (orderNo && /^\d{6,12}$/.test(orderNo))
      return { redirect: visit.link(`/pages/myaccount/orderstatus/${orderNo}`) }
    const range = Number(query.get('dateRange')) || 0
    const fromDate = range > 0 ? new Date(visit.now().getTime() - range * dayMs).toISOString().slice(0, 10) : undefined
    const answer = await client.orders.list({ page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1), fromDate })
    if (!answer.ok && answer.status === 401) return needsSignIn(visit)
    return {
      title: visit.t('orders.title'),
      body: <div className="narrow">{island(visit, 'order-list', { initial: expect(answer), dateRange: range })}</div>,
    }
  },
}

/** One order (specification §2, "Order detail screen"). */
export const orderStatusPage: Page = {
  path: '/pages/myaccount/orderstatus/:orderNo',
  audience: 'personal',
  async load(visit) {
    if (!visit.signedIn) return needsSignIn(visit)
    const answer = await visit.client.orders.read(visit.params.orderNo ?? '')
    if (!answer.ok && answer.status === 401) return needsSignIn(visit)
    if (!answer.ok && answer.status < 500) return notFound(visit, 'notFound.order')
    return {
      title: visit.t('order.title'),
      body: <div className="narrow">{island(visit, 'order-status', { initial: expect(answer) })}</div>,
    }
  },
}
