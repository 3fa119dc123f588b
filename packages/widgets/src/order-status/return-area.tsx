import { formatDate } from '@onair/core/dates'
import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import en from './return-area.messages.en.json'
import fr from './return-area.messages.fr.json'

/** Whether and until when a shipment can be returned. Nothing before it is delivered. */
export function ReturnArea({ part }: { part: OrderDetail['subOrders'][number] }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const text = () => {
    if (part.showIneligibleForReturnMessage) return t('notReturnable')
    if (part.isReturnDeadlinePassed) return t('closed')
    return part.returnByDate && t('returnBy', { day: formatDate(part.returnByDate, language, 'UTC') })
  }
  const shown = text()
  return shown ? <p className="onair-order-return">{shown}</p> : null
}
