import { formatDay, formatTime } from '@onair/core/dates'
import type { OrderDetail } from '@onair/core/orders/client'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './order-confirmation.messages.en.json'
import fr from './order-confirmation.messages.fr.json'

type Order = Pick<OrderDetail, 'orderSummary' | 'subOrders'>

/** The day by which everything has arrived, `YYYY-MM-DD`; undefined if nothing is shipped. */
export const arrivalOf = ({ subOrders }: Order): string | undefined =>
  subOrders
    .flatMap(({ estimatedDelivery }) => estimatedDelivery ?? [])
    .toSorted()
    .at(-1)

/** The recipient or pick-up point of the parcels, with the address; undefined if nothing is shipped. */
export function destinationOf({ subOrders }: Order): string | undefined {
  const part = subOrders.find(({ estimatedDelivery }) => estimatedDelivery !== undefined)
  if (!part) return undefined
  const { accessPoint, shipAddressee, shipAddress, shipCityProvincePostalCode } = part
  return [accessPoint?.name ?? shipAddressee, shipAddress, shipCityProvincePostalCode].join(', ')
}

/** The next steps of an order that was just placed: until when it can be edited, its parcels, the delivery. */
export function NextSteps({ visit, order }: { visit: Visit; order: Order }) {
  const { language, timeZone } = visit
  const t = translator(visit, en, fr)
  const { editableUntil } = order.orderSummary
  const arrival = arrivalOf(order)
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next">{t('next')}</h2>
      <ol>
        {editableUntil && (
          <li>
            <strong>{t('edit')}</strong> {t('editUntil', { time: formatTime(editableUntil, language, timeZone) })}
          </li>
        )}
        <li>
          <strong>{t('track')}</strong> {t('trackText')}
        </li>
        {arrival && (
          <li>
            <strong>{t('arrival', { day: formatDay(arrival, language, 'UTC') })}</strong> {t('arrivalText')}
          </li>
        )}
      </ol>
    </section>
  )
}
