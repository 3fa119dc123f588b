import type { catalogueContract, ProductPrices, ReplyOf } from '@onair/core/contract'
import { easyPaymentPrice, noOfEasyPays } from '@onair/core/easy-pay'
import { priceColumns } from './price-window.ts'

/** A product as a list shows it; amounts in cents. */
export type Product = ReplyOf<(typeof catalogueContract)['GET /api/v3/{language}/products']>['products'][number]

/** The stock at and below which a style counts as low. */
export const lowStock = 5

/** `in`, `low` or `out`, by the units in stock. */
export function stockWord(quantity: number): 'in' | 'low' | 'out' {
  if (quantity <= 0) return 'out'
  return quantity <= lowStock ? 'low' : 'in'
}

/** SQL for gift cards for sale, of a table's alias: they have their own category, which imports use as well. */
export const isGiftCardOf = (product: string): string => `${product}.category_id = 'gift-cards'`

/** The most colours that a list names of a product. */
const maxSwatches = 6

/** A product's columns for a list, in one language. */
export type ProductRow = {
  itemNo: string
  name: string
  brand: string
  imageUrl: string
  minPrice: number
  maxPrice: number
  minWas: number | null
  maxWas: number | null
  noOfPayments: number
  /** When the price window that lowers the price ends. */
  priceUntil: Date | null
  defaultEdp: number
  reviewCount: number
  averageRating: string | null
  sellerType: string | null
  isDonation: boolean
  /** The stock of the style and size with the most units. */
  maxStock: number
  /** The colours of its first styles. */
  swatches: string[]
  /** The number of its pairs of style and size. */
  edpCount: number
}

/** The columns of a {@link ProductRow} for a product `p` of a brand `b` and its price window, which `windowAt` joins. */
export const productColumns = (language: 'en' | 'fr'): string => `
  p.item_no as "itemNo", p.name_${language} as name, b.name as brand, p.image_url as "imageUrl",
  ${priceColumns}, p.default_edp as "defaultEdp", p.review_count as "reviewCount",
  p.average_rating as "averageRating", p.seller_type as "sellerType", p.is_donation as "isDonation",
  (select coalesce(max(quantity), 0) from edp where edp.item_no = p.item_no and is_offered) as "maxStock",
  (select count(*)::int from edp where edp.item_no = p.item_no and is_offered) as "edpCount",
  array(select colour from product_style s where s.item_no = p.item_no order by position limit ${maxSwatches}) as swatches`

/** The products on air, and the day's showstopper. */
export type Highlights = {
  onAir: ReadonlySet<string>
  /** When each product of the last hour was presented. */
  aired: ReadonlyMap<string, Date>
  showstopper: string | null
}

export type PriceRow = Pick<ProductRow, 'minPrice' | 'maxPrice' | 'minWas' | 'maxWas' | 'noOfPayments' | 'priceUntil'>

/**
 * A row's prices, as in the contract.
 *
 * 1. If all styles and sizes have one price, it is `IsPrice`. Otherwise `IsPrice` is null, and `IsPriceRange` has the lowest
 *    and the highest. Was-prices likewise.
 * 2. `ShowIsPrice`: there is a was-price, and it is higher.
 * 3. `EasyPaymentPrice`: one of the `NoOfEasyPays` payments of the lowest price, if the product offers Easy Pay.
 * 4. `PriceUntil`: the end of the price window that lowers any of the prices.
 */
export function pricesOf({ minPrice, maxPrice, minWas, maxWas, noOfPayments, priceUntil }: PriceRow): ProductPrices {
  const priced = oneOrRange(minPrice, maxPrice)
  const was = oneOrRange(minWas, maxWas)
  return {
    isPrice: priced.one,
    wasPrice: was.one,
    showIsPrice: minWas !== null && maxWas !== null && (minWas > minPrice || maxWas > maxPrice),
    isPriceRange: priced.range,
    wasPriceRange: was.range,
    easyPaymentPrice: noOfPayments > 1 ? easyPaymentPrice(minPrice, noOfPayments) : null,
    noOfEasyPays: noOfEasyPays(noOfPayments),
    priceUntil: priceUntil?.toISOString() ?? null,
  }
}

/** A row as a product of the contract. */
export function productOf(row: ProductRow, highlights: Highlights): Product {
  return {
    itemNo: row.itemNo,
    name: row.name,
    brand: row.brand,
    imageUrl: row.imageUrl,
    isLive: highlights.onAir.has(row.itemNo),
    airedAt: highlights.aired.get(row.itemNo)?.toISOString() ?? null,
    ...pricesOf(row),
    defaultEdp: row.defaultEdp,
    productReviewCount: row.reviewCount,
    averageRating: row.averageRating === null ? null : Number(row.averageRating),
    sellerType: row.sellerType,
    isDonation: row.isDonation,
    isShowstopper: row.itemNo === highlights.showstopper,
    stock: stockWord(row.maxStock),
    moreStyles: row.swatches.length > 1,
    swatches: row.swatches,
    edpCount: row.edpCount,
  }
}

function oneOrRange(min: number | null, max: number | null) {
  if (min === null || max === null) return { one: null, range: null }
  return min === max ? { one: min, range: null } : { one: null, range: { min, max } }
}
