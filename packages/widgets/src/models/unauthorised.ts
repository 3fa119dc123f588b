import { clearAfterUnauthorised } from '@onair/core/session'
import { signInPath } from '@onair/core/sign-in'
import type { Environment } from './models.ts'

/** Clears the signed-in state that the API refused, and leads to sign-in and back (specification §8). */
export function leadToSignIn({ session, link, go }: Environment): void {
  clearAfterUnauthorised(session, location.pathname + location.search)
  go(link(signInPath))
}
