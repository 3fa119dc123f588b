import { defaultProvince, isProvince, type Province } from '../shared/provinces.ts'
import { writeBagCount } from './bag-count.ts'
import { cartGuidCookie, cartProvinceCookie } from './cookies.ts'
import { clearCookie, readCookie, type Session } from './session.ts'
import { clearStored, readStored, sessionCartKey, timeStampKey, writeStored } from './storage.ts'

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
