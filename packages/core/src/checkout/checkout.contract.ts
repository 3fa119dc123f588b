import { z } from 'zod/mini'
import { AddressRequest } from '../address/address.schemas.ts'
import { Cart } from '../bag/bag.schemas.ts'
import type { Contract } from '../http/contract.ts'
import { GiftCardRequest, PaymentRequest } from '../payment/payment.contract.ts'
import { edp, inAccount, language, line } from '../shared/schemas.ts'

const inPayment = z.object({ language: language(), edp: edp(), id: line(64, 1) })

const step = { caller: 'customer', params: inAccount, status: 200, reply: Cart } as const

/** The calls of the checkout steps. */
export const checkoutContract = {
  'POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress': {
    ...step,
    summary: 'Ship the bag to a new address, or to one of the carrier’s pick-up points near its postal code',
    body: z.extend(AddressRequest, {
      AccessPointId: z.optional(line(32, 1)),
      /** The address is not saved in the account. */
      ThisOrderOnly: z.optional(z.boolean()),
    }),
    refusals: [404, 409, 417, 503],
  },
  'PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress': {
    ...step,
    summary: 'Ship the bag to a saved address of the account',
    body: z.strictObject({ ShippingAddressId: line(64, 1) }),
    refusals: [404, 409],
  },
  'PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod': {
    ...step,
    summary: 'Choose one of the bag’s shipping methods',
    body: z.strictObject({ ShipMethodId: line(32, 1) }),
    refusals: [404, 409, 417],
  },
  'PUT /api/v2/{language}/accounts/{edp}/cart/payment': {
    ...step,
    summary: 'Choose the bag’s payment method',
    limit: 'payments',
    body: PaymentRequest,
    refusals: [404, 409, 417],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/cart/payment/{id}': {
    ...step,
    summary: 'Remove the bag’s payment method; removing it again is no error',
    params: inPayment,
    refusals: [404, 409],
  },
  'POST /api/v2/{language}/accounts/{edp}/cart/giftcards': {
    ...step,
    summary: 'Add a gift card, which pays before every other method',
    limit: 'giftCards',
    body: GiftCardRequest,
    refusals: [404, 409, 417],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/cart/giftcards/{id}': {
    ...step,
    summary: 'Remove a gift card from the bag; removing it again is no error',
    params: inPayment,
    refusals: [404, 409],
  },
  'GET /api/v2/{language}/accounts/{edp}/orderreview': {
    summary: 'Review the bag before ordering, with a hash that detects later changes',
    caller: 'customer',
    params: inAccount,
    status: 200,
    reply: z.extend(Cart, { ReviewHash: z.string() }),
    refusals: [404, 409, 417],
  },
} as const satisfies Contract
export type CheckoutContract = typeof checkoutContract
