import { type EasyPayOffer, easyPayOffer } from '../easy-pay/offer.rules.ts'
import type { Cents } from '../shared/money.ts'

/** The lowest and the highest price of a product's styles and sizes. */
export type PriceRange = { min: Cents; max: Cents }

/** A product's price fields, in cents. */
export type ProductPrices = {
  isPrice: Cents | null
  wasPrice: Cents | null
  isPriceRange: PriceRange | null
  wasPriceRange: PriceRange | null
  showIsPrice: boolean
  easyPaymentPrice: Cents | null
  noOfEasyPays: number
}

/** The prices to show for a product. A single price is a range with equal ends. */
export type PriceDisplay = { price: PriceRange | null; was: PriceRange | null; easyPayment: EasyPayOffer | null }

/**
 * Selects the prices to show for a product, and the one to strike through (specification §2).
 *
 * 1. The price is the range over styles and sizes if there is one, else the single price.
 * 2. The was-price is shown, struck through, only when ShowIsPrice is true and it differs from the price (`isReduced`).
 * 3. The Easy Pay offer, its number of payments and the amount of one, is shown if the product has one.
 */
export function priceDisplay(product: ProductPrices): PriceDisplay {
  const price = product.isPriceRange ?? single(product.isPrice)
  const was = product.wasPriceRange ?? single(product.wasPrice)
  return {
    price,
    was: product.showIsPrice && isReduced(was, price) ? was : null,
    easyPayment: easyPayOffer(product.easyPaymentPrice, product.noOfEasyPays, price?.min ?? null),
  }
}

/**
 * Whether to show a former price, struck through, beside the present one.
 *
 * 1. It differs from the present price.
 * 2. It is not a single price within the present range, which some styles still cost.
 */
export function isReduced(was: PriceRange | null, price: PriceRange | null): was is PriceRange {
  if (was === null) return false
  if (price === null) return true
  const isWithin = was.min >= price.min && was.max <= price.max
  return was.min === was.max ? !isWithin : was.min !== price.min || was.max !== price.max
}

const single = (price: Cents | null): PriceRange | null => (price === null ? null : { min: price, max: price })
