import { invoicePath } from '@onair/core/invoice'
import { isCancelled, trackPath } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { ButtonLink } from '../parts/button.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import { EditOrder } from './edit-order.tsx'
import en from './order-actions.messages.en.json'
import fr from './order-actions.messages.fr.json'
import { PrintButton } from './print-button.tsx'

/**
 * What can be done with the order as a whole, and why it cannot be edited. A cancelled order has no invoice (specification §2),
 * and one that was placed just now none yet.
 */
export function OrderActions({ order, isNew }: { order: OrderDetail; isNew: boolean }) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const { orderNo, status, trackable, orderModificationValidationMessages: messages } = order.orderSummary
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
        <EditOrder order={order} />
        {!isNew && !isCancelled(status) && (
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
      {messages.length > 0 && (
        <Notice still>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
