import { browserJar, type CookieJar, cartGuidCookie, userTokenCookie } from '@onair/core/session'

/**
 * Keeps a page that shows what one visitor has to that visitor. Browsers put whole pages aside, and Back brings them out as
 * they were: whoever is signed in by then, or has another bag (the first one was ordered), sees nothing of it and gets the
 * page that is theirs.
 */
export function keepToOwner(jar: CookieJar = browserJar(), reload = () => location.reload()): void {
  const owner = () => [userTokenCookie, cartGuidCookie].map(({ name }) => jar.get(name) ?? '').join(' ')
  const shownTo = owner()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || owner() === shownTo) return
    document.documentElement.hidden = true
    reload()
  })
}
