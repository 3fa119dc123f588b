import { withWholePostalCode } from '@onair/core/address'
import { formatDate } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import type { OrderDetail } from '@onair/core/orders/client'
import { isMarketplace } from '@onair/core/returns'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Badge } from '../parts/badge.tsx'
import { Exact } from '../parts/exact.tsx'
import { ItemRow } from '../parts/item-row.tsx'
import { ReturnArea } from './return-area.tsx'
import en from './sub-order.messages.en.json'
import fr from './sub-order.messages.fr.json'

type Part = OrderDetail['subOrders'][number]

/** The id of a shipment's section, which a hint links to. */
export const partId = (shipOrderNo: string): string => `shipment-${shipOrderNo}`

/** A shipment of an order: method, state, address and items. */
export function SubOrder({ part }: { part: Part }) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('subOrder', en, fr)
  const day = part.deliveryDate ?? part.shipDate
  // Gift cards and donations, which are final sales, are not sent to the order's address.
  const hasParcel = part.items.some(({ isFinalSale }) => !isFinalSale)
  const when = day && t(part.deliveryDate ? 'delivered' : 'shipped', { day: formatDate(day, language, 'UTC') })
  return (
    <section
      className="onair-order-part"
      id={partId(part.shipOrderNo)}
      aria-labelledby={`${partId(part.shipOrderNo)}-title`}
    >
      <h2 id={`${partId(part.shipOrderNo)}-title`}>
        <Exact value={part.shipOrderNo}>{t('part', { number: part.shipOrderNo })}</Exact>
      </h2>
      <div className="onair-order-part-facts">
        <p>
          {when && <strong>{when}</strong>}
          {part.estimatedDelivery && (
            <strong>{t('expected', { day: formatDate(part.estimatedDelivery, language, 'UTC') })}</strong>
          )}
          <span>{part.shipMethod}</span>
        </p>
        {hasParcel && (
          <address>
            {part.accessPoint && (
              <>
                <span className="onair-order-point">{t('pickUp')}</span>
                <strong>{part.accessPoint.name}</strong>
              </>
            )}
            {part.accessPoint ? <span>{part.shipAddressee}</span> : <strong>{part.shipAddressee}</strong>}
            <span>{part.shipAddress}</span>
            <span>{withWholePostalCode(part.shipCityProvincePostalCode)}</span>
          </address>
        )}
      </div>
      <ul>
        {part.items.map((item) => (
          <li key={`${item.itemNoForDisplay} ${item.style} ${item.size}`}>
            <ItemRow
              imageBase={imageBase}
              image={item.itemImageURL}
              name={item.description}
              href={item.itemURL && link(item.itemURL)}
              badge={isMarketplace(item.sellerType) && <Badge>{t('marketplace')}</Badge>}
              details={[
                [item.style, item.size].filter(Boolean).join(', '),
                <Exact key="item" value={item.itemNoForDisplay}>
                  {t('item', { number: item.itemNoForDisplay })}
                </Exact>,
                t('quantity', { count: item.itemQuantity }),
                item.status,
              ]}
              end={formatMoney(item.totalPrice, language)}
            >
              {item.writeAReviewURL && (
                <a className="onair-order-review" href={link(item.writeAReviewURL)}>
                  {t('review')} <span className="onair-hidden">{item.description}</span>
                </a>
              )}
            </ItemRow>
          </li>
        ))}
      </ul>
      <ReturnArea part={part} />
    </section>
  )
}
