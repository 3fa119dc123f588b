import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { AccountContract } from './account.contract.ts'

/** The body of a request to create a guest's or a member's account. */
export type AccountRequest = BodyOf<AccountContract['POST /api/v2/{language}/accounts']>
type BillingAddress = BodyOf<AccountContract['PUT /api/v2/{language}/accounts/{edp}/billingaddress']>

/** The calls that read, create and change an account. */
export function accountClient(http: Http) {
  const call = http.calls<AccountContract>()
  return {
    read: () => call('GET /api/v2/{language}/accounts/{edp}', 'customer'),
    /** Reports a 400 as a 417 (specification §8). A 417 with Area `Recaptcha` asks for `recaptchaToken`. */
    create: async (request: AccountRequest) => {
      const result = await call('POST /api/v2/{language}/accounts', 'app', { body: request })
      return !result.ok && result.status === 400 ? { ...result, status: 417 } : result
    },
    billTo: (address: BillingAddress) =>
      call('PUT /api/v2/{language}/accounts/{edp}/billingaddress', 'customer', { body: address }),
  }
}
