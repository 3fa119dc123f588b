import type { Refused, Result } from '../http/http.ts'
import { cartGuidCookie } from '../session/bag.cookies.ts'
import { clearBag } from '../session/bag.stored.ts'
import { isAuthenticated } from '../session/customer.cookies.ts'
import { readCookie, type Session, writeCookie } from '../session/session.ts'
import type { bagClient } from './bag.client.ts'

type Client = Pick<ReturnType<typeof bagClient>, 'read' | 'readMine'>
type Answer = Awaited<ReturnType<Client['read']>>
type Bag = Extract<Answer, { ok: true }>['value']

/** The answer to a change of a bag. */
export type ChangedBag = {
  answer: Result<Bag>
  /** Whether there is no such bag: nobody began it, it was ordered, or it no longer exists. */
  gone: boolean
  /** The bag as it is after a refusal that may mean that it has changed. */
  present?: Bag
}

/** The refusal of a call without a bag's identifier (specification §8). */
export const noIdentifier: Refused = {
  ok: false,
  status: 404,
  items: [{ message: 'cartguid not found', area: 'CartGuid' }],
}

/** Whether an answer says that there is no such bag, or that no bag can have this identifier: another shop's cookie. */
export const isNoBag = (answer: Answer): boolean =>
  !answer.ok && (answer.status === 404 || (answer.status === 400 && answer.items[0]?.area === 'guid'))

/** Reads the GUID of the customer's own bag into the cookie. */
export async function customersGuid(session: Session, client: Client): Promise<string | undefined> {
  const mine = isAuthenticated(session) ? await client.readMine() : undefined
  if (!mine?.ok) return undefined
  writeCookie(session, cartGuidCookie, mine.value.cartGuid)
  return mine.value.cartGuid
}

/**
 * Changes the shopper's bag.
 *
 * 1. The bag is the one in the cookie, else the customer's own. Without one the change is refused.
 * 2. A 404 or 409 may concern only the line, so a second call reads the bag. If that finds none, the bag no longer exists, was
 *    ordered or never was one, and its cookies are cleared: the next line begins a new bag.
 */
export async function changeBag(
  session: Session,
  client: Client,
  send: (guid: string) => Promise<Answer>,
): Promise<ChangedBag> {
  const guid = readCookie(session, cartGuidCookie) ?? (await customersGuid(session, client))
  const answer = guid ? await send(guid) : noIdentifier
  if (!isNoBag(answer) && (answer.ok || answer.status !== 409)) return { answer, gone: false }
  const present = guid ? await client.read(guid) : noIdentifier
  if (present.ok) return { answer, gone: false, present: present.value }
  const gone = isNoBag(present)
  if (gone) clearBag(session)
  return { answer, gone }
}
