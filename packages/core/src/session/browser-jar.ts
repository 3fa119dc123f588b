import Cookies from 'js-cookie'
import { acceptsCookies } from './accepts-cookies.ts'
import { type CookieJar, decodeCookieValue } from './cookie-jar.ts'

/**
 * The browser's cookies. Max-Age ends them rather than js-cookie's `expires`: it does not depend on the shopper's clock. A
 * cookie that the browser refuses (in a frame of another site) lives as long as the page.
 * @param secure see `areCookiesSecure`
 */
export function browserJar(secure = true): CookieJar {
  const cookies = Cookies.withConverter<string>({ read: decodeCookieValue, write: encodeURIComponent })
  const refused = new Map<string, string>()
  const stored = (name: string) => attempt(() => cookies.get(name))
  return {
    get: (name) => refused.get(name) ?? stored(name),
    set(name, value, { maxAgeSeconds, sameSite }) {
      const age = maxAgeSeconds === undefined ? {} : { 'max-age': String(maxAgeSeconds) }
      attempt(() => cookies.set(name, value, { ...age, path: '/', secure, sameSite }))
      if (stored(name) === value) refused.delete(name)
      else refused.set(name, value)
    },
    remove(name) {
      refused.delete(name)
      attempt(() => cookies.set(name, '', { 'max-age': '0', path: '/', secure }))
    },
    keeps: () => acceptsCookies(secure),
  }
}

/** Reading cookies throws in a sandboxed frame. */
function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch()
  } catch {
    return undefined
  }
}
