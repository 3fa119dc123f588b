import { deliveryTo } from '@onair/core/catalogue'
import type { ProductDetail } from '@onair/core/catalogue/client'
import { formatDay } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import { defaultProvince, provinces } from '@onair/core/provinces'
import { returnWindowDays } from '@onair/core/returns'
import { readProvince } from '@onair/core/session'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop } from '../../kit/shop.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import { canBeHad, type ProductModel } from '../product.model.ts'

/**
 * When the item arrives, what its delivery costs or what is missing for free delivery, and until when it can be returned. Pages
 * are cached for everyone, so the server renders the default province and the browser the shopper's. Empty if nothing is shipped.
 */
export function Delivery({ product, model }: { product: ProductDetail; model: ProductModel }) {
  const { language, link, models } = useShop()
  const t = useMessages('product', en, fr)
  const province = useHydrated() ? readProvince(models.environment.session) : defaultProvince
  const edp = useShared(model.edp, model.served.edp)
  const quantity = useShared(model.quantity, model.served.quantity)
  const { price } = useShared(model.price, model.served.price)
  if (!product.delivery || !edp || !canBeHad(edp)) return null
  const offer = deliveryTo(product.delivery, province, (price ?? 0) * quantity)
  const cost = offer && formatMoney(offer.price, language)
  return (
    <ul className="onair-product-delivery">
      {offer && cost && (
        <li>
          <Icon path={icons.truck} />
          <span>
            <b>{t('getItBy', { day: formatDay(offer.by, language, 'UTC') })}</b>{' '}
            {t('inProvince', { province: provinces.find(({ code }) => code === province)?.[language] ?? '' })}
            <br />
            {offer.price === 0
              ? t('deliveryFree')
              : offer.missing === null
                ? t('deliveryCosts', { price: cost })
                : t('deliveryFrom', { price: cost, missing: formatMoney(offer.missing, language) })}
          </span>
        </li>
      )}
      <li>
        <Icon path={icons.calendar} />
        <a href={link('/go/customerservice/returnspage')}>{t('returns', { count: returnWindowDays })}</a>
      </li>
    </ul>
  )
}
