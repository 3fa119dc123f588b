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
  async function settle<Status extends 'captured' | 'refunded'>(
    status: Status,
    askedCents: number | undefined,
    answering: ReturnType<typeof send>,
  ): Promise<{ status: Status; id: string; amountCents: number } | OtherAmount | Refused | Unavailable> {
    const answer = await answering
    if (answer.status === 'unavailable') return answer
    const no = refusal(answer)
    if (no) return no
    const reply = DoneReply.safeParse(answer.body)
    const done = reply.success && ['completed', 'pending'].includes(reply.data.state.toLowerCase())
    if (!done) return unavailable('unreadable')
    const { id, amount: reported } = reply.data
    const amountCents = walletCents(reported.total)
    const other = reported.currency !== currency || (askedCents !== undefined && amountCents !== askedCents)
    return other
      ? { status: 'other-amount', id, amountCents, currency: reported.currency }
      : { status, id, amountCents }
  }

  async function capturesOf(paymentId: string): Promise<AuthorizationState['captures'] | undefined> {
    const answer = await send('GET', paymentPath(paymentId))
    const reply = History.safeParse(answer.status === 'answered' ? answer.body : undefined)
    if (!reply.success) return undefined
    const related = reply.data.transactions.flatMap(({ related_resources }) => related_resources)
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
      const answer = await guard(() => post(orderPath(token, '/authorize'), body, idempotencyKey))
      if (answer.status === 'unavailable') return answer
      const no = refusal(answer)
      if (no?.status === 'refused') return { status: 'declined', reason: declines.has(no.area) ? 'card' : 'token' }
      if (no) return no
      const reply = DoneReply.safeParse(answer.body)
      const stands = reply.success && reply.data.state.toLowerCase() === 'authorized'
      const reported = stands ? reply.data.amount : undefined
      if (reported?.currency !== currency || walletCents(reported.total) !== amountCents)
        return unavailable('unreadable')
      return { status: 'authorized', id: token, amountCents, cardType: 'PY', lastDigits: '' }
    },
    capture(orderId, { amountCents, idempotencyKey, isFinal = false }) {
      const asked = amountCents !== undefined && { amount: { currency, total: walletAmount(amountCents) } }
      const body = { ...asked, is_final_capture: isFinal || amountCents === undefined }
      return settle('captured', amountCents, post(orderPath(orderId, '/capture'), body, idempotencyKey))
    },
    /** Can be repeated: an order that is already voided gets the same result. */
    async void(orderId, { idempotencyKey }) {
      const answer = await post(orderPath(orderId, '/do-void'), {}, idempotencyKey)
      if (answer.status === 'unavailable') return answer
      const no = refusal(answer)
      if (no) return no.status === 'refused' && no.area === 'ORDER_VOIDED' ? { status: 'voided' } : no
      const reply = OrderReply.safeParse(answer.body)
      const voided = reply.success && reply.data.state.toLowerCase() === 'voided'
      return voided ? { status: 'voided' } : unavailable('unreadable')
    },
    refund(captureId, { amountCents, idempotencyKey }) {
      const body = { amount: { currency, total: walletAmount(amountCents) } }
      const path = `capture/${encodeURIComponent(captureId)}/refund`
      return settle('refunded', amountCents, post(path, body, idempotencyKey))
    },
    /** The wallet's authorisations of an order; none before it is authorised. */
    async find(orderId) {
      const answer = await send('GET', orderPath(orderId))
      if (answer.status === 'unavailable') return answer
      if (answer.http === 404) return { status: 'found', authorizations: [] }
      if (answer.http >= 400) return unavailable('refused')
      const reply = OrderReply.safeParse(answer.body)
      if (!reply.success) return unavailable('unreadable')
      const status = orderStates.get(reply.data.state.toLowerCase())
      if (status === undefined) return { status: 'found', authorizations: [] }
      const captures = await capturesOf(reply.data.parent_payment)
      if (captures === undefined) return unavailable('unreadable')
      const capturedCents = captures.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const amountCents = walletCents(reply.data.amount.total)
      return {
        status: 'found',
        authorizations: [{ id: orderId, status, amountCents, capturedCents, reference: orderId, captures }],
      }
    },
  }
}
