import { priceDisplay } from '@onair/core/catalogue'
import type { catalogueContract, ReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { translator } from '@onair/core/messages'
import { isMarketplace } from '@onair/core/returns'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import en from './product-tile.messages.en.json'
import fr from './product-tile.messages.fr.json'
import { Stars } from './stars.tsx'
import { SwatchDot } from './swatch-dot.tsx'

type Product = ReplyOf<(typeof catalogueContract)['GET /api/v3/{language}/products']>['products'][number]

export type ProductTileProps = {
  language: Language
  /** The base URL of pictures: `/images/`. */
  imageBase: string
  product: Product
  /** The URL of the product's page. The whole tile links there. */
  href: string
  /** Whether it is on air; the product's own flag if not given. */
  live?: boolean
  /** The time at which it was presented within the last hour: `5:12 PM`. */
  airedAt?: string | undefined
  /** The level of the heading with its name. */
  level?: 2 | 3 | 4
  /** For tiles at the top of the page: the picture is fetched first. */
  priority?: boolean
  /** Rendered below the price: until when it is valid. */
  priceNote?: ReactNode
  /** Rendered in the upper corner: the favourite toggle. */
  corner?: ReactNode
  /** Rendered at the foot: the action. */
  action?: ReactNode
}

/** The colours that a tile shows. */
const shownDots = 5

const texts = {
  en: translator<typeof en>(en, 'en'),
  fr: translator<typeof en>(fr satisfies typeof en, 'fr'),
}

/**
 * A product in a list (specification §2): picture, name in two lines, brand, badges, prices, reviews, colours, stock. In a grid
 * with subgrids its rows align with its neighbours' (product-tile.css, `onair-tiles`).
 *
 * Styling hooks: `data-stock`, `data-live`.
 */
export function ProductTile({
  language,
  imageBase,
  product,
  href,
  live = product.isLive,
  airedAt,
  level = 3,
  priority,
  priceNote,
  corner,
  action,
}: ProductTileProps) {
  const t = texts[language]
  const { price, was, easyPayment } = priceDisplay(product)
  const Name = `h${level}` as const
  const marketplace = isMarketplace(product.sellerType)
  const stock = product.stock !== 'in' && !product.isDonation ? product.stock : undefined
  const styles = product.moreStyles && product.stock !== 'out'
  const dots = [...new Set(product.swatches)]
  return (
    <article className="onair-tile" data-stock={product.stock} data-live={live || undefined}>
      <div className="onair-tile-picture">
        <Picture base={imageBase} name={product.imageUrl} alt="" label={product.name} priority={priority} />
      </div>
      <div className="onair-tile-head">
        <p className="onair-tile-brand" translate="no">
          {product.brand}
        </p>
        <Name className="onair-tile-name">
          <a href={href}>{product.name}</a>
        </Name>
      </div>
      {(live || airedAt || product.isShowstopper || marketplace) && (
        <div className="onair-tile-badges">
          {live && <Badge kind="live">{t('live')}</Badge>}
          {!live && airedAt && <Badge>{t('justAired', { time: airedAt })}</Badge>}
          {product.isShowstopper && <Badge kind="showstopper">{t('showstopper')}</Badge>}
          {marketplace && <Badge>{t('marketplace')}</Badge>}
        </div>
      )}
      <div className="onair-tile-price">
        <Price language={language} price={null} range={price} wasRange={was} easyPayment={easyPayment} />
        {priceNote}
        {!product.isDonation && product.productReviewCount > 0 && product.averageRating !== null && (
          <Stars rating={product.averageRating} count={product.productReviewCount} language={language} />
        )}
        {styles && (
          <p className="onair-tile-styles">
            {dots.slice(0, shownDots).map((name) => (
              <SwatchDot key={name} name={name} />
            ))}
            {dots.length > shownDots && <span aria-hidden="true">+</span>}
            <span className="onair-hidden">{t('moreStyles')}</span>
          </p>
        )}
        {stock && <p className="onair-tile-stock">{t(stock)}</p>}
      </div>
      {corner && <div className="onair-tile-corner">{corner}</div>}
      {action && <div className="onair-tile-action onair-no-print">{action}</div>}
    </article>
  )
}
