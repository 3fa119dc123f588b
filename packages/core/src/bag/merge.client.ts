import type { Result } from '../http/http.ts'
import { cartGuidCookie, cartMergeCookie } from '../session/cookies.ts'
import { isAuthenticated } from '../session/customer.ts'
import { clearCookie, readCookie, type Session } from '../session/session.ts'
import type { bagClient } from './bag.client.ts'

type Client = Pick<ReturnType<typeof bagClient>, 'attach' | 'readMine'>
type Bag = Awaited<ReturnType<Client['readMine']>>

/** The guest's bag that is still to become the customer's who signed in (specification §3, the cart-merge flag). */
export const bagToMerge = (session: Pick<Session, 'jar'>): string | undefined =>
  readCookie(session, cartMergeCookie) && isAuthenticated(session) ? readCookie(session, cartGuidCookie) : undefined

/** Who is too busy, or no longer knows who asks, has said nothing of the bag. */
const mayBeDoneLater = (answer: Result<unknown>) =>
  !answer.ok && (answer.status >= 500 || answer.status === 429 || answer.status === 401)

/**
 * Makes the guest's bag the customer's; the server merges what the customer had.
 *
 * 1. It stays due until it is done: an answer after which it may be done later changes nothing, and the guest's bag stays
 *    the browser's.
 * 2. Where it never can be done (the bag was ordered, or is another customer's), the customer's own takes its place; it
 *    stays due until that is known, too.
 */
export async function mergeBag(session: Pick<Session, 'jar'>, client: Client, guid: string): Promise<Bag> {
  const attached = await client.attach(guid)
  const answer = attached.ok || mayBeDoneLater(attached) ? attached : await client.readMine()
  if (!mayBeDoneLater(answer)) clearCookie(session, cartMergeCookie)
  return answer
}
