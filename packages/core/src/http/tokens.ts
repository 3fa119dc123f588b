import type { ConfiguredMiddleware } from 'wretch'
import { type CustomerHttpOptions, customerTokens, withToken } from './customer-token.ts'
import { createPublicHttp, type Http, isRecord, type OpenHttp, type Tokens, Unreachable } from './http.ts'

/** The page's and the shopper's settings for calls. */
export type HttpOptions = CustomerHttpOptions & {
  /** The store of the application token (specification §6). */
  appToken: { get(): string | undefined; set(token: string): void; clear(): void }
  /** A public client's credential: it authorises app-token calls only. */
  appCredentials: { userName: string; password: string }
}

/**
 * Creates the HTTP base of all calls, with tokens in the headers.
 * App-token calls request the token once and share it; after a 401 they renew it and retry once (specification §6).
 */
export function createHttp(options: HttpOptions): Http {
  return createPublicHttp(options, (open) => tokensOf(options, open))
}

function tokensOf(options: HttpOptions, { connection, postForm }: OpenHttp): Tokens {
  let obtaining: Promise<string> | undefined

  const withAppToken: ConfiguredMiddleware = (next) => async (url, init) => {
    const attempt = (token: string) => withToken(token, options)(next)(url, init)
    const first = await attempt(options.appToken.get() ?? (await obtainAppToken()))
    if (first.status !== 401) return first
    options.appToken.clear()
    return attempt(await obtainAppToken())
  }

  function obtainAppToken(): Promise<string> {
    obtaining ??= postForm('/api/token', { grant_type: 'password', ...options.appCredentials })
      .then((result) => {
        const token = result.ok && isRecord(result.value) ? result.value.access_token : undefined
        if (typeof token !== 'string') throw new Unreachable('The shop gave no application token')
        options.appToken.set(token)
        return token
      })
      .finally(() => {
        obtaining = undefined
      })
    return obtaining
  }

  const { sender } = customerTokens(options, connection)
  return {
    sender: (caller, asCustomer) =>
      caller === 'app' && !asCustomer
        ? { send: connection.middlewares([withAppToken]).toFetch() }
        : sender(caller, asCustomer),
  }
}
