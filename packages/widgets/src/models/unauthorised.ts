import { clearAfterUnauthorised, clearSignIn } from '@onair/core/session'
import { signInPath } from '@onair/core/sign-in'
import type { Environment, Models } from './models.ts'
import { signedInModel } from './signed-in.model.ts'

/** Clears the sign-in that the API refused, and leads to sign-in and back (specification §8). */
export function leadToSignIn({ session, link, go }: Environment): void {
  clearAfterUnauthorised(session, location.pathname + location.search)
  go(link(signInPath))
}

/** Clears the sign-in that the API refused. The page stays open, and its widgets show it as to a visitor. */
export function endSignIn({ session }: Environment, models: Models): void {
  clearSignIn(session)
  models.of(signedInModel).refresh()
}
