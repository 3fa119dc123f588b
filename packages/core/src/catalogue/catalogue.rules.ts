import { type EasyPayOffer, easyPayOffer } from '../easy-pay/offer.rules.ts'
import type { Cents } from '../shared/money.ts'

/** The length to which a description is cut, in characters (specification §9). */
export const descriptionLength = 200
/** The delay between a change of the window's width and the next cut of the text. */
export const truncateDelayMs = 200

/** The available widths of pictures. Tiles use `M` (specification §9: `impolicy=M`). */
export type ImageSize = 'S' | 'M' | 'L'
/** The available formats of pictures. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** A picture's URL, built from the base address, the product's `ImageUrl`, the width and the format. */
export function imageAddress(base: string, imageUrl: string, size: ImageSize, format?: ImageFormat): string {
  const query = `impolicy=${size}${format ? `&format=${format}` : ''}`
  return `${base}${imageUrl}${imageUrl.includes('?') ? '&' : '?'}${query}`
}

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
 * 2. The was-price is shown, struck through, only when ShowIsPrice is true and it differs from the price.
 * 3. The Easy Pay offer, its number of payments and the amount of one, is shown if the product has one.
 */
export function priceDisplay(product: ProductPrices): PriceDisplay {
  const price = product.isPriceRange ?? single(product.isPrice)
  const was = product.wasPriceRange ?? single(product.wasPrice)
  const differs = was !== null && (was.min !== price?.min || was.max !== price?.max)
  return {
    price,
    was: product.showIsPrice && differs ? was : null,
    easyPayment: easyPayOffer(product.easyPaymentPrice, product.noOfEasyPays),
  }
}

const single = (price: Cents | null): PriceRange | null => (price === null ? null : { min: price, max: price })

/** Whether a range has two different ends. */
export function isRange(range: PriceRange): boolean {
  return range.min !== range.max
}

/**
 * Cuts a text to a length, for a "read more".
 *
 * 1. Text within the limit stays unchanged.
 * 2. Longer text is cut at the last space within the limit and ends with an ellipsis. The result, including the ellipsis, is
 *    never longer than the limit.
 * 3. A first word longer than the limit is cut inside the word, but never between the halves of a surrogate pair.
 */
export function truncateText(text: string, limit = descriptionLength): { text: string; cut: boolean } {
  const whole = text.trim()
  if (whole.length <= limit) return { text: whole, cut: false }
  const fits = whole.slice(0, limit)
  const space = fits.search(/\s\S*$/)
  const start = space > 0 ? fits.slice(0, space) : fits.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return { text: `${start.replace(/[\s.,;:!?–—-]+$/u, '')}…`, cut: true }
}
