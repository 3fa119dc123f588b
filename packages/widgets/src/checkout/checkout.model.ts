import type { Bag } from '@onair/core/bag/client'
import { randomId } from '@onair/core/http'
import { batch, computed } from '@preact/signals-core'
import type { Models } from '../models/models.ts'
import type { CheckoutModel } from './checkout.types.ts'
import { deliveryActions } from './delivery/delivery.actions.ts'
import { giftCardActions } from './payment/gift-card.actions.ts'
import { paymentActions } from './payment/payment.actions.ts'
import { placingActions } from './placing/placing.actions.ts'
import { lineActions } from './review/line.actions.ts'
import { createFlow } from './steps/flow.ts'
import { comeBackFromWallet, hasLeftWallet, isApproved } from './wallet/wallet.actions.ts'
import { whoActions } from './who/who.actions.ts'

/**
 * The checkout: from a bag to an order.
 *
 * 1. Steps are done in order (steps.ts). A finished step can be opened again; after it, the first unfinished step opens.
 * 2. One action at a time: while one is pending, no other begins. A second click does nothing.
 * 3. The order that is placed is the order that was reviewed: any change afterwards requires a new review.
 * 4. An attempt has one key. While its result is unknown (no reply, or 5xx), the same request is sent again, even after a reload.
 *    A refusal ends the attempt, and the next one has a new key. So does another approval at the wallet.
 * 5. A refusal shows at the step that can resolve it. Items, codes or cards that the order can do without are removed with one
 *    click.
 * 6. If the bag became an order in another window, the checkout says so and names the order: no step can change it.
 */
export function createCheckoutModel(
  models: Models,
  initial: Bag,
  { newKey = randomId }: { newKey?: () => string } = {},
): CheckoutModel {
  const flow = createFlow(models, initial)
  const { bag, open, done, busy, problem, placed, ordered, reviewHash } = flow
  const { readCards, ...payment } = paymentActions(flow)

  return {
    bag,
    open,
    done,
    busy,
    problem,
    reviewed: computed(() => reviewHash.value !== undefined),
    placed,
    ordered,
    edit: flow.edit,
    ...whoActions(flow, readCards),
    ...deliveryActions(flow),
    ...payment,
    ...giftCardActions(flow),
    ...lineActions(flow),
    ...placingActions(flow, newKey),
    async begin() {
      void readCards()
      if (isApproved(flow) && (await comeBackFromWallet(flow))) return
      if (hasLeftWallet() && bag.peek().shippingAddress) {
        // A shopper who starts a wallet payment has confirmed the shipping method, and chooses it again at the wallet button.
        flow.stepState.value = { ...flow.stepState.peek(), shipping: true }
        open.value = 'payment'
        return
      }
      if (flow.attempts.of(bag.peek().cartGuid)) {
        await flow.review()
        if (!problem.peek()) flow.report({ step: 'review', kind: 'unknown' })
        return
      }
      if (open.peek() === 'review') await flow.review()
    },
    change(step) {
      if (busy.peek() || placed.peek() || ordered.peek()) return
      batch(() => {
        problem.value = undefined
        open.value = step
      })
    },
    // The payment that was chosen before the approval no longer counts.
    goOnWithWallet: () => flow.approval?.() ?? flow.advance(),
    review: flow.review,
  }
}
