import { lastNameCookie, userNameCookie } from '../session/customer.cookies.ts'
import { type Session, writeCookie } from '../session/session.ts'
import type { accountClient } from './account.client.ts'

/**
 * Reads the names of the customer who has just signed in and stores them. A refusal stores nothing: the sign-in succeeds
 * without them.
 */
export async function storeNames(
  session: Pick<Session, 'jar'>,
  client: Pick<ReturnType<typeof accountClient>, 'read'>,
): Promise<void> {
  const account = await client.read()
  if (!account.ok) return
  writeCookie(session, userNameCookie, account.value.firstName)
  writeCookie(session, lastNameCookie, account.value.lastName)
}
