import { isCancelled } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import en from './edit-order.messages.en.json'
import fr from './edit-order.messages.fr.json'

/** The Edit order button. While the order is not editable it is disabled, with a hint at returns (specification §2). */
export function EditOrder({ order: { orderSummary } }: { order: OrderDetail }) {
  const t = useMessages(en, fr)
  const id = useUid()
  if (orderSummary.editable || isCancelled(orderSummary.status)) return null
  return (
    <>
      <Button disabled aria-describedby={`${id}-hint`}>
        {t('edit')}
      </Button>
      <p className="onair-order-hint" id={`${id}-hint`}>
        {t('hint')}
      </p>
    </>
  )
}
