import type { BodyOf, ReplyOf } from '../http/contract.ts'
import type { Http, Result } from '../http/http.ts'
import type { UserToken } from '../session/customer.cookies.ts'
import type { AccountContract } from './account.contract.ts'
import type { AddressesContract } from './addresses.contract.ts'

/** The body of a request to create a guest's or a member's account. */
export type AccountRequest = BodyOf<AccountContract['POST /api/v2/{language}/accounts']>
/** A new account: the customer's token and number (`edp`), as after a sign-in, and the e-mail. */
export type NewAccount = UserToken & { email: string }
/** An address to save. */
export type AddressRequest = BodyOf<AddressesContract['POST /api/v2/{language}/accounts/{edp}/shippingaddresses']>

type Created = ReplyOf<AccountContract['POST /api/v2/{language}/accounts']>

const newAccount = (result: Result<Created>): Result<NewAccount> => {
  if (!result.ok) return result
  const { accessToken, customerEdp, email } = result.value
  return { ok: true, value: { token: accessToken, edp: customerEdp, email } }
}

/** The calls that read, create and change an account. */
export function accountClient(http: Http) {
  const call = http.calls<AccountContract & AddressesContract>()
  return {
    read: () => call('GET /api/v2/{language}/accounts/{edp}', 'customer'),
    /** Reports a 400 as a 417 (specification §8). A 417 with Area `Recaptcha` asks for `recaptchaToken`. */
    create: async (request: AccountRequest) => {
      const result = newAccount(await call('POST /api/v2/{language}/accounts', 'app', { body: request }))
      return !result.ok && result.status === 400 ? { ...result, status: 417 } : result
    },
    /** Makes a member of the guest whose token this browser has. */
    join: async (password: string) =>
      newAccount(await call('POST /api/v2/{language}/accounts/{edp}/membership', 'customer', { body: { password } })),
    billTo: (address: AddressRequest) =>
      call('PUT /api/v2/{language}/accounts/{edp}/billingaddress', 'customer', { body: address }),
    addAddress: (address: AddressRequest) =>
      call('POST /api/v2/{language}/accounts/{edp}/shippingaddresses', 'customer', { body: address }),
    changeAddress: (id: string, address: AddressRequest) =>
      call('PUT /api/v2/{language}/accounts/{edp}/shippingaddresses/{id}', 'customer', {
        params: { id },
        body: address,
      }),
    removeAddress: (id: string) =>
      call('DELETE /api/v2/{language}/accounts/{edp}/shippingaddresses/{id}', 'customer', { params: { id } }),
    makeDefaultAddress: (id: string) =>
      call('POST /api/v2/{language}/accounts/{edp}/defaultshippingaddress', 'customer', { query: { id } }),
  }
}
