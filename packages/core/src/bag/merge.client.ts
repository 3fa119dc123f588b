import type { Result } from '../http/http.ts'
import { cartGuidCookie, cartMergeCookie } from '../session/bag.cookies.ts'
import { isAuthenticated } from '../session/customer.cookies.ts'
import { clearCookie, readCookie, type Session } from '../session/session.ts'
import type { BagResult, bagClient } from './bag.client.ts'

type MergingClient = Pick<ReturnType<typeof bagClient>, 'attach' | 'readMine'>

/** The GUID of a guest's bag that is not yet merged into the signed-in customer's (specification §3, the cart-merge flag). */
export const bagToMerge = (session: Pick<Session, 'jar'>): string | undefined =>
  readCookie(session, cartMergeCookie) && isAuthenticated(session) ? readCookie(session, cartGuidCookie) : undefined

/** Whether the merge can succeed later: the server failed or was too busy, or the customer's token has expired. */
const isRetryable = (result: Result<unknown>) =>
  !result.ok && (result.status >= 500 || result.status === 429 || result.status === 401)

/**
 * Attaches the guest's bag to the customer. The server merges the customer's earlier bag into it.
 *
 * 1. The cart-merge cookie stays until the merge succeeds or can never succeed. After a retryable failure nothing changes, and
 *    the browser keeps the guest's bag.
 * 2. When the merge can never succeed (the bag was ordered, or belongs to another customer), the customer's own bag is read
 *    instead. The cookie stays until that read has a final result.
 */
export async function mergeBag(session: Pick<Session, 'jar'>, client: MergingClient, guid: string): Promise<BagResult> {
  const attached = await client.attach(guid)
  const result = attached.ok || isRetryable(attached) ? attached : await client.readMine({ returnFailure: true })
  if (!isRetryable(result)) clearCookie(session, cartMergeCookie)
  return result
}
