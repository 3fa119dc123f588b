import type { Product } from '@onair/core/catalogue/client'
import { useShop } from '../kit/shop.tsx'
import { Price } from '../parts/price.tsx'

/** The band across the picture with the product that is presented. */
export function ProductThird({ product }: { product: Product }) {
  const { language } = useShop()
  return (
    // The same text is beside the picture, where a screen reader finds it once.
    <div className="onair-watch-third" aria-hidden="true">
      <div className="onair-watch-third-product">
        <p>{product.name}</p>
        <Price language={language} price={product.isPrice} range={product.isPriceRange} size="s" />
      </div>
    </div>
  )
}
