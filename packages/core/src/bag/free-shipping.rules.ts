import type { Cents } from '../shared/money.ts'

/** The product fields that these rules read. */
type Offered = {
  itemNo: string
  isPrice: Cents | null
  isDonation: boolean
  stock: 'in' | 'low' | 'out'
  /** The number of pairs of style and size. */
  edpCount: number
}

const offeredProducts = 3

/**
 * Selects products that bring a bag to free delivery.
 *
 * 1. Each can be added with one press: it is in stock, has one style and size, is no donation and is not in the bag.
 * 2. Products that reach the threshold come first, the cheapest before the others.
 * 3. Then those that come closest to it.
 * 4. There are three at most.
 */
export function productsThatFit<Product extends Offered>(
  products: readonly Product[],
  missing: Cents,
  inBag: readonly string[],
): Product[] {
  const price = ({ isPrice }: Product) => isPrice ?? 0
  const usable = products.filter(
    (product) =>
      product.stock !== 'out' &&
      product.edpCount === 1 &&
      !product.isDonation &&
      price(product) > 0 &&
      !inBag.includes(product.itemNo),
  )
  const enough = usable.filter((product) => price(product) >= missing).toSorted((a, b) => price(a) - price(b))
  const less = usable.filter((product) => price(product) < missing).toSorted((a, b) => price(b) - price(a))
  return [...enough, ...less].slice(0, offeredProducts)
}

/** The catalogue's price band of an amount and the next one, as its `dimensions`. */
export function bandsAround(cents: Cents): string {
  const from = bands.findLastIndex(({ above }) => cents >= above)
  return bands
    .slice(from, from + 2)
    .map(({ id }) => `price:${id}`)
    .join(',')
}

const bands = [
  { id: '0-25', above: 0 },
  { id: '25-50', above: 2500 },
  { id: '50-100', above: 5000 },
  { id: '100-200', above: 10_000 },
] as const
