import type { ConfiguredMiddleware } from 'wretch'
import type { OpenHttp, PublicHttpOptions, Tokens } from './http.ts'

/** The page's and the customer's settings for calls. */
export type CustomerHttpOptions = PublicHttpOptions & {
  /** The signed-in customer's token, if any. */
  customerToken: () => { token: string; edp: number } | undefined
  /** Called when a customer call is answered 401 or has no token: clean up and go to sign-in (specification §8). Never rejects. */
  onUnauthorised?: () => void | Promise<void>
  /** The `current-date` header of app-token and customer calls. */
  currentDate?: () => string | undefined
}

/** How calls with a customer's token are sent. */
export function customerTokens(options: CustomerHttpOptions, connection: OpenHttp['connection']): Tokens {
  const orUnauthorised: ConfiguredMiddleware = (next) => async (url, init) => {
    const response = await next(url, init)
    if (response.status === 401) await options.onUnauthorised?.()
    return response
  }
  const sendWith = (...middlewares: ConfiguredMiddleware[]) => connection.middlewares(middlewares).toFetch()

  return {
    sender(caller) {
      const customer = options.customerToken()
      if (caller !== 'customer') {
        return { send: customer ? sendWith(withToken(customer.token, options)) : sendWith() }
      }
      if (!customer) {
        void options.onUnauthorised?.()
        return undefined
      }
      return { send: sendWith(orUnauthorised, withToken(customer.token, options)), edp: customer.edp }
    },
  }
}

/** Sends a token. The replies of such calls must not be cached (specification §7). */
export const withToken =
  (token: string, { currentDate }: Pick<CustomerHttpOptions, 'currentDate'>): ConfiguredMiddleware =>
  (next) =>
  (url, init) => {
    const date = currentDate?.()
    const headers = {
      ...(init.headers as Record<string, string> | undefined),
      authorization: `Bearer ${token}`,
      'cache-control': 'no-cache',
      ...(date && { 'current-date': date }),
    }
    return next(url, { ...init, headers })
  }
