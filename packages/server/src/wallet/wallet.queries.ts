import { statement } from '../kernel/db/pool.ts'

/** A payment that the wallet was asked to begin for a bag. */
export type WalletRow = {
  paymentId: string
  cartGuid: string
  amountCents: number
  /**
   * `placed`: an order has it. `voiding`, `voided`: it was given back. `stuck`: the wallet will not give it back. `failed`: it was
   * declined, or came to nothing.
   */
  state: 'created' | 'executing' | 'executed' | 'placed' | 'voiding' | 'voided' | 'stuck' | 'failed'
  payerId: string | null
  transactionId: string | null
  createdAt: Date
  changedAt: Date
}

const row = `select payment_id as "paymentId", cart_guid as "cartGuid", amount_cents as "amountCents", state,
  payer_id as "payerId", transaction_id as "transactionId", created_at as "createdAt", changed_at as "changedAt"
  from wallet_payment`

export const walletPayment = statement<WalletRow, [paymentId: string]>('wallet.payment', `${row} where payment_id = $1`)

export const keepWalletPayment = statement<
  never,
  [paymentId: string, cartGuid: string, amountCents: number, now: Date]
>(
  'wallet.keep',
  `insert into wallet_payment (payment_id, cart_guid, amount_cents, state, created_at, changed_at)
   values ($1, $2, $3, 'created', $4, $4) on conflict (payment_id) do nothing`,
)

/** No row when it is no longer only created. */
export const setWalletAmount = statement<{ paymentId: string }, [paymentId: string, amountCents: number, now: Date]>(
  'wallet.set-amount',
  `update wallet_payment set amount_cents = $2, changed_at = $3 where payment_id = $1 and state = 'created'
   returning payment_id as "paymentId"`,
)

/** Takes a payment to execute or to settle it; no row when somebody else was quicker. */
export const holdWalletPayment = statement<
  { paymentId: string },
  [paymentId: string, seenState: WalletRow['state'], seenAt: Date, now: Date]
>(
  'wallet.hold',
  `update wallet_payment set state = 'executing', changed_at = $4
   where payment_id = $1 and state = $2 and changed_at = $3 returning payment_id as "paymentId"`,
)

/** Lets go of a payment that is held since then. */
export const releaseWalletPayment = statement<
  never,
  [paymentId: string, heldAt: Date, state: 'created' | 'executing' | 'failed', changedAt: Date]
>(
  'wallet.release',
  `update wallet_payment set state = $3, changed_at = $4
   where payment_id = $1 and state = 'executing' and changed_at = $2`,
)

/** No row when it is no longer held since then. */
export const keepTransaction = statement<
  { paymentId: string },
  [paymentId: string, heldAt: Date, transactionId: string, payerId: string, payerEmail: string | null, now: Date]
>(
  'wallet.keep-transaction',
  `update wallet_payment set state = 'executed', transaction_id = $3, payer_id = $4, payer_email = $5, changed_at = $6
   where payment_id = $1 and state = 'executing' and changed_at = $2 returning payment_id as "paymentId"`,
)

/** Nothing can be placed any more with what was executed: it goes back. No row when an order has it, or somebody is placing with it. */
export const takeBackWalletPayment = statement<{ paymentId: string }, [paymentId: string, now: Date]>(
  'wallet.take-back',
  `update wallet_payment executed set state = 'voiding', changed_at = $2
   where payment_id = $1 and state = 'executed' and not exists(
     select 1 from payment where token = executed.transaction_id and state in ('started', 'authorised', 'voiding', 'stuck')
   ) returning payment_id as "paymentId"`,
)

/** The wallet will not give back what it executed: it is looked after from then on. */
export const stickWalletPayment = statement<
  never,
  [paymentId: string, heldAt: Date, transactionId: string, dueAt: Date]
>(
  'wallet.stick',
  `update wallet_payment set state = 'stuck', transaction_id = $3, changed_at = $4
   where payment_id = $1 and state = 'executing' and changed_at = $2`,
)

/** Payments whose execution was begun before then, and nobody knows what became of it. */
export const unknownWalletPayments = statement<WalletRow, [before: Date]>(
  'wallet.unknown',
  `${row} where state = 'executing' and changed_at < $1 order by changed_at limit 20`,
)
