import { cartGuidCookie } from '../session/bag.cookies.ts'
import { isAuthenticated } from '../session/customer.cookies.ts'
import { readCookie, type Session } from '../session/session.ts'
import type { BagResult, bagClient } from './bag.client.ts'
import { isNoBag, noIdentifier } from './change.client.ts'
import { bagToMerge, mergeBag } from './merge.client.ts'

type ReadingClient = Pick<ReturnType<typeof bagClient>, 'attach' | 'read' | 'readMine'>

/**
 * Reads the shopper's bag.
 *
 * 1. A guest's bag that is still to be merged after a sign-in is merged first, and the result is the merged bag.
 * 2. Otherwise the bag is the one in the cookie, as for changes. If that is gone (the edit of an order has ended, or the bag was
 *    merged on another machine), it is the customer's own. Reading the bag in the cookie needs no customer's token, so it never
 *    sends anyone to sign in again.
 * 3. `personal` reads the customer's own bag directly, for a checkout: only that call returns buyer, addresses and cards.
 */
export async function readShopperBag(
  session: Session,
  client: ReadingClient,
  { personal = false } = {},
): Promise<BagResult> {
  const due = bagToMerge(session)
  if (due) return mergeBag(session, client, due)
  const guid = readCookie(session, cartGuidCookie)
  if (!isAuthenticated(session)) {
    const result = guid ? await client.read(guid) : noIdentifier
    return isNoBag(result) ? { ...noIdentifier, ...(!result.ok && { items: result.items }) } : result
  }
  if (personal || !guid) return client.readMine()
  const result = await client.read(guid)
  return isNoBag(result) ? client.readMine() : result
}
