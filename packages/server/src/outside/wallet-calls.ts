import * as z from 'zod/mini'
import type { Fetch } from '../kernel/fetch.ts'
import { below, type Caller, callJson, type Unavailable, unavailable } from './call.ts'
import type { Refused } from './capture.ts'
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

const ErrorReply = z.object({ name: z.string() })

/** 1234 as "12.34", -1234 as "-12.34". */
export const walletAmount = (cents: number): string => (cents / 100).toFixed(2)
export const walletCents = (wire: string): number => Math.round(Number(wire) * 100)

/** Where a payment is, or something that can be done with it. */
export const paymentPath = (id: string, action = '') => `payment/${encodeURIComponent(id)}${action}`

/** Codes by which the wallet says that this means of paying will not do, rather than that something is wrong. */
export const declines: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'CREDIT_CARD_REFUSED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
])

/** Calls of PayPal's REST service, signed in; PayPal-Request-Id is the idempotency key. */
export function createWalletCalls({ url, clientId, secret, fetch, clock, timeoutMs = 10_000 }: WalletConfig) {
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
    send,
    /** Carries its key, so one whose connection was cut is sent once more. */
    async post(path: string, body: object, idempotencyKey: string) {
      const answer = await send('POST', path, body, idempotencyKey)
      const cut = answer.status === 'unavailable' && answer.reason === 'network'
      return cut ? send('POST', path, body, idempotencyKey) : answer
    },
  }
}
export type WalletCalls = ReturnType<typeof createWalletCalls>

/** The wallet's "no", as the word it gives for it. 401, 403 and 429 are the operator's matter. */
export function refusal(answer: { http: number; body: unknown }): Refused | Unavailable | undefined {
  if (answer.http < 400) return undefined
  const said = ErrorReply.safeParse(answer.body)
  const ours = answer.http === 401 || answer.http === 403 || answer.http === 429
  if (ours || !said.success) return unavailable(ours ? 'refused' : 'unreadable')
  return { status: 'refused', area: said.data.name }
}
