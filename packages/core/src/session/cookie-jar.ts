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
export function decodeCookieValue(encoded: string): string {
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
