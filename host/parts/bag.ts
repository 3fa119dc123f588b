import { type Bag, bagClient, bagToMerge, type LineRequest, mergeBag } from '@onair/core/bag/client'
import type { Result } from '@onair/core/http'
import { cartGuidCookie, cartMergeCookie, readCookie, writeBagCount, writeCookie } from '@onair/core/session'
import type { Visit } from '../kernel/visit.ts'

/** Writes the cookies of the bag that a call returned. @returns whether the call returned a bag */
export function rememberBag(visit: Pick<Visit, 'session'>, result: Result<Bag>): boolean {
  if (!result.ok) return false
  writeCookie(visit.session, cartGuidCookie, result.value.cartGuid)
  writeBagCount(visit.session, result.value.productCount)
  return true
}

/**
 * The visitor's bag: the customer's own, or the one that the cookie names. A guest's bag that is still to be merged after a
 * sign-in is merged first; where that fails for now, it is returned unmerged.
 */
export async function readBag({ session, http, customer }: Visit): Promise<Bag | null> {
  const client = bagClient(http)
  const toMerge = bagToMerge(session)
  const merged = toMerge ? await mergeBag(session, client, toMerge) : undefined
  if (merged) rememberBag({ session }, merged)
  const guid = readCookie(session, cartGuidCookie)
  const answer = merged ?? (customer ? await client.readMine() : guid ? await client.read(guid) : undefined)
  if (answer?.ok) return answer.value
  if (customer && guid) {
    const guests = await client.read(guid)
    if (guests.ok) return guests.value
  }
  return null
}

/** Merges the guest's bag into the account of the customer who has just signed in. What fails for now is tried again later. */
export async function mergeGuestBag({ session, http }: Pick<Visit, 'session' | 'http'>): Promise<void> {
  const client = bagClient(http)
  const guid = readCookie(session, cartGuidCookie)
  if (guid) writeCookie(session, cartMergeCookie, true)
  rememberBag({ session }, guid ? await mergeBag(session, client, guid) : await client.readMine())
}

/**
 * Adds a line to the visitor's bag: the one that the cookie names, the customer's own, or a new one. A new one also replaces
 * a bag that no longer exists or was ordered.
 */
export async function addToBag(visit: Visit, line: LineRequest): Promise<Result<Bag>> {
  const client = bagClient(visit.http)
  const guid = readCookie(visit.session, cartGuidCookie) ?? (await customersBag(visit))
  const added = guid ? await client.addLine(guid, line) : undefined
  const gone = added && !added.ok && (added.status === 404 || added.status === 409)
  const result = added && !gone ? added : await createBag(visit, line)
  rememberBag(visit, result)
  return result
}

async function customersBag({ customer, http }: Visit): Promise<string | undefined> {
  const mine = customer ? await bagClient(http).readMine() : undefined
  return mine?.ok ? mine.value.cartGuid : undefined
}

async function createBag({ customer, http }: Visit, line: LineRequest): Promise<Result<Bag>> {
  const client = bagClient(http)
  const created = await client.create(line)
  if (!created.ok || !customer) return created
  const attached = await client.attach(created.value.cartGuid)
  return attached.ok ? attached : created
}
