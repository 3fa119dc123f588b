import { createHttp, type Http, type HttpOptions } from '@onair/core/http'
import { appTokenCookie, clearCookie, readCookie, writeCookie } from '@onair/core/session'
import { customerOptions, leading } from './customer-http.model.ts'
import type { Environment } from './models.ts'

/** The page's HTTP client, with the shopper's tokens. A 401 on a customer call leads to sign-in and back. */
export const httpModel = (environment: Environment): Http =>
  connect(environment, { fetch: environment.fetch, onUnauthorised: leading(environment) })

/** A page's HTTP client that uses this `fetch`. */
export function connect(environment: Environment, way: Pick<HttpOptions, 'fetch' | 'onUnauthorised'>): Http {
  const { session, appCredentials } = environment
  return createHttp({
    ...customerOptions(environment, way),
    appToken: {
      get: () => readCookie(session, appTokenCookie),
      set: (token) => writeCookie(session, appTokenCookie, token),
      clear: () => clearCookie(session, appTokenCookie),
    },
    appCredentials,
  })
}
