import { accountClient } from '@onair/core/account/client'
import { Unreachable } from '@onair/core/http'
import { consumeReturnTarget, enterAccount, lastNameCookie, userNameCookie, writeCookie } from '@onair/core/session'
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
  if (member.firstName === undefined) await writeNames(visit)
  await mergeGuestBag(visit)
  const target = consumeReturnTarget(visit.session)
  return safeReturnPath(returnTo) ?? target
}

/** Writes the customer's names, as the browser does. The sign-in succeeds without them. */
async function writeNames({ http, session }: Visit): Promise<void> {
  try {
    const account = await accountClient(http).read()
    if (!account.ok) return
    writeCookie(session, userNameCookie, account.value.firstName)
    writeCookie(session, lastNameCookie, account.value.lastName)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}
