import { WalletPayment, WalletRelatedResource, WalletTransaction } from '@onair/core/contract'
import * as z from 'zod/mini'
import { type Unavailable, unavailable } from './call.ts'
import type { Declined, Refused } from './capture.ts'
import { declines, paymentPath, refusal, type WalletCalls, walletAmount, walletCents } from './wallet-calls.ts'

/** A purchase. The items sum to the subtotal; subtotal, tax and shipping sum to the total. */
export type Purchase = {
  totalCents: number
  subtotalCents: number
  taxCents: number
  shippingCents: number
  /** A discount is an item with a negative price. */
  items: readonly { name: string; sku: string; priceCents: number; quantity: number }[]
  shippingAddress: WalletAddress | undefined
}

export type WalletAddress = {
  recipient_name: string
  line1: string
  line2?: string
  city: string
  state: string
  postal_code: string
  country_code: 'CA'
  phone?: string
}

/** The present state of a payment at the wallet, with the data that an execution is bound to. */
export type PaymentState = {
  wire: z.infer<typeof WalletPayment>
  /** The amount of the first transaction. */
  amountCents: number
  currency: string
  merchantId: string | undefined
  /** The shop's id of the purchase: the bag's guid. */
  custom: string | undefined
  /** The id of the executed payment: of an order, or of a sale or an authorisation where one is read. */
  transactionId: string | undefined
}

type PaymentReply = { status: 'known'; payment: PaymentState } | Refused | Unavailable

/** Payments until their execution, after the shopper's approval. */
export interface WalletPayments {
  create(
    purchase: Purchase,
    options: { custom: string; returnUrl: string; cancelUrl: string; idempotencyKey: string },
  ): Promise<PaymentReply>
  /** Updates amount, items and address. */
  update(paymentId: string, purchase: Purchase): Promise<PaymentReply>
  get(paymentId: string): Promise<PaymentReply>
  /** After `unavailable`, or a refusal `PAYMENT_ALREADY_DONE`, only `get` tells whether it was executed. */
  execute(paymentId: string, payerId: string): Promise<PaymentReply | Declined>
}

/** Older responses contain `{}` instead of a related resource. */
const ReadPayment = z.extend(WalletPayment, {
  transactions: z.array(
    z.extend(WalletTransaction, {
      related_resources: z.pipe(
        z.union([z.array(WalletRelatedResource), z.strictObject({})]),
        z.transform((resources) => (Array.isArray(resources) ? resources : [])),
      ),
      payee: z.optional(z.object({ merchant_id: z.optional(z.string()) })),
      custom: z.optional(z.string()),
    }),
  ),
})

function transactionOf(purchase: Purchase) {
  const { totalCents, subtotalCents, taxCents, shippingCents, items, shippingAddress } = purchase
  const currency = 'CAD'
  return {
    amount: {
      currency,
      total: walletAmount(totalCents),
      details: {
        subtotal: walletAmount(subtotalCents),
        tax: walletAmount(taxCents),
        shipping: walletAmount(shippingCents),
      },
    },
    item_list: {
      items: items.map(({ name, sku, priceCents, quantity }) => ({
        name: name.slice(0, 127),
        sku,
        price: walletAmount(priceCents),
        currency,
        quantity: String(quantity),
      })),
      ...(shippingAddress && { shipping_address: shippingAddress }),
    },
  }
}

/** A response of the wallet as a payment. */
function parsePayment(body: unknown): PaymentReply {
  const parsed = ReadPayment.safeParse(body)
  const [transaction] = parsed.success ? parsed.data.transactions : []
  if (!parsed.success || !transaction) return unavailable('unreadable')
  const wire = WalletPayment.parse(parsed.data)
  const [related] = transaction.related_resources
  const resource = related?.order ?? related?.sale ?? related?.authorization
  // `pending` means unpaid, except for an order, which is waiting for its authorisation.
  const paid = wire.state === 'approved' && resource !== undefined && (related?.order || resource.state !== 'pending')
  return {
    status: 'known',
    payment: {
      wire,
      amountCents: walletCents(transaction.amount.total),
      currency: transaction.amount.currency,
      merchantId: transaction.payee?.merchant_id,
      custom: transaction.custom,
      transactionId: paid ? resource.id : undefined,
    },
  }
}

/** Payments with the intent `order`, to this account. */
export function createWalletPayments({ guard, send, post }: WalletCalls, merchantId: string): WalletPayments {
  async function payment(ask: () => ReturnType<typeof send>): Promise<PaymentReply> {
    const reply = await guard(ask)
    return reply.status === 'unavailable' ? reply : (refusal(reply) ?? parsePayment(reply.body))
  }

  return {
    create(purchase, { custom, returnUrl, cancelUrl, idempotencyKey }) {
      const body = {
        intent: 'order',
        payer: { payment_method: 'paypal' },
        redirect_urls: { return_url: returnUrl, cancel_url: cancelUrl },
        transactions: [{ ...transactionOf(purchase), payee: { merchant_id: merchantId }, custom }],
      }
      return payment(() => post('payment', body, idempotencyKey))
    },
    update(paymentId, purchase) {
      const { amount, item_list } = transactionOf(purchase)
      const { shipping_address, items } = item_list
      return payment(() =>
        send('PATCH', paymentPath(paymentId), [
          { op: 'replace', path: '/transactions/0/amount', value: amount },
          { op: 'replace', path: '/transactions/0/item_list/items', value: items },
          ...(shipping_address
            ? [{ op: 'add', path: '/transactions/0/item_list/shipping_address', value: shipping_address }]
            : []),
        ]),
      )
    },
    get: (paymentId) => payment(() => send('GET', paymentPath(paymentId))),
    async execute(paymentId, payerId) {
      // Not retried: the caller reads the result from the wallet.
      const path = paymentPath(paymentId, '/execute')
      const result = await payment(() => send('POST', path, { payer_id: payerId }, `execute-${paymentId}`))
      return result.status === 'refused' && declines.has(result.area) ? { status: 'declined', reason: 'card' } : result
    },
  }
}
