import { orderModificationDeadlineKey } from './ordering.stored.ts'
import { modifyOrderNumberCookie, modifyOrderPromoCodeCookie } from './paying.cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'
import { clearStored, readStored, writeStored } from './storage.ts'

/** The order being modified in the bag. */
export type ModifiedOrder = { orderNo: string; promoCode?: string; deadline?: string }

/** Stores for an hour the order being modified (specification §3 and §4). */
export function startModifyingOrder(session: Session, order: ModifiedOrder): void {
  stopModifyingOrder(session)
  writeCookie(session, modifyOrderNumberCookie, order.orderNo)
  if (order.promoCode !== undefined) writeCookie(session, modifyOrderPromoCodeCookie, order.promoCode)
  if (order.deadline !== undefined) writeStored(session, orderModificationDeadlineKey, order.deadline)
}

/** The order being modified, if any. */
export function readModifiedOrder(session: Session): ModifiedOrder | undefined {
  const orderNo = readCookie(session, modifyOrderNumberCookie)
  if (orderNo === undefined) return undefined
  return {
    orderNo,
    promoCode: readCookie(session, modifyOrderPromoCodeCookie),
    deadline: readStored(session, orderModificationDeadlineKey),
  }
}

/** Clears the order being modified. */
export function stopModifyingOrder(session: Session): void {
  clearCookie(session, modifyOrderNumberCookie)
  clearCookie(session, modifyOrderPromoCodeCookie)
  clearStored(session, orderModificationDeadlineKey)
}
