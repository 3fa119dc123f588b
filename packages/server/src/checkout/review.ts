import { createHash } from 'node:crypto'
import { isExpiryValid, planTimeZone, zonedDate } from '@onair/core/rules'
import type { BagRow } from '../bag/bag.queries.ts'
import { stockNotices } from '../bag/bag.view.ts'
import type { PricedBag } from '../bag/pricing.ts'
import { type MessageCode, type ReasonOf, Refusal } from '../errors.ts'

type Part = 'lines' | 'payment' | 'address' | 'method' | 'totals'

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

/**
 * What placing can be held to: one short hash for each of the bag's parts, joined by dots, so that a refusal can say which
 * of them is no longer what the shopper saw. The day of delivery is none of them: it moves by itself.
 */
export function reviewHash(bag: BagRow, priced: PricedBag): string {
  const { totals } = priced
  const address = bag.addresses.find(({ id }) => id === bag.shippingAddressId)
  const parts: Record<Part, unknown> = {
    lines: bag.lines.map(({ edpNo, quantity, priceCents }) => [edpNo, quantity, priceCents]),
    payment: [bag.card?.token, priced.noOfInstallments],
    address,
    method: priced.shipMethod.id,
    totals: [
      totals.merchandiseSubTotalCents,
      totals.discountCents,
      totals.shippingHandlingCents,
      totals.taxes.map(({ name, rate, amountCents }) => [name.en, rate, amountCents]),
      totals.grandTotalCents,
    ],
  }
  return Object.values(parts).map(digest).join('.')
}

const names: readonly { en: string; fr: string }[] = [
  { en: 'the items or their prices', fr: 'les articles ou leurs prix' },
  { en: 'the payment', fr: 'le paiement' },
  { en: 'the address', fr: 'l’adresse' },
  { en: 'the shipping method', fr: 'le mode de livraison' },
  { en: 'the total', fr: 'le total' },
]

/** Why a bag is not what the shopper reviewed: a 409 that names what changed; undefined when nothing did. */
export function reviewRefusal(reviewed: string, bag: BagRow, priced: PricedBag): Refusal | undefined {
  const present = reviewHash(bag, priced)
  if (reviewed === present) return undefined
  const before = reviewed.split('.')
  const changed = present.split('.').flatMap((hash, index) => (hash === before[index] ? [] : (names[index] ?? [])))
  // A total that only follows from what is named already need not be named as well.
  const told = changed.length > 1 ? changed.slice(0, changed.at(-1) === names.at(-1) ? -1 : undefined) : changed
  const what = { en: told.map(({ en }) => en).join(', '), fr: told.map(({ fr }) => fr).join(', ') }
  return new Refusal(409, [{ code: 'review-changed', area: 'ReviewHash', values: { what } }])
}

/**
 * What is missing before the bag can be ordered, one reason for each step, in the order of the steps; empty when nothing is.
 */
export function missing(bag: BagRow, now: Date): ReasonOf<MessageCode>[] {
  const today = zonedDate(now, planTimeZone)
  const reasons: ReasonOf<MessageCode>[] = []
  if (bag.lines.length === 0) reasons.push({ code: 'bag-empty', area: 'CartLines' })
  if (!bag.addresses.some(({ id }) => id === bag.shippingAddressId)) {
    reasons.push({ code: 'shipping-address-missing', area: 'ShippingAddress' })
  }
  if (!bag.card) reasons.push({ code: 'payment-missing', area: 'CreditCard' })
  else if (!isExpiryValid(bag.card.expiryMonth, bag.card.expiryYear, today)) {
    reasons.push({ code: 'card-expired', area: 'CreditCard' })
  }
  return reasons
}

/** Lines that cannot be ordered as they stand, named one by one: 417 while reviewing, 409 while placing. */
export function stockRefusal(status: 409 | 417, bag: BagRow): Refusal | undefined {
  const reasons = stockNotices(bag)
  return reasons.length > 0 ? new Refusal(status, reasons) : undefined
}
