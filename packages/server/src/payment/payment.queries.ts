import { statement } from '../kernel/db/pool.ts'
import type { ProviderName } from './providers.ts'

/** A payment that no order has yet. */
export type OpenPayment = {
  reference: string
  provider: ProviderName
  /** A card's, or the wallet's order. */
  token: string
  amountCents: number
  state: 'started' | 'voiding'
  heldUntil: Date
}

const open = `select reference, provider, token, amount_cents as "amountCents", state,
  held_until as "heldUntil" from payment where order_no is null and state in ('started', 'authorised', 'voiding')`

export const openPaymentOf = statement<OpenPayment, [guid: string]>('payment.open-of', `${open} and cart_guid = $1`)

/** Payments that their placing has left behind since then, oldest first. */
export const leftPayments = statement<OpenPayment, [before: Date]>(
  'payment.left',
  `${open} and held_until < $1 order by held_until limit 50`,
)

/**
 * No row when the bag has an open payment already, or is open no more. The lock waits for whoever is just ordering it, whose
 * payment is open no more as soon as the bag is not either.
 */
export const startPayment = statement<
  { reference: string },
  [
    reference: string,
    edp: number,
    guid: string,
    provider: ProviderName,
    token: string,
    amountCents: number,
    heldUntil: Date,
  ]
>(
  'payment.start',
  `with open as (select guid from cart where guid = $3 and ordered_at is null for share)
   insert into payment (reference, customer_edp, cart_guid, provider, token, amount_cents, state, held_until)
   select $1, $2, guid, $4, $5, $6::int, 'started', $7::timestamptz from open
   on conflict (cart_guid) where order_no is null and state in ('started', 'authorised', 'voiding') do nothing
   returning reference`,
)

/** Takes over a payment that nobody holds any more; no row when somebody else was quicker. */
export const holdPayment = statement<{ reference: string }, [reference: string, seen: Date, heldUntil: Date]>(
  'payment.hold',
  `update payment set held_until = $3 where reference = $1 and held_until = $2 and order_no is null
     and state in ('started', 'authorised', 'voiding') returning reference`,
)

export const releasePayment = statement<never, [reference: string, now: Date]>(
  'payment.release',
  `update payment set held_until = $2 where reference = $1 and order_no is null`,
)

/** No row when an order has the payment: then it is no longer anybody's to change. */
export const setPaymentState = statement<
  { reference: string },
  [reference: string, state: 'declined' | 'voiding' | 'voided']
>('payment.set-state', 'update payment set state = $2 where reference = $1 and order_no is null returning reference')

/** Its provider will not give it back: the bag can be paid with something else, and the payment is looked after apart, from then on. */
export const setPaymentStuck = statement<never, [reference: string, dueAt: Date]>(
  'payment.set-stuck',
  `update payment set state = 'stuck', held_until = $2 where reference = $1 and order_no is null`,
)

/** Payments that are stuck and due, each until then for one who looks after it. */
export const dueStuckPayments = statement<
  Pick<OpenPayment, 'reference' | 'provider' | 'token' | 'amountCents'>,
  [now: Date, dueAgain: Date]
>(
  'payment.due-stuck',
  `update payment set held_until = $2 where reference in (
     select reference from payment where state = 'stuck' and held_until <= $1
     order by held_until limit 20 for no key update skip locked
   ) returning reference, provider, token, amount_cents as "amountCents"`,
)

/** Its money is no longer the shop's after all. */
export const endStuckPayment = statement<never, [reference: string]>(
  'payment.end-stuck',
  `update payment set state = 'voided' where reference = $1 and state = 'stuck'`,
)

/** A payment that the wallet has executed for a bag. It can be placed with until an order has it, or it was given back. */
type ExecutedPayment = { transactionId: string; payerId: string | null; amountCents: number; isOpen: boolean }

export const executedPayment = statement<ExecutedPayment, [guid: string, transactionId: string]>(
  'payment.executed',
  `select transaction_id as "transactionId", payer_id as "payerId", amount_cents as "amountCents",
     state = 'executed' as "isOpen"
   from wallet_payment where cart_guid = $1 and transaction_id = $2`,
)

/** What was executed and became no order since then: from now on nothing can be placed with it. Again what was tried before. */
export const abandonPayments = statement<{ transactionId: string }, [before: Date, now: Date, triedBefore: Date]>(
  'payment.abandon',
  `update wallet_payment set state = 'voiding', changed_at = $2 where payment_id in (
     select payment_id from wallet_payment left_alone
     where (state = 'executed' and changed_at < $1 or state = 'voiding' and changed_at < $3) and not exists(
       select 1 from payment where token = left_alone.transaction_id and state in ('started', 'authorised', 'voiding', 'stuck')
     ) order by changed_at limit 20 for no key update skip locked
   ) returning transaction_id as "transactionId"`,
)

/** The wallet has released the money. */
export const setWalletVoided = statement<never, [transactionId: string, now: Date]>(
  'payment.wallet-voided',
  `update wallet_payment set state = 'voided', changed_at = $2 where transaction_id = $1 and state in ('executed', 'voiding', 'stuck')`,
)

/** The wallet will not give it back; it is looked after from then on. */
export const setWalletStuck = statement<never, [transactionId: string, dueAt: Date]>(
  'payment.wallet-stuck',
  `update wallet_payment set state = 'stuck', changed_at = $2 where transaction_id = $1 and state = 'voiding'`,
)

/** The same as `dueStuckPayments`, of what the wallet executed and nobody ever placed with. */
export const dueStuckWalletPayments = statement<
  { transactionId: string; amountCents: number },
  [now: Date, dueAgain: Date]
>(
  'payment.due-stuck-wallet',
  `update wallet_payment set changed_at = $2 where payment_id in (
     select payment_id from wallet_payment where state = 'stuck' and changed_at <= $1
     order by changed_at limit 20 for no key update skip locked
   ) returning transaction_id as "transactionId", amount_cents as "amountCents"`,
)
