import { consumeReturnTarget, enterAccount } from '@onair/core/session'
import { safeReturnPath } from '@onair/core/sign-in'
import type { Visit } from '../kernel/visit.ts'
import { mergeGuestBag } from './bag.ts'

type Member = { remember: boolean; email: string; firstName?: string; lastName?: string }

/**
 * Signs a member in with the token that a sign-in or a new account returned, and merges the guest's bag.
 * @param returnTo the form's own return path; without a safe one the saved return target counts
 * @returns the path of the page that follows
 */
export async function signInMember(
  visit: Visit,
  token: { token: string; edp: number },
  member: Member,
  returnTo: string | undefined,
): Promise<string> {
  enterAccount(visit.session, token, { ...member, guest: false })
  await mergeGuestBag(visit)
  const target = consumeReturnTarget(visit.session)
  return safeReturnPath(returnTo) ?? target
}
