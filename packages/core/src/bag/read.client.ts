import { cartGuidCookie } from '../session/bag.cookies.ts'
import { isAuthenticated } from '../session/customer.cookies.ts'
import { readCookie, type Session } from '../session/session.ts'
import type { bagClient } from './bag.client.ts'
import { isNoBag, noIdentifier } from './change.client.ts'
import { bagToMerge, mergeBag } from './merge.client.ts'

type Client = Pick<ReturnType<typeof bagClient>, 'attach' | 'read' | 'readMine'>
type Answer = Awaited<ReturnType<Client['read']>>

/**
 * Reads the shopper's bag.
 *
 * 1. A guest's bag that is still to be merged after a sign-in is merged, and the answer is the merge's.
 * 2. Otherwise it is the bag in the cookie, as for changes. Where that is gone (the edit of an order has ended, or the bag was
 *    merged on another machine), it is the customer's own. The bag in the cookie needs no customer's token: reading it never
 *    sends anyone to sign in again.
 * 3. `personal` reads a customer's own bag at once, for a checkout: only that call returns buyer, addresses and cards.
 */
export async function readShopperBag(session: Session, client: Client, { personal = false } = {}): Promise<Answer> {
  const due = bagToMerge(session)
  if (due) return mergeBag(session, client, due)
  const guid = readCookie(session, cartGuidCookie)
  if (!isAuthenticated(session)) {
    const found = guid ? await client.read(guid) : noIdentifier
    return isNoBag(found) ? { ...noIdentifier, ...(!found.ok && { items: found.items }) } : found
  }
  if (personal || !guid) return client.readMine()
  const found = await client.read(guid)
  return isNoBag(found) ? client.readMine() : found
}
