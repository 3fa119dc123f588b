import type { EventContent } from '@onair/core/analytics'
import { analyticsClient } from '@onair/core/analytics/client'
import { Unreachable } from '@onair/core/http'
import { readAnalyticsConsent, writeAnalyticsConsent } from '@onair/core/session'
import { quietHttpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'
import { whenActivated } from './page.ts'
import { signedInModel } from './signed-in.model.ts'

export type AnalyticsModel = {
  /** Keeps the shopper's answer; `undefined` forgets it. Nothing is told before it is yes. */
  setConsent(given: boolean | undefined): void
  /** The shopper looked at a product. */
  productViewed(itemNo: string): void
  addedToBag(line: { itemNo: string; edpNo: number; quantity: number }): void
  /** @param grandTotal in cents */
  orderPlaced(order: { orderNo: string; grandTotal: number; noOfInstallments: number }): void
}

/**
 * What the marketing feed is told (specification §7).
 *
 * 1. Off until the shopper says yes, and off for who is not signed in: not a single request is made.
 * 2. What is told names products and amounts, never a person.
 * 3. It is in nobody's way: it is not waited for, no failure of it is shown, and a session that is over does not lead to
 *    sign-in because of it. It survives the page being left.
 */
export function analyticsModel({ session }: Environment, models: Models): AnalyticsModel {
  const client = analyticsClient(models.of(quietHttpModel))
  const { authenticated } = models.of(signedInModel)
  // Read anew each time: the answer may have been given, or taken back, in another tab.
  const tell = (name: string, content: EventContent) => {
    if (readAnalyticsConsent(session) !== true || !authenticated.peek()) return
    client.tell(name, content).catch((failure: unknown) => {
      if (!(failure instanceof Unreachable)) throw failure
    })
  }
  return {
    setConsent: (given) => writeAnalyticsConsent(session, given),
    productViewed: (itemNo) => void whenActivated(() => tell('product-viewed', { ItemNo: itemNo })),
    addedToBag: ({ itemNo, edpNo, quantity }) =>
      tell('added-to-bag', { ItemNo: itemNo, EdpNo: edpNo, Quantity: quantity }),
    orderPlaced: ({ orderNo, grandTotal, noOfInstallments }) =>
      tell('order-placed', { OrderNo: orderNo, GrandTotal: grandTotal / 100, NoOfInstallments: noOfInstallments }),
  }
}
