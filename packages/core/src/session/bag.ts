import { defaultProvince, isProvince, type Province } from '../shared/provinces.ts'
import { cartGuidCookie, cartProductCountCookie, cartProvinceCookie } from './cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'
import { clearStored, readStored, sessionCartKey, timeStampKey, writeStored } from './storage.ts'

/** How many things the bag holds, as far as this browser knows: 0 without a bag. */
export function readBagCount(session: Pick<Session, 'jar'>): number {
  return readCookie(session, cartProductCountCookie) ?? 0
}

/** Writes the number of things in the bag and tells whoever shows it (specification §3). */
export function writeBagCount(session: Session, count: number): void {
  writeCookie(session, cartProductCountCookie, count)
  for (const tell of session.bagCountListeners) tell(count)
}

/** Tells each new number of things in the bag. @returns how to stop. */
export function onBagCount(session: Session, tell: (count: number) => void): () => void {
  session.bagCountListeners.add(tell)
  return () => void session.bagCountListeners.delete(tell)
}

/** The province that taxes are estimated for: Ontario until the shopper says otherwise. */
export function readProvince(session: Pick<Session, 'jar'>): Province {
  const province = readCookie(session, cartProvinceCookie)
  return isProvince(province) ? province : defaultProvince
}

/** Keeps the bag for this tab, without who buys it, where it goes and what it is paid with (specification §3). */
export function writeSessionCart(session: Session, cart: object): void {
  writeStored(session, sessionCartKey, {
    ...cart,
    buyer: null,
    shippingAddress: null,
    creditCard: null,
    giftCards: null,
  })
  writeStored(session, timeStampKey, session.now().toISOString())
}

/** The bag that this tab kept, and since when. */
export function readSessionCart(session: Session): { cart: Record<string, unknown>; at: string } | undefined {
  const cart = readStored(session, sessionCartKey)
  const at = readStored(session, timeStampKey)
  return cart && at !== undefined ? { cart, at } : undefined
}

/** Forgets the bag itself, as after an order: the next line starts a new one. */
export function forgetBag(session: Session): void {
  clearCookie(session, cartGuidCookie)
  clearStored(session, sessionCartKey)
  clearStored(session, timeStampKey)
  writeBagCount(session, 0)
}
