import Cookies from 'js-cookie'

/** How a cookie is written. */
export type CookieOptions = {
  /** Lifetime; without it the cookie ends with the browser session. */
  maxAgeSeconds?: number
  sameSite: 'strict' | 'lax'
}

/**
 * A store of cookies. Values are plain text; the jar percent-encodes them and writes every cookie with the path `/`, and
 * `Secure` where `areCookiesSecure` says so (specification §3).
 */
export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
  remove(name: string): void
  /** Whether what is written now can be read on the next page: the browser may keep no cookies. */
  keeps(): boolean
}

/** Decodes a percent-encoded value; a value without valid encoding is returned unchanged. */
function decodeCookieValue(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** An address of a page: `location`, or a URL. */
type PageAddress = Pick<URL, 'protocol' | 'hostname'>

/**
 * Whether a page's cookies are written `Secure`.
 *
 * 1. Over https they are.
 * 2. Over http on a name of this machine a demonstration's are not: WebKit (Safari) refuses `Secure` cookies there.
 * 3. Elsewhere on http they are, and browsers refuse them: the shop needs https (`cookiesNeedHttps`).
 */
export const areCookiesSecure = ({ protocol, hostname }: PageAddress, demonstration: boolean): boolean =>
  !demonstration || protocol !== 'http:' || !/^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** Whether browsers refuse the cookies of a shop at this origin, because they are `Secure` and the shop is on plain http. */
export function cookiesNeedHttps(origin: string, demonstration: boolean): boolean {
  const address = new URL(origin)
  return address.protocol === 'http:' && areCookiesSecure(address, demonstration)
}

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

/**
 * Whether the browser accepts cookies on this page. It does not in some frames of other sites, or when the shopper
 * blocks them. Tested with a cookie that is removed at once.
 * @param secure whether the page's cookies are `Secure`, see `areCookiesSecure`
 */
function acceptsCookies(secure: boolean): boolean {
  const probe = 'onairProbe=1'
  const attributes = `path=/; samesite=lax${secure ? '; secure' : ''}`
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: whether this very way works is the question
    document.cookie = `${probe}; ${attributes}`
    const accepted = document.cookie.split('; ').includes(probe)
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${probe}; ${attributes}; max-age=0`
    return accepted
  } catch {
    // Access throws in a sandboxed frame.
    return false
  }
}

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
