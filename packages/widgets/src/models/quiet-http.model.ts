import type { Http } from '@onair/core/http'
import { connect } from './http.model.ts'
import type { Environment } from './models.ts'

/** As `httpModel`, for background calls: they outlive the page, and a 401 does not lead to sign-in. */
export function quietHttpModel(environment: Environment): Http {
  const send = environment.fetch ?? ((url, init) => fetch(url, init))
  return connect(environment, { fetch: (url, init) => send(url, { ...init, keepalive: true }) })
}
