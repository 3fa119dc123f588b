import { z } from 'zod/mini'
import { Cart } from '../bag/bag.schemas.ts'
import type { Contract } from '../http/contract.ts'
import { OrderDetail } from '../orders/orders.contract.ts'
import { guid, inAccount, inOrder, line, money, orderNumber } from '../shared/schemas.ts'

/** Which bag a customer has, and editing an order in it, or cancelling it, until its deadline (specification §2, §4, §7). */
export const editContract = {
  'PUT /api/v2/{language}/accounts/{edp}/cart': {
    summary:
      'Attach a bag to the customer, whose other bag is merged into it; or begin editing an order, or with null end that',
    caller: 'customer',
    params: inAccount,
    body: z.union([
      z.strictObject({ CartGuid: guid() }),
      /** The order's lines, codes, address, method and payment become the bag; the customer's own bag waits meanwhile. */
      z.strictObject({ ModifyOrderNo: z.nullable(orderNumber()) }),
    ]),
    status: 200,
    reply: Cart,
    refusals: [404, 409, 417],
  },
  'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review': {
    summary: 'Review an edited order: its new totals, and the difference to pay or get back',
    caller: 'customer',
    params: inOrder,
    body: z.strictObject({ CartGuid: guid() }),
    status: 200,
    reply: z.extend(Cart, {
      ReviewHash: z.string(),
      /** The new grand total minus the order's; negative: the customer gets that back. */
      Difference: money(),
      /** The amount to authorise at the confirmation. The rest is authorised already. */
      ToAuthorize: money(),
    }),
    refusals: [404, 409, 417],
  },
  'PUT /api/v2/{language}/accounts/{edp}/orders/{id}': {
    summary:
      'Confirm an edited order, or cancel one without lines. The same key and body give the same reply, however often sent',
    caller: 'customer',
    params: inOrder,
    limit: 'placing',
    headers: z.object({ 'idempotency-key': line(128, 8) }),
    body: z.strictObject({
      CartGuid: guid(),
      ReviewHash: line(128, 1),
      /** The executed wallet payment of this bag, where the wallet has to authorise again. */
      PaypalPayerId: z.optional(line(64, 1)),
      PaypalTransactionId: z.optional(line(64, 1)),
      /** Required (417, Area `Recaptcha`) after several declined payments. */
      RecaptchaToken: z.optional(line(8192, 1)),
    }),
    status: 200,
    reply: OrderDetail,
    refusals: [404, 409, 417, 503],
  },
  'POST /api/v2/{language}/accounts/{edp}/orders/{id}/cancel': {
    summary:
      'Cancel an order that can still be edited: its payments, stock, promo codes and gift cards are released. A cancelled one is answered as it is',
    caller: 'customer',
    params: inOrder,
    limit: 'placing',
    status: 200,
    reply: OrderDetail,
    refusals: [404, 417],
  },
} as const satisfies Contract
export type EditContract = typeof editContract
