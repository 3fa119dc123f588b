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

type OrderActionsProps = {
  order: OrderDetail
  isNew: boolean
  asksToCancel: boolean | undefined
  onCancelled: (order: OrderDetail) => void
}

/**
 * What can be done with the order as a whole, and why it cannot be edited, with a hint at returns. A cancelled order has no invoice
 * and no edit button (specification §2), and one that was placed just now has no invoice yet.
 */
export function OrderActions({ order, isNew, asksToCancel, onCancelled }: OrderActionsProps) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const id = useUid()
  const { orderNo, status, trackable, editable, orderModificationValidationMessages: messages } = order.orderSummary
  const cancelled = isCancelled(status)
  const returns = cancelled || editable ? undefined : returnHint(order.subOrders)
  const reasons = messages.length > 0 || cancelled || editable ? messages : [t('notEditable')]
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
        {!cancelled && <EditOrder order={order} whyNot={id} />}
        {!cancelled && editable && (
          <CancelOrder order={order} asked={asksToCancel ?? false} onCancelled={onCancelled} />
        )}
        {!isNew && !cancelled && (
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
      {reasons.length > 0 && (
        <Notice still>
          <div id={id}>
            {reasons.map((reason) => (
              <p key={reason}>
                <Phones>{reason}</Phones>
              </p>
            ))}
            {returns && <p>{t(returns)}</p>}
          </div>
        </Notice>
      )}
    </>
  )
}

/** What the hint says of returns: they are possible now, or after the delivery. Nothing when they are over. */
function returnHint(subOrders: OrderDetail['subOrders']) {
  if (subOrders.some((part) => returnButton(part) === 'enabled')) return 'returnsNow'
  return subOrders.some(({ deliveryDate }) => deliveryDate === null) ? 'returnsLater' : undefined
}
