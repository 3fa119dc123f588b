import { saveReturnTarget } from './return-target.cookies.ts'
import type { Session } from './session.ts'
import { clearStored, type Storages } from './storage.ts'

/** What is cleared, by name alone: the rules of reading and writing would weigh more in an element that only clears. */
export type Cleared = { cookies: readonly string[]; stored: Readonly<Record<keyof Storages, readonly string[]>> }

/** Cleared at sign-out and after a 401 (specification §4, last of the sign-out rules). */
export const clearedAlways: readonly string[] = [
  'userToken',
  'userEmail',
  'userName',
  'lastName',
  'orderedCartGuid',
  'guestAccountLogin',
  'expressCheckoutCreateAccount',
  'referrerUrl',
  'cartMerge',
  'accessPoint',
]

/** Cleared after a 401 on a customer call (specification §8 and §4). The bag stays. */
const clearedAfterUnauthorised: Cleared = { cookies: clearedAlways, stored: { session: [], local: ['queryCache'] } }

export function clear(session: Session, { cookies, stored }: Cleared): void {
  for (const name of cookies) session.jar.remove(name)
  for (const area of ['session', 'local'] as const) {
    for (const name of stored[area]) clearStored(session, { area, name })
  }
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
