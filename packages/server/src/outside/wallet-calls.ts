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
import type { Refused } from './capture.ts'
import { createWalletAccess } from './wallet-access.ts'

export type WalletConfig = {
  /** The base URL of PayPal's REST service, without its version, e.g. `https://api-m.paypal.com`. */
  url: string
  clientId: string
  secret: string
  /** The shop's account; payments to another one are never executed. */
  merchantId: string
  fetch: Fetch
  clock: () => Date
  /** The timeout of a call; 10 seconds by default. */
  timeoutMs?: number
  onPause?: OnPause
}

const ErrorReply = z.object({ name: z.string() })

/** 1234 as "12.34", -1234 as "-12.34". */
export const walletAmount = (cents: number): string => (cents / 100).toFixed(2)
export const walletCents = (wire: string): number => Math.round(Number(wire) * 100)

/** A link of a payment: to itself, or to one of its actions. */
export const paymentPath = (id: string, action = '') => `payment/${encodeURIComponent(id)}${action}`

/** Codes with which the wallet declines a means of payment, in contrast to errors. */
export const declines: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'CREDIT_CARD_REFUSED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
])

/** Authenticated calls of PayPal's REST service; PayPal-Request-Id is the idempotency key. */
export function createWalletCalls(config: WalletConfig) {
  const { url, clientId, secret, fetch, clock, timeoutMs = 10_000, onPause } = config
  const caller: Caller = { fetch, timeoutMs }
  const withToken = createWalletAccess({ url, clientId, secret, caller, clock })

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

  return {
    /** For the calls that shoppers wait for. */
    guard: createPaymentGuard(onPause),
    send,
    /** Has an idempotency key, so it is retried once after a lost connection. */
    async post(path: string, body: object, idempotencyKey: string) {
      const reply = await send('POST', path, body, idempotencyKey)
      const isLost = reply.status === 'unavailable' && reply.reason === 'network'
      return isLost ? send('POST', path, body, idempotencyKey) : reply
    },
  }
}
export type WalletCalls = ReturnType<typeof createWalletCalls>

/** The code of the wallet's refusal. 401, 403 and 429 must be corrected by the operator. */
export function refusal(reply: { http: number; body: unknown }): Refused | Unavailable | undefined {
  if (reply.http < 400) return undefined
  const parsed = ErrorReply.safeParse(reply.body)
  const ours = reply.http === 401 || reply.http === 403 || reply.http === 429
  if (ours || !parsed.success) return unavailable(ours ? 'refused' : 'unreadable')
  return { status: 'refused', area: parsed.data.name }
}
