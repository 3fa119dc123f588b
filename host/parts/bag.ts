import {
  addToBag,
  type Bag,
  bagClient,
  bagToMerge,
  type ChangedBag,
  changeBag,
  type LineRequest,
  mergeBag,
  readShopperBag,
} from '@onair/core/bag/client'
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
 * The visitor's bag, with a customer's personal data. If the customer's own cannot be read, or a merge fails temporarily, it is
 * the cookie's bag without personal data.
 */
export async function readBag({ session, http, customer }: Visit): Promise<Bag | null> {
  const client = bagClient(http)
  const due = bagToMerge(session)
  const result = await readShopperBag(session, client, { personal: true })
  if (due) rememberBag({ session }, result)
  if (result.ok) return result.value
  const guid = customer && readCookie(session, cartGuidCookie)
  const guests = guid ? await client.read(guid) : undefined
  return guests?.ok ? guests.value : null
}

/** Merges the guest's bag into the account of the customer who has just signed in. A temporary failure is retried later. */
export async function mergeGuestBag({ session, http }: Pick<Visit, 'session' | 'http'>): Promise<void> {
  const client = bagClient(http)
  const guid = readCookie(session, cartGuidCookie)
  if (guid) writeCookie(session, cartMergeCookie, true)
  rememberBag({ session }, guid ? await mergeBag(session, client, guid) : await client.readMine())
}

/** Changes the visitor's bag and writes its cookies; those of a bag that is gone are cleared. */
export async function changeVisitorsBag(
  { session, http }: Visit,
  send: (client: ReturnType<typeof bagClient>, guid: string) => Promise<Result<Bag>>,
): Promise<ChangedBag> {
  const client = bagClient(http)
  const changed = await changeBag(session, client, (guid) => send(client, guid))
  const { result, present } = changed
  rememberBag({ session }, present ? { ok: true, value: present } : result)
  return changed
}

/** Adds a line to the visitor's bag, or to a new one if there is none. */
export async function addToVisitorsBag({ session, http }: Visit, line: LineRequest): Promise<Result<Bag>> {
  const result = await addToBag(session, bagClient(http), line)
  rememberBag({ session }, result)
  return result
}
