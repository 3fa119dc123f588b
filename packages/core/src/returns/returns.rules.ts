import { addDays } from '../shared/dates/days.ts'
import { isMarketplace, partnerSeller } from './sellers.rules.ts'

export { type ReturnReason, returnReasons } from '../shared/return-reasons.ts'

/** Days after delivery in which items can be returned. */
export const returnWindowDays = 30

/** The heaviest parcel that the postal carrier takes, in grams. A heavier one is picked up (specification §4, mode 0). */
export const heaviestByPost = 30_000

/** The order of a sub-order, whose number has two more digits. */
export function orderOfShipment(shipOrderNo: string): string {
  return shipOrderNo.slice(0, -2)
}

/** The last day of a parcel's return window. Days are `YYYY-MM-DD`. */
export function returnByDate(deliveryDate: string): string {
  return addDays(deliveryDate, returnWindowDays)
}

/** Whether the return window has closed. It is open on its last day. */
export function isReturnDeadlinePassed(returnBy: string, today: string): boolean {
  return today > returnBy
}

/** The action of the RETURN ITEM(S) button: instructions of a mode, or the return-items page. */
export type ReturnAction = { type: 'instructions'; mode: 0 | 1 | 2 } | { type: 'return-items'; path: string }

/**
 * The return call to action of a sub-order (specification §4).
 *
 * 1. Any item of the partner seller: the partner's instructions, mode 1.
 * 2. Else any item of a Marketplace seller: the marketplace's, mode 2.
 * 3. Else, with the postal carrier's flag, the return-items page with the sub-order's number.
 * 4. Else the generic instructions, mode 0.
 */
export function returnAction(subOrder: {
  shipOrderNo: string
  showCanadaPostReturnCTA: boolean
  items: readonly { sellerType?: string | null }[]
}): ReturnAction {
  if (subOrder.items.some(({ sellerType }) => sellerType === partnerSeller)) return { type: 'instructions', mode: 1 }
  if (subOrder.items.some(({ sellerType }) => isMarketplace(sellerType))) return { type: 'instructions', mode: 2 }
  if (subOrder.showCanadaPostReturnCTA) {
    return { type: 'return-items', path: `/pages/returnitems?orderNo=${encodeURIComponent(subOrder.shipOrderNo)}` }
  }
  return { type: 'instructions', mode: 0 }
}

/** Whether a sub-order shows the return button, and whether it is enabled (specification §2). */
export function returnButton(subOrder: {
  showCanadaPostReturnCTA: boolean
  showGenericReturnCTA: boolean
  isReturnDeadlinePassed: boolean
}): 'hidden' | 'disabled' | 'enabled' {
  if (!subOrder.showCanadaPostReturnCTA && !subOrder.showGenericReturnCTA) return 'hidden'
  return subOrder.isReturnDeadlinePassed ? 'disabled' : 'enabled'
}

/** Why a sub-order cannot be returned by the postal carrier. */
export type NotReturnable = 'notEligible' | 'notDelivered' | 'closed' | 'nothingLeft' | 'otherWay'

/**
 * Why a sub-order cannot be returned by the postal carrier (specification §2, "Return items"): the first reason that applies.
 *
 * 1. It has donations and gift cards only, which cannot be returned.
 * 2. It has not been delivered.
 * 3. Its return window has closed.
 * 4. All of it is back, or on its way back.
 * 5. It goes back another way: to its seller, or by a pick-up.
 * 6. Otherwise it can be returned, and there is no reason.
 */
export function whyNotReturnable(subOrder: {
  showIneligibleForReturnMessage: boolean
  deliveryDate: string | null
  isReturnDeadlinePassed: boolean
  showCanadaPostReturnCTA: boolean
  items: readonly { returnableQuantity: number }[]
}): NotReturnable | undefined {
  if (subOrder.showIneligibleForReturnMessage) return 'notEligible'
  if (subOrder.deliveryDate === null) return 'notDelivered'
  if (subOrder.isReturnDeadlinePassed) return 'closed'
  if (subOrder.items.every(({ returnableQuantity }) => returnableQuantity === 0)) return 'nothingLeft'
  return subOrder.showCanadaPostReturnCTA ? undefined : 'otherWay'
}
