import { accountClient, storeNames } from '@onair/core/account/client'
import { Unreachable } from '@onair/core/http'
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
  if (member.firstName === undefined) await writeNames(visit)
  await mergeGuestBag(visit)
  const target = consumeReturnTarget(visit.session)
  return safeReturnPath(returnTo) ?? target
}

/** Stores the customer's names. The sign-in succeeds although the API cannot be reached for them. */
async function writeNames({ http, session }: Visit): Promise<void> {
  try {
    await storeNames(session, accountClient(http))
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}
