export type CookieOptions = {
  /** How long the browser keeps it; without it, until the browser is closed. */
  maxAgeSeconds?: number
  sameSite: 'strict' | 'lax'
}

/**
 * Where cookies are kept. Values come and go as plain text; the jar percent-encodes them and writes every cookie with
 * `Secure` and the path `/` (specification §3).
 */
export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
  remove(name: string): void
}

/** A percent-encoded value as text; what another program wrote without encoding is taken as it is. */
export function decodeCookieValue(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** Whether a page must say that the shop's cookies need https: on plain http a browser keeps them for the local machine only. */
export function cookiesNeedHttps(protocol: string, hostName: string): boolean {
  return protocol === 'http:' && !/^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostName)
}
