import { accountContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { accountService } from './account.service.ts'

/** The account's calls (specification §7, Account). */
export const accountRoutes: Routes = (app, { pool, clock }) => {
  const account = accountService({ pool, clock })
  mount(app, accountContract, {
    'GET /api/v2/{language}/accounts/{edp}': ({ customer }) => account.read(customer.edp),
    'POST /api/v2/{language}/accounts': ({ body, language }) => account.open(body, language),
    'PUT /api/v2/{language}/accounts/{edp}/billingaddress': ({ customer, body }) => account.billTo(customer.edp, body),
  })
}
