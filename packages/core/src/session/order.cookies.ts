import { type CookieRule, formed, shortLine, trimmed } from './cookie-rule.ts'
import { orderModificationDeadlineKey } from './order.stored.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'
import { clearStored, writeStored } from './storage.ts'

// The order being modified

export const modifyOrderNumberCookie: CookieRule<string> = {
  name: 'modifyOrderNumber',
  lifetime: { hours: 1 },
  kind: formed(/^\d{1,12}$/),
}
export const modifyOrderPromoCodeCookie: CookieRule<string> = {
  name: 'modifyOrderPromoCode',
  lifetime: { hours: 1 },
  kind: shortLine(32),
}

/** The order being modified in the bag. */
export type ModifiedOrder = { orderNo: string; promoCode?: string; deadline?: string }

/**
 * Stores the order being modified for an hour (specification §3 and §4), for scripts other than the shop's. The shop's own widgets
 * read it from the bag, which a second tab or device changes too.
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

// Paying by wallet

export const walletPaymentIdCookie: CookieRule<string> = {
  name: 'walletPaymentId',
  lifetime: { days: 1 },
  kind: formed(/^[\w-]{1,80}$/),
}
export const walletPayerIdCookie: CookieRule<string> = {
  name: 'walletPayerId',
  lifetime: { days: 1 },
  kind: shortLine(64),
}
export const walletTransactionIdCookie: CookieRule<string> = {
  name: 'walletTransactionId',
  lifetime: { days: 1 },
  kind: shortLine(64),
}
export const walletPayerEmailCookie: CookieRule<string> = {
  name: 'walletPayerEmail',
  lifetime: { days: 1 },
  kind: shortLine(254),
}
export const walletAccessTokenCookie: CookieRule<string> = {
  name: 'walletAccessToken',
  lifetime: { seconds: 32_000 },
  kind: trimmed,
}

/** Clears the wallet payment, after its order or its failure. */
export function clearWallet(session: Pick<Session, 'jar'>): void {
  const cookies = [walletPaymentIdCookie, walletPayerIdCookie, walletTransactionIdCookie, walletPayerEmailCookie]
  for (const cookie of cookies) clearCookie(session, cookie)
}
