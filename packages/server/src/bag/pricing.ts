import {
  bagTotals,
  type Instalment,
  instalments,
  maxInstallments,
  maxQuantity,
  type PricedLine,
  type Promotion,
  planTimeZone,
  type Totals,
  zonedDate,
} from '@onair/core/rules'
import { defaultShipMethodId, type ShipMethod, shipMethodsFor } from '../checkout/ship-methods.rules.ts'
import type { BagRow, LineRow, PromoRow } from './bag.queries.ts'
import { goodsOf, type UsablePromos, usablePromos } from './promos.ts'

/** A bag, added up: what its reply shows, its review hashes and its order charges. */
export type PricedBag = {
  totals: Totals
  /** The codes that count, in the order of `totals.promotionCents`, and those that do not. */
  promos: UsablePromos
  shipMethods: ShipMethod[]
  shipMethod: ShipMethod
  noOfInstallments: number
  maxInstallments: number
  instalments: Instalment[]
}

const pricedLine = (line: LineRow): PricedLine => ({
  kind: line.isDonation ? 'donation' : 'goods',
  priceCents: line.priceCents,
  quantity: line.quantity,
})

const promotion = ({ type, percent, amountCents }: PromoRow): Promotion =>
  type === 'percent'
    ? { type, percent: percent ?? 0 }
    : type === 'amount'
      ? { type, amountCents: amountCents ?? 0 }
      : { type }

/** How many of a line's style and size an order can have now. */
export const availableOf = (line: Pick<LineRow, 'stock' | 'withdrawn'>): number =>
  line.withdrawn ? 0 : Math.min(line.stock, maxQuantity)

/** Adds a bag up at today's prices and rates. All arithmetic is core's. */
export function priceBag(bag: BagRow, now: Date): PricedBag {
  const lines = bag.lines.map(pricedLine)
  const promos = usablePromos(bag, now)
  const shipMethods = shipMethodsFor(goodsOf(bag), bag.province, now)
  const shipMethod =
    shipMethods.find(({ id }) => id === bag.shipMethodId) ?? shipMethods.find(({ id }) => id === defaultShipMethodId)
  if (!shipMethod) throw new Error('There is no default shipping method')
  const date = zonedDate(now, planTimeZone)
  const totals = bagTotals({
    lines,
    promotions: promos.counted.map(promotion),
    shippingCents: shipMethod.priceCents,
    province: bag.province,
    date,
    giftCardBalances: bag.giftCards.map(({ balanceCents }) => balanceCents),
  })
  const most = maxInstallments(bag.lines.map(({ noOfPayments }) => noOfPayments))
  const noOfInstallments = Math.min(bag.noOfInstallments, most)
  return {
    totals,
    promos,
    shipMethods,
    shipMethod,
    noOfInstallments,
    maxInstallments: most,
    instalments: instalments({
      merchandiseCents: totals.merchandiseSubTotalCents - totals.discountCents,
      shippingCents: totals.shippingHandlingCents,
      taxCents: totals.taxTotalCents,
      paidCents: totals.orderTotalCents - totals.grandTotalCents,
      count: noOfInstallments,
      firstDate: date,
    }),
  }
}
