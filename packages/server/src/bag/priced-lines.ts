import { type LineKind, lineTotal, type PricedLine } from '@onair/core/bag'
import type { LineRow } from './bag.queries.ts'

type Kinds = Pick<LineRow, 'isDonation' | 'isGiftCard'>

/** The kind of a line's product. */
export const kindOf = ({ isDonation, isGiftCard }: Kinds): LineKind =>
  isDonation ? 'donation' : isGiftCard ? 'gift-card' : 'goods'

/** A line in the form of core's rules. */
export const pricedLine = (line: Kinds & Pick<LineRow, 'priceCents' | 'quantity'>): PricedLine => ({
  kind: kindOf(line),
  priceCents: line.priceCents,
  quantity: line.quantity,
})

/** The goods that are shipped: their price before discounts, and their weight. Donations and gift cards are not shipped. */
export function goodsOf(lines: readonly LineRow[]): { hasGoods: boolean; goodsCents: number; weightGrams: number } {
  const goods = lines.filter((line) => kindOf(line) === 'goods')
  return {
    hasGoods: goods.length > 0,
    goodsCents: goods.reduce((sum, line) => sum + lineTotal(line), 0),
    weightGrams: goods.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
  }
}
