import { createHttp, type Http, type HttpOptions } from '@onair/core/http'
import {
  appTokenCookie,
  clearCookie,
  currentDateHeader,
  readCookie,
  readUserToken,
  writeCookie,
} from '@onair/core/session'
import type { Environment, Models } from './models.ts'

/** The page's HTTP client, with the shopper's tokens. A 401 on a customer call leads to sign-in and back. */
export const httpModel = (environment: Environment): Http => connect(environment, leadToSignIn(environment))

/** As `httpModel`, for calls that the shopper did not ask for: a 401 leaves the page open. */
export const quietHttpModel = (environment: Environment, models: Models): Http =>
  connect(environment, endSignIn(environment, models))

function connect(environment: Environment, onUnauthorised: HttpOptions['onUnauthorised']): Http {
  const { session, language, base, fetch, appCredentials, checkReply } = environment
  return createHttp({
    base,
    language: () => language,
    fetch,
    onUnauthorised,
    customerToken: () => readUserToken(session),
    currentDate: () => currentDateHeader(session),
    checkReply,
    appToken: {
      get: () => readCookie(session, appTokenCookie),
      set: (token) => writeCookie(session, appTokenCookie, token),
      clear: () => clearCookie(session, appTokenCookie),
    },
    appCredentials,
  })
}

/**
 * Leads to sign-in and back, with code that is fetched on demand. If that fails, the refusal's own sentence shows, and the next
 * 401 tries again.
 */
const leadToSignIn = (environment: Environment) => () =>
  import('./unauthorised.ts').then(
    (unauthorised) => unauthorised.leadToSignIn(environment),
    () => {},
  )

/** Ends the sign-in on this page, with the same code: a call in the background does not lead to sign-in (specification §8). */
const endSignIn = (environment: Environment, models: Models) => () =>
  import('./unauthorised.ts').then(
    (unauthorised) => unauthorised.endSignIn(environment, models),
    () => {},
  )
