import { cacheBagOffline, type Session } from '@onair/core/session'
import { registerWorker } from '@onair/widgets/models'

/** Prepares the browser for pages without a connection: the service worker, and the bag in the offline cache. */
export function prepareOffline(session: Session): void {
  if ('serviceWorker' in navigator) whenOnline(() => void registerWorker().catch(ignoreRefusal))
  cacheBagOffline(session)
  addEventListener('pagehide', () => cacheBagOffline(session))
}

/** An old browser or a private window has no worker; the browser's own page then shows without a connection. */
const ignoreRefusal = () => {}

/** Runs work at once, or when the connection is back. */
function whenOnline(work: () => void): void {
  if (navigator.onLine) work()
  else addEventListener('online', work, { once: true })
}
