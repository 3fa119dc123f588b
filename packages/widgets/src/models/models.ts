import type { Show } from '@onair/core/guide/client'
import type { Language } from '@onair/core/language'
import type { Session } from '@onair/core/session'

/** The programme on air and the next one; null: there is none. */
export type OnAir = { now: Show | null; next: Show | null }

/** The page's facts and functions that models are created with. */
export type Environment = {
  session: Session
  language: Language
  /** The shop's origin: `https://shop.example`, or empty on the shop's own pages. */
  base: string
  /** Makes the URL of a shop page: `/pages/shoppingbag` in this page's language, absolute on other sites' pages. */
  link: (path: string) => string
  /** Navigates to another page. */
  go: (address: string) => void
  /** A public client's credentials, which permit calls with the app token only. */
  appCredentials: { userName: string; password: string }
  /** The fixed key of sign-ins (specification §9). */
  signInKey: string
  /** The phone number of customer service. */
  carePhone: string
  /** The shop's public key for notifications on devices; undefined if it sends none. */
  pushKey?: string
  fetch?: typeof fetch
  /** Called with what is on air, whenever an event stream of the page says so. */
  hearOnAir?: (onAir: OnAir) => void
  /** Reports fields that a reply lacks; for development and tests. */
  checkReply?: (call: string, reply: unknown) => void
}

/** Creates a model. `Models.of` calls it once. */
export type ModelFactory<Model> = (environment: Environment, models: Models) => Model

/**
 * The models of one page (on a server: of one request), created on first use. A model is requested by its factory, so that a page
 * contains only the code that its widgets use; the HTTP client is one of them:
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
    /** The prefix of page paths: `/en` or `/fr` if the address names the language, else nothing. */
    pathPrefix?: string
  }

/** Creates a page's container of models. It does nothing else: no request, no listener, no timer. */
export function createModels({ base = '', pathPrefix = '', ...options }: ModelsOptions): Models {
  const environment: Environment = {
    // The demonstration's credentials; an installation passes its own.
    appCredentials: { userName: 'onair-shop', password: 'onair-demo-secret' },
    signInKey: 'onair-web',
    carePhone: '1-800-555-0100',
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
