import { businessDaysAfter, planTimeZone, zonedDate } from '@onair/core/dates'
import type { Bilingual } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import type { Province } from '@onair/core/provinces'

/** What a bag is sent by until the shopper chooses. */
export const defaultShipMethodId = 'standard'

const names = {
  standard: { en: 'Standard delivery', fr: 'Livraison standard' },
  express: { en: 'Express delivery', fr: 'Livraison express' },
  pickup: { en: 'Delivery to a pick-up point', fr: 'Livraison à un point de ramassage' },
} as const satisfies Record<string, Bilingual>
type MethodId = keyof typeof names

/** What a parcel costs, what each further step of weight does, and how many business days it takes. */
type Fare = { priceCents: Cents; stepCents: Cents; days: number }
type Zone = {
  provinces: readonly Province[]
  /** From this much of goods the usual way costs nothing; null: never. */
  freeFromCents: Cents | null
  fares: Readonly<Record<MethodId, Fare>>
}

/** From the warehouse in Ontario outwards. */
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

/** This much is in every fare; what is heavier costs one step for each 5 kg begun. */
const includedGrams = 10_000
const stepGrams = 5000
/** This much of it is free where the usual way is. */
const freeGrams = 30_000

const zoneOf = (province: Province): Zone => {
  const zone = zones.find(({ provinces }) => provinces.includes(province))
  if (!zone) throw new Error(`No zone holds ${province}`)
  return zone
}

/** What decides how a bag can be sent. */
export type Parcel = {
  /** Whether there is anything to send: donations and gift cards are not sent. */
  hasGoods: boolean
  /** What the goods cost before any discount, and weigh. */
  goodsCents: Cents
  weightGrams: number
  province: Province
  isPOBox: boolean
  /** Whether the carrier keeps it at an access point. */
  isPickUp: boolean
  /** Whether a promo code gives free shipping. */
  isFreeByCode: boolean
}

/** The first is the usual way: what free shipping is about. */
export type ShipMethod = { id: string; name: Bilingual; priceCents: Cents; estimatedDelivery: string }

const stepsOf = (grams: number, from: number): number => Math.ceil(Math.max(0, grams - from) / stepGrams)

/**
 * The shipping methods of a bag, the usual one first.
 *
 * 1. Standard is 9.95 and express 19.95 in every province, up to 10 kg.
 * 2. Each 5 kg begun above that cost a step, the dearer the farther: Ontario and Quebec, the other provinces,
 *    Newfoundland and Labrador.
 * 3. From 99.00 of goods the usual way costs nothing in the provinces, up to 30 kg; what is above costs its steps. Express
 *    keeps its price.
 * 4. A parcel to the territories costs what it costs, whatever is in it: 24.95 and 59.95, dearer steps, no threshold.
 * 5. A code for free shipping makes the usual way cost nothing, everywhere and whatever it weighs. Express keeps its price.
 * 6. Couriers take nothing to a PO box: express is not offered there.
 * 7. To an access point there is one way, pick-up: 5.95 (19.95 in the territories), otherwise as standard.
 * 8. Where there is nothing to send, the usual way alone, for nothing.
 * 9. Days are business days from the day of the order in the channel's own time zone.
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
 * How much more of goods makes the usual way cost nothing.
 *
 * 1. Null where nothing is sent, and where it costs nothing already.
 * 2. Null where more goods never make it so: in the territories, and above 30 kg.
 */
export function freeShippingRemaining(parcel: Parcel): Cents | null {
  const { freeFromCents } = zoneOf(parcel.province)
  if (!parcel.hasGoods || parcel.isFreeByCode || freeFromCents === null || parcel.weightGrams > freeGrams) return null
  return parcel.goodsCents < freeFromCents ? freeFromCents - parcel.goodsCents : null
}

/** What a method is called: also on an old order whose method is no longer offered. */
export function shipMethodName(id: string): Bilingual {
  return Object.entries(names).find(([name]) => name === id)?.[1] ?? { en: id, fr: id }
}
