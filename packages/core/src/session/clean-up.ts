import * as bag from './bag.cookies.ts'
import * as c from './cookies.ts'
import { saveReturnTarget } from './leaving.ts'
import { queryCacheKey } from './query-cache.stored.ts'
import { clearCookie, type Session } from './session.ts'
import { clearStored, type StorageRule } from './storage.ts'

type Named = { name: string }
export type Cleared = { cookies: readonly Named[]; stored: readonly Pick<StorageRule<never>, 'name' | 'area'>[] }

/** Cleared at sign-out and after a 401 (specification §4, last of the sign-out rules). */
export const always: readonly Named[] = [
  c.userTokenCookie,
  c.userEmailCookie,
  c.userNameCookie,
  c.lastNameCookie,
  bag.orderedCartGuidCookie,
  c.guestAccountLoginCookie,
  c.expressCheckoutCreateAccountCookie,
  c.referrerUrlCookie,
  bag.cartMergeCookie,
  bag.accessPointCookie,
]

/** Cleared after a 401 on a customer call (specification §8 and §4). The bag stays. */
export const clearedAfterUnauthorised: Cleared = { cookies: always, stored: [queryCacheKey] }

export function clear(session: Session, { cookies, stored }: Cleared): void {
  for (const cookie of cookies) clearCookie(session, cookie)
  for (const rule of stored) clearStored(session, rule)
}

/** Clears the signed-in state, whose token the API refused (specification §8). */
export function clearSignIn(session: Session): void {
  clear(session, clearedAfterUnauthorised)
}

/** Clears the signed-in state after a 401 on a customer call and saves the return target. The caller navigates to sign-in. */
export function clearAfterUnauthorised(session: Session, currentPath: string): void {
  clearSignIn(session)
  saveReturnTarget(session, currentPath)
}
