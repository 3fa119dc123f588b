import type { EventContent } from '@onair/core/analytics'
import { analyticsClient } from '@onair/core/analytics/client'
import { Unreachable } from '@onair/core/http'
import { readAnalyticsConsent, writeAnalyticsConsent } from '@onair/core/session'
import { quietHttpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'
import { whenActivated } from './page.ts'
import { signedInModel } from './signed-in.model.ts'

export type AnalyticsModel = {
  /** Stores the shopper's consent; `undefined` removes it. Nothing is sent before the shopper agrees. */
  setConsent(given: boolean | undefined): void
  /** Reports a view of an account page. @param title such as `newsletter` (specification §2) */
  pageViewed(title: string): void
  /** Reports a product view. */
  productViewed(itemNo: string): void
  addedToBag(line: { itemNo: string; edpNo: number; quantity: number }): void
  /** @param grandTotal in cents */
  orderPlaced(order: { orderNo: string; grandTotal: number; noOfInstallments: number }): void
}

/**
 * The marketing feed (specification §7).
 *
 * 1. Nothing is sent before the shopper agrees, or while nobody is signed in.
 * 2. Events name products and amounts, never a person.
 * 3. Events never disturb the page: nothing waits for them, failures are not shown, and an expired session does not
 *    lead to sign-in. They survive leaving the page.
 */
export function analyticsModel({ session }: Environment, models: Models): AnalyticsModel {
  const client = analyticsClient(models.of(quietHttpModel))
  const { authenticated } = models.of(signedInModel)
  // Read the cookie each time: another tab may have changed the consent.
  const send = (name: string, content: EventContent) => {
    if (readAnalyticsConsent(session) !== true || !authenticated.peek()) return
    client.send(name, content).catch((failure: unknown) => {
      if (!(failure instanceof Unreachable)) throw failure
    })
  }
  return {
    setConsent: (given) => writeAnalyticsConsent(session, given),
    pageViewed: (title) => void whenActivated(() => send('page-viewed', { Title: title })),
    productViewed: (itemNo) => void whenActivated(() => send('product-viewed', { ItemNo: itemNo })),
    addedToBag: ({ itemNo, edpNo, quantity }) =>
      send('added-to-bag', { ItemNo: itemNo, EdpNo: edpNo, Quantity: quantity }),
    orderPlaced: ({ orderNo, grandTotal, noOfInstallments }) =>
      send('order-placed', { OrderNo: orderNo, GrandTotal: grandTotal / 100, NoOfInstallments: noOfInstallments }),
  }
}
