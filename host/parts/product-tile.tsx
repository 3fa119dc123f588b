import type { Product } from '@onair/core/client'
import { productPath } from '@onair/core/rules'
import { Badge, Picture, Price, Stars } from '@onair/widgets/parts'
import type { Visit } from '../server/visit.ts'

/** A product in a list. `first`: it stands at the top of the page, so its picture is fetched at once. */
function ProductTile({ visit, product, first = false }: { visit: Visit; product: Product; first?: boolean }) {
  const { t, language, link } = visit
  return (
    <article className="tile">
      <a className="tile-link" href={link(productPath(product.itemNo))}>
        <Picture base={visit.settings.imageBase} name={product.imageUrl} alt="" sizes="tile" priority={first} />
        <span className="tile-badges">
          {product.isLive && <Badge kind="live">{t('tile.live')}</Badge>}
          {product.isShowstopper && <Badge kind="showstopper">{t('tile.showstopper')}</Badge>}
          {product.sellerType === 'Marketplace' && <Badge>{t('tile.marketplace')}</Badge>}
        </span>
        <span className="tile-brand">{product.brand}</span>
        <h3 className="tile-name">{product.name}</h3>
      </a>
      <Price
        language={language}
        price={product.isPrice}
        range={product.isPriceRange}
        was={product.showIsPrice ? product.wasPrice : null}
        wasRange={product.wasPriceRange}
        easyPayment={product.easyPaymentPrice}
      />
      {product.productReviewCount > 0 && product.averageRating !== null && (
        <Stars rating={product.averageRating} count={product.productReviewCount} language={language} />
      )}
      {product.stock === 'out' && <p className="tile-out">{t('tile.out')}</p>}
      {product.moreStyles && product.stock !== 'out' && <p className="tile-more">{t('tile.moreStyles')}</p>}
    </article>
  )
}

/** Products in a grid. */
export function ProductGrid({ visit, products, first = 0 }: { visit: Visit; products: Product[]; first?: number }) {
  return (
    <ul className="grid">
      {products.map((product, index) => (
        <li key={product.itemNo}>
          <ProductTile visit={visit} product={product} first={index < first} />
        </li>
      ))}
    </ul>
  )
}
