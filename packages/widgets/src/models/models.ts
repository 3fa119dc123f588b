import { createHttp, type Http } from '@onair/core/client'
import { type Language, signInPath } from '@onair/core/rules'
import {
  appTokenCookie,
  clearAfterUnauthorised,
  clearCookie,
  currentDateHeader,
  readCookie,
  readUserToken,
  type Session,
  writeCookie,
} from '@onair/core/session'

/** What a model is made of. */
export type Environment = {
  http: Http
  session: Session
  language: Language
  /** Where the shop is: `https://shop.example`, or empty on the shop's own pages. */
  base: string
  /** The address of a page of the shop: `/pages/shoppingbag` in this page's language, absolute on foreign pages. */
  link: (path: string) => string
  /** Leaves this page. */
  go: (address: string) => void
  /** The fixed key of sign-ins (specification §9). */
  signInKey: string
}

/** Makes a model. Given to `Models.of`, which makes each one once. */
export type ModelFactory<Model> = (environment: Environment, models: Models) => Model

/**
 * The models of one page (of one request, on a server), made when first asked for. They are asked for by their factory,
 * so that a page carries only the code of those its widgets use:
 *
 *     models.of(bagModel).count.value
 */
export type Models = {
  environment: Environment
  of<Model>(factory: ModelFactory<Model>): Model
}

export type ModelsOptions = {
  session: Session
  language: Language
  base?: string
  /** Stands before the paths of pages: `/en` or `/fr` where the address names the language, else nothing. */
  pathPrefix?: string
  /** Public clients' credentials: they open nothing but app-token calls. The demonstration's unless given. */
  appCredentials?: { userName: string; password: string }
  signInKey?: string
  fetch?: typeof fetch
  go?: (address: string) => void
  /** Names what a reply lacks; development and tests. */
  checkReply?: Parameters<typeof createHttp>[0]['checkReply']
}

/** Puts a page's models together. Does nothing else: no request, no listener, no timer. */
export function createModels({
  session,
  language,
  base = '',
  pathPrefix = '',
  appCredentials = { userName: 'onair-shop', password: 'onair-demo-secret' },
  signInKey = 'onair-web',
  fetch,
  go = (address) => location.assign(address),
  checkReply,
}: ModelsOptions): Models {
  const link = (path: string) => `${base}${path.startsWith('/pages/') || path === '/' ? pathPrefix : ''}${path}`
  const http = createHttp({
    base,
    language: () => language,
    fetch,
    appToken: {
      get: () => readCookie(session, appTokenCookie),
      set: (token) => writeCookie(session, appTokenCookie, token),
      clear: () => clearCookie(session, appTokenCookie),
    },
    appCredentials,
    customerToken: () => readUserToken(session),
    onUnauthorised() {
      clearAfterUnauthorised(session, location.pathname + location.search)
      go(link(signInPath))
    },
    currentDate: () => currentDateHeader(session),
    checkReply,
  })
  const environment: Environment = { http, session, language, base, link, go, signInKey }
  const made = new Map<unknown, unknown>()
  const models: Models = {
    environment,
    of<Model>(factory: ModelFactory<Model>): Model {
      if (!made.has(factory)) made.set(factory, factory(environment, models))
      return made.get(factory) as Model
    },
  }
  return models
}
