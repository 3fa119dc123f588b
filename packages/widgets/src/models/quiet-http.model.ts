import type { Http } from '@onair/core/http'
import { ending } from './customer-http.model.ts'
import { connect } from './http.model.ts'
import type { Environment, Models } from './models.ts'

/** As `httpModel`, for calls that the shopper did not ask for: a 401 leaves the page open. */
export const quietHttpModel = (environment: Environment, models: Models): Http =>
  connect(environment, { fetch: environment.fetch, onUnauthorised: ending(environment, models) })
