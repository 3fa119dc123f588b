/**
 * Traits of a product in ten bits of one column: price band (3 bits), rating band (3), and whether it offers Easy Pay, is on
 * sale, is from a Marketplace seller, is on air this week. While the index is in use, the last one follows the schedule, and price
 * band and sale follow the open price windows; the others are fixed when the index is built.
 */

/** Price bands by the lowest price: from `from` cents up to the next one's. */
export const priceBands = [
  { id: '0-25', from: 0, to: 2500 },
  { id: '25-50', from: 2500, to: 5000 },
  { id: '50-100', from: 5000, to: 10_000 },
  { id: '100-200', from: 10_000, to: 20_000 },
  { id: '200-500', from: 20_000, to: 50_000 },
  { id: '500-up', from: 50_000, to: undefined },
] as const

/** "And up": a product rated 4.2 belongs to all three. */
export const ratingBands = [
  { id: '4', from: 4 },
  { id: '3', from: 3 },
  { id: '2', from: 2 },
] as const

export const flags = { 'easy-pay': 1 << 6, 'on-sale': 1 << 7, marketplace: 1 << 8, 'on-air': 1 << 9 } as const
export type Flag = keyof typeof flags

/** The number of different values. */
export const traitCodes = 1 << 10

type Traits = { minPrice: number; rating: number | null; easyPay: boolean; onSale: boolean; marketplace: boolean }

export function packTraits({ minPrice, rating, easyPay, onSale, marketplace }: Traits): number {
  // The number of bands that the rating belongs to: none without a rating.
  const rated = ratingBands.filter(({ from }) => rating !== null && rating >= from).length
  return (
    bandOf(minPrice) |
    (rated << 3) |
    (easyPay ? flags['easy-pay'] : 0) |
    (onSale ? flags['on-sale'] : 0) |
    (marketplace ? flags.marketplace : 0)
  )
}

const bandOf = (minPrice: number): number =>
  Math.max(
    0,
    priceBands.findLastIndex(({ from }) => minPrice >= from),
  )

/** The same traits with a price that a window lowers: such a product is on sale. */
export const lowered = (traits: number, minPrice: number): number => (traits & ~7) | bandOf(minPrice) | flags['on-sale']

/** The place in {@link priceBands}. */
export const priceOf = (traits: number): number => traits & 7

/** Whether a packed value belongs to the rating band at this place. */
export const isRated = (traits: number, band: number): boolean => ((traits >> 3) & 7) >= ratingBands.length - band

export const hasFlag = (traits: number, flag: Flag): boolean => (traits & flags[flag]) !== 0
