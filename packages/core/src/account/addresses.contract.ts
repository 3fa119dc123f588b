import { z } from 'zod/mini'
import { Address, AddressRequest } from '../address/address.schemas.ts'
import type { Contract } from '../http/contract.ts'
import { edp, inAccount, language, line } from '../shared/schemas.ts'

const one = z.object({ language: language(), edp: edp(), id: line(64, 1) })

/** The account's addresses. A foreign address and an unknown one get the same 404. */
export const addressesContract = {
  'PUT /api/v2/{language}/accounts/{edp}/billingaddress': {
    summary: 'Replace the billing address; orders already placed do not change',
    caller: 'customer',
    params: inAccount,
    body: AddressRequest,
    status: 200,
    reply: Address,
    refusals: [],
  },
  'POST /api/v2/{language}/accounts/{edp}/shippingaddresses': {
    summary: 'Add a shipping address; an identical one is not added again',
    caller: 'customer',
    params: inAccount,
    body: AddressRequest,
    status: 201,
    reply: Address,
    refusals: [417],
  },
  'PUT /api/v2/{language}/accounts/{edp}/shippingaddresses/{id}': {
    summary: 'Change a shipping address; orders already placed do not change',
    caller: 'customer',
    params: one,
    body: AddressRequest,
    status: 200,
    reply: Address,
    refusals: [404],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/shippingaddresses/{id}': {
    summary: 'Remove a shipping address; the oldest that is left becomes the default',
    caller: 'customer',
    params: one,
    status: 204,
    refusals: [404],
  },
  'POST /api/v2/{language}/accounts/{edp}/defaultshippingaddress': {
    summary: 'Make a shipping address the default',
    caller: 'customer',
    params: inAccount,
    query: z.object({ id: line(64, 1) }),
    status: 200,
    reply: Address,
    refusals: [404],
  },
} as const satisfies Contract
export type AddressesContract = typeof addressesContract
