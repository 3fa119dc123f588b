import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxPromoCodeLength, maxQuantity, minQuantity } from '../shared/limits.ts'
import {
  code,
  guid,
  inAccount,
  inCart,
  inLanguage,
  itemNo,
  language,
  line,
  province,
  wholeCents,
} from '../shared/schemas.ts'
import { AccountCart, Cart } from './bag.schemas.ts'

const quantity = () => z.int().check(z.gte(minQuantity), z.lte(maxQuantity))
const LineRequest = z.strictObject({
  ItemNo: itemNo(),
  EdpNo: z.int().check(z.gte(1)),
  Quantity: quantity(),
  /** The amount of a donation whose amount the shopper chooses. Refused for any other item. */
  Amount: z.optional(wholeCents()),
})
const inLine = z.object({ language: language(), guid: guid(), id: line(64, 1) })

const changed = { caller: 'app', params: inCart, status: 200, reply: Cart } as const
/**
 * A random key for a write that may be sent twice. For 24 hours the same key gets the same reply with the same body, and 409 with
 * another body. A refused write does not use its key up.
 */
const headers = z.object({ 'idempotency-key': z.optional(line(128, 16)) })

/** The calls for a guest's or a customer's bag. */
export const bagContract = {
  'POST /api/v2/{language}/carts': {
    summary: 'Create a bag, optionally with its first line',
    caller: 'app',
    limit: 'bags',
    params: inLanguage,
    headers,
    body: z.optional(LineRequest),
    status: 201,
    reply: Cart,
    refusals: [404, 409, 410, 417],
  },
  'GET /api/v2/{language}/carts/{guid}': { ...changed, summary: 'Read a bag with its totals', refusals: [404] },
  'GET /api/v2/{language}/carts/{guid}/productcount': {
    summary: 'Count the things in a bag',
    caller: 'app',
    params: inCart,
    status: 200,
    reply: z.object({ ProductCount: z.int() }),
    refusals: [404],
  },
  'POST /api/v2/{language}/carts/{guid}/cartlines': {
    ...changed,
    headers,
    summary: 'Add a style and size to the bag; one that is in the bag already gets a higher quantity',
    body: LineRequest,
    refusals: [404, 409, 410, 417],
  },
  'PUT /api/v2/{language}/carts/{guid}/cartlines/{id}': {
    ...changed,
    headers,
    summary: 'Change a line’s quantity',
    params: inLine,
    body: z.strictObject({ Quantity: quantity() }),
    refusals: [404, 409, 417],
  },
  'DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}': {
    ...changed,
    headers,
    summary: 'Remove a line; removing it again is no error',
    params: inLine,
    refusals: [404, 409],
  },
  'PUT /api/v2/{language}/carts/{guid}/promocode': {
    ...changed,
    headers,
    summary: 'Apply a promo code; a refusal gives the reason',
    limit: 'promo',
    body: z.strictObject({ PromoCode: code(maxPromoCodeLength, 1) }),
    refusals: [404, 409, 417],
  },
  'DELETE /api/v2/{language}/carts/{guid}/promocode': {
    ...changed,
    headers,
    summary: 'Remove one promo code, or all of them; removing a code that is not on the bag is no error',
    query: z.object({ code: z.optional(code(maxPromoCodeLength)) }),
    refusals: [404, 409],
  },
  'PUT /api/v2/{language}/carts/{guid}/installment': {
    ...changed,
    headers,
    summary: 'Choose the number of Easy Pay payments; 1 pays everything at once',
    body: z.strictObject({ NoOfInstallments: z.int().check(z.gte(1), z.lte(6)) }),
    refusals: [404, 409, 417],
  },
  'PUT /api/v2/{language}/carts/{guid}/provincialtaxes': {
    ...changed,
    headers,
    summary: 'Estimate the taxes for a province',
    body: z.strictObject({ Province: province() }),
    refusals: [404, 409],
  },
  'GET /api/v2/{language}/accounts/{edp}/cart': {
    summary: 'Read the customer’s bag, including its personal fields; empty and without a guid where there is none',
    caller: 'customer',
    params: inAccount,
    status: 200,
    reply: AccountCart,
    refusals: [],
  },
} as const satisfies Contract
export type BagContract = typeof bagContract
