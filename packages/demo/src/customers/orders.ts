import { addDays, planTimeZone, zonedDate, zonedInstant } from '@onair/core/dates'
import type { CardType } from '@onair/core/payment'
import type { Queryable } from '@onair/server/database'
import {
  type AddressRow,
  type BagRow,
  type CardRow,
  defaultShipMethodId,
  issueInvoices,
  type NewOrder,
  newOrder,
  priceBag,
  type Seller,
  writeOrder,
} from '@onair/server/seeding'
import type { SpentGiftCard } from './gift-cards.ts'
import { recordLaterPayments } from './later-payments.ts'
import type { DemoOrder } from './orders.data.ts'
import { recordPayment } from './payments.ts'
import type { DemoAddress, DemoCard, Person } from './people.data.ts'
import { promosOf } from './promo-codes.ts'
import { recordReturn } from './returns.ts'
import type { NextLine } from './shelves.ts'

type Placing = { person: Person; edp: number; giftCard: SpentGiftCard; seller: Seller; nextLine: NextLine; now: Date }

/** The month in which a card expires. */
export function expiryOf({ expiresThisMonth }: DemoCard, now: Date): Pick<CardRow, 'expiryMonth' | 'expiryYear'> {
  const [year = '', month = ''] = zonedDate(now, planTimeZone).split('-')
  return expiresThisMonth
    ? { expiryMonth: month, expiryYear: year }
    : { expiryMonth: '11', expiryYear: String(Number(year) + 3) }
}

/** When an order was placed, shipped and delivered. */
function timesOf({ daysAgo, minutesAgo, shippedAfter, deliveredAfter }: DemoOrder, now: Date) {
  const today = zonedDate(now, planTimeZone)
  const at = (days: number | undefined, time: string) =>
    days === undefined ? null : zonedInstant(addDays(today, days - daysAgo), time, planTimeZone)
  const placedAt = minutesAgo === undefined ? at(0, '09:12') : new Date(now.getTime() - minutesAgo * 60_000)
  return { placedAt: placedAt ?? now, shippedAt: at(shippedAfter, '09:30'), deliveredAt: at(deliveredAfter, '14:05') }
}

const pickUpPoint: DemoAddress = {
  address1: '25 Harbour Street',
  city: 'Toronto',
  province: 'ON',
  zipCode: 'M5J2G2',
  phone: '4165550160',
}

function addressesOf({ firstName, lastName, addresses: [home] }: Person, { pickUp }: DemoOrder): AddressRow[] {
  if (!home) return []
  const person = { firstName, lastName, address2: null, isDefault: false, isPOBox: false }
  const billing: AddressRow = {
    ...person,
    ...home,
    id: 'home',
    isBilling: true,
    accessPoint: null,
    thisOrderOnly: false,
  }
  const accessPoint = { id: 'U00000025', name: 'Harbour News & Gifts' }
  return pickUp
    ? [billing, { ...person, ...pickUpPoint, id: 'pick-up', isBilling: false, accessPoint, thisOrderOnly: false }]
    : [billing]
}

/** The card of an order. The wallet has neither token nor digits. */
function cardOf({ cards, firstName, lastName }: Person, paidBy: CardType | undefined, now: Date): CardRow | null {
  const holder = { id: '', holderName: `${firstName} ${lastName}`, isDefault: true }
  if (paidBy === 'PY') {
    return { ...holder, token: '', cardType: 'PY', lastDigits: '', expiryMonth: '', expiryYear: '' }
  }
  const card = paidBy ? cards.find(({ cardType }) => cardType === paidBy) : cards[0]
  return card ? { ...holder, ...card, ...expiryOf(card, now) } : null
}

/** The bag from which an order is placed. */
function bagOf({ person, edp, giftCard, nextLine, now }: Placing, order: DemoOrder): BagRow | undefined {
  const { language, email, flag } = person
  const addresses = addressesOf(person, order)
  const shipTo = addresses.at(-1)
  const lines = order.lines.flatMap((kind, index) => {
    const line = nextLine(kind)
    return line ? [{ ...line, quantity: index === 1 ? 2 : 1 }] : []
  })
  if (!shipTo || lines.length === 0) return undefined
  return {
    guid: '',
    version: '',
    edp,
    province: shipTo.province,
    noOfInstallments: order.installments ?? 1,
    shipMethodId: order.shipMethodId ?? defaultShipMethodId,
    shippingAddressId: shipTo.id,
    saveCard: false,
    orderedAt: null,
    putAsideFor: null,
    edit: null,
    card: cardOf(person, order.paidBy, now),
    lines,
    promos: promosOf(order.promos ?? []),
    giftCards: order.giftCardCents ? [{ ...giftCard, balanceCents: order.giftCardCents, expiresOn: null }] : [],
    customer: { email, language, isGuest: flag === 'is_guest', isEmployee: false, isOnHold: false },
    addresses,
  }
}

/** The order with a credit, which a bag cannot have. */
function withCredit(order: NewOrder, creditCents = 0): NewOrder {
  const [first, ...later] = order.instalments
  const instalments = first ? [{ ...first, amountCents: first.amountCents - creditCents }, ...later] : []
  return { ...order, creditCents, grandTotalCents: order.grandTotalCents - creditCents, instalments }
}

/**
 * The parcels in their states. If a parcel is further than its order's state, it is the first one; the others follow.
 */
function parcelsOf({ subOrders }: NewOrder, { state }: DemoOrder, times: ReturnType<typeof timesOf>) {
  return subOrders.map((part, index) => ({
    ...part,
    shippedAt: index === 0 || state !== 'preparing' ? times.shippedAt : null,
    deliveredAt: index === 0 || state === 'delivered' ? times.deliveredAt : null,
  }))
}

/** Writes an order with its payments, invoices and returns, as the shop would have done by today. */
export async function loadOrder(on: Queryable, placing: Placing, demo: DemoOrder): Promise<void> {
  const { person, edp, giftCard, seller, now } = placing
  const bag = bagOf(placing, demo)
  if (!bag) return
  const times = timesOf(demo, now)
  const { placedAt } = times
  const { orderNo, state } = demo
  const { language } = person
  const made = newOrder(bag, priceBag(bag, placedAt), { orderNo, edp, language, placedAt, editMinutes: 60 })
  const subOrders = parcelsOf(made, demo, times)
  const order: NewOrder = { ...withCredit(made, demo.creditCents), cartGuid: null, state, subOrders }
  await writeOrder(on, order)
  const token = bag.card?.token ?? ''
  await recordPayment(on, order, { token, giftCard, shippedAt: times.shippedAt })
  // As in the command that ships: later payments are still due at that time.
  await issueInvoices(on, orderNo, seller)
  if (order.noOfInstallments > 1) await recordLaterPayments(on, order, { token, declined: demo.declined ?? false, now })
  const { returning, returned } = demo
  if (returning) await recordReturn(on, order, { lines: returning, isRefunded: false, now })
  if (returned) await recordReturn(on, order, { lines: returned, isRefunded: true, now })
}
