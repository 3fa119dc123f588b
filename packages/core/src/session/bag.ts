import { defaultProvince, isProvince, type Province } from '../shared/provinces.ts'
import { cartGuidCookie } from './bag.cookies.ts'
import { sessionCartKey, timeStampKey } from './bag.stored.ts'
import { writeBagCount } from './bag-count.ts'
import { cartProvinceCookie } from './province.cookies.ts'
import { clearCookie, readCookie, type Session } from './session.ts'
import { clearStored, readStored, writeStored } from './storage.ts'

/** The province of the tax estimate: Ontario until the shopper chooses another. */
export function readProvince(session: Pick<Session, 'jar'>): Province {
  const province = readCookie(session, cartProvinceCookie)
  return isProvince(province) ? province : defaultProvince
}

/** Stores the bag for this tab, without buyer, shipping address and card (specification §3). */
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

/** The bag stored for this tab, and when it was stored. */
export function readSessionCart(session: Session): { cart: Record<string, unknown>; at: string } | undefined {
  const cart = readStored(session, sessionCartKey)
  const at = readStored(session, timeStampKey)
  return cart && at !== undefined ? { cart, at } : undefined
}

/** Clears the bag, for example after an order: the next line creates a new one. */
export function clearBag(session: Session): void {
  clearCookie(session, cartGuidCookie)
  clearStored(session, sessionCartKey)
  clearStored(session, timeStampKey)
  writeBagCount(session, 0)
}
