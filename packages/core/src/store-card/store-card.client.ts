import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { StoreCardContract } from './store-card.contract.ts'

type Apply = BodyOf<StoreCardContract['POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication']>

/** The calls of the store card application. */
export function storeCardClient(http: Http) {
  const call = http.calls<StoreCardContract>()
  return {
    questions: () => call('GET /api/v2/{language}/onaircreditcardapplicationsecurityquestions', 'app'),
    /** The latest application, and why the customer cannot apply now. */
    latest: () => call('GET /api/v2/{language}/accounts/{edp}/onaircreditcardapplication', 'customer'),
    /** @param idempotencyKey one per attempt of the shopper; every retry of the attempt sends the same key. */
    apply: (application: Apply, idempotencyKey: string) =>
      call('POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication', 'customer', {
        body: application,
        headers: { 'idempotency-key': idempotencyKey },
      }),
  }
}
