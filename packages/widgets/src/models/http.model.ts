import { createHttp, type Http } from '@onair/core/client'
import { signInPath } from '@onair/core/rules'
import {
  appTokenCookie,
  clearAfterUnauthorised,
  clearCookie,
  currentDateHeader,
  readCookie,
  readUserToken,
  writeCookie,
} from '@onair/core/session'
import type { Environment } from './models.ts'

/** The page's way to the server, with the shopper's tokens. A 401 on a customer call leads to sign-in and back. */
export function httpModel({ session, language, base, link, go, ...environment }: Environment): Http {
  return createHttp({
    base,
    language: () => language,
    fetch: environment.fetch,
    appToken: {
      get: () => readCookie(session, appTokenCookie),
      set: (token) => writeCookie(session, appTokenCookie, token),
      clear: () => clearCookie(session, appTokenCookie),
    },
    appCredentials: environment.appCredentials,
    customerToken: () => readUserToken(session),
    onUnauthorised() {
      clearAfterUnauthorised(session, location.pathname + location.search)
      go(link(signInPath))
    },
    currentDate: () => currentDateHeader(session),
    checkReply: environment.checkReply,
  })
}
