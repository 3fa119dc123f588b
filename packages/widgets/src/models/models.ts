import type { Language } from '@onair/core/language'
import type { Session } from '@onair/core/session'

/** What models are made from: what a page says of itself. */
export type Environment = {
  session: Session
  language: Language
  /** Where the shop is: `https://shop.example`, or empty on the shop's own pages. */
  base: string
  /** The address of a page of the shop: `/pages/shoppingbag` in this page's language, absolute on foreign pages. */
  link: (path: string) => string
  /** Leaves this page. */
  go: (address: string) => void
  /** A public client's credentials: they open nothing but app-token calls. */
  appCredentials: { userName: string; password: string }
  /** The fixed key of sign-ins (specification §9). */
  signInKey: string
  fetch?: typeof fetch
  /** Names what a reply lacks; development and tests. */
  checkReply?: (call: string, reply: unknown) => void
}

/** Makes a model. Given to `Models.of`, which makes each one once. */
export type ModelFactory<Model> = (environment: Environment, models: Models) => Model

/**
 * The models of one page (of one request, on a server), made when first asked for. They are asked for by their factory,
 * so that a page carries only the code of those its widgets use; the way to the server is one of them:
 *
 *     models.of(bagModel).count.value
 *     ordersClient(models.of(httpModel)).read(orderNo)
 */
export type Models = {
  environment: Environment
  of<Model>(factory: ModelFactory<Model>): Model
}

export type ModelsOptions = Pick<Environment, 'session' | 'language'> &
  Partial<Omit<Environment, 'session' | 'language' | 'link'>> & {
    /** Stands before the paths of pages: `/en` or `/fr` where the address names the language, else nothing. */
    pathPrefix?: string
  }

/** Puts a page's models together. Does nothing else: no request, no listener, no timer. */
export function createModels({ base = '', pathPrefix = '', ...options }: ModelsOptions): Models {
  const environment: Environment = {
    // The demonstration's; an installation passes its own.
    appCredentials: { userName: 'onair-shop', password: 'onair-demo-secret' },
    signInKey: 'onair-web',
    go: (address) => location.assign(address),
    ...options,
    base,
    link: (path) => `${base}${path.startsWith('/pages/') || path === '/' ? pathPrefix : ''}${path}`,
  }
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
