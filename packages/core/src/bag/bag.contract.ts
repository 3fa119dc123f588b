import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxQuantity, minQuantity } from '../shared/limits.ts'
import { guid, inAccount, inCart, inLanguage, itemNo, language, line, province, wholeCents } from '../shared/schemas.ts'
import { Cart } from './bag.schemas.ts'

const quantity = () => z.int().check(z.gte(minQuantity), z.lte(maxQuantity))
const LineRequest = z.strictObject({
  ItemNo: itemNo(),
  EdpNo: z.int().check(z.gte(1)),
  Quantity: quantity(),
  /** What the shopper gives, for a donation of a chosen amount; refused for anything else. */
  Amount: z.optional(wholeCents()),
})
const inLine = z.object({ language: language(), guid: guid(), id: line(64, 1) })

const changed = { caller: 'app', params: inCart, status: 200, reply: Cart } as const

export const bagContract = {
  'POST /api/v2/{language}/carts': {
    summary: 'Begin a bag, if wanted with its first line',
    caller: 'app',
    limit: 'bags',
    params: inLanguage,
    body: z.optional(LineRequest),
    status: 201,
    reply: Cart,
    refusals: [404, 410, 417],
  },
  'GET /api/v2/{language}/carts/{guid}': { ...changed, summary: 'A bag with its totals', refusals: [404] },
  'GET /api/v2/{language}/carts/{guid}/productcount': {
    summary: 'How many things are in a bag',
    caller: 'app',
    params: inCart,
    status: 200,
    reply: z.object({ ProductCount: z.int() }),
    refusals: [404],
  },
  'POST /api/v2/{language}/carts/{guid}/cartlines': {
    ...changed,
    summary: 'Put a style and size into the bag; more of what is there adds to its line',
    body: LineRequest,
    refusals: [404, 409, 410, 417],
  },
  'PUT /api/v2/{language}/carts/{guid}/cartlines/{id}': {
    ...changed,
    summary: 'Change a line’s quantity',
    params: inLine,
    body: z.strictObject({ Quantity: quantity() }),
    refusals: [404, 409, 417],
  },
  'DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}': {
    ...changed,
    summary: 'Take a line out; one that is gone already is no error',
    params: inLine,
    refusals: [404, 409],
  },
  'PUT /api/v2/{language}/carts/{guid}/promocode': {
    ...changed,
    summary: 'Use a promo code; a refusal says why it cannot be used',
    limit: 'promo',
    body: z.strictObject({ PromoCode: line(32, 1) }),
    refusals: [404, 409, 417],
  },
  'DELETE /api/v2/{language}/carts/{guid}/promocode': {
    ...changed,
    summary: 'Take a promo code back: the one named, or all of them; one that is not used is no error',
    query: z.object({ code: z.optional(line(32)) }),
    refusals: [404, 409],
  },
  'PUT /api/v2/{language}/carts/{guid}/installment': {
    ...changed,
    summary: 'Pay in this many instalments; 1 is all at once',
    body: z.strictObject({ NoOfInstallments: z.int().check(z.gte(1), z.lte(6)) }),
    refusals: [404, 409, 417],
  },
  'PUT /api/v2/{language}/carts/{guid}/provincialtaxes': {
    ...changed,
    summary: 'Estimate the taxes of this province',
    body: z.strictObject({ Province: province() }),
    refusals: [404, 409],
  },
  'GET /api/v2/{language}/accounts/{edp}/cart': {
    summary: 'The customer’s bag, with what is personal in it',
    caller: 'customer',
    params: inAccount,
    status: 200,
    reply: Cart,
    refusals: [404],
  },
  'PUT /api/v2/{language}/accounts/{edp}/cart': {
    summary: 'Make this bag the customer’s; what the customer had in another one is merged into it',
    caller: 'customer',
    params: inAccount,
    body: z.strictObject({ CartGuid: guid() }),
    status: 200,
    reply: Cart,
    refusals: [404, 409],
  },
} as const satisfies Contract
export type BagContract = typeof bagContract
