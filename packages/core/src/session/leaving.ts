// Writes the return target. `visit.ts` reads it, on the sign-in pages only; every element loads this file.

import { createAccountPath, forgotPasswordPath, safeReturnPath, signInPath } from '../sign-in/return-path.rules.ts'
import { targetUrlCookie } from './cookies.ts'
import { type Session, writeCookie } from './session.ts'

/** Saves the return target of a sign-in: a path of this origin, except the sign-in pages themselves. */
export function saveReturnTarget(session: Pick<Session, 'jar'>, path: string): void {
  const safe = safeReturnPath(path)
  if (safe !== undefined && !leadsToSignIn(safe)) writeCookie(session, targetUrlCookie, safe)
}

const onTheWay: readonly string[] = [signInPath, createAccountPath, forgotPasswordPath]
/** Whether a path is a page of signing in. */
export const leadsToSignIn = (path: string): boolean =>
  onTheWay.includes(path.replace(/^\/(en|fr)(?=\/)/, '').split(/[?#]/)[0] ?? '')
