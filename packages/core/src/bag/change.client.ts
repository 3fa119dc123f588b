import type { Refused } from '../http/http.ts'
import { cartGuidCookie } from '../session/bag.cookies.ts'
import { clearBag } from '../session/bag.stored.ts'
import { isAuthenticated } from '../session/customer.cookies.ts'
import { readCookie, type Session, writeCookie } from '../session/session.ts'
import type { BagResult, bagClient } from './bag.client.ts'

type ChangingClient = Pick<ReturnType<typeof bagClient>, 'read' | 'readMine'>

/** The result of a change of a bag. */
export type ChangedBag = {
  result: BagResult
  /** Whether the bag does not exist: it was never created, was ordered, or was removed. */
  gone: boolean
  /** The current bag, read after a refusal that may mean that the bag has changed. */
  present?: Extract<BagResult, { ok: true }>['value']
}

/** The refusal of a call without a bag's identifier (specification §8). */
export const noIdentifier: Refused = {
  ok: false,
  status: 404,
  items: [{ message: 'cartguid not found', area: 'CartGuid' }],
}

/** Whether a result says that the bag does not exist, or that its identifier is invalid, as in another shop's cookie. */
export const isNoBag = (result: BagResult): boolean =>
  !result.ok && (result.status === 404 || (result.status === 400 && result.items[0]?.area === 'guid'))

/** Reads the GUID of the customer's own bag into the cookie. */
export async function customersGuid(session: Session, client: ChangingClient): Promise<string | undefined> {
  const mine = isAuthenticated(session) ? await client.readMine() : undefined
  if (!mine?.ok) return undefined
  writeCookie(session, cartGuidCookie, mine.value.cartGuid)
  return mine.value.cartGuid
}

/**
 * Changes the shopper's bag.
 *
 * 1. The bag is the one in the cookie, else the customer's own. Without one the change is refused.
 * 2. A 404 or 409 may concern only the line, so a second call reads the bag. If there is none, its cookies are cleared, and the
 *    next line creates a new bag.
 */
export async function changeBag(
  session: Session,
  client: ChangingClient,
  send: (guid: string) => Promise<BagResult>,
): Promise<ChangedBag> {
  const guid = readCookie(session, cartGuidCookie) ?? (await customersGuid(session, client))
  const result = guid ? await send(guid) : noIdentifier
  if (!isNoBag(result) && (result.ok || result.status !== 409)) return { result, gone: false }
  const present = guid ? await client.read(guid) : noIdentifier
  if (present.ok) return { result, gone: false, present: present.value }
  const gone = isNoBag(present)
  if (gone) clearBag(session)
  return { result, gone }
}
