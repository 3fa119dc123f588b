import {
  guestAccountLoginCookie,
  lastNameCookie,
  takeReturnTarget,
  userEmailCookie,
  userNameCookie,
  writeCookie,
  writeUserToken,
} from '@onair/core/session'
import { safeReturnPath } from '@onair/core/sign-in'
import type { Visit } from '../kernel/visit.ts'
import { mergeGuestBag } from './bag.ts'

type Member = { email: string; firstName?: string; lastName?: string }

/**
 * Signs a member in with the token that a sign-in or a new account returned, and merges the guest's bag.
 * @param returnTo the form's own return path; without a safe one the saved return target counts
 * @returns the path of the page that follows
 */
export async function enterAccount(
  visit: Visit,
  token: { token: string; edp: number },
  member: Member,
  { remember, returnTo }: { remember: boolean; returnTo: string | undefined },
): Promise<string> {
  const { session } = visit
  writeUserToken(session, token, remember)
  // A guest of the checkout becomes a member.
  writeCookie(session, guestAccountLoginCookie, false)
  if (member.firstName) writeCookie(session, userNameCookie, member.firstName)
  if (member.lastName) writeCookie(session, lastNameCookie, member.lastName)
  writeCookie(session, userEmailCookie, member.email)
  await mergeGuestBag(visit)
  const target = takeReturnTarget(session)
  return safeReturnPath(returnTo) ?? target
}
