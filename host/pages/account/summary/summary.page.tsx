import { formatDate, formatDateTime, formatTime } from '@onair/core/dates'
import { easyPayClient } from '@onair/core/easy-pay/client'
import { favouritesClient } from '@onair/core/favourites/client'
import { guideClient } from '@onair/core/guide/client'
import { productPath } from '@onair/core/item-number'
import { formatMoney } from '@onair/core/money'
import { trackPath } from '@onair/core/orders'
import { type OrderDetail, ordersClient } from '@onair/core/orders/client'
import type { ReactNode } from 'react'
import { type Translate, translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import type { Visit } from '../../../kernel/visit.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import { stillEditable, stillReturnable, type WorthALook, worthALook } from './highlights.ts'
import en from './summary.messages.en.json'
import fr from './summary.messages.fr.json'

/** The latest orders that the summary reads whole. */
const latestOrders = 3

/**
 * What a customer comes for (specification §2, "Account summary"): the latest order and where it is, the next Easy Pay payment,
 * what can still be edited or returned and until when, and favourites worth a look today. The page needs no script.
 *
 * However much a customer has, the page makes at most nine calls of one statement each, beside their tokens': the account, the
 * list, three orders, the payments, the latest favourites, and two days of the guide, which are answered from memory.
 */
async function load(visit: Visit): ReturnType<Page['load']> {
  const { http, host, isGuest, timeZone } = visit
  const frame = accountFrame(visit)
  const t = translator(visit, en, fr)
  const title = t('title')
  const orders = ordersClient(http)
  const now = host.now()
  const [summaries, payments, favourites, guide] = await Promise.all([
    orders.list({ page: 1, pageSize: latestOrders }),
    easyPayClient(http).schedule(),
    isGuest ? undefined : favouritesClient(http).list(1),
    isGuest ? undefined : guideClient(http).upcoming({ timeZone }, now),
  ])
  if (!summaries.ok) return frame(accountError(visit, title, summaries))
  const answers = await Promise.all(summaries.value.orderSummary.map(({ orderNo }) => orders.read(orderNo)))
  const latest = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  const worth =
    favourites?.ok && guide?.ok ? worthALook(favourites.value.favourites, guide.value.shows, now, timeZone) : []
  const [payment] = payments.ok ? payments.value : []
  return frame({
    title,
    isSummary: true,
    children: (
      <div className="account-summary">
        <h1>{title}</h1>
        <LatestOrder visit={visit} t={t} order={latest[0]} />
        <Section title={t('payment')}>
          {payment ? (
            <p>
              {t(payment.status === 'Failed' ? 'paymentFailed' : 'paymentDue', {
                amount: formatMoney(payment.totalAmount, visit.language),
                day: formatDate(payment.paymentDate, visit.language, 'UTC'),
                orderNo: payment.orderNo,
              })}{' '}
              <a href={visit.link('/pages/myaccount/easypay')}>{t('allPayments')}</a>
            </p>
          ) : (
            <p>{t('noPayment')}</p>
          )}
        </Section>
        <StillPossible visit={visit} t={t} orders={latest} />
        {!isGuest && <WorthALookToday visit={visit} t={t} found={worth} />}
      </div>
    ),
  })
}

type PartProps = { visit: Visit; t: Translate<typeof en> }

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function LatestOrder({
  visit: { language, link, timeZone },
  t,
  order,
}: PartProps & { order: OrderDetail | undefined }) {
  if (!order) {
    return (
      <Section title={t('latest')}>
        <p>{t('noOrder')}</p>
        <a className="button" href={link('/')}>
          {t('shopNow')}
        </a>
      </Section>
    )
  }
  const { orderNo, orderDateTime, status, trackable } = order.orderSummary
  const day = (date: string) => formatDate(date, language, 'UTC')
  return (
    <Section title={t('latest')}>
      <p>
        <a href={link(`/pages/myaccount/orderstatus/${orderNo}`)}>{t('order', { orderNo })}</a>{' '}
        {t('orderOn', { day: formatDate(orderDateTime, language, timeZone), status })}
      </p>
      <ul>
        {order.subOrders.map(({ shipOrderNo, deliveryDate, shipDate, estimatedDelivery, items }) => (
          <li key={shipOrderNo}>
            {items.map(({ description }) => description).join(', ')}
            {': '}
            <strong>
              {deliveryDate
                ? t('delivered', { day: day(deliveryDate) })
                : estimatedDelivery
                  ? t('expected', { day: day(estimatedDelivery) })
                  : shipDate
                    ? t('shipped', { day: day(shipDate) })
                    : status}
            </strong>
          </li>
        ))}
      </ul>
      {trackable && (
        <a className="button quiet" href={link(trackPath(orderNo, order.billingCityProvincePostalCode))}>
          {t('track')}
        </a>
      )}
    </Section>
  )
}

function StillPossible({ visit: { language, link, timeZone }, t, orders }: PartProps & { orders: OrderDetail[] }) {
  const editable = stillEditable(orders)
  const returnable = stillReturnable(orders)
  const order = (orderNo: string) => (
    <a href={link(`/pages/myaccount/orderstatus/${orderNo}`)}>{t('order', { orderNo })}</a>
  )
  return (
    <Section title={t('possible')}>
      {editable.length + returnable.length === 0 ? (
        <p>{t('nothingPossible')}</p>
      ) : (
        <ul>
          {editable.map(({ orderNo, until }) => (
            <li key={orderNo}>
              {order(orderNo)} {t('editUntil', { time: formatDateTime(until, language, timeZone) })}
            </li>
          ))}
          {returnable.map(({ orderNo, shipOrderNo, until }) => (
            <li key={shipOrderNo}>
              {order(orderNo)} {t('returnUntil', { day: formatDate(until, language, 'UTC') })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function WorthALookToday({ visit: { language, link, timeZone }, t, found }: PartProps & { found: WorthALook[] }) {
  return (
    <Section title={t('favourites')}>
      {found.length === 0 ? (
        <p>{t('noFavourites')}</p>
      ) : (
        <ul>
          {found.map(({ itemNo, name, airTime, isPrice, wasPrice }) => (
            <li key={itemNo}>
              <a href={link(productPath(itemNo))}>{name}</a>{' '}
              {airTime && <strong>{t('onAir', { time: formatTime(airTime, language, timeZone) })}</strong>}{' '}
              {isPrice !== undefined && wasPrice !== undefined && (
                <span>
                  {t('cheaper', { is: formatMoney(isPrice, language), was: formatMoney(wasPrice, language) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The summary's three addresses. */
export const summaryPages: readonly Page[] = ['', '/summary', '/profile'].map((path) => ({
  path: `/pages/myaccount${path}`,
  audience: 'guest',
  load,
}))
