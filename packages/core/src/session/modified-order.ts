import { orderModificationDeadlineKey } from './ordering.stored.ts'
import { modifyOrderNumberCookie, modifyOrderPromoCodeCookie } from './paying.cookies.ts'
import { clearCookie, type Session, writeCookie } from './session.ts'
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

/** Clears the order being modified. */
export function stopModifyingOrder(session: Session): void {
  clearCookie(session, modifyOrderNumberCookie)
  clearCookie(session, modifyOrderPromoCodeCookie)
  clearStored(session, orderModificationDeadlineKey)
}
