import { formatDay } from '@onair/core/dates'
import { ordersClient } from '@onair/core/orders/client'
import { readCookie, userEmailCookie } from '@onair/core/session'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { notFound } from '../../parts/error-pages.tsx'
import { JoinForm } from './join-form.tsx'
import { arrivalOf, destinationOf, NextSteps } from './next-steps.tsx'
import { confirmationPath, joinWithOrder } from './order-confirmation.actions.ts'
import en from './order-confirmation.messages.en.json'
import fr from './order-confirmation.messages.fr.json'

/** Thanks the shopper and shows the order. */
export const orderConfirmationPage: Page = {
  path: confirmationPath,
  audience: 'guest',
  actions: [joinWithOrder],
  async load(visit) {
    const { link } = visit
    const t = translator(visit, en, fr)
    const result = await ordersClient(visit.http).read(visit.query.get('orderNo') ?? '')
    if (!result.ok && result.status < 500) return notFound(visit, 'order')
    const order = unwrap(result)
    const arrival = arrivalOf(order)
    const { orderNo } = order.orderSummary
    const email = readCookie(visit.session, userEmailCookie)
    const to = destinationOf(order)
    return {
      title: t('title'),
      body: (
        <div className="narrow">
          <div className="thanks" data-theme="dark">
            <h1>{t('heading')}</h1>
            <p>{email ? t('textTo', { orderNo, email }) : t('text', { orderNo })}</p>
            {arrival && (
              <p className="thanks-arrival">
                {t('arrival', { day: formatDay(arrival, visit.language, 'UTC') })} {to && t('to', { address: to })}
              </p>
            )}
            <div className="buttons">
              <a className="button quiet" href={link(`/pages/myaccount/orderstatus/${orderNo}`)}>
                {t('follow')}
              </a>
              <a className="button quiet" href={link('/')}>
                {t('shop')}
              </a>
            </div>
          </div>
          <NextSteps visit={visit} order={order} />
          {visit.isGuest && <JoinForm visit={visit} orderNo={orderNo} />}
          {island(visit, 'order-status', { initial: order, confirmation: true })}
        </div>
      ),
    }
  },
}
