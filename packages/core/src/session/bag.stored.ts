import { defaultProvince, isProvince, type Province } from '../shared/provinces.ts'
import { cartGuidCookie, readBagCount, writeBagCount } from './bag.cookies.ts'
import { cartProvinceCookie } from './preferences.cookies.ts'
import { clearCookie, readCookie, type Session } from './session.ts'
import { clearStored, isRecord, isText, readStored, type StorageRule, writeStored } from './storage.ts'

// The bag, as a tab reads it again

export const sessionCartKey: StorageRule<Record<string, unknown>> = { name: 'cart', area: 'session', check: isRecord }
export const timeStampKey: StorageRule<string> = { name: 'timeStamp', area: 'session', check: isText }

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

/** The province of the tax estimate: Ontario until the shopper chooses another. It is here because a counter needs no provinces. */
export function readProvince(session: Pick<Session, 'jar'>): Province {
  const province = readCookie(session, cartProvinceCookie)
  return isProvince(province) ? province : defaultProvince
}

/** Clears the bag, for example after an order: the next line creates a new one. */
export function clearBag(session: Session): void {
  clearCookie(session, cartGuidCookie)
  clearStored(session, sessionCartKey)
  clearStored(session, timeStampKey)
  writeBagCount(session, 0)
}

// The bag, as it shows without a connection

export const queryCacheKey: StorageRule<Record<string, unknown>> = {
  name: 'queryCache',
  area: 'local',
  check: isRecord,
}

/** The bag as a page without a connection shows it: without prices, which may have changed meanwhile. */
export type OfflineBag = { at: string; lines: readonly { name: string; details: string; quantity: number }[] }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Copies the bag of this tab into the offline query cache (specification §3), which every tab and the installed shop read
 * without a connection. Sign-out and a 401 clear it. A tab that has read no bag changes nothing.
 */
export function cacheBagOffline(session: Session): void {
  if (readBagCount(session) === 0) {
    clearStored(session, queryCacheKey)
    return
  }
  const stored = readSessionCart(session)
  const { cartLines } = stored?.cart ?? {}
  if (!stored || !Array.isArray(cartLines)) return
  const lines = cartLines.filter(isRecord).map((line) => ({
    name: text(line.name),
    details: [line.style, line.size].map(text).filter(Boolean).join(' · '),
    quantity: Number(line.quantity),
  }))
  writeStored(session, queryCacheKey, { bag: { at: stored.at, lines } satisfies OfflineBag })
}

/** The cached bag; undefined when there is none, or the bag has been emptied since. */
export function readOfflineBag(session: Session): OfflineBag | undefined {
  const bag = readStored(session, queryCacheKey)?.bag as Partial<OfflineBag> | undefined
  if (readBagCount(session) === 0 || typeof bag?.at !== 'string' || !Array.isArray(bag.lines)) return undefined
  const lines = bag.lines.filter(
    (line: unknown) => isRecord(line) && isText(line.name) && isText(line.details) && Number.isInteger(line.quantity),
  )
  return lines.length > 0 ? { at: bag.at, lines } : undefined
}

// Saved for later

/** An item saved for later: enough to show it, and to add it to the bag again. */
export type SavedItem = {
  itemNo: string
  edpNo: number
  quantity: number
  /** A donation's own amount, in cents. */
  amount?: number
  name: string
  style: string | null
  size: string | null
  imageUrl: string
}

/** The storage key of the items saved for later. */
export const savedItemsKey: StorageRule<SavedItem[]> = {
  name: 'savedItems',
  area: 'local',
  check: (value): value is SavedItem[] => Array.isArray(value) && value.every(isSavedItem),
}

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { itemNo, name, imageUrl, style, size, edpNo, quantity, amount } = value as Partial<SavedItem>
  return (
    [itemNo, name, imageUrl].every((text) => typeof text === 'string') &&
    [style, size].every((text) => text === null || typeof text === 'string') &&
    [edpNo, quantity, amount ?? 1].every((count) => Number.isInteger(count) && Number(count) > 0)
  )
}
