import type { Bag } from '@onair/core/bag/client'
import { batch, computed } from '@preact/signals-core'
import type { Models } from '../models/models.ts'
import type { CheckoutModel } from './checkout.types.ts'
import { deliveryActions } from './delivery/delivery.actions.ts'
import { giftCardActions } from './payment/gift-card.actions.ts'
import { paymentActions } from './payment/payment.actions.ts'
import { placingActions } from './placing/placing.actions.ts'
import { lineActions } from './review/line.actions.ts'
import { createFlow } from './steps/flow.ts'
import { hasLeftWallet, isApproved, walletActions } from './wallet/wallet-later.ts'
import { whoActions } from './who/who.actions.ts'

/**
 * From a bag to an order.
 *
 * 1. Steps are done in order (steps.ts); a settled one can be opened again, and then leads back to the first that is not done.
 * 2. One thing at a time: while something is under way, nothing else is begun. A second click does nothing.
 * 3. What the shopper reads in the review is what is placed: any change afterwards asks for a new review.
 * 4. An attempt has one key. While its outcome is not known (no answer, or 5xx), exactly the same is sent again, even after
 *    a reload; a refusal ends it, and the next attempt has a new key. So does another approval at the wallet.
 * 5. A refusal is told at the step where something can be done about it, and what an order can go on without is left out
 *    with one click.
 */
export function createCheckoutModel(
  models: Models,
  initial: Bag,
  { newKey = () => crypto.randomUUID() as string }: { newKey?: () => string } = {},
): CheckoutModel {
  const flow = createFlow(models, initial)
  const { bag, open, done, busy, problem, placed, reviewHash } = flow
  const { readCards, ...payment } = paymentActions(flow)

  return {
    bag,
    open,
    done,
    busy,
    problem,
    reviewed: computed(() => reviewHash.value !== undefined),
    placed,
    ...whoActions(flow, readCards),
    ...deliveryActions(flow),
    ...payment,
    ...giftCardActions(flow),
    ...lineActions(flow),
    ...placingActions(flow, newKey),
    async begin() {
      void readCards()
      const wallet = isApproved(flow) && (await walletActions().catch(() => undefined))
      if (wallet && (await wallet.comeBackFromWallet(flow))) return
      if (hasLeftWallet() && bag.peek().shippingAddress) {
        // Who was about to pay had confirmed the method, and chooses anew where the wallet's button is.
        flow.settled.value = { ...flow.settled.peek(), shipping: true }
        open.value = 'payment'
        return
      }
      if (flow.attempts.of(bag.peek().cartGuid)) {
        await flow.review()
        if (!problem.peek()) flow.say({ step: 'review', kind: 'unknown' })
        return
      }
      if (open.peek() === 'review') await flow.review()
    },
    change(step) {
      if (busy.peek() || placed.peek()) return
      batch(() => {
        problem.value = undefined
        open.value = step
      })
    },
    // What the bag was to be paid with before the approval does not count.
    goOnWithWallet: () => flow.approval?.() ?? flow.advance(),
    review: flow.review,
  }
}
