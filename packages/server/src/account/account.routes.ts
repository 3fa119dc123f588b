import { accountContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { recaptchaOf } from '../outside/recaptcha.ts'
import { accountService } from './account.service.ts'
import { takenEmails } from './taken-emails.ts'

/** The account's calls (specification §7, Account). */
export const accountRoutes: Routes = (app, { pool, clock, config, shared }) => {
  const account = accountService({
    pool,
    clock,
    taken: takenEmails({ pool, clock, config, recaptcha: shared(recaptchaOf) }),
  })
  mount(app, accountContract, {
    'GET /api/v2/{language}/accounts/{edp}': ({ customer }) => account.read(customer.edp),
    'POST /api/v2/{language}/accounts': ({ body, language, address }) => account.open(body, language, address),
    'PUT /api/v2/{language}/accounts/{edp}/billingaddress': ({ customer, body }) => account.billTo(customer.edp, body),
  })
}
