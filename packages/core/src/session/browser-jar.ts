import Cookies from 'js-cookie'
import { type CookieJar, decodeCookieValue } from './cookie-jar.ts'

/** The browser's own cookies. */
export function browserJar(): CookieJar {
  const cookies = Cookies.withConverter<string>({ read: decodeCookieValue, write: encodeURIComponent })
  return {
    get: (name) => cookies.get(name),
    set(name, value, { maxAgeSeconds, sameSite }) {
      // Max-Age rather than js-cookie's `expires`: it does not depend on the shopper's clock.
      const age = maxAgeSeconds === undefined ? {} : { 'max-age': String(maxAgeSeconds) }
      cookies.set(name, value, { ...age, path: '/', secure: true, sameSite })
    },
    remove: (name) => cookies.remove(name, { path: '/', secure: true }),
  }
}
