import { statement } from '../kernel/db/pool.ts'
import type { ProviderName } from './providers.ts'

/** A payment without an order. */
export type OpenPayment = {
  reference: string
  provider: ProviderName
  /** The card's token, or the id of the wallet's order. */
  token: string
  amountCents: number
  state: 'started' | 'voiding'
  leasedUntil: Date
}

const selectOpen = `select reference, provider, token, amount_cents as "amountCents", state,
  held_until as "leasedUntil" from payment where order_no is null and state in ('started', 'authorised', 'voiding')`

export const openPaymentOf = statement<OpenPayment, { guid: string }>(
  'payment.open-of',
  `${selectOpen} and cart_guid = :guid`,
)

/** Payments of failed requests whose lease expired before a time, oldest first. */
export const stalePayments = statement<OpenPayment, { before: Date }>(
  'payment.stale',
  `${selectOpen} and held_until < :before order by held_until limit 50`,
)

/**
 * Starts a payment. No row if the bag has an open payment already, or is no longer open. The lock waits for a concurrent order of
 * the bag, whose commit closes the payment and the bag together.
 */
export const startPayment = statement<
  { reference: string },
  {
    reference: string
    edp: number
    guid: string
    provider: ProviderName
    token: string
    amountCents: number
    leasedUntil: Date
  }
>(
  'payment.start',
  `with open as (select guid from cart where guid = :guid and ordered_at is null for share)
   insert into payment (reference, customer_edp, cart_guid, provider, token, amount_cents, state, held_until)
   select :reference, :edp, guid, :provider, :token, :amountCents::int, 'started', :leasedUntil::timestamptz from open
   on conflict (cart_guid) where order_no is null and state in ('started', 'authorised', 'voiding') do nothing
   returning reference`,
)

/** Leases a payment whose lease has expired; no row if another request was faster. */
export const leasePayment = statement<{ reference: string }, { reference: string; seen: Date; leasedUntil: Date }>(
  'payment.lease',
  `update payment set held_until = :leasedUntil where reference = :reference and held_until = :seen and order_no is null
     and state in ('started', 'authorised', 'voiding') returning reference`,
)

export const releasePayment = statement<never, { reference: string; now: Date }>(
  'payment.release',
  `update payment set held_until = :now where reference = :reference and order_no is null`,
)

/** Changes a payment's state. No row if an order has it: then it can no longer be changed. */
export const setPaymentState = statement<
  { reference: string },
  { reference: string; state: 'declined' | 'voiding' | 'voided' }
>(
  'payment.set-state',
  'update payment set state = :state where reference = :reference and order_no is null returning reference',
)

/** Records that the provider refuses to void it. The bag can be paid otherwise; `stuckService` retries this payment from `dueAt` on. */
export const setPaymentStuck = statement<never, { reference: string; dueAt: Date }>(
  'payment.set-stuck',
  `update payment set state = 'stuck', held_until = :dueAt where reference = :reference and order_no is null`,
)

/** Leases the stuck payments that are due, until a time. */
export const dueStuckPayments = statement<
  Pick<OpenPayment, 'reference' | 'provider' | 'token' | 'amountCents'>,
  { now: Date; dueAgain: Date }
>(
  'payment.due-stuck',
  `update payment set held_until = :dueAgain where reference in (
     select reference from payment where state = 'stuck' and held_until <= :now
     order by held_until limit 20 for no key update skip locked
   ) returning reference, provider, token, amount_cents as "amountCents"`,
)

/** Ends a stuck payment: it was voided or refunded at the provider. */
export const endStuckPayment = statement<never, { reference: string }>(
  'payment.end-stuck',
  `update payment set state = 'voided' where reference = :reference and state = 'stuck'`,
)

/** An executed wallet payment of a bag. Open: no order has it, and it was not voided. */
type ExecutedPayment = { transactionId: string; payerId: string | null; amountCents: number; isOpen: boolean }

export const executedPayment = statement<ExecutedPayment, { guid: string; transactionId: string }>(
  'payment.executed',
  `select transaction_id as "transactionId", payer_id as "payerId", amount_cents as "amountCents",
     state = 'executed' as "isOpen"
   from wallet_payment where cart_guid = :guid and transaction_id = :transactionId`,
)

/** Marks executed payments without an order as voiding, so that no order can use them. Earlier failed voids are included. */
export const abandonPayments = statement<{ transactionId: string }, { before: Date; now: Date; triedBefore: Date }>(
  'payment.abandon',
  `update wallet_payment set state = 'voiding', changed_at = :now where payment_id in (
     select payment_id from wallet_payment abandoned
     where (state = 'executed' and changed_at < :before or state = 'voiding' and changed_at < :triedBefore) and not exists(
       select 1 from payment where token = abandoned.transaction_id and state in ('started', 'authorised', 'voiding', 'stuck')
     ) order by changed_at limit 20 for no key update skip locked
   ) returning transaction_id as "transactionId"`,
)

/** Records that the wallet voided a payment. */
export const setWalletVoided = statement<never, { transactionId: string; now: Date }>(
  'payment.wallet-voided',
  `update wallet_payment set state = 'voided', changed_at = :now where transaction_id = :transactionId and state in ('executed', 'voiding', 'stuck')`,
)

/** Records that the wallet refuses to void a payment; `stuckService` retries it from `dueAt` on. */
export const setWalletStuck = statement<never, { transactionId: string; dueAt: Date }>(
  'payment.wallet-stuck',
  `update wallet_payment set state = 'stuck', changed_at = :dueAt where transaction_id = :transactionId and state = 'voiding'`,
)

/** Like `dueStuckPayments`, for executed wallet payments without an order. */
export const dueStuckWalletPayments = statement<
  { transactionId: string; amountCents: number },
  { now: Date; dueAgain: Date }
>(
  'payment.due-stuck-wallet',
  `update wallet_payment set changed_at = :dueAgain where payment_id in (
     select payment_id from wallet_payment where state = 'stuck' and changed_at <= :now
     order by changed_at limit 20 for no key update skip locked
   ) returning transaction_id as "transactionId", amount_cents as "amountCents"`,
)
