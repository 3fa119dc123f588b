import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { ReturnsContract } from './returns.contract.ts'

type Asked = BodyOf<ReturnsContract['POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns']>

/** Calls that ask for returns and read them. */
export function returnsClient(http: Http) {
  const call = http.calls<ReturnsContract>()
  return {
    /** @param idempotencyKey one per attempt of the shopper; every retry of the attempt sends the same key. */
    request: (orderNo: string, body: Asked, idempotencyKey: string) =>
      call('POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns', 'customer', {
        params: { id: orderNo },
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    list: (orderNo: string) =>
      call('GET /api/v2/{language}/accounts/{edp}/orders/{id}/returns', 'customer', { params: { id: orderNo } }),
  }
}
