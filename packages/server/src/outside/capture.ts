import { randomUUID } from 'node:crypto'
import type { CardBrand } from '@onair/core/payment'
import * as z from 'zod/mini'
import type { Fetch } from '../kernel/fetch.ts'
import {
  below,
  type Caller,
  callJson,
  createPaymentGuard,
  type OnPause,
  type Unavailable,
  unavailable,
} from './call.ts'

export interface CaptureConfig {
  /** The base URL of the capture service, e.g. `http://127.0.0.1:3001/capture`. */
  baseUrl: string
  /** The secret that authenticates the shop. */
  secret: string
  fetch: Fetch
  /** The timeout of a call; 10 seconds by default. */
  timeoutMs?: number
  onPause?: OnPause
}

export interface AuthorizeRequest {
  /** A token of the capture frame, never a card number. */
  token: string
  amountCents: number
  currency: 'CAD'
  /** The payment's reference, by which the authorisation can be found later. */
  reference: string
  /** The same key returns the same authorisation. Another card or amount needs another key. */
  idempotencyKey: string
}

export interface Authorized {
  status: 'authorized'
  id: string
  amountCents: number
  cardType: string
  lastDigits: string
}

/** The card of a token, read from the service. */
export interface TokenDetails {
  status: 'known'
  cardType: CardBrand
  lastDigits: string
  expiryMonth: string
  expiryYear: string
  holderName: string
}

/**
 * `card`: the bank declines. `expired`: the card has expired. `code`: its security code is wrong. `token`: the service no
 * longer has the card; the shopper must enter it again.
 */
export interface Declined {
  status: 'declined'
  reason: 'card' | 'expired' | 'code' | 'token'
}

/** The service refuses, e.g. a refund of more than was captured; `area` is its code. */
export interface Refused {
  status: 'refused'
  area: string
}

/** The service processed the call with another amount: an operator has to check it. */
export interface OtherAmount {
  status: 'other-amount'
  id: string
  amountCents: number
  currency: string
}

/** The present state of an authorisation at the service. */
export interface AuthorizationState {
  id: string
  status: 'authorized' | 'declined' | 'captured' | 'voided'
  amountCents: number
  capturedCents: number
  reference: string
  captures: { id: string; amountCents: number; refundedCents: number }[]
}

/** A payment provider: the capture service, by a card's token, or the wallet, by its own order. */
export interface PaymentProvider {
  /**
   * Authorises a payment. After `unavailable` it may have succeeded: retry with the same key, or check with `find`. Only a call
   * that was `paused` was not sent.
   */
  authorize(request: AuthorizeRequest): Promise<Authorized | Declined | Unavailable>
  /** Captures an authorisation, in full or in part. `isFinal` voids the remainder. */
  capture(
    authorizationId: string,
    options: { amountCents?: number; idempotencyKey: string; isFinal?: boolean },
  ): Promise<{ status: 'captured'; id: string; amountCents: number } | OtherAmount | Refused | Unavailable>
  /** Voids the part that was not captured. Can be repeated. */
  void(
    authorizationId: string,
    options: { idempotencyKey: string },
  ): Promise<{ status: 'voided' } | Refused | Unavailable>
  /** Refunds a capture, in full or in part. */
  refund(
    captureId: string,
    options: { amountCents: number; idempotencyKey: string },
  ): Promise<{ status: 'refunded'; id: string; amountCents: number } | OtherAmount | Refused | Unavailable>
  /** All authorisations of a reference, including declined ones, oldest first: to reconcile after a lost response. */
  find(reference: string): Promise<{ status: 'found'; authorizations: AuthorizationState[] } | Unavailable>
}

export interface Capture extends PaymentProvider {
  /** The card of a token. The browser's card data is never trusted. */
  token(token: string): Promise<TokenDetails | { status: 'unknown' } | Unavailable>
  /** Asks the card's bank whether the card is valid, without charging or reserving anything. */
  check(token: string): Promise<{ status: 'good' } | Declined | Unavailable>
}

const amount = z.string().check(z.regex(/^\d+\.\d\d$/))
const authorizationReply = z.object({
  Id: z.string(),
  Status: z.enum(['authorized', 'declined']),
  Amount: amount,
  CardType: z.string(),
  LastDigits: z.string(),
  DeclineReason: z.optional(z.string()),
})
const tokenReply = z.object({
  CardType: z.enum(['VI', 'MC', 'AX', 'FI']),
  LastDigits: z.string().check(z.regex(/^\d{4}$/)),
  ExpiryMonth: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/)),
  ExpiryYear: z.string().check(z.regex(/^20\d\d$/)),
  HolderName: z.string().check(z.minLength(1), z.maxLength(200)),
})
const checkReply = z.object({ Status: z.enum(['good', 'declined']), DeclineReason: z.optional(z.string()) })
const doneReply = z.object({ Id: z.string(), Status: z.enum(['captured', 'voided', 'refunded']), Amount: amount })
const problemsReply = z.array(z.object({ Area: z.string() }))
const foundReply = z.object({
  Authorizations: z.array(
    z.object({
      Id: z.string(),
      Status: z.enum(['authorized', 'declined', 'captured', 'voided']),
      Amount: amount,
      CapturedAmount: amount,
      Reference: z.string(),
      Captures: z.array(z.object({ Id: z.string(), Amount: amount, RefundedAmount: amount })),
    }),
  ),
})

/** Any other reason, including future ones, means that the bank declines. */
const declined = (reason: string | undefined): Declined => ({
  status: 'declined',
  reason: reason === 'expired-card' ? 'expired' : reason === 'security-code' ? 'code' : 'card',
})

const toWire = (cents: number): string => (cents / 100).toFixed(2)
const toCents = (wire: string): number => Number(wire.replace('.', ''))

/** Card payments by token at the capture service. */
export const createCapture = ({ baseUrl, secret, fetch, timeoutMs = 10_000, onPause }: CaptureConfig): Capture => {
  const caller: Caller = { fetch, timeoutMs }
  const guard = createPaymentGuard(onPause)
  const authorization = `Bearer ${secret}`

  /** Every POST has an idempotency key, so it is retried once after a lost connection. */
  const post = async (path: string, body: object, idempotencyKey: string) => {
    const init = {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
    }
    const reply = await callJson(caller, below(baseUrl, path), init)
    const isLost = reply.status === 'unavailable' && reply.reason === 'network'
    return isLost ? callJson(caller, below(baseUrl, path), init) : reply
  }

  /** The first code of a refusal. */
  const areaOf = (body: unknown): string | null => {
    const problems = problemsReply.safeParse(body)
    return problems.success ? (problems.data[0]?.Area ?? null) : null
  }

  /** Captures, voids or refunds an existing payment. */
  const changePayment = async <Status extends 'captured' | 'voided' | 'refunded'>(
    path: string,
    status: Status,
    body: object,
    idempotencyKey: string,
  ): Promise<{ status: Status; id: string; amountCents: number } | Refused | Unavailable> => {
    const reply = await post(path, body, idempotencyKey)
    if (reply.status === 'unavailable') return reply
    if (reply.http === 404 || reply.http === 409) {
      const area = areaOf(reply.body)
      return area === null ? unavailable('unreadable') : { status: 'refused', area }
    }
    if (reply.http >= 400) return unavailable('refused')
    const parsed = doneReply.safeParse(reply.body)
    if (!parsed.success || parsed.data.Status !== status) return unavailable('unreadable')
    return { status, id: parsed.data.Id, amountCents: toCents(parsed.data.Amount) }
  }

  /** The result, unless the service reports another amount than requested. */
  const withRequestedAmount = async <Done extends { status: 'captured' | 'refunded'; id: string; amountCents: number }>(
    requestedCents: number | undefined,
    changing: Promise<Done | Refused | Unavailable>,
  ): Promise<Done | OtherAmount | Refused | Unavailable> => {
    const result = await changing
    if (!('amountCents' in result) || requestedCents === undefined || result.amountCents === requestedCents)
      return result
    return { status: 'other-amount', id: result.id, amountCents: result.amountCents, currency: 'CAD' }
  }

  const voidAuthorization = async (
    authorizationId: string,
    idempotencyKey: string,
  ): Promise<{ status: 'voided' } | Refused | Unavailable> => {
    const path = `authorizations/${encodeURIComponent(authorizationId)}/void`
    const result = await changePayment(path, 'voided', {}, idempotencyKey)
    return result.status === 'voided' ? { status: 'voided' } : result
  }

  return {
    async token(token) {
      const url = below(baseUrl, `tokens/${encodeURIComponent(token)}`)
      const reply = await guard(() => callJson(caller, url, { headers: { authorization } }))
      if (reply.status === 'unavailable') return reply
      if (reply.http === 404) return areaOf(reply.body) === 'Token' ? { status: 'unknown' } : unavailable('unreadable')
      if (reply.http >= 400) return unavailable('refused')
      const parsed = tokenReply.safeParse(reply.body)
      if (!parsed.success) return unavailable('unreadable')
      const { CardType, LastDigits, ExpiryMonth, ExpiryYear, HolderName } = parsed.data
      return {
        status: 'known',
        cardType: CardType,
        lastDigits: LastDigits,
        expiryMonth: ExpiryMonth,
        expiryYear: ExpiryYear,
        holderName: HolderName,
      }
    },
    async check(token) {
      const reply = await guard(() => post('checks', { Token: token }, randomUUID()))
      if (reply.status === 'unavailable') return reply
      if (reply.http >= 400) {
        return areaOf(reply.body) === 'Token' ? { status: 'declined', reason: 'token' } : unavailable('refused')
      }
      const parsed = checkReply.safeParse(reply.body)
      if (!parsed.success) return unavailable('unreadable')
      return parsed.data.Status === 'good' ? { status: 'good' } : declined(parsed.data.DeclineReason)
    },
    async authorize({ token, amountCents, currency, reference, idempotencyKey }) {
      const body = { Token: token, Amount: toWire(amountCents), Currency: currency, Reference: reference }
      const reply = await guard(() => post('authorizations', body, idempotencyKey))
      if (reply.status === 'unavailable') return reply
      if (reply.http >= 400) {
        return areaOf(reply.body) === 'Token' ? { status: 'declined', reason: 'token' } : unavailable('refused')
      }
      const parsed = authorizationReply.safeParse(reply.body)
      if (!parsed.success || toCents(parsed.data.Amount) !== amountCents) return unavailable('unreadable')
      const { Id, Status, CardType, LastDigits, DeclineReason } = parsed.data
      if (Status === 'declined') return declined(DeclineReason)
      return { status: 'authorized', id: Id, amountCents, cardType: CardType, lastDigits: LastDigits }
    },
    async capture(authorizationId, { amountCents, idempotencyKey, isFinal = false }) {
      const body = amountCents === undefined ? {} : { Amount: toWire(amountCents) }
      const path = `authorizations/${encodeURIComponent(authorizationId)}/capture`
      const result = await withRequestedAmount(amountCents, changePayment(path, 'captured', body, idempotencyKey))
      if (!isFinal || result.status !== 'captured') return result
      const rest = await voidAuthorization(authorizationId, `${idempotencyKey}-rest`)
      return rest.status === 'voided' ? result : rest
    },
    void: (authorizationId, { idempotencyKey }) => voidAuthorization(authorizationId, idempotencyKey),
    refund: (captureId, { amountCents, idempotencyKey }) => {
      const body = { Amount: toWire(amountCents) }
      const path = `captures/${encodeURIComponent(captureId)}/refund`
      return withRequestedAmount(amountCents, changePayment(path, 'refunded', body, idempotencyKey))
    },
    async find(reference) {
      const url = `${below(baseUrl, 'authorizations')}?${new URLSearchParams({ reference })}`
      const reply = await callJson(caller, url, { headers: { authorization } })
      if (reply.status === 'unavailable') return reply
      if (reply.http >= 400) return unavailable('refused')
      const parsed = foundReply.safeParse(reply.body)
      if (!parsed.success) return unavailable('unreadable')
      const authorizations = parsed.data.Authorizations.map((state) => ({
        id: state.Id,
        status: state.Status,
        amountCents: toCents(state.Amount),
        capturedCents: toCents(state.CapturedAmount),
        reference: state.Reference,
        captures: state.Captures.map((capture) => ({
          id: capture.Id,
          amountCents: toCents(capture.Amount),
          refundedCents: toCents(capture.RefundedAmount),
        })),
      }))
      return { status: 'found', authorizations }
    },
  }
}
