import { createHttp, type Http, type HttpOptions } from '@onair/core/http'
import {
  appTokenCookie,
  clearCookie,
  currentDateHeader,
  readCookie,
  readUserToken,
  writeCookie,
} from '@onair/core/session'
import type { Environment } from './models.ts'

/** The page's HTTP client, with the shopper's tokens. A 401 on a customer call leads to sign-in and back. */
export function httpModel(environment: Environment): Http {
  return connect(environment, {
    fetch: environment.fetch,
    // Where the code cannot be fetched, the refusal's own sentence shows, and the next try comes here again.
    onUnauthorised: () =>
      import('./unauthorised.ts').then(
        ({ leadToSignIn }) => leadToSignIn(environment),
        () => {},
      ),
  })
}

/** The client of a page that is sent this way. */
export function connect(
  { session, language, base, ...environment }: Environment,
  way: Pick<HttpOptions, 'fetch' | 'onUnauthorised'>,
): Http {
  return createHttp({
    base,
    language: () => language,
    ...way,
    appToken: {
      get: () => readCookie(session, appTokenCookie),
      set: (token) => writeCookie(session, appTokenCookie, token),
      clear: () => clearCookie(session, appTokenCookie),
    },
    appCredentials: environment.appCredentials,
    customerToken: () => readUserToken(session),
    currentDate: () => currentDateHeader(session),
    checkReply: environment.checkReply,
  })
}
