import { island } from '../../kernel/islands.tsx'
import type { Page } from '../../kernel/page.ts'
import { expect, needsSignIn } from '../../kernel/visit.ts'
import { notFound } from '../../parts/error-pages.tsx'

/** Thanks for the order, with the order itself. */
export const orderConfirmationPage: Page = {
  path: '/pages/orderconfirmation',
  audience: 'personal',
  async load(visit) {
    if (!visit.signedIn) return needsSignIn(visit)
    const answer = await visit.client.orders.read(visit.query.get('orderNo') ?? '')
    if (!answer.ok && answer.status === 401) return needsSignIn(visit)
    if (!answer.ok && answer.status < 500) return notFound(visit, 'notFound.order')
    const order = expect(answer)
    return {
      title: visit.t('confirmation.title'),
      body: (
        <div className="narrow">
          <div className="thanks" data-theme="dark">
            <h1>{visit.t('confirmation.heading')}</h1>
            <p>{visit.t('confirmation.text', { orderNo: order.orderSummary.orderNo })}</p>
            <div className="buttons">
              <a
                className="button quiet"
                href={visit.link(`/pages/myaccount/orderstatus/${order.orderSummary.orderNo}`)}
              >
                {visit.t('confirmation.follow')}
              </a>
              <a className="button quiet" href={visit.link('/')}>
                {visit.t('confirmation.shop')}
              </a>
            </div>
          </div>
          {island(visit, 'order-status', { initial: order, confirmation: true })}
        </div>
      ),
    }
  },
}
