import { accountContract, addressesContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { recaptchaOf } from '../outside/recaptcha.ts'
import { refuse } from './account.messages.ts'
import { accountService } from './account.service.ts'
import { addressesService } from './addresses.service.ts'
import { takenEmails } from './taken-emails.ts'

const membersOnly = () => refuse(403, { code: 'members-only', area: 'Authorization' })

/** The account's calls (specification §7, Account). A guest has only a billing address, which the checkout asks for. */
export const accountRoutes: Routes = (app, { pool, clock, config, shared }) => {
  const account = accountService({
    pool,
    clock,
    taken: takenEmails({ pool, clock, config, recaptcha: shared(recaptchaOf) }),
  })
  mount(app, accountContract, {
    'GET /api/v2/{language}/accounts/{edp}': ({ customer }) => account.read(customer.edp),
    'POST /api/v2/{language}/accounts': ({ body, language, address, userAgent }) =>
      account.open(body, language, { address, userAgent }),
    'POST /api/v2/{language}/accounts/{edp}/membership': ({ customer, body, language, address, userAgent }) =>
      account.join(customer.edp, body, language, { address, userAgent }),
  })
  const addresses = addressesService({ pool })
  mount(app, addressesContract, {
    'PUT /api/v2/{language}/accounts/{edp}/billingaddress': ({ customer, body }) =>
      addresses.billTo(customer.edp, body),
    'POST /api/v2/{language}/accounts/{edp}/shippingaddresses': ({ customer, body }) =>
      customer.isGuest ? membersOnly() : addresses.add(customer.edp, body),
    'PUT /api/v2/{language}/accounts/{edp}/shippingaddresses/{id}': ({ customer, params, body }) =>
      customer.isGuest ? membersOnly() : addresses.change(customer.edp, params.id, body),
    'DELETE /api/v2/{language}/accounts/{edp}/shippingaddresses/{id}': ({ customer, params }) =>
      customer.isGuest ? membersOnly() : addresses.remove(customer.edp, params.id),
    'POST /api/v2/{language}/accounts/{edp}/defaultshippingaddress': ({ customer, query }) =>
      customer.isGuest ? membersOnly() : addresses.makeDefault(customer.edp, query.id),
  })
}
