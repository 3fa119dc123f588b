import { displayCustomerNo } from '@onair/core/account'
import { formatPhone } from '@onair/core/address'
import { formatDateTime } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import { isCancelled } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { cardLogo, endingDigits } from '@onair/core/payment'
import { useShopper } from '../kit/hooks/use-shopper.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useTimeZone, useUid } from '../kit/shop.tsx'
import { AccountHeader } from '../parts/account-header.tsx'
import { Badge } from '../parts/badge.tsx'
import { CardLogo } from '../parts/card-logo.tsx'
import { Notice } from '../parts/notice.tsx'
import { Plan } from '../parts/plan.tsx'
import { Totals, type TotalsRow } from '../parts/totals.tsx'
import { totalsRows } from '../parts/totals-rows.ts'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'
import { SubOrder } from './sub-order.tsx'

export type OrderStatusProps = {
  initial: OrderDetail
  /** Whether the order has just been placed: then the page around it says so, and the account's header is left out. */
  confirmation?: boolean
}

/** An order: its items, addresses, payment and progress (specification §2, "Order detail screen"). */
export function OrderStatus({ initial: order, confirmation = false }: OrderStatusProps) {
  const { language, link } = useShop()
  const t = useMessages(en, fr)
  const zone = useTimeZone()
  const id = useUid()
  const { orderSummary: summary } = order
  const Title = confirmation ? 'h2' : 'h1'
  const orders = link('/pages/myaccount/orderstatus')
  const adjusted = order.actualOrderTotal !== summary.orderTotal
  const facts = [
    [
      t('date'),
      <time key="date" dateTime={summary.orderDateTime}>
        {formatDateTime(summary.orderDateTime, language, zone)}
      </time>,
    ],
    [t('method'), summary.orderMethod],
    [
      t('status'),
      <Badge key="status" kind={isCancelled(summary.status) ? 'warn' : 'good'}>
        {summary.status}
      </Badge>,
    ],
    [t(adjusted ? 'adjustedTotal' : 'orderTotal'), formatMoney(order.actualOrderTotal, language)],
  ] as const
  return (
    <article className="onair onair-order" id={id}>
      {!confirmation && <Header order={order} />}
      <header className="onair-order-head">
        <Title>{t('title', { orderNo: summary.orderNo })}</Title>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {summary.orderModificationValidationMessages.length > 0 && (
        <Notice still>
          {summary.orderModificationValidationMessages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <div className="onair-order-columns">
        <div className="onair-order-parts">
          {order.shipLevels.length > 0 && (
            <p className="onair-order-levels">{t('shipLevels', { levels: order.shipLevels.join(', ') })}</p>
          )}
          {order.subOrders.map((part) => (
            <SubOrder key={part.shipOrderNo} part={part} />
          ))}
        </div>
        <div className="onair-order-money">
          <section>
            <h2>{t('summary')}</h2>
            <Summary order={order} dueLabel={t(confirmation ? 'dueToday' : 'dueWithOrder')} />
          </section>
          {order.noOfEasyPays > 0 && (
            <section>
              <h2>{t('easyPay')}</h2>
              <p>{t('easyPayText', { count: order.noOfEasyPays })}</p>
              {isDue(order) ? (
                <>
                  <Plan language={language} caption={t('easyPay')} instalments={order.easyPays} />
                  <a href={link('/pages/myaccount/easypay')}>{t('easyPayLink')}</a>
                </>
              ) : (
                <p>{t('easyPayNothing')}</p>
              )}
            </section>
          )}
          <section>
            <h2>{t('payment')}</h2>
            <Payment order={order} />
          </section>
          <section>
            <h2>{t('billing')}</h2>
            <address>
              <strong>{order.customerName}</strong>
              <span>{order.billingAddress}</span>
              <span>{order.billingCityProvincePostalCode}</span>
              <span>{formatPhone(order.dayPhone)}</span>
            </address>
          </section>
        </div>
      </div>
      <nav className="onair-order-foot" aria-label={t('more')}>
        {!confirmation && <a href={orders}>{t('back')}</a>}
        <a href={`#${id}`}>{t('top')}</a>
      </nav>
    </article>
  )
}

/** Whether any Easy Pay payment is left: none is of an order that was cancelled, or came back wholly. */
const isDue = ({ easyPays }: OrderDetail) => easyPays.some(({ amount }) => amount > 0)

function Header({ order }: { order: OrderDetail }) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const { busy, signOut } = useShopper()
  const customerNo = displayCustomerNo(order.customerNo)
  return (
    <AccountHeader
      crumbsLabel={t('crumbs')}
      crumbs={[
        { text: t('account') },
        { text: t('orders'), href: link('/pages/myaccount/orderstatus') },
        { text: t('details') },
      ]}
      name={order.customerName.split(' ')[0]}
      note={customerNo && t('customerNo', { number: customerNo })}
      signOutText={t('signOut')}
      signOutAction={link('/signout')}
      onSignOut={signOut}
      busy={busy}
    />
  )
}

function Summary({ order, dueLabel }: { order: OrderDetail; dueLabel: string }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const covered = order.giftCardRedemption > 0 || order.creditAmountApplied > 0
  const rows: TotalsRow[] = [
    ...totalsRows(order, language),
    ...(covered ? [{ label: t('orderTotal'), cents: order.actualOrderTotal }] : []),
    ...(order.giftCardRedemption > 0 ? [{ label: t('giftCard'), cents: order.giftCardRedemption, off: true }] : []),
    ...(order.creditAmountApplied > 0 ? [{ label: t('credit'), cents: order.creditAmountApplied, off: true }] : []),
  ]
  const [first] = order.easyPays
  return (
    <Totals
      language={language}
      rows={rows}
      total={{ label: t('grandTotal'), cents: order.grandTotal }}
      due={first && isDue(order) ? { label: dueLabel, cents: first.amount } : undefined}
    />
  )
}

function Payment({ order }: { order: OrderDetail }) {
  const t = useMessages(en, fr)
  const brand = cardLogo(order.paymentType)
  const digits = order.creditCardNo && endingDigits(order.creditCardNo)
  return (
    <div className="onair-order-payment">
      {brand && <CardLogo brand={brand} />}
      <p>
        <strong>{order.paymentType}</strong>
        {digits && <span>{t('ending', { digits })}</span>}
        {order.ccExpiry && <span>{t('expires', { date: order.ccExpiry })}</span>}
        {order.promoCode && <span>{t('promo', { code: order.promoCode })}</span>}
      </p>
    </div>
  )
}
