import { bagTotals, type Promotion, type Totals } from '@onair/core/bag'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { type Instalment, instalments, maxInstallments, offersEasyPay } from '@onair/core/easy-pay'
import { maxQuantity } from '@onair/core/limits'
import { walletCardType } from '@onair/core/payment'
import { freeShippingRemaining, type Parcel, type ShipMethod, shipMethodsFor } from '../catalogue/ship-methods.rules.ts'
import type { BagRow, LineRow, PromoRow } from './bag.queries.ts'
import { goodsOf, pricedLine } from './priced-lines.ts'
import { reducingPromos, type UsablePromos, usablePromos } from './promos.ts'

/** A bag with the totals that its reply, its review and its order use. */
export type PricedBag = {
  totals: Totals
  /** The codes that reduce something, in the sequence of `totals.promotionCents`, and the others. */
  promos: UsablePromos
  shipMethods: ShipMethod[]
  shipMethod: ShipMethod
  /** The amount of goods missing for free standard shipping; null if there is none. */
  freeShippingRemainingCents: number | null
  noOfInstallments: number
  maxInstallments: number
  /** The merchandise after discount that offers no Easy Pay. */
  paidWholeCents: number
  instalments: Instalment[]
}

const promotion = ({ type, percent, amountCents }: PromoRow): Promotion =>
  type === 'percent'
    ? { type, percent: percent ?? 0 }
    : type === 'amount'
      ? { type, amountCents: amountCents ?? 0 }
      : { type }

/** How many units of a line's style and size can be ordered now. */
export const availableOf = (line: Pick<LineRow, 'stock' | 'withdrawn'>): number =>
  line.withdrawn ? 0 : Math.min(line.stock, maxQuantity)

/** A bag's goods and destination: its address or, without one, its province. */
function parcelOf(bag: BagRow, usable: UsablePromos): Parcel {
  const address = bag.addresses.find(({ id }) => id === bag.shippingAddressId)
  return {
    ...goodsOf(bag.lines),
    province: bag.province,
    isPOBox: address?.isPOBox ?? false,
    isPickUp: Boolean(address?.accessPoint),
    isFreeByCode: usable.counted.some(({ type }) => type === 'free-shipping'),
  }
}

/** Prices a bag at today's prices and rates, by core's rules. */
export function priceBag(bag: BagRow, now: Date): PricedBag {
  const usable = usablePromos(bag, now)
  const parcel = parcelOf(bag, usable)
  const shipMethods = shipMethodsFor(parcel, now)
  const [usual] = shipMethods
  const shipMethod = shipMethods.find(({ id }) => id === bag.shipMethodId) ?? usual
  if (!usual || !shipMethod) throw new Error('There is no standard shipping method')
  const date = zonedDate(now, planTimeZone)
  const totals = bagTotals({
    lines: bag.lines.map(pricedLine),
    promotions: usable.counted.map(promotion),
    shippingCents: shipMethod.priceCents,
    isUsualShipping: shipMethod === usual,
    province: bag.province,
    date,
    giftCardBalances: bag.giftCards.map(({ balanceCents }) => balanceCents),
  })
  const [withoutCode] = parcel.isFreeByCode ? shipMethodsFor({ ...parcel, isFreeByCode: false }, now) : []
  const promos = reducingPromos(usable, totals.promotionCents, {
    usual,
    isChosen: shipMethod === usual,
    costsWithoutCode: (withoutCode?.priceCents ?? 0) > 0,
  })
  // The wallet, and gift cards that pay everything, allow one payment only (specification §9). The bag keeps the shopper's choice.
  const atOnce = bag.card?.cardType === walletCardType || totals.grandTotalCents === 0
  const most = atOnce ? 1 : maxInstallments(bag.lines.map(({ noOfPayments }) => noOfPayments))
  const noOfInstallments = Math.min(bag.noOfInstallments, most)
  const paidWholeCents = totals.lines.reduce((sum, { totalCents, discountCents }, index) => {
    const offers = offersEasyPay(bag.lines[index]?.noOfPayments ?? null)
    return offers ? sum : sum + totalCents - discountCents
  }, 0)
  return {
    totals: {
      ...totals,
      promotionCents: promos.counted.map((promo) => totals.promotionCents[usable.counted.indexOf(promo)] ?? 0),
    },
    promos,
    shipMethods,
    shipMethod,
    freeShippingRemainingCents: freeShippingRemaining(parcel),
    noOfInstallments,
    maxInstallments: most,
    paidWholeCents,
    instalments: instalments({
      merchandiseCents: totals.merchandiseSubTotalCents - totals.discountCents,
      wholeCents: paidWholeCents,
      shippingCents: totals.shippingHandlingCents,
      taxCents: totals.taxTotalCents,
      paidCents: totals.orderTotalCents - totals.grandTotalCents,
      count: noOfInstallments,
      // The payments of an edited order are due from the day on which it was placed.
      firstDate: bag.edit ? zonedDate(bag.edit.placedAt, planTimeZone) : date,
    }),
  }
}

/** The codes that an order of the bag uses, with their reductions of the goods: none for free shipping. */
export function usedPromos({ promos, totals }: PricedBag): { promo: PromoRow; cents: number }[] {
  return promos.counted.map((promo, index) => ({ promo, cents: totals.promotionCents[index] ?? 0 }))
}
