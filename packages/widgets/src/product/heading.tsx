import type { ProductDetail } from '@onair/core/catalogue/client'
import { displayItemNumber, productPath } from '@onair/core/item-number'
import { isMarketplace } from '@onair/core/returns'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop } from '../kit/shop.tsx'
import { onAirModel } from '../models/on-air.model.ts'
import { Badge } from '../parts/badge.tsx'
import { Exact } from '../parts/exact.tsx'
import { Stars } from '../parts/stars.tsx'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'

/** A product's badges, brand, name, number and stars. */
export function Heading({ product }: { product: ProductDetail }) {
  const { language, link, models } = useShop()
  const t = useMessages('product', en, fr)
  // Another site's page does not show the reviews below.
  const reviewsPage = models.environment.base && link(productPath(product.itemNo))
  return (
    <header className="onair-product-heading">
      <Badges product={product} />
      <p className="onair-product-brand">
        <a href={link(`/pages/productlist?dimensions=brand:${product.brandId}`)} translate="no">
          {product.brand}
        </a>
      </p>
      <h1>{product.name}</h1>
      {/* A donation is not ordered by number, shipped or rated. */}
      {!product.isDonation && (
        <p className="onair-product-facts">
          <Exact value={displayItemNumber(product.itemNo)}>
            {t('itemNo', { number: displayItemNumber(product.itemNo) })}
          </Exact>
          {product.averageRating !== null && product.productReviewCount > 0 && (
            <a href={`${reviewsPage}#reviews`}>
              <Stars rating={product.averageRating} count={product.productReviewCount} language={language} />
              <span className="onair-hidden">, {t('reviews')}</span>
            </a>
          )}
        </p>
      )}
    </header>
  )
}

function Badges({ product }: { product: ProductDetail }) {
  const t = useMessages('product', en, fr)
  const onAir = useModel(onAirModel)
  const now = useShared(onAir.now, undefined)
  const presented = useShared(onAir.itemNo, undefined) === product.itemNo
  const live =
    now === undefined ? product.isLive : (now?.products.some(({ itemNo }) => itemNo === product.itemNo) ?? false)
  const marketplace = isMarketplace(product.sellerType)
  if (!live && !presented && !product.isShowstopper && !marketplace) return null
  return (
    <p className="onair-product-badges">
      {(live || presented) && <Badge kind="live">{t(presented ? 'presenting' : 'onAir')}</Badge>}
      {product.isShowstopper && <Badge kind="showstopper">{t('showstopper')}</Badge>}
      {marketplace && <Badge>{t('marketplace')}</Badge>}
    </p>
  )
}
