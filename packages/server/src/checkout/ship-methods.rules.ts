import { addDays, type Bilingual, type Cents, type Province, planTimeZone, zonedDate } from '@onair/core/rules'

/** From this much merchandise, standard delivery costs nothing. */
const freeShippingFromCents = 9900

type ShipMethodRow = { id: string; name: Bilingual; priceCents: Cents; days: number; daysInTerritories: number }

/** How orders are sent, the usual way first. Days are business days. */
const shipMethods: readonly ShipMethodRow[] = [
  {
    id: 'standard',
    name: { en: 'Standard delivery', fr: 'Livraison standard' },
    priceCents: 995,
    days: 5,
    daysInTerritories: 10,
  },
  {
    id: 'express',
    name: { en: 'Express delivery', fr: 'Livraison express' },
    priceCents: 1995,
    days: 2,
    daysInTerritories: 5,
  },
]

/** What a bag is sent by until the shopper chooses. */
export const defaultShipMethodId = 'standard'

const territories: readonly Province[] = ['NT', 'NU', 'YT']

/** `days` Mondays to Fridays after a calendar day. */
export function businessDaysAfter(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day
}

export type ShipMethod = { id: string; name: Bilingual; priceCents: Cents; estimatedDelivery: string }

/**
 * The shipping methods of a bag.
 *
 * 1. Standard costs 9.95, and nothing from 99.00 of goods; express costs 19.95.
 * 2. Where nothing is goods (donations and gift cards ship free) both cost nothing.
 * 3. Standard takes 5 business days from the day of the order in the channel's own time zone, express 2; in the
 *    territories 10 and 5.
 *
 * @param goodsCents what the goods cost; donations and gift cards are none.
 */
export function shipMethodsFor(goodsCents: Cents, province: Province, now: Date): ShipMethod[] {
  const today = zonedDate(now, planTimeZone)
  return shipMethods.map(({ id, name, priceCents, days, daysInTerritories }) => ({
    id,
    name,
    priceCents:
      goodsCents === 0 || (id === defaultShipMethodId && goodsCents >= freeShippingFromCents) ? 0 : priceCents,
    estimatedDelivery: businessDaysAfter(today, territories.includes(province) ? daysInTerritories : days),
  }))
}

/** What a method is called: also on an old order whose method is no longer offered. */
export function shipMethodName(id: string): Bilingual {
  return shipMethods.find((method) => method.id === id)?.name ?? { en: id, fr: id }
}

export function isShipMethod(id: string): boolean {
  return shipMethods.some((method) => method.id === id)
}
