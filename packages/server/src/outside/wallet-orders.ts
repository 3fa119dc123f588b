import * as z from 'zod/mini'
import { type Unavailable, unavailable } from './call.ts'
import type { AuthorizationState, AuthorizeRequest, OtherAmount, PaymentProvider, Refused } from './capture.ts'
import { declines, paymentPath, refusal, type WalletCalls, walletAmount, walletCents } from './wallet-calls.ts'

const amount = z.object({ total: z.string().check(z.regex(/^\d+\.\d\d$/)), currency: z.string() })
const OrderReply = z.object({ id: z.string(), state: z.string(), amount, parent_payment: z.string() })
const DoneReply = z.object({ id: z.string(), state: z.string(), amount })
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

const orderStates: ReadonlyMap<string, AuthorizationState['status']> = new Map([
  ['authorized', 'authorized'],
  ['partially_captured', 'authorized'],
  ['captured', 'captured'],
  ['completed', 'captured'],
  ['voided', 'voided'],
])

const currency = 'CAD'
const orderPath = (id: string, action = '') => `orders/${encodeURIComponent(id)}${action}`

/**
 * The wallet's orders, which executed payments create, as a payment provider. An order's id is its token, the id of its
 * authorisation, and the reference for `find`.
 */
export function createWalletOrders({ guard, send, post }: WalletCalls): PaymentProvider {
  async function changeOrder<Status extends 'captured' | 'refunded'>(
    status: Status,
    requestedCents: number | undefined,
    changing: ReturnType<typeof send>,
  ): Promise<{ status: Status; id: string; amountCents: number } | OtherAmount | Refused | Unavailable> {
    const reply = await changing
    if (reply.status === 'unavailable') return reply
    const refused = refusal(reply)
    if (refused) return refused
    const parsed = DoneReply.safeParse(reply.body)
    const isDone = parsed.success && ['completed', 'pending'].includes(parsed.data.state.toLowerCase())
    if (!isDone) return unavailable('unreadable')
    const { id, amount: reported } = parsed.data
    const amountCents = walletCents(reported.total)
    const isOtherAmount =
      reported.currency !== currency || (requestedCents !== undefined && amountCents !== requestedCents)
    return isOtherAmount
      ? { status: 'other-amount', id, amountCents, currency: reported.currency }
      : { status, id, amountCents }
  }

  async function capturesOf(paymentId: string): Promise<AuthorizationState['captures'] | undefined> {
    const reply = await send('GET', paymentPath(paymentId))
    const parsed = History.safeParse(reply.status === 'answered' ? reply.body : undefined)
    if (!parsed.success) return undefined
    const related = parsed.data.transactions.flatMap(({ related_resources }) => related_resources)
    return related.flatMap(({ capture }) => {
      if (!capture) return []
      const refunded = related.filter(({ refund }) => refund?.capture_id === capture.id)
      const refundedCents = refunded.reduce((sum, { refund }) => sum + walletCents(refund?.amount.total ?? '0'), 0)
      return [{ id: capture.id, amountCents: walletCents(capture.amount.total), refundedCents }]
    })
  }

  return {
    async authorize({ token, amountCents, idempotencyKey }: AuthorizeRequest) {
      const body = { amount: { currency, total: walletAmount(amountCents) } }
      const reply = await guard(() => post(orderPath(token, '/authorize'), body, idempotencyKey))
      if (reply.status === 'unavailable') return reply
      const refused = refusal(reply)
      if (refused?.status === 'refused')
        return { status: 'declined', reason: declines.has(refused.area) ? 'card' : 'token' }
      if (refused) return refused
      const parsed = DoneReply.safeParse(reply.body)
      const isAuthorized = parsed.success && parsed.data.state.toLowerCase() === 'authorized'
      const reported = isAuthorized ? parsed.data.amount : undefined
      if (reported?.currency !== currency || walletCents(reported.total) !== amountCents)
        return unavailable('unreadable')
      return { status: 'authorized', id: token, amountCents, cardType: 'PY', lastDigits: '' }
    },
    capture(orderId, { amountCents, idempotencyKey, isFinal = false }) {
      const requestedAmount = amountCents !== undefined && { amount: { currency, total: walletAmount(amountCents) } }
      const body = { ...requestedAmount, is_final_capture: isFinal || amountCents === undefined }
      return changeOrder('captured', amountCents, post(orderPath(orderId, '/capture'), body, idempotencyKey))
    },
    /** Can be repeated: an order that is already voided gets the same result. */
    async void(orderId, { idempotencyKey }) {
      const reply = await post(orderPath(orderId, '/do-void'), {}, idempotencyKey)
      if (reply.status === 'unavailable') return reply
      const refused = refusal(reply)
      if (refused)
        return refused.status === 'refused' && refused.area === 'ORDER_VOIDED' ? { status: 'voided' } : refused
      const parsed = OrderReply.safeParse(reply.body)
      const voided = parsed.success && parsed.data.state.toLowerCase() === 'voided'
      return voided ? { status: 'voided' } : unavailable('unreadable')
    },
    refund(captureId, { amountCents, idempotencyKey }) {
      const body = { amount: { currency, total: walletAmount(amountCents) } }
      const path = `capture/${encodeURIComponent(captureId)}/refund`
      return changeOrder('refunded', amountCents, post(path, body, idempotencyKey))
    },
    /** The wallet's authorisations of an order; none before it is authorised. */
    async find(orderId) {
      const reply = await send('GET', orderPath(orderId))
      if (reply.status === 'unavailable') return reply
      if (reply.http === 404) return { status: 'found', authorizations: [] }
      if (reply.http >= 400) return unavailable('refused')
      const parsed = OrderReply.safeParse(reply.body)
      if (!parsed.success) return unavailable('unreadable')
      const status = orderStates.get(parsed.data.state.toLowerCase())
      if (status === undefined) return { status: 'found', authorizations: [] }
      const captures = await capturesOf(parsed.data.parent_payment)
      if (captures === undefined) return unavailable('unreadable')
      const capturedCents = captures.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const amountCents = walletCents(parsed.data.amount.total)
      return {
        status: 'found',
        authorizations: [{ id: orderId, status, amountCents, capturedCents, reference: orderId, captures }],
      }
    },
  }
}
