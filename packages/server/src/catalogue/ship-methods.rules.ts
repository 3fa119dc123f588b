import { businessDaysAfter, planTimeZone, zonedDate } from '@onair/core/dates'
import type { Bilingual } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import type { Province } from '@onair/core/provinces'

/** The shipping method of a bag until the shopper chooses another. */
export const defaultShipMethodId = 'standard'

const names = {
  standard: { en: 'Standard delivery', fr: 'Livraison standard' },
  express: { en: 'Express delivery', fr: 'Livraison express' },
  pickup: { en: 'Delivery to a pick-up point', fr: 'Livraison à un point de ramassage' },
} as const satisfies Record<string, Bilingual>
/** How a parcel is sent, within a sentence: "We shipped it today by standard delivery." */
const ways = {
  standard: { en: 'by standard delivery', fr: 'en livraison standard' },
  express: { en: 'by express delivery', fr: 'en livraison express' },
  pickup: { en: 'to a pick-up point', fr: 'à un point de ramassage' },
} as const satisfies Record<keyof typeof names, Bilingual>
type MethodId = keyof typeof names

/** The price of a parcel, of each further step of weight, and its business days. */
type Fare = { priceCents: Cents; stepCents: Cents; days: number }
type Zone = {
  provinces: readonly Province[]
  /** From this amount of goods standard shipping is free; null: never. */
  freeFromCents: Cents | null
  fares: Readonly<Record<MethodId, Fare>>
}

/** By distance from the warehouse in Ontario. */
const zones: readonly Zone[] = [
  {
    provinces: ['ON', 'QC'],
    freeFromCents: 9900,
    fares: {
      standard: { priceCents: 995, stepCents: 300, days: 5 },
      express: { priceCents: 1995, stepCents: 600, days: 2 },
      pickup: { priceCents: 595, stepCents: 300, days: 5 },
    },
  },
  {
    provinces: ['AB', 'BC', 'MB', 'NB', 'NS', 'PE', 'SK'],
    freeFromCents: 9900,
    fares: {
      standard: { priceCents: 995, stepCents: 400, days: 6 },
      express: { priceCents: 1995, stepCents: 800, days: 3 },
      pickup: { priceCents: 595, stepCents: 400, days: 6 },
    },
  },
  {
    provinces: ['NL'],
    freeFromCents: 9900,
    fares: {
      standard: { priceCents: 995, stepCents: 600, days: 8 },
      express: { priceCents: 1995, stepCents: 1200, days: 4 },
      pickup: { priceCents: 595, stepCents: 600, days: 8 },
    },
  },
  {
    provinces: ['NT', 'NU', 'YT'],
    freeFromCents: null,
    fares: {
      standard: { priceCents: 2495, stepCents: 1500, days: 10 },
      express: { priceCents: 5995, stepCents: 3000, days: 5 },
      pickup: { priceCents: 1995, stepCents: 1500, days: 10 },
    },
  },
]

/** The weight that every fare includes. Each started 5 kg above it costs one step. */
const includedGrams = 10_000
const stepGrams = 5000
/** The weight that free standard shipping includes. */
const freeGrams = 30_000

const zoneOf = (province: Province): Zone => {
  const zone = zones.find(({ provinces }) => provinces.includes(province))
  if (!zone) throw new Error(`No zone has the province ${province}`)
  return zone
}

/** What the shipping methods of a bag depend on. */
export type Parcel = {
  /** Whether there are goods to ship: donations and gift cards are not shipped. */
  hasGoods: boolean
  /** The goods' price before discounts, and their weight. */
  goodsCents: Cents
  weightGrams: number
  province: Province
  isPOBox: boolean
  /** Whether it goes to a pick-up point. */
  isPickUp: boolean
  /** Whether a promo code gives free shipping. */
  isFreeByCode: boolean
}

/** The first is standard shipping, which can be free. */
export type ShipMethod = { id: string; name: Bilingual; priceCents: Cents; estimatedDelivery: string }

const stepsOf = (grams: number, from: number): number => Math.ceil(Math.max(0, grams - from) / stepGrams)

/**
 * The shipping methods of a bag, the standard one first.
 *
 * 1. Standard is 9.95 and express 19.95 in every province, up to 10 kg.
 * 2. Each started 5 kg above that costs a step, more with the distance: Ontario and Quebec, the other provinces, Newfoundland
 *    and Labrador.
 * 3. From 99.00 of goods standard is free in the provinces, up to 30 kg; the weight above costs its steps. Express keeps its
 *    price.
 * 4. The territories have no threshold: 24.95 and 59.95, with higher steps.
 * 5. A code for free shipping makes standard free, everywhere and at any weight. Express keeps its price.
 * 6. Couriers do not deliver to a PO box: express is not offered there.
 * 7. A pick-up point has one method: 5.95 (19.95 in the territories), otherwise as standard.
 * 8. Without goods to ship there is only standard, free.
 * 9. Days are business days from the day of the order, in the channel's time zone.
 */
export function shipMethodsFor(parcel: Parcel, now: Date): ShipMethod[] {
  const { fares } = zoneOf(parcel.province)
  const usual: MethodId = parcel.isPickUp ? 'pickup' : 'standard'
  const isExpress = parcel.hasGoods && !parcel.isPickUp && !parcel.isPOBox
  const offered: MethodId[] = isExpress ? [usual, 'express'] : [usual]
  const today = zonedDate(now, planTimeZone)
  return offered.map((id) => ({
    id,
    name: names[id],
    priceCents: id === usual ? usualPrice(parcel, fares[id]) : fullPrice(parcel, fares[id]),
    estimatedDelivery: businessDaysAfter(today, fares[id].days),
  }))
}

const fullPrice = ({ weightGrams }: Parcel, { priceCents, stepCents }: Fare): Cents =>
  priceCents + stepsOf(weightGrams, includedGrams) * stepCents

function usualPrice(parcel: Parcel, fare: Fare): Cents {
  if (!parcel.hasGoods || parcel.isFreeByCode) return 0
  const { freeFromCents } = zoneOf(parcel.province)
  if (freeFromCents === null || parcel.goodsCents < freeFromCents) return fullPrice(parcel, fare)
  return stepsOf(parcel.weightGrams, freeGrams) * fare.stepCents
}

/**
 * The amount of goods missing for free standard shipping.
 *
 * 1. Null if nothing is shipped, and if it is free already.
 * 2. Null if more goods never make it free: in the territories, and above 30 kg.
 */
export function freeShippingRemaining(parcel: Parcel): Cents | null {
  const { freeFromCents } = zoneOf(parcel.province)
  if (!parcel.hasGoods || parcel.isFreeByCode || freeFromCents === null || parcel.weightGrams > freeGrams) return null
  return parcel.goodsCents < freeFromCents ? freeFromCents - parcel.goodsCents : null
}

/** Standard delivery to a zone: what it costs, from which amount of goods it is free, and the day it should arrive. */
export type ZoneDelivery = {
  provinces: readonly Province[]
  priceCents: Cents
  freeFromCents: Cents | null
  estimatedDelivery: string
}

/**
 * Standard delivery of one item on its own, zone by zone.
 *
 * 1. Price and day are those of a bag with this item alone that does not reach the threshold.
 * 2. An item above 30 kg is never wholly free: it has no threshold.
 */
export function standardDelivery(weightGrams: number, now: Date): ZoneDelivery[] {
  return zones.flatMap(({ provinces, freeFromCents }) => {
    const [province] = provinces
    if (!province) return []
    const parcel = {
      hasGoods: true,
      goodsCents: 0,
      weightGrams,
      province,
      isPOBox: false,
      isPickUp: false,
      isFreeByCode: false,
    }
    return shipMethodsFor(parcel, now)
      .slice(0, 1)
      .map(({ priceCents, estimatedDelivery }) => ({
        provinces,
        priceCents,
        freeFromCents: weightGrams > freeGrams ? null : freeFromCents,
        estimatedDelivery,
      }))
  })
}

/** A method's name. Old orders also need those of withdrawn methods. */
export function shipMethodName(id: string): Bilingual {
  return Object.entries(names).find(([name]) => name === id)?.[1] ?? { en: id, fr: id }
}

/** How a method sends a parcel, within a sentence. */
export function shipMethodWay(id: string): Bilingual {
  return Object.entries(ways).find(([name]) => name === id)?.[1] ?? { en: `by ${id}`, fr: `par ${id}` }
}
