import { browserJar, type CookieJar, cartGuidCookie, userTokenCookie } from '@onair/core/session'

/**
 * Reloads a personal page that Back restores from the back/forward cache for somebody else: another customer is signed in, or the
 * bag was ordered and there is a new one. The old page stays hidden until then.
 */
export function reloadForNewOwner(jar: CookieJar = browserJar(), reload = () => location.reload()): void {
  const owner = () => [userTokenCookie, cartGuidCookie].map(({ name }) => jar.get(name) ?? '').join(' ')
  const renderedFor = owner()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || owner() === renderedFor) return
    document.documentElement.hidden = true
    reload()
  })
}
