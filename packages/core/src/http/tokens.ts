import type { ConfiguredMiddleware } from 'wretch'
import {
  createPublicHttp,
  type Http,
  isRecord,
  type OpenHttp,
  type PublicHttpOptions,
  type Tokens,
  Unreachable,
} from './http.ts'

/** The page's and the shopper's settings for calls. */
export type HttpOptions = PublicHttpOptions & {
  /** The store of the application token (specification §6). */
  appToken: { get(): string | undefined; set(token: string): void; clear(): void }
  /** A public client's credential: it authorises app-token calls only. */
  appCredentials: { userName: string; password: string }
  /** The signed-in customer's token, if any. */
  customerToken: () => { token: string; edp: number } | undefined
  /** Called when a customer call is answered 401 or has no token: clean up and go to sign-in (specification §8). Never rejects. */
  onUnauthorised?: () => void | Promise<void>
  /** The `current-date` header of app-token and customer calls. */
  currentDate?: () => string | undefined
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

  const withToken =
    (token: string): ConfiguredMiddleware =>
    (next) =>
    (url, init) =>
      next(url, { ...init, headers: privateHeaders(init.headers, token, options) })
  const withAppToken: ConfiguredMiddleware = (next) => async (url, init) => {
    const attempt = (token: string) => withToken(token)(next)(url, init)
    const first = await attempt(options.appToken.get() ?? (await obtainAppToken()))
    if (first.status !== 401) return first
    options.appToken.clear()
    return attempt(await obtainAppToken())
  }
  const orUnauthorised: ConfiguredMiddleware = (next) => async (url, init) => {
    const response = await next(url, init)
    if (response.status === 401) await options.onUnauthorised?.()
    return response
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

  const sendWith = (...middlewares: ConfiguredMiddleware[]) => connection.middlewares(middlewares).toFetch()

  return {
    sender(caller, asCustomer) {
      if (caller === 'app' && !asCustomer) return { send: sendWith(withAppToken) }
      const customer = options.customerToken()
      if (caller !== 'customer') return { send: customer ? sendWith(withToken(customer.token)) : sendWith() }
      if (!customer) {
        void options.onUnauthorised?.()
        return undefined
      }
      return { send: sendWith(orUnauthorised, withToken(customer.token)), edp: customer.edp }
    },
  }
}

/** Headers of calls with a token: their replies must not be cached (specification §7). */
function privateHeaders(given: HeadersInit | undefined, token: string, options: HttpOptions): Record<string, string> {
  const date = options.currentDate?.()
  return {
    ...(given as Record<string, string> | undefined),
    authorization: `Bearer ${token}`,
    'cache-control': 'no-cache',
    ...(date && { 'current-date': date }),
  }
}
