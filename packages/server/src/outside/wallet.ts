import { WalletPayment, WalletRelatedResource, WalletTransaction } from '@onair/core/contract'
import * as z from 'zod/mini'
import { below, type Caller, callJson, type Fetch, type Unavailable, unavailable } from './call.ts'
import type { AuthorizeRequest, Declined, KnownAuthorization, PaymentProvider, Refused } from './capture.ts'
import { createWalletAccess } from './wallet-access.ts'

export type WalletConfig = {
  /** Where PayPal's REST service is, without its version, e.g. `https://api-m.paypal.com`. */
  url: string
  clientId: string
  secret: string
  /** The account that is paid: nothing else is ever executed. */
  merchantId: string
  fetch: Fetch
  clock: () => Date
  /** How long one call may take; 10 seconds unless said otherwise. */
  timeoutMs?: number
}

/** What a payment is for. Items add up to the subtotal; subtotal, tax and shipping to the total. */
export type Purchase = {
  totalCents: number
  subtotalCents: number
  taxCents: number
  shippingCents: number
  /** A discount is an item of a negative price. */
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

/** A payment as it stands at the wallet, with what an execution is bound to. */
export type KnownPayment = {
  wire: z.infer<typeof WalletPayment>
  /** The first transaction's. */
  amountCents: number
  currency: string
  merchantId: string | undefined
  /** What this shop called the purchase when it began the payment: the bag. */
  custom: string | undefined
  payerEmail: string | undefined
  /** The id of what was paid, once it was: an order's; a sale's or an authorisation's where one is read. */
  transactionId: string | undefined
}

type Known = { status: 'known'; payment: KnownPayment } | Refused | Unavailable

/**
 * PayPal payments of intent order. As a payment provider its token and its authorisation's id both are the id of the
 * wallet's order, and `find` takes it too; PayPal-Request-Id is the idempotency key.
 */
export interface Wallet extends PaymentProvider {
  create(
    purchase: Purchase,
    options: { custom: string; returnUrl: string; cancelUrl: string; idempotencyKey: string },
  ): Promise<Known>
  /** Brings the amount, the items and the address up to date. */
  update(paymentId: string, purchase: Purchase): Promise<Known>
  get(paymentId: string): Promise<Known>
  /** After `unavailable`, or a refusal `PAYMENT_ALREADY_DONE`, only `get` tells whether it was carried out. */
  execute(paymentId: string, payerId: string): Promise<Known | Declined>
}

/** Older copies of a payment say `{}` where nothing is related yet. */
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

const amount = z.object({ total: z.string().check(z.regex(/^\d+\.\d\d$/)), currency: z.string() })
const OrderReply = z.object({ id: z.string(), state: z.string(), amount, parent_payment: z.string() })
const DoneReply = z.object({ id: z.string(), state: z.string(), amount })
const ErrorReply = z.object({ name: z.string() })
const History = z.object({
  transactions: z.array(
    z.object({
      related_resources: z.array(
        z.object({
          capture: z.optional(DoneReply),
          refund: z.optional(z.object({ id: z.string(), capture_id: z.string(), amount })),
        }),
      ),
    }),
  ),
})

/** 1234 as "12.34", -1234 as "-12.34". */
export const walletAmount = (cents: number): string => (cents / 100).toFixed(2)
const toCents = (wire: string): number => Math.round(Number(wire) * 100)

const orderStates: Readonly<Record<string, KnownAuthorization['status']>> = {
  authorized: 'authorized',
  partially_captured: 'authorized',
  captured: 'captured',
  completed: 'captured',
  voided: 'voided',
}

/** Codes by which the wallet says that this means of paying will not do, rather than that something is wrong. */
const declines = new Set(['INSTRUMENT_DECLINED', 'CREDIT_CARD_REFUSED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED'])

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

/** A reply of the wallet's as a payment. */
function known(body: unknown): Known {
  const reply = ReadPayment.safeParse(body)
  const [transaction] = reply.success ? reply.data.transactions : []
  if (!reply.success || !transaction) return unavailable('unreadable')
  const wire = WalletPayment.parse(reply.data)
  const [related] = transaction.related_resources
  const done = related?.order ?? related?.sale ?? related?.authorization
  // `pending` is not paid, except for an order: that is what awaits its authorisation.
  const paid = wire.state === 'approved' && done !== undefined && (related?.order || done.state !== 'pending')
  return {
    status: 'known',
    payment: {
      wire,
      amountCents: toCents(transaction.amount.total),
      currency: transaction.amount.currency,
      merchantId: transaction.payee?.merchant_id,
      custom: transaction.custom,
      payerEmail: wire.payer?.payer_info?.email,
      transactionId: paid ? done.id : undefined,
    },
  }
}

/** PayPal's REST v1 payments. */
export function createWallet(config: WalletConfig): Wallet {
  const { url, merchantId, fetch, clock, timeoutMs = 10_000 } = config
  const caller: Caller = { fetch, timeoutMs }
  const withToken = createWalletAccess({ ...config, caller, clock })

  const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, idempotencyKey?: string) =>
    withToken((authorization) =>
      callJson(caller, below(url, `v1/payments/${path}`), {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(idempotencyKey && { 'paypal-request-id': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )

  /** Carries its key, so one whose connection was cut is sent once more. */
  async function post(path: string, body: object, idempotencyKey: string) {
    const answer = await send('POST', path, body, idempotencyKey)
    const cut = answer.status === 'unavailable' && answer.reason === 'network'
    return cut ? send('POST', path, body, idempotencyKey) : answer
  }

  /** The wallet's "no", as the word it gives for it. 401 and 403 are the operator's matter. */
  function refusal(answer: { http: number; body: unknown }): Refused | Unavailable | undefined {
    if (answer.http < 400) return undefined
    const said = ErrorReply.safeParse(answer.body)
    const ours = answer.http === 401 || answer.http === 403 || answer.http === 429
    if (ours || !said.success) return unavailable(ours ? 'refused' : 'unreadable')
    return { status: 'refused', area: said.data.name }
  }

  async function payment(answering: ReturnType<typeof send>): Promise<Known> {
    const answer = await answering
    return answer.status === 'unavailable' ? answer : (refusal(answer) ?? known(answer.body))
  }

  const order = (id: string, action = '') => `orders/${encodeURIComponent(id)}${action}`
  const paymentPath = (id: string, action = '') => `payment/${encodeURIComponent(id)}${action}`

  async function settle<Status extends 'captured' | 'refunded'>(
    status: Status,
    states: readonly string[],
    answering: ReturnType<typeof send>,
  ): Promise<{ status: Status; id: string; amountCents: number } | Refused | Unavailable> {
    const answer = await answering
    if (answer.status === 'unavailable') return answer
    const no = refusal(answer)
    if (no) return no
    const reply = DoneReply.safeParse(answer.body)
    if (!reply.success || !states.includes(reply.data.state.toLowerCase())) return unavailable('unreadable')
    return { status, id: reply.data.id, amountCents: toCents(reply.data.amount.total) }
  }

  return {
    create(purchase, { custom, returnUrl, cancelUrl, idempotencyKey }) {
      const body = {
        intent: 'order',
        payer: { payment_method: 'paypal' },
        redirect_urls: { return_url: returnUrl, cancel_url: cancelUrl },
        transactions: [{ ...transactionOf(purchase), payee: { merchant_id: merchantId }, custom }],
      }
      return payment(post('payment', body, idempotencyKey))
    },
    update(paymentId, purchase) {
      const { amount, item_list } = transactionOf(purchase)
      const { shipping_address, items } = item_list
      return payment(
        send('PATCH', paymentPath(paymentId), [
          { op: 'replace', path: '/transactions/0/amount', value: amount },
          { op: 'replace', path: '/transactions/0/item_list/items', value: items },
          ...(shipping_address
            ? [{ op: 'add', path: '/transactions/0/item_list/shipping_address', value: shipping_address }]
            : []),
        ]),
      )
    },
    get: (paymentId) => payment(send('GET', paymentPath(paymentId))),
    async execute(paymentId, payerId) {
      // Sent once: what became of it is read back, never assumed.
      const path = paymentPath(paymentId, '/execute')
      const outcome = await payment(send('POST', path, { payer_id: payerId }, `execute-${paymentId}`))
      return outcome.status === 'refused' && declines.has(outcome.area)
        ? { status: 'declined', reason: 'card' }
        : outcome
    },

    async authorize({ token, amountCents, currency, idempotencyKey }: AuthorizeRequest) {
      const body = { amount: { currency, total: walletAmount(amountCents) } }
      const answer = await post(order(token, '/authorize'), body, idempotencyKey)
      if (answer.status === 'unavailable') return answer
      const no = refusal(answer)
      if (no?.status === 'refused') return { status: 'declined', reason: declines.has(no.area) ? 'card' : 'token' }
      if (no) return no
      const reply = DoneReply.safeParse(answer.body)
      const stands = reply.success && reply.data.state.toLowerCase() === 'authorized'
      if (!stands || toCents(reply.data.amount.total) !== amountCents) return unavailable('unreadable')
      return { status: 'authorized', id: token, amountCents, cardType: 'PY', lastDigits: '' }
    },
    capture(orderId, { amountCents, idempotencyKey }) {
      const amount = amountCents !== undefined && { amount: { currency: 'CAD', total: walletAmount(amountCents) } }
      const body = { ...amount, is_final_capture: amountCents === undefined }
      return settle('captured', ['completed', 'pending'], post(order(orderId, '/capture'), body, idempotencyKey))
    },
    /** Harmless when repeated: an order that is voided already is answered like one that has just been. */
    async void(orderId, { idempotencyKey }) {
      const answer = await post(order(orderId, '/do-void'), {}, idempotencyKey)
      if (answer.status === 'unavailable') return answer
      const no = refusal(answer)
      if (no) return no.status === 'refused' && no.area === 'ORDER_VOIDED' ? { status: 'voided' } : no
      const reply = OrderReply.safeParse(answer.body)
      const voided = reply.success && reply.data.state.toLowerCase() === 'voided'
      return voided ? { status: 'voided' } : unavailable('unreadable')
    },
    refund(captureId, { amountCents, idempotencyKey }) {
      const body = { amount: { currency: 'CAD', total: walletAmount(amountCents) } }
      const path = `capture/${encodeURIComponent(captureId)}/refund`
      return settle('refunded', ['completed', 'pending'], post(path, body, idempotencyKey))
    },
    /** What the wallet knows of one of its orders: nothing while it was never authorised. */
    async find(orderId) {
      const answer = await send('GET', order(orderId))
      if (answer.status === 'unavailable') return answer
      if (answer.http === 404) return { status: 'found', authorizations: [] }
      if (answer.http >= 400) return unavailable('refused')
      const reply = OrderReply.safeParse(answer.body)
      if (!reply.success) return unavailable('unreadable')
      const status = orderStates[reply.data.state.toLowerCase()]
      if (status === undefined) return { status: 'found', authorizations: [] }
      const captures = await capturesOf(reply.data.parent_payment)
      if (captures === undefined) return unavailable('unreadable')
      const capturedCents = captures.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const amountCents = toCents(reply.data.amount.total)
      return {
        status: 'found',
        authorizations: [{ id: orderId, status, amountCents, capturedCents, reference: orderId, captures }],
      }
    },
  }

  async function capturesOf(paymentId: string): Promise<KnownAuthorization['captures'] | undefined> {
    const answer = await send('GET', paymentPath(paymentId))
    const reply = History.safeParse(answer.status === 'answered' ? answer.body : undefined)
    if (!reply.success) return undefined
    const related = reply.data.transactions.flatMap(({ related_resources }) => related_resources)
    return related.flatMap(({ capture }) => {
      if (!capture) return []
      const refunded = related.filter(({ refund }) => refund?.capture_id === capture.id)
      const refundedCents = refunded.reduce((sum, { refund }) => sum + toCents(refund?.amount.total ?? '0'), 0)
      return [{ id: capture.id, amountCents: toCents(capture.amount.total), refundedCents }]
    })
  }
}
