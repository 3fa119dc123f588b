import { type LineKind, lineTotal, type PricedLine } from '@onair/core/bag'
import type { LineRow } from './bag.queries.ts'

type Kinds = Pick<LineRow, 'isDonation' | 'isGiftCard'>

/** What a line holds. */
export const kindOf = ({ isDonation, isGiftCard }: Kinds): LineKind =>
  isDonation ? 'donation' : isGiftCard ? 'gift-card' : 'goods'

/** A line as core's arithmetic sees it. */
export const pricedLine = (line: Kinds & Pick<LineRow, 'priceCents' | 'quantity'>): PricedLine => ({
  kind: kindOf(line),
  priceCents: line.priceCents,
  quantity: line.quantity,
})

/** What has to be sent: how much it costs before any discount, and what it weighs. Donations and gift cards are none. */
export function goodsOf(lines: readonly LineRow[]): { hasGoods: boolean; goodsCents: number; weightGrams: number } {
  const goods = lines.filter((line) => kindOf(line) === 'goods')
  return {
    hasGoods: goods.length > 0,
    goodsCents: goods.reduce((sum, line) => sum + lineTotal(line), 0),
    weightGrams: goods.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
  }
}
