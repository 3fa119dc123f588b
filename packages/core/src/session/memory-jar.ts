import { type CookieJar, type CookieOptions, decodeCookieValue } from './cookie-jar.ts'

/** A cookie jar in memory that reports what it would send to the browser. */
export type MemoryJar = CookieJar & {
  /** The `Set-Cookie` headers of all written and removed cookies, one per cookie: the last change. */
  setCookies(): string[]
}

/**
 * A jar in memory, for a request on the server and for tests.
 * @param cookieHeader the request's `Cookie` header. The first of two cookies with the same name wins, as in browsers.
 * @param now the clock by which cookies expire.
 * @param secure whether the page's cookies are `Secure`, see `areCookiesSecure`
 */
export function memoryJar(cookieHeader = '', now: () => Date = () => new Date(), secure = true): MemoryJar {
  const cookies = new Map<string, { value: string; until: number }>()
  const changed = new Map<string, string>()
  for (const pair of cookieHeader.split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at < 0 || name === '' || cookies.has(name)) continue
    cookies.set(name, { value: decodeCookieValue(pair.slice(at + 1).trim()), until: Number.POSITIVE_INFINITY })
  }
  return {
    get(name) {
      const cookie = cookies.get(name)
      return cookie && now().getTime() < cookie.until ? cookie.value : undefined
    },
    set(name, value, options) {
      const age = options.maxAgeSeconds ?? Number.POSITIVE_INFINITY
      cookies.set(name, { value, until: now().getTime() + age * 1000 })
      changed.set(name, setCookie(name, value, options, secure))
    },
    remove(name) {
      cookies.delete(name)
      changed.set(name, setCookie(name, '', { maxAgeSeconds: 0, sameSite: 'lax' }, secure))
    },
    // A server learns from the next request what the browser has kept.
    keeps: () => true,
    setCookies: () => [...changed.values()],
  }
}

function setCookie(name: string, value: string, { maxAgeSeconds, sameSite }: CookieOptions, secure: boolean): string {
  const attributes = [
    'Path=/',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(secure ? ['Secure'] : []),
    `SameSite=${sameSite === 'strict' ? 'Strict' : 'Lax'}`,
  ]
  return `${name}=${encodeURIComponent(value)}; ${attributes.join('; ')}`
}
