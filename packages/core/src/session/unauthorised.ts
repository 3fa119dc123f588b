import { clearSignIn } from './clean-up.ts'
import { saveReturnTarget } from './leaving.ts'
import type { Session } from './session.ts'

/** Clears the signed-in state after a 401 on a customer call and saves the return target. The caller navigates to sign-in. */
export function clearAfterUnauthorised(session: Session, currentPath: string): void {
  clearSignIn(session)
  saveReturnTarget(session, currentPath)
}
