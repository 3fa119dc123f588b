import { cacheBagOffline, type Session } from '@onair/core/session'
import { registerWorker } from '@onair/widgets/models'

/** Prepares the browser for pages without a connection: the service worker, and the bag in the offline cache. */
export function prepareOffline(session: Session): void {
  // Without a worker (an old browser, a private window) the browser's own page shows.
  if ('serviceWorker' in navigator) registerWorker().catch(() => {})
  cacheBagOffline(session)
  addEventListener('pagehide', () => cacheBagOffline(session))
}
