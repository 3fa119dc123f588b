import type { Sight, Tour, TourPerson } from '@onair/core/tour'
import { giftCardTable } from '../customers/gift-cards.ts'
import type { DemoOrder } from '../customers/orders.data.ts'
import { demoPassword, type Person, people } from '../customers/people.data.ts'
import { promoCodeTable } from '../customers/promo-codes.ts'
import { commandTable } from './commands.ts'
import { cardTable, payerTable } from './ways-to-pay.ts'

/**
 * What there is to look at, collected from the data that makes it.
 * @param sandbox the sandbox's origin
 */
export const tourOf = (sandbox: string): Tour => ({
  password: demoPassword,
  people: people.map((person) => onTour(person, sandbox)),
  tables: [cardTable(sandbox), payerTable(sandbox), promoCodeTable, giftCardTable, commandTable],
})

function onTour(person: Person, sandbox: string): TourPerson {
  const { email, firstName, lastName, about, flag, orders, places = [] } = person
  return {
    email,
    name: `${firstName} ${lastName}`,
    about,
    ...(flag === 'is_guest' && { isGuest: true }),
    sights: [
      ...places.map(({ what, place, ...at }) => ({ what, place, to: 'to' in at ? at.to : sandbox + at.sandbox })),
      ...orders.flatMap((order) => orderSight(person, order)),
    ],
  }
}

/** A member's order is seen in the account, a guest's by number and postal code. */
function orderSight({ flag, addresses: [home] }: Person, { orderNo, shows }: DemoOrder): Sight[] {
  if (!shows) return []
  const to =
    flag === 'is_guest'
      ? `/pages/trackorder?orderNo=${orderNo}&postalCode=${home?.zipCode}`
      : `/pages/myaccount/orderstatus/${orderNo}`
  return [{ what: shows, place: { en: `Order ${orderNo}`, fr: `Commande ${orderNo}` }, to }]
}
