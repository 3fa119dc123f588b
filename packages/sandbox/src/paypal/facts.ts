import type { Transaction } from './transaction.ts'

/** One event at the wallet. Amounts are integer cents. */
export type Fact =
  | {
      kind: 'created'
      id: string
      at: string
      token: string
      transaction: Transaction
      returnUrl: string
      cancelUrl: string
    }
  | { kind: 'updated'; id: string; at: string; transaction: Transaction }
  | { kind: 'approved'; id: string; at: string; payerId: string }
  | { kind: 'declined'; id: string; at: string; orderId: string | null }
  | { kind: 'executed'; id: string; at: string; orderId: string; cents: number }
  | { kind: 'authorized'; id: string; at: string; orderId: string; authorizationId: string; cents: number }
  | { kind: 'captured'; id: string; at: string; orderId: string; captureId: string; cents: number; isFinal?: boolean }
  | { kind: 'voided'; id: string; at: string; orderId: string; cents: number }
  | { kind: 'refunded'; id: string; at: string; captureId: string; refundId: string; cents: number }
/** An event as it is stored. `id` is the payment's; the key is the request's PayPal-Request-Id. */
export type Entry = Fact & { key?: string; request?: string }
