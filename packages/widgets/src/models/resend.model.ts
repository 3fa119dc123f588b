import { pendingWrites } from '@onair/core/session'
import type { Environment, Models } from './models.ts'
import { whenActivated } from './page.ts'

/**
 * Sends again what an earlier page could not finish, on pages whose widgets need no bag and no favourites themselves. The models
 * are loaded only where something is left.
 */
export function resendModel({ session }: Environment, models: Models): { start(): () => void } {
  return {
    start: () =>
      whenActivated(() => {
        if (pendingWrites(session).length === 0) return
        void import('./resend-writes.ts').then(({ resendWrites }) => resendWrites(models))
      }),
  }
}
