import { type CustomerHttpOptions, createCustomerHttp, type Http } from '@onair/core/http'
import { currentDateHeader, readUserToken } from '@onair/core/session'
import type { Environment, Models } from './models.ts'

/** The HTTP client of a customer's own calls: what makes no others downloads less. A 401 leads to sign-in and back. */
export const customerHttpModel = (environment: Environment): Http<'customer'> =>
  createCustomerHttp(customerOptions(environment, { fetch: environment.fetch, onUnauthorised: leading(environment) }))

/** As `customerHttpModel`, for reads that the shopper did not ask for: a 401 leaves the page open. */
export const quietCustomerHttpModel = (environment: Environment, models: Models): Http<'customer'> =>
  createCustomerHttp(
    customerOptions(environment, { fetch: environment.fetch, onUnauthorised: ending(environment, models) }),
  )

/** The settings of customer calls on a page, which are sent this way. */
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
 * Leads to sign-in and back, by code that is fetched on demand. Where it cannot be, the refusal's own sentence shows, and the next
 * try comes here again.
 */
export const leading = (environment: Environment) => () =>
  import('./unauthorised.ts').then(
    ({ leadToSignIn }) => leadToSignIn(environment),
    () => {},
  )

/** Ends the sign-in on this page, by the same code: what only fails in the background leads nowhere (specification §8). */
export const ending = (environment: Environment, models: Models) => () =>
  import('./unauthorised.ts').then(
    ({ endSignIn }) => endSignIn(environment, models),
    () => {},
  )
