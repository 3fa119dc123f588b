/** How a cookie is written. */
export type CookieOptions = {
  /** Lifetime; without it the cookie ends with the browser session. */
  maxAgeSeconds?: number
  sameSite: 'strict' | 'lax'
}

/**
 * A store of cookies. Values are plain text; the jar percent-encodes them and writes every cookie with
 * `Secure` and the path `/` (specification §3).
 */
export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
  remove(name: string): void
}

/** Decodes a percent-encoded value; a value without valid encoding is returned unchanged. */
export function decodeCookieValue(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/**
 * Whether browsers refuse the shop's cookies on the pages of an origin: they keep `Secure` cookies on https, and on plain http from
 * localhost only.
 */
export function cookiesNeedHttps(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && !/^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
