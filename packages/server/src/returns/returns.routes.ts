import { returnsContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { requestReturnService } from './request-return.service.ts'

/** The calls of returns by the postal carrier. */
export const returnsRoutes: Routes = (app, { pool, clock, config }) => {
  const returns = requestReturnService({ pool, clock, config })
  mount(app, returnsContract, {
    'POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns': ({ customer, params, headers, body, language }) =>
      returns.request({
        edp: customer.edp,
        orderNo: params.id,
        key: headers['idempotency-key'],
        requested: body,
        language,
      }),
    'GET /api/v2/{language}/accounts/{edp}/orders/{id}/returns': ({ customer, params, language }) =>
      returns.list(customer.edp, params.id, language),
  })
}
