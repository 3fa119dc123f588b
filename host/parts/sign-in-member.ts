import { accountClient, storeNames } from '@onair/core/account/client'
import { Unreachable } from '@onair/core/http'
import { signOut as clearSession, consumeReturnTarget, enterAccount } from '@onair/core/session'
import { safeReturnPath, signInPath } from '@onair/core/sign-in'
import { signInClient } from '@onair/core/sign-in/client'
import { saveForm } from '../kernel/saved-form.ts'
import type { Visit } from '../kernel/visit.ts'
import { mergeGuestBag } from './bag.ts'

type Member = { remember: boolean; email: string; firstName?: string; lastName?: string }

/**
 * Signs a member in with the token that a sign-in or a new account returned, and merges the guest's bag.
 * @param returnTo the form's own return path; if it is not safe, the saved return target counts
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

/** Stores the customer's names. The sign-in succeeds even if the API cannot be reached for them. */
async function writeNames({ http, session }: Visit): Promise<void> {
  try {
    await storeNames(session, accountClient(http))
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}

const clientOf = ({ http, host }: Visit) => signInClient(http, host.settings.signInKey)

/**
 * Signs a member in with the fields of a form, without JavaScript.
 * @returns the path of the page that follows: sign-in again, if the API refuses
 */
export async function signInByForm(
  visit: Visit,
  {
    email,
    password,
    remember,
    returnTo,
  }: { email: string; password: string; remember: boolean; returnTo: string | undefined },
): Promise<string> {
  const result = await clientOf(visit).signIn({ email, password, recaptchaToken: visit.host.formToken })
  if (result.ok) return signInMember(visit, result.value, { remember, email }, returnTo)
  saveForm(visit, 'sign-in', { email: email.trim(), remember })
  // The page's message depends on the status; the return path stays for another attempt.
  const back = safeReturnPath(returnTo)
  return `${signInPath}?refused=${result.status}${back ? `&return=${encodeURIComponent(back)}` : ''}`
}

/** Signs a member out, here and at the API. The sign-in page says so once. */
export async function signOutMember(visit: Visit): Promise<void> {
  clearSession(visit.session, await clientOf(visit).signOut())
}
