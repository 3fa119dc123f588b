import { modifyOrderNumberCookie, modifyOrderPromoCodeCookie } from './cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'
import { clearStored, orderModificationDeadlineKey, readStored, writeStored } from './storage.ts'

/** The order whose lines are in the bag to be changed. */
export type ModifiedOrder = { orderNo: string; promoCode?: string; deadline?: string }

/** Remembers for an hour which order is being modified (specification §3 and §4). */
export function startModifyingOrder(session: Session, order: ModifiedOrder): void {
  stopModifyingOrder(session)
  writeCookie(session, modifyOrderNumberCookie, order.orderNo)
  if (order.promoCode !== undefined) writeCookie(session, modifyOrderPromoCodeCookie, order.promoCode)
  if (order.deadline !== undefined) writeStored(session, orderModificationDeadlineKey, order.deadline)
}

/** The order that is being modified, if one is. */
export function readModifiedOrder(session: Session): ModifiedOrder | undefined {
  const orderNo = readCookie(session, modifyOrderNumberCookie)
  if (orderNo === undefined) return undefined
  return {
    orderNo,
    promoCode: readCookie(session, modifyOrderPromoCodeCookie),
    deadline: readStored(session, orderModificationDeadlineKey),
  }
}

/** Forgets that an order was being modified. */
export function stopModifyingOrder(session: Session): void {
  clearCookie(session, modifyOrderNumberCookie)
  clearCookie(session, modifyOrderPromoCodeCookie)
  clearStored(session, orderModificationDeadlineKey)
}
