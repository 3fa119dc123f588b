import { pendingWrites } from '@onair/core/session'
import type { Environment, Models } from './models.ts'
import { whenActivated } from './page.ts'

/**
 * Sends again what an earlier page could not finish, on pages whose widgets themselves need neither bag nor favourites. The
 * models are loaded only if something has to be sent.
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
