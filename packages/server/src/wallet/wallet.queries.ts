import { statement } from '../kernel/db/pool.ts'

/** A wallet payment that was created for a bag. */
export type WalletRow = {
  paymentId: string
  cartGuid: string
  amountCents: number
  /**
   * `placed`: an order has it. `voiding`, `voided`: it is being or was voided. `stuck`: the wallet refuses to void it. `failed`: it
   * was declined, or never executed.
   */
  state: 'created' | 'executing' | 'executed' | 'placed' | 'voiding' | 'voided' | 'stuck' | 'failed'
  payerId: string | null
  transactionId: string | null
  /** The customer whose bag it pays for; null while the bag has no owner. */
  ownerEdp: number | null
  createdAt: Date
  changedAt: Date
}

const selectPayment = `select payment_id as "paymentId", cart_guid as "cartGuid", amount_cents as "amountCents", state,
  payer_id as "payerId", transaction_id as "transactionId",
  (select customer_edp from cart where guid = cart_guid) as "ownerEdp", created_at as "createdAt", changed_at as "changedAt"
  from wallet_payment`

export const walletPayment = statement<WalletRow, { paymentId: string }>(
  'wallet.payment',
  `${selectPayment} where payment_id = :paymentId`,
)

export const saveWalletPayment = statement<
  never,
  { paymentId: string; cartGuid: string; amountCents: number; now: Date }
>(
  'wallet.save',
  `insert into wallet_payment (payment_id, cart_guid, amount_cents, state, created_at, changed_at)
   values (:paymentId, :cartGuid, :amountCents, 'created', :now, :now) on conflict (payment_id) do nothing`,
)

/** Changes the amount. No row if the execution has started. */
export const setWalletAmount = statement<{ paymentId: string }, { paymentId: string; amountCents: number; now: Date }>(
  'wallet.set-amount',
  `update wallet_payment set amount_cents = :amountCents, changed_at = :now where payment_id = :paymentId and state = 'created'
   returning payment_id as "paymentId"`,
)

/** Leases a payment to execute or reconcile it; no row if another request was faster. */
export const leaseWalletPayment = statement<
  { paymentId: string },
  { paymentId: string; seenState: WalletRow['state']; seenAt: Date; now: Date }
>(
  'wallet.lease',
  `update wallet_payment set state = 'executing', changed_at = :now
   where payment_id = :paymentId and state = :seenState and changed_at = :seenAt returning payment_id as "paymentId"`,
)

/** Releases a payment that was leased at this instant. */
export const releaseWalletPayment = statement<
  never,
  { paymentId: string; leasedAt: Date; state: 'created' | 'executing' | 'failed'; changedAt: Date }
>(
  'wallet.release',
  `update wallet_payment set state = :state, changed_at = :changedAt
   where payment_id = :paymentId and state = 'executing' and changed_at = :leasedAt`,
)

/** Records an execution. No row if the lease of this instant has been lost. */
export const saveTransaction = statement<
  { paymentId: string },
  { paymentId: string; leasedAt: Date; transactionId: string; payerId: string; now: Date }
>(
  'wallet.save-transaction',
  `update wallet_payment set state = 'executed', transaction_id = :transactionId, payer_id = :payerId, changed_at = :now
   where payment_id = :paymentId and state = 'executing' and changed_at = :leasedAt returning payment_id as "paymentId"`,
)

/** Marks an executed payment as voiding, so that no order can use it. No row if an order has it or is about to. */
export const markWalletVoiding = statement<{ paymentId: string }, { paymentId: string; now: Date }>(
  'wallet.mark-voiding',
  `update wallet_payment executed set state = 'voiding', changed_at = :now
   where payment_id = :paymentId and state = 'executed' and not exists(
     select 1 from payment where token = executed.transaction_id and state in ('started', 'authorised', 'voiding', 'stuck')
   ) returning payment_id as "paymentId"`,
)

/** Records that the wallet refuses to void it; `stuckService` retries it from `dueAt` on. */
export const setExecutionStuck = statement<
  never,
  { paymentId: string; leasedAt: Date; transactionId: string; dueAt: Date }
>(
  'wallet.set-execution-stuck',
  `update wallet_payment set state = 'stuck', transaction_id = :transactionId, changed_at = :dueAt
   where payment_id = :paymentId and state = 'executing' and changed_at = :leasedAt`,
)

/** Payments whose execution started before a time and has no known result. */
export const unknownWalletPayments = statement<WalletRow, { before: Date }>(
  'wallet.unknown',
  `${selectPayment} where state = 'executing' and changed_at < :before order by changed_at limit 20`,
)
