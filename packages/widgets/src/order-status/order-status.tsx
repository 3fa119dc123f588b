import { formatMoney } from '@onair/core/money'
import type { OrderDetail } from '@onair/core/orders/client'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import type { OrderDone } from '../models/edit.model.ts'
import { Notice } from '../parts/notice.tsx'
import { ToTop } from '../parts/to-top.tsx'
import { Billing } from './billing.tsx'
import { EasyPaySection } from './easy-pay-section.tsx'
import { Invoices } from './invoices.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHead } from './order-head.tsx'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'
import { Payment } from './payment.tsx'
import { SubOrder } from './sub-order.tsx'
import { Summary } from './summary.tsx'

export type OrderStatusProps = {
  initial: OrderDetail
  /** What has just been done to the order. */
  done?: OrderDone
  /** Whether a link without JavaScript asks to cancel the order. */
  asksToCancel?: boolean
  /** Whether the order has just been placed: then the page around it says so. */
  confirmation?: boolean
}

/** An order: its items, addresses, payment and progress (specification §2, "Order detail screen"). */
export function OrderStatus({ initial, done: before, asksToCancel, confirmation = false }: OrderStatusProps) {
  const { language, link } = useShop()
  const t = useMessages('orderStatus', en, fr)
  const id = useUid()
  const [order, setOrder] = useState(initial)
  const [done, setDone] = useState(before)
  const news = useRef<HTMLDivElement>(null)
  // The dialog is gone, with the button that had the focus.
  useEffect(() => {
    if (order !== initial) news.current?.focus()
  }, [order, initial])
  function cancelled(now: OrderDetail) {
    setOrder(now)
    setDone('cancelled')
  }
  return (
    <article className="onair onair-order" id={id} tabIndex={-1}>
      <OrderHead order={order} title={confirmation ? 'h2' : 'h1'} />
      <div ref={news} tabIndex={-1} hidden={!done}>
        {done && (
          <Notice kind="good" still={done === before}>
            {t(done, { total: formatMoney(order.grandTotal, language) })}
          </Notice>
        )}
      </div>
      <OrderActions order={order} isNew={confirmation} asksToCancel={asksToCancel} onCancelled={cancelled} />
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
          <Summary order={order} today={confirmation} />
          <EasyPaySection order={order} today={confirmation} />
          <Payment order={order} />
          <Billing order={order} />
          <Invoices order={order} />
        </div>
      </div>
      <nav className="onair-order-foot" aria-label={t('more')}>
        {!confirmation && <a href={link('/pages/myaccount/orderstatus')}>{t('back')}</a>}
        <ToTop target={id}>{t('top')}</ToTop>
      </nav>
    </article>
  )
}
