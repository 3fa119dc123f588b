import type { EditContract } from '../edit/edit.contract.ts'
import type { BodyOf, ReplyOf } from '../http/contract.ts'
import type { Http, Refused, Result } from '../http/http.ts'
import type { BagContract } from './bag.contract.ts'

/** A line to add to a bag: the item, its style and size, and the quantity. */
export type LineRequest = BodyOf<BagContract['POST /api/v2/{language}/carts/{guid}/cartlines']>
type Province = BodyOf<BagContract['PUT /api/v2/{language}/carts/{guid}/provincialtaxes']>['province']

type Bag = ReplyOf<BagContract['GET /api/v2/{language}/carts/{guid}']>

const noBag: Refused = { ok: false, status: 404, items: [] }

/** The header of a write that may be sent twice. */
const once = (key: string | undefined) => (key === undefined ? undefined : { 'idempotency-key': key })

/**
 * The calls for a guest's or a customer's bag. Every change returns the whole bag with its totals. A `key` makes a change take
 * effect once, however often it is sent within 24 hours.
 */
export function bagClient(http: Http) {
  const call = http.calls<BagContract>()
  return {
    create: (line?: LineRequest, key?: string) =>
      call('POST /api/v2/{language}/carts', 'app', { body: line, headers: once(key) }),
    read: (guid: string) => call('GET /api/v2/{language}/carts/{guid}', 'app', { params: { guid } }),
    productCount: (guid: string) =>
      call('GET /api/v2/{language}/carts/{guid}/productcount', 'app', { params: { guid } }),
    addLine: (guid: string, line: LineRequest, key?: string) =>
      call('POST /api/v2/{language}/carts/{guid}/cartlines', 'app', {
        params: { guid },
        body: line,
        headers: once(key),
      }),
    changeLine: (guid: string, id: string, quantity: number, key?: string) =>
      call('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', 'app', {
        params: { guid, id },
        body: { quantity },
        headers: once(key),
      }),
    removeLine: (guid: string, id: string, key?: string) =>
      call('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', 'app', {
        params: { guid, id },
        headers: once(key),
      }),
    applyPromoCode: (guid: string, promoCode: string) =>
      call('PUT /api/v2/{language}/carts/{guid}/promocode', 'app', { params: { guid }, body: { promoCode } }),
    /** Removes one promo code, or all of them when `code` is omitted. */
    dropPromoCode: (guid: string, code?: string, key?: string) =>
      call('DELETE /api/v2/{language}/carts/{guid}/promocode', 'app', {
        params: { guid },
        query: { code },
        headers: once(key),
      }),
    setInstallments: (guid: string, noOfInstallments: number, key?: string) =>
      call('PUT /api/v2/{language}/carts/{guid}/installment', 'app', {
        params: { guid },
        body: { noOfInstallments },
        headers: once(key),
      }),
    setProvince: (guid: string, province: Province, key?: string) =>
      call('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', 'app', {
        params: { guid },
        body: { province },
        headers: once(key),
      }),
    /**
     * The customer's own bag; 404 where there is none. A failure counts as none and is logged as `Cart not found`, except a
     * 401, which leads to sign-in (specification §8). No answer at all rejects with `Unreachable`.
     * @param options `returnFailure` returns a failure as it is, for a caller that tries again
     */
    async readMine({ returnFailure = false } = {}): Promise<Result<Bag>> {
      const answer = await call('GET /api/v2/{language}/accounts/{edp}/cart', 'customer')
      if (answer.ok) {
        const { cartGuid } = answer.value
        return cartGuid === null ? noBag : { ok: true, value: { ...answer.value, cartGuid } }
      }
      if (answer.status === 401 || returnFailure) return answer
      console.warn('Cart not found')
      return { ...noBag, items: answer.items }
    },
    attach: (guid: string) =>
      http.calls<EditContract>()('PUT /api/v2/{language}/accounts/{edp}/cart', 'customer', {
        body: { cartGuid: guid },
      }),
  }
}
