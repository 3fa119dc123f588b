import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { guid, line } from '../shared/schemas.ts'

const Resource = z.object({ id: z.string(), state: z.optional(z.string()) })
/** The related resource of a payment: an order for this shop’s intent; a sale or an authorisation is accepted too. */
export const WalletRelatedResource = z.object({
  order: z.optional(Resource),
  sale: z.optional(Resource),
  authorization: z.optional(Resource),
})

/** The payer and the shipping address (specification §3). The wallet sends only the address fields that its customer filled in. */
const PayerInfo = z.object({
  email: z.string(),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  payer_id: z.string(),
  phone: z.optional(z.string()),
  shipping_address: z.optional(
    z.object({
      recipient_name: z.optional(z.string()),
      line1: z.optional(z.string()),
      line2: z.optional(z.string()),
      city: z.optional(z.string()),
      state: z.optional(z.string()),
      postal_code: z.optional(z.string()),
      country_code: z.optional(z.string()),
    }),
  ),
})

/** A transaction of a payment; this shop's payments have one. */
export const WalletTransaction = z.object({
  amount: z.object({
    currency: z.string(),
    total: z.string(),
    details: z.optional(
      z.object({
        subtotal: z.optional(z.string()),
        tax: z.optional(z.string()),
        shipping: z.optional(z.string()),
      }),
    ),
  }),
  related_resources: z.array(WalletRelatedResource),
})

/** A payment in the wallet's own protocol; amounts are strings with two decimals. */
export const WalletPayment = z.object({
  id: z.string(),
  state: z.string(),
  payer: z.optional(z.object({ status: z.optional(z.string()), payer_info: z.optional(PayerInfo) })),
  transactions: z.array(WalletTransaction),
  links: z.optional(z.array(z.object({ href: z.string(), rel: z.string(), method: z.optional(z.string()) }))),
})

const paymentId = () => z.string().check(z.regex(/^PAY(ID)?-[A-Za-z0-9-]{1,60}$/))
const inWalletPayment = z.object({ paymentId: paymentId() })
const inPayment = { caller: 'none', params: inWalletPayment, status: 200, reply: WalletPayment, wire: 'as-is' } as const

/** The wallet's calls (specification §7), with the wallet's own names and amounts. */
export const walletContract = {
  'POST /api/v2/paypal/payments': {
    summary:
      'Create a wallet payment of a bag; the shopper approves it at its link `approval_url`. The wallet gets the delivery address only with the token of the bag’s owner',
    caller: 'none',
    optionalCustomer: true,
    limit: 'wallet',
    body: z.strictObject({
      cartGuid: guid(),
      /** The return page: a page of the shop, or of a site that may embed it. */
      returnUrl: z.optional(line(2000, 1)),
      cancelUrl: z.optional(line(2000, 1)),
    }),
    status: 201,
    reply: WalletPayment,
    refusals: [404, 409, 417],
    wire: 'as-is',
  },
  'POST /api/v2/paypal/payments/{paymentId}': {
    ...inPayment,
    summary:
      'Update a wallet payment’s amount from its bag, and its shipping address with the token of the bag’s owner',
    optionalCustomer: true,
    limit: 'wallet',
    body: z.strictObject({ cartGuid: guid() }),
    refusals: [404, 409, 417],
  },
  'GET /api/v2/paypal/payments/{paymentId}': {
    ...inPayment,
    summary:
      'A wallet payment; after its approval with the payer. Once the bag has an owner, only with the owner’s token',
    optionalCustomer: true,
    refusals: [404],
  },
  'POST /api/v2/paypal/payments/{paymentId}/execute': {
    ...inPayment,
    summary:
      'Execute an approved wallet payment; a repeated call answers the same. The payer is named to the bag’s owner alone',
    optionalCustomer: true,
    limit: 'wallet',
    body: z.strictObject({ payer_id: line(64, 1) }),
    refusals: [404, 409, 417],
  },
} as const satisfies Contract
export type WalletContract = typeof walletContract
