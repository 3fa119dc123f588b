import { createHash } from 'node:crypto'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { offersEasyPay } from '@onair/core/easy-pay'
import { isExpiryValid, walletCardType } from '@onair/core/payment'
import type { BagRow } from '../bag/bag.queries.ts'
import { stockNotices } from '../bag/bag.view.ts'
import { boundReason } from '../bag/bounds.ts'
import { goodsOf } from '../bag/priced-lines.ts'
import type { PricedBag } from '../bag/pricing.ts'
import { expiredReason, isExpired } from '../gift-card/gift-card.service.ts'
import type { Reason, Refusal } from '../kernel/errors/refusal.ts'
import { type CheckoutCode, refuse, refuseAll } from './checkout.messages.ts'
import en from './review-parts.messages.en.json' with { type: 'json' }
import fr from './review-parts.messages.fr.json' with { type: 'json' }

/** The parts of a review, in the sequence of their hashes. */
const partNames = ['lines', 'promos', 'address', 'method', 'payment', 'giftCards', 'totals'] as const
type Part = (typeof partNames)[number]

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 16)

/**
 * The hash of a reviewed bag, which placing compares: one short hash for each part, joined by dots, so that a refusal can name the
 * parts that changed. The delivery day is not included, because it changes without the shopper.
 */
export function reviewHash(bag: BagRow, priced: PricedBag): string {
  const { totals } = priced
  const address = bag.addresses.find(({ id }) => id === bag.shippingAddressId)
  // Part of the payment: a product without Easy Pay is paid in full by the first payment.
  const whole = bag.lines.flatMap(({ edpNo, noOfPayments }) => (offersEasyPay(noOfPayments) ? [] : [edpNo]))
  const parts: Record<Part, unknown> = {
    lines: bag.lines.map(({ edpNo, quantity, priceCents }) => [edpNo, quantity, priceCents]),
    promos: priced.promos.counted.map(({ code }) => code),
    address,
    method: priced.shipMethod.id,
    payment: [
      bag.card?.cardType,
      bag.card?.token,
      priced.noOfInstallments,
      ...(priced.noOfInstallments > 1 ? [whole] : []),
    ],
    giftCards: bag.giftCards.map(({ id }, index) => [id, totals.giftCardCents[index]]),
    totals: [
      totals.merchandiseSubTotalCents,
      totals.discountCents,
      totals.shippingHandlingCents,
      totals.taxes.map(({ name, rate, amountCents }) => [name.en, rate, amountCents]),
      totals.grandTotalCents,
    ],
  }
  return partNames.map((part) => digest(parts[part])).join('.')
}

/** The index of the first part that depends on others: from here on, the gift cards and the total. */
const following = 5

/** The 409 for a bag that differs from the reviewed one, with the changed parts; undefined if nothing changed. */
export function reviewRefusal(reviewed: string, bag: BagRow, priced: PricedBag): Refusal | undefined {
  const present = reviewHash(bag, priced)
  if (reviewed === present) return undefined
  const reviewedHashes = reviewed.split('.')
  const changed = present.split('.').flatMap((hash, index) => (hash === reviewedHashes[index] ? [] : [index]))
  // A dependent part is named only if nothing else changed.
  const causes = changed.filter((index) => index < following)
  const named = (causes.length > 0 ? causes : changed.slice(0, 1)).flatMap((index) => partNames[index] ?? [])
  const what = { en: named.map((part) => en[part]).join(', '), fr: named.map((part) => fr[part]).join(', ') }
  return refuse(409, { code: 'review-changed', area: 'ReviewHash', values: { what } })
}

/**
 * The missing parts of an order: one reason for each step, in the order of the steps.
 *
 * 1. A bag that gift cards pay in full needs no other payment.
 * 2. A card must not have expired; the wallet has no expiry.
 * 3. An expired gift card must be removed.
 * 4. The address must be in the province of the bag's taxes. A bag that ships nothing needs only a billing address.
 * 5. The bag must not exceed core's `exceededBagLimit`, whatever the cause.
 */
export function missing(bag: BagRow, priced: PricedBag, now: Date): Reason<CheckoutCode>[] {
  const today = zonedDate(now, planTimeZone)
  const reasons: Reason<CheckoutCode>[] = []
  if (bag.lines.length === 0) reasons.push({ code: 'bag-empty', area: 'CartLines' })
  const bound = boundReason(bag.lines)
  if (bound) reasons.push(bound)
  const chosen = bag.addresses.find(({ id }) => id === bag.shippingAddressId)
  if (bag.lines.length > 0 && !goodsOf(bag.lines).hasGoods) {
    if (!chosen && !bag.addresses.some(({ isBilling }) => isBilling)) {
      reasons.push({ code: 'billing-address-missing', area: 'BillingAddress' })
    }
  } else if (chosen?.province !== bag.province) {
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

/** The refusal of lines whose quantity is not available, with a reason for each: 417 in a review, 409 in an order. */
export function stockRefusal(status: 409 | 417, bag: BagRow): Refusal | undefined {
  const reasons = stockNotices(bag)
  return reasons.length > 0 ? refuseAll(status, reasons) : undefined
}
