import type { EditContract } from '../edit/edit.contract.ts'
import type { BodyOf, ReplyOf } from '../http/contract.ts'
import type { Http, Refused, Result } from '../http/http.ts'
import type { BagContract } from './bag.contract.ts'

/** A line to add to a bag: the item, its style and size, and the quantity. */
export type LineRequest = BodyOf<BagContract['POST /api/v2/{language}/carts/{guid}/cartlines']>
type Province = BodyOf<BagContract['PUT /api/v2/{language}/carts/{guid}/provincialtaxes']>['province']

type Bag = ReplyOf<BagContract['GET /api/v2/{language}/carts/{guid}']>
/** The result of a call that returns a bag. */
export type BagResult = Result<Bag>

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
     * Reads the customer's own bag; 404 without one. A failure counts as no bag and is logged as `Cart not found`, except a
     * 401, which leads to sign-in (specification §8). Rejects with `Unreachable` when no reply arrives.
     * @param options `returnFailure` returns a failure as it is, for a caller that tries again
     */
    async readMine({ returnFailure = false } = {}): Promise<BagResult> {
      const result = await call('GET /api/v2/{language}/accounts/{edp}/cart', 'customer')
      if (result.ok) {
        const { cartGuid } = result.value
        return cartGuid === null ? noBag : { ok: true, value: { ...result.value, cartGuid } }
      }
      if (result.status === 401 || returnFailure) return result
      console.warn('Cart not found')
      return { ...noBag, items: result.items }
    },
    attach: (guid: string) =>
      http.calls<EditContract>()('PUT /api/v2/{language}/accounts/{edp}/cart', 'customer', {
        body: { cartGuid: guid },
      }),
  }
}
