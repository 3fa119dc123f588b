import Cookies from 'js-cookie'
import { type CookieJar, decodeCookieValue } from './cookie-jar.ts'

/** The browser's own cookies. What it refuses to keep (in a frame of another site) is known as long as the page is. */
export function browserJar(): CookieJar {
  const cookies = Cookies.withConverter<string>({ read: decodeCookieValue, write: encodeURIComponent })
  const refused = new Map<string, string>()
  const kept = (name: string) => attempt(() => cookies.get(name))
  return {
    get: (name) => refused.get(name) ?? kept(name),
    set(name, value, { maxAgeSeconds, sameSite }) {
      // Max-Age rather than js-cookie's `expires`: it does not depend on the shopper's clock.
      const age = maxAgeSeconds === undefined ? {} : { 'max-age': String(maxAgeSeconds) }
      attempt(() => cookies.set(name, value, { ...age, path: '/', secure: true, sameSite }))
      if (kept(name) === value) refused.delete(name)
      else refused.set(name, value)
    },
    remove(name) {
      refused.delete(name)
      attempt(() => cookies.remove(name, { path: '/', secure: true }))
    },
  }
}

/** A sandboxed frame that asks for its cookies gets an exception. */
function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch()
  } catch {
    return undefined
  }
}
