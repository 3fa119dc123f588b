import { type Models, sessionModel } from '@onair/widgets/models'

/** Signs out without a form: the browser's storage is cleared as well as the cookies (specification §4). */
export function signOut(models: Models): void {
  const session = models.of(sessionModel)
  if (!session.busy.peek()) void session.signOut()
}
