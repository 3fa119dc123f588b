import { type Bag, type LineRequest, mergeBag } from '@onair/core/bag/client'
import type { Result } from '@onair/core/http'
import { cartGuidCookie, cartMergeCookie, readCookie, writeBagCount, writeCookie } from '@onair/core/session'
import type { Visit } from '../kernel/visit.ts'

/** Remembers the bag that a change answered. @returns whether it was a bag. */
export function keepBag(visit: Pick<Visit, 'session'>, result: Result<Bag>): boolean {
  if (!result.ok) return false
  writeCookie(visit.session, cartGuidCookie, result.value.cartGuid)
  writeBagCount(visit.session, result.value.productCount)
  return true
}

/**
 * Makes the bag that the cookie names the customer's who has just signed in, or takes up the one that they had. What cannot be
 * done now stays due.
 */
export async function bringBag(visit: Pick<Visit, 'session' | 'client'>): Promise<void> {
  const { session, client } = visit
  const guid = readCookie(session, cartGuidCookie)
  if (guid) writeCookie(session, cartMergeCookie, true)
  keepBag(visit, guid ? await mergeBag(session, client.bag, guid) : await client.bag.readMine())
}

/**
 * Puts a line into the shopper's bag: the one that the cookie names, the customer's own, or a new one. The bag that the
 * cookie names may be gone, or ordered: then this line begins a new one, too.
 */
export async function putInBag(visit: Visit, line: LineRequest): Promise<Result<Bag>> {
  const { bag } = visit.client
  const guid = readCookie(visit.session, cartGuidCookie) ?? (await guidOfCustomer(visit))
  const added = guid ? await bag.addLine(guid, line) : undefined
  const gone = added && !added.ok && (added.status === 404 || added.status === 409)
  const result = added && !gone ? added : await begin(visit, line)
  keepBag(visit, result)
  return result
}

async function guidOfCustomer({ signedIn, client }: Visit): Promise<string | undefined> {
  const mine = signedIn ? await client.bag.readMine() : undefined
  return mine?.ok ? mine.value.cartGuid : undefined
}

async function begin({ signedIn, client }: Visit, line: LineRequest): Promise<Result<Bag>> {
  const begun = await client.bag.create(line)
  if (!begun.ok || !signedIn) return begun
  const attached = await client.bag.attach(begun.value.cartGuid)
  return attached.ok ? attached : begun
}
