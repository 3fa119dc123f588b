import type { Cents } from '../shared/money.ts'

/** A description is cut at this many characters (specification §9). */
export const descriptionLength = 200
/** Cut text is cut anew this long after the window's width changed. */
export const recutDelayMs = 200

/** The widths in which pictures are to be had; `M` is every tile's (specification §9: `impolicy=M`). */
export type ImageSize = 'S' | 'M' | 'L'
export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** A picture's address: base address, the product's `ImageUrl`, and the width asked for. */
export function imageAddress(base: string, imageUrl: string, size: ImageSize, format?: ImageFormat): string {
  const asked = `impolicy=${size}${format ? `&format=${format}` : ''}`
  return `${base}${imageUrl}${imageUrl.includes('?') ? '&' : '?'}${asked}`
}

/** From the cheapest style and size to the dearest. */
export type PriceRange = { min: Cents; max: Cents }

/** What the rules look at in a product: amounts in cents. */
export type ProductPrices = {
  isPrice: Cents | null
  wasPrice: Cents | null
  isPriceRange: PriceRange | null
  wasPriceRange: PriceRange | null
  showIsPrice: boolean
  easyPaymentPrice: Cents | null
}

/** What a product shows. A single price is a range whose ends are the same. */
export type PriceDisplay = { price: PriceRange | null; was: PriceRange | null; easyPayment: Cents | null }

/**
 * Which of a product's prices are shown, and which one struck through (specification §2).
 *
 * 1. The price is the range over its styles and sizes where there is one, else the single price.
 * 2. The was-price stands beside it, struck through, only when ShowIsPrice is true and it differs from the price.
 * 3. The amount of one Easy Pay payment is shown whenever there is one.
 */
export function priceDisplay(product: ProductPrices): PriceDisplay {
  const price = product.isPriceRange ?? single(product.isPrice)
  const was = product.wasPriceRange ?? single(product.wasPrice)
  const differs = was !== null && (was.min !== price?.min || was.max !== price?.max)
  return { price, was: product.showIsPrice && differs ? was : null, easyPayment: product.easyPaymentPrice }
}

const single = (price: Cents | null): PriceRange | null => (price === null ? null : { min: price, max: price })

/** Whether a range is more than one price. */
export function isRange(range: PriceRange): boolean {
  return range.min !== range.max
}

/**
 * Text cut to a length, for a "read more".
 *
 * 1. What fits is left as it is.
 * 2. Else it is cut at the last space that fits, and an ellipsis is put after it; the whole, ellipsis included, is no
 *    longer than the limit.
 * 3. A single word that is longer than the limit is cut within, but never within a character.
 */
export function truncateText(text: string, limit = descriptionLength): { text: string; cut: boolean } {
  const whole = text.trim()
  if (whole.length <= limit) return { text: whole, cut: false }
  const fits = whole.slice(0, limit)
  const space = fits.search(/\s\S*$/)
  const kept = space > 0 ? fits.slice(0, space) : fits.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return { text: `${kept.replace(/[\s.,;:!?–—-]+$/u, '')}…`, cut: true }
}
