import { type CustomerHttpOptions, createCustomerHttp, type Http } from '@onair/core/http'
import { currentDateHeader, readUserToken } from '@onair/core/session'
import type { Environment, Models } from './models.ts'

/** The HTTP client of a customer's own calls, for widgets that make no other calls. A 401 leads to sign-in and back. */
export const customerHttpModel = (environment: Environment): Http<'customer'> =>
  createCustomerHttp(customerOptions(environment, { fetch: environment.fetch, onUnauthorised: leading(environment) }))

/** As `customerHttpModel`, for reads that the shopper did not ask for: a 401 leaves the page open. */
export const quietCustomerHttpModel = (environment: Environment, models: Models): Http<'customer'> =>
  createCustomerHttp(
    customerOptions(environment, { fetch: environment.fetch, onUnauthorised: ending(environment, models) }),
  )

/** The settings of a page's customer calls that use this `fetch`. */
export const customerOptions = (
  { session, language, base, checkReply }: Environment,
  way: Pick<CustomerHttpOptions, 'fetch' | 'onUnauthorised'>,
): CustomerHttpOptions => ({
  base,
  language: () => language,
  ...way,
  customerToken: () => readUserToken(session),
  currentDate: () => currentDateHeader(session),
  checkReply,
})

/**
 * Leads to sign-in and back, with code that is fetched on demand. If that fails, the refusal's own sentence shows, and the next
 * 401 tries again.
 */
export const leading = (environment: Environment) => () =>
  import('./unauthorised.ts').then(
    ({ leadToSignIn }) => leadToSignIn(environment),
    () => {},
  )

/** Ends the sign-in on this page, with the same code: a call in the background does not lead to sign-in (specification §8). */
export const ending = (environment: Environment, models: Models) => () =>
  import('./unauthorised.ts').then(
    ({ endSignIn }) => endSignIn(environment, models),
    () => {},
  )
