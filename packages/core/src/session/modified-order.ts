import { orderModificationDeadlineKey } from './ordering.stored.ts'
import { modifyOrderNumberCookie, modifyOrderPromoCodeCookie } from './paying.cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'
import { clearStored, writeStored } from './storage.ts'

/** The order being modified in the bag. */
export type ModifiedOrder = { orderNo: string; promoCode?: string; deadline?: string }

/**
 * Stores for an hour the order being modified (specification §3 and §4), for others than the shop: its own widgets read it
 * from the bag, which a second tab or device changes too.
 */
export function startModifyingOrder(session: Session, order: ModifiedOrder): void {
  stopModifyingOrder(session)
  writeCookie(session, modifyOrderNumberCookie, order.orderNo)
  if (order.promoCode !== undefined) writeCookie(session, modifyOrderPromoCodeCookie, order.promoCode)
  if (order.deadline !== undefined) writeStored(session, orderModificationDeadlineKey, order.deadline)
}

/** Clears the order being modified. @param only clears it only if it is this one */
export function stopModifyingOrder(session: Session, only?: string): void {
  if (only !== undefined && readCookie(session, modifyOrderNumberCookie) !== only) return
  clearCookie(session, modifyOrderNumberCookie)
  clearCookie(session, modifyOrderPromoCodeCookie)
  clearStored(session, orderModificationDeadlineKey)
}
