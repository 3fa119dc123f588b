import type { Bag } from '@onair/core/bag/client'

/** The steps of a checkout, in their order. */
export const steps = ['who', 'delivery', 'shipping', 'payment', 'review'] as const
export type Step = (typeof steps)[number]

/** What is settled besides what the bag itself shows. */
export type Settled = {
  /** The shopper goes on without an account. */
  asGuest: boolean
  /** A shipping method was confirmed: every bag has one from the start, but nobody has looked at it. */
  shipping: boolean
  /** The bag's card was declined. */
  declined: boolean
}

/**
 * The steps that are done.
 *
 * 1. Who: somebody is signed in, or goes on as a guest.
 * 2. Delivery: the bag has an address. 3. Shipping: its method was confirmed.
 * 4. Payment: the bag has a card (or the wallet) that was not declined, or nothing is left to pay: gift cards pay it all.
 * 5. A step is done only while those before it are.
 */
export function doneSteps(
  bag: Pick<Bag, 'buyer' | 'shippingAddress' | 'creditCard' | 'grandTotal'>,
  settled: Settled,
): ReadonlySet<Step> {
  const holds: Record<Step, boolean> = {
    who: bag.buyer !== null || settled.asGuest,
    delivery: bag.shippingAddress !== null,
    shipping: settled.shipping,
    payment: bag.grandTotal === 0 || (bag.creditCard !== null && !settled.declined),
    review: false,
  }
  const firstOpen = steps.findIndex((step) => !holds[step])
  return new Set(steps.slice(0, firstOpen))
}

/** Where a checkout goes on: its first step that is not done. */
export function nextStep(done: ReadonlySet<Step>): Step {
  return steps.find((step) => !done.has(step)) ?? 'review'
}

/**
 * The step where something can be done about a refusal, by its `Area`. Promo codes and lines are mended at the review
 * itself, which lists both.
 */
export function stepOfArea(area: string): Step {
  if (/^(ShippingAddress|BillingAddress|AccessPoint|Province)/.test(area)) return 'delivery'
  if (/^ShipMethod/.test(area)) return 'shipping'
  return /^(CreditCard|Token|NoOfInstallments|GiftCard|Paypal)/.test(area) ? 'payment' : 'review'
}
