import type { Cents } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'

/** Standard delivery of an item, zone by zone, as in the reply of a product. */
export type DeliveryZones = readonly {
  provinces: readonly Province[]
  price: Cents
  freeFrom: Cents | null
  estimatedDelivery: string
}[]

/** What delivery costs a shopper. `missing`: the goods missing until it is free, or null where more goods change nothing. */
export type DeliveryOffer = { by: string; price: Cents; missing: Cents | null }

/**
 * Standard delivery of goods to a province.
 *
 * 1. It is free from the zone's threshold.
 * 2. Below, it costs the zone's price, and `missing` says how far the threshold is.
 * 3. A zone without a threshold always costs its price.
 * 4. A province that no zone names has no offer.
 */
export function deliveryTo(zones: DeliveryZones, province: Province, goodsCents: Cents): DeliveryOffer | undefined {
  const zone = zones.find(({ provinces }) => provinces.includes(province))
  if (!zone) return undefined
  const { freeFrom, price, estimatedDelivery: by } = zone
  if (freeFrom === null) return { by, price, missing: null }
  return goodsCents >= freeFrom ? { by, price: 0, missing: null } : { by, price, missing: freeFrom - goodsCents }
}
