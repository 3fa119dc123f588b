import type { Bag } from '@onair/core/bag/client'

/** The steps of a checkout, in order. */
export const steps = ['who', 'delivery', 'shipping', 'payment', 'review'] as const
export type Step = (typeof steps)[number]

/** The steps that a bag needs: gift cards and donations have no shipping step. */
export const stepsOf = ({ ships }: Pick<Bag, 'ships'>): readonly Step[] =>
  ships ? steps : steps.filter((step) => step !== 'shipping')

/** The shopper's confirmations, which the bag does not show. */
export type StepState = {
  /** The shopper continues without an account. */
  asGuest: boolean
  /** The shopper confirmed a shipping method. Every bag has one from the start. */
  shipping: boolean
  /** The bag's card was declined. */
  declined: boolean
}

/**
 * The finished steps.
 *
 * 1. Who: the shopper is signed in, or continues as a guest.
 * 2. Delivery: the bag has an address. 3. Shipping: its method was confirmed. A bag that ships nothing has no method, and the
 *    customer's billing address is enough.
 * 4. Payment: the bag has a card (or the wallet) that was not declined, or gift cards pay everything.
 * 5. A step is finished only while all earlier steps are.
 */
export function doneSteps(
  bag: Pick<Bag, 'buyer' | 'shippingAddress' | 'creditCard' | 'grandTotal' | 'ships'>,
  stepState: StepState,
): ReadonlySet<Step> {
  const isMet: Record<Step, boolean> = {
    who: bag.buyer !== null || stepState.asGuest,
    delivery: bag.shippingAddress !== null || (!bag.ships && Boolean(bag.buyer?.billingAddress)),
    shipping: stepState.shipping || !bag.ships,
    payment: bag.grandTotal === 0 || (bag.creditCard !== null && !stepState.declined),
    review: false,
  }
  const firstOpen = steps.findIndex((step) => !isMet[step])
  return new Set(steps.slice(0, firstOpen))
}

/** The first unfinished step. */
export function nextStep(done: ReadonlySet<Step>): Step {
  return steps.find((step) => !done.has(step)) ?? 'review'
}

/**
 * The step that can resolve a refusal, by its `Area`. Promo codes and lines are resolved at the review, which lists both.
 */
export function stepOfArea(area: string): Step {
  if (/^(ShippingAddress|BillingAddress|AccessPoint|Province)/.test(area)) return 'delivery'
  if (/^ShipMethod/.test(area)) return 'shipping'
  return /^(CreditCard|Token|NoOfInstallments|GiftCard|Paypal)/.test(area) ? 'payment' : 'review'
}
