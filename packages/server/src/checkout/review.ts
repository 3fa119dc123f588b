import { createHash } from 'node:crypto'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { isExpiryValid, walletCardType } from '@onair/core/payment'
import type { BagRow } from '../bag/bag.queries.ts'
import { stockNotices } from '../bag/bag.view.ts'
import { boundReason } from '../bag/bounds.ts'
import type { PricedBag } from '../bag/pricing.ts'
import { expiredReason, isExpired } from '../gift-card/gift-card.service.ts'
import type { Reason, Refusal } from '../kernel/errors/refusal.ts'
import { type CheckoutCode, refuse, refuseAll } from './checkout.messages.ts'

type Part = 'lines' | 'promos' | 'address' | 'method' | 'payment' | 'giftCards' | 'totals'

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 16)

/**
 * What placing can be held to: one short hash for each of the bag's parts, joined by dots, so that a refusal can say which
 * of them is no longer what the shopper saw. The day of delivery is none of them: it moves by itself.
 */
export function reviewHash(bag: BagRow, priced: PricedBag): string {
  const { totals } = priced
  const address = bag.addresses.find(({ id }) => id === bag.shippingAddressId)
  const parts: Record<Part, unknown> = {
    lines: bag.lines.map(({ edpNo, quantity, priceCents }) => [edpNo, quantity, priceCents]),
    promos: priced.promos.counted.map(({ code }) => code),
    address,
    method: priced.shipMethod.id,
    payment: [bag.card?.cardType, bag.card?.token, priced.noOfInstallments],
    giftCards: bag.giftCards.map(({ id }, index) => [id, totals.giftCardCents[index]]),
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
  { en: 'the promo codes', fr: 'les codes promo' },
  { en: 'the address', fr: 'l’adresse' },
  { en: 'the shipping method', fr: 'le mode de livraison' },
  { en: 'the payment', fr: 'le paiement' },
  { en: 'the gift cards', fr: 'les cartes-cadeaux' },
  { en: 'the total', fr: 'le total' },
]
/** Where the names of what follows from the others begin: what gift cards pay, and the total. */
const following = 5

/** Why a bag is not what the shopper reviewed: a 409 that names what changed; undefined when nothing did. */
export function reviewRefusal(reviewed: string, bag: BagRow, priced: PricedBag): Refusal | undefined {
  const present = reviewHash(bag, priced)
  if (reviewed === present) return undefined
  const before = reviewed.split('.')
  const changed = present.split('.').flatMap((hash, index) => (hash === before[index] ? [] : [index]))
  // What only follows from what is named already need not be named as well.
  const causes = changed.filter((index) => index < following)
  const told = (causes.length > 0 ? causes : changed.slice(0, 1)).flatMap((index) => names[index] ?? [])
  const what = { en: told.map(({ en }) => en).join(', '), fr: told.map(({ fr }) => fr).join(', ') }
  return refuse(409, { code: 'review-changed', area: 'ReviewHash', values: { what } })
}

/**
 * What is missing before the bag can be ordered, one reason for each step, in the order of the steps; empty when nothing is.
 *
 * 1. Nothing is asked to pay for what gift cards pay in full.
 * 2. A card must not have expired; the wallet has no such date.
 * 3. A gift card that has expired since it was given has to go.
 * 4. An address counts only in the province that the bag is taxed by.
 * 5. A bag that holds more than core's `bagBeyond` allows has to become less, whatever made it so.
 */
export function missing(bag: BagRow, priced: PricedBag, now: Date): Reason<CheckoutCode>[] {
  const today = zonedDate(now, planTimeZone)
  const reasons: Reason<CheckoutCode>[] = []
  if (bag.lines.length === 0) reasons.push({ code: 'bag-empty', area: 'CartLines' })
  const bound = boundReason(bag.lines)
  if (bound) reasons.push(bound)
  if (!bag.addresses.some(({ id, province }) => id === bag.shippingAddressId && province === bag.province)) {
    reasons.push({ code: 'shipping-address-missing', area: 'ShippingAddress' })
  }
  if (priced.totals.grandTotalCents > 0 || bag.lines.length === 0) {
    if (!bag.card) reasons.push({ code: 'payment-missing', area: 'CreditCard' })
    else if (bag.card.cardType !== walletCardType && !isExpiryValid(bag.card.expiryMonth, bag.card.expiryYear, today)) {
      reasons.push({ code: 'card-expired', area: 'CreditCard' })
    }
  }
  return [...reasons, ...bag.giftCards.filter((card) => isExpired(card, now)).map(expiredReason)]
}

/** Lines that cannot be ordered as they stand, named one by one: 417 while reviewing, 409 while placing. */
export function stockRefusal(status: 409 | 417, bag: BagRow): Refusal | undefined {
  const reasons = stockNotices(bag)
  return reasons.length > 0 ? refuseAll(status, reasons) : undefined
}
