import { invoicePath } from '@onair/core/invoice'
import { isCancelled, trackPath } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { returnButton } from '@onair/core/returns'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import { Phones } from '../parts/phones.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { EditOrder } from './edit-order.tsx'
import en from './order-actions.messages.en.json'
import fr from './order-actions.messages.fr.json'
import { PrintButton } from './print-button.tsx'
import { partId } from './sub-order.tsx'

type OrderActionsProps = {
  order: OrderDetail
  isNew: boolean
  asksToCancel: boolean | undefined
  onCancelled: (order: OrderDetail) => void
}

/**
 * The actions of the order as a whole, and why it cannot be edited, with a hint about returns. A cancelled order has no invoice
 * (specification §2). The invoice is made when a parcel ships; until then a sentence says so.
 */
export function OrderActions({ order, isNew, asksToCancel, onCancelled }: OrderActionsProps) {
  const { link } = useShop()
  const t = useMessages('orderActions', en, fr)
  const id = useUid()
  const { orderNo, status, trackable, editable, orderModificationValidationMessages: messages } = order.orderSummary
  const cancelled = isCancelled(status)
  const returns = editable ? undefined : returnHint(order.subOrders, cancelled)
  const reasons = messages.length > 0 || editable ? messages : [t('notEditable')]
  const hasInvoice = order.invoices.length > 0
  return (
    <>
      <div className="onair-order-actions">
        {trackable && (
          <ButtonLink
            look="primary"
            icon={icons.truck}
            href={link(trackPath(orderNo, order.billingCityProvincePostalCode))}
          >
            {t('track')}
          </ButtonLink>
        )}
        <EditOrder order={order} whyNot={id} />
        {!cancelled && editable && (
          <CancelOrder order={order} asked={asksToCancel ?? false} onCancelled={onCancelled} />
        )}
        {hasInvoice && !cancelled && (
          <ButtonLink
            look="quiet"
            href={link(`${invoicePath}?${new URLSearchParams({ orderNo })}`)}
            target="_blank"
            rel="noopener"
          >
            {t('invoice')} <span className="onair-hidden">{t('newTab')}</span>
          </ButtonLink>
        )}
        <PrintButton />
      </div>
      {!hasInvoice && !cancelled && !isNew && <p className="onair-order-no-invoice">{t('noInvoice')}</p>}
      {reasons.length > 0 && (
        <Notice still>
          <div id={id}>
            {reasons.map((reason) => (
              <p key={reason}>
                <Phones>{reason}</Phones>
              </p>
            ))}
            {returns && (
              <p>{returns.part ? <a href={`#${partId(returns.part)}`}>{t(returns.hint)}</a> : t(returns.hint)}</p>
            )}
          </div>
        </Notice>
      )}
    </>
  )
}

/**
 * The hint about returns beside a disabled Edit button: if a return is possible it links to the shipment, otherwise it says why
 * not. The first matching rule wins.
 *
 * 1. A cancelled order has nothing to return.
 * 2. A shipment can be returned now.
 * 3. Donations and gift cards cannot be returned, and nothing else was ordered.
 * 4. A shipment with goods is not delivered yet.
 * 5. The window of a shipment with returnable items has closed.
 * 6. Everything is returned, or on its way back.
 */
function returnHint(subOrders: OrderDetail['subOrders'], cancelled: boolean) {
  if (cancelled) return { hint: 'returnsCancelled' } as const
  const now = subOrders.find((part) => returnButton(part) === 'enabled')
  if (now) return { hint: 'returnsNow', part: now.shipOrderNo } as const
  const withGoods = subOrders.filter(({ items }) => items.some(({ isFinalSale }) => !isFinalSale))
  if (withGoods.length === 0) return { hint: 'returnsNever' } as const
  if (withGoods.some(({ deliveryDate }) => deliveryDate === null)) return { hint: 'returnsLater' } as const
  const hasReturnable = withGoods.some(({ items }) => items.some(({ returnableQuantity }) => returnableQuantity > 0))
  return { hint: hasReturnable ? 'returnsOver' : 'returnsDone' } as const
}
