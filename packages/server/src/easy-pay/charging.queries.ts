import { statement } from '../kernel/db/pool.ts'
import type { LaterCard, OrderState } from '../orders/order.ts'

/** An order with later payments to charge. */
export type ChargedOrder = {
  orderNo: string
  edp: number
  state: OrderState
  noOfInstallments: number
  cardToken: string | null
  card: LaterCard | null
  /** A return has begun, and may forgive payments. */
  isReturning: boolean
}

/** Reads a locked order. Needs a statement of its own: one that waits for a lock sees other tables as they were before the wait. */
export const chargedOrder = statement<ChargedOrder, { orderNo: string }>(
  'easy-pay.order',
  `select order_no as "orderNo", customer_edp as edp, state, no_of_installments as "noOfInstallments",
     card_token as "cardToken", coalesce(later_card, case when card_last_digits is not null then jsonb_build_object(
       'cardType', card_type, 'lastDigits', card_last_digits, 'expiryMonth', card_expiry_month,
       'expiryYear', card_expiry_year) end) as card,
     exists(select 1 from refund where refund.order_no = placed_order.order_no and refund.state = 'begun') as "isReturning"
   from placed_order where order_no = :orderNo`,
)

/** An instalment with what is needed to charge it. */
export type LaterInstalment = {
  number: number
  dueOn: string
  /** The remaining amount. */
  cents: number
  forgivenCents: number
  isPaid: boolean
  /** The charge that is collecting it, or has collected it. */
  reference: string | null
  tries: number
  firstTriedOn: string | null
  /** The day on which the job charges it; null after the last try. */
  chargeOn: string | null
}

export const laterInstalments = statement<LaterInstalment, { orderNo: string }>(
  'easy-pay.instalments',
  `select number, due_on as "dueOn", amount_cents - forgiven_cents as cents, forgiven_cents as "forgivenCents",
     paid_at is not null as "isPaid", payment_reference as reference, tries, first_tried_on as "firstTriedOn",
     nullif(coalesce(next_try_on, due_on), 'infinity') as "chargeOn"
   from instalment where order_no = :orderNo and number > 1 order by number`,
)

/** The instalments that the job has to charge on a day, longest due first. */
export const dueInstalments = statement<{ orderNo: string; number: number }, { today: string; most: number }>(
  'easy-pay.due',
  `select order_no as "orderNo", number from instalment join placed_order using (order_no)
   where number > 1 and paid_at is null and forgiven_cents < amount_cents and coalesce(next_try_on, due_on) <= :today
     and payment_reference is null and state in ('shipped', 'delivered')
     and not exists(select 1 from refund where refund.order_no = placed_order.order_no and refund.state = 'begun')
   order by coalesce(next_try_on, due_on), order_no, number limit :most`,
)

/** A charge of later instalments that has begun. */
export type Charge = {
  reference: string
  orderNo: string
  token: string
  amountCents: number
  numbers: number[]
  /** The key of the shopper's request; null if the job began it. */
  requestKey: string | null
  leasedUntil: Date
}

const chargeColumns = `reference, order_no as "orderNo", token, amount_cents as "amountCents", for_instalments as numbers,
  request_key as "requestKey", held_until as "leasedUntil"`

/** Writes a charge before the provider is asked, and marks its instalments as being charged. */
export const beginCharge = statement<
  { marked: number },
  {
    reference: string
    edp: number
    orderNo: string
    token: string
    cents: number
    numbers: number[]
    leasedUntil: Date
    requestKey: string | null
    requestHash: Buffer | null
  }
>(
  'easy-pay.begin',
  `with begun as (
     insert into payment (reference, customer_edp, order_no, provider, token, amount_cents, state, for_instalments,
       held_until, request_key, request_hash)
     values (:reference, :edp, :orderNo, 'capture', :token, :cents, 'started', :numbers, :leasedUntil, :requestKey, :requestHash) returning reference
   ), marked as (
     update instalment set payment_reference = begun.reference from begun
     where order_no = :orderNo and number = any(:numbers) and paid_at is null and payment_reference is null returning 1
   )
   select count(*)::int as marked from marked`,
)

export const chargeOf = statement<Charge, { reference: string }>(
  'easy-pay.charge',
  `select ${chargeColumns} from payment where reference = :reference and state = 'started'`,
)

/** The charge of an earlier request with this key. */
export const chargeOfRequest = statement<
  Charge & { state: 'started' | 'captured' | 'refunded'; requestHash: Buffer },
  { orderNo: string; key: string }
>(
  'easy-pay.charge-of-request',
  `select ${chargeColumns}, state, request_hash as "requestHash" from payment where order_no = :orderNo and request_key = :key`,
)

/** Leases a charge whose lease has expired; no row if another process was faster. */
export const leaseCharge = statement<{ reference: string }, { reference: string; seen: Date; leasedUntil: Date }>(
  'easy-pay.lease',
  `update payment set held_until = :leasedUntil where reference = :reference and held_until = :seen and state = 'started' returning reference`,
)

export const releaseCharge = statement<never, { reference: string; until: Date }>(
  'easy-pay.release',
  `update payment set held_until = :until where reference = :reference and state = 'started'`,
)

/** Unfinished charges whose lease has expired: their process died. */
export const unfinishedCharges = statement<Charge, { now: Date; most: number }>(
  'easy-pay.unfinished',
  `select ${chargeColumns} from payment where order_no is not null and state = 'started' and held_until <= :now
   order by held_until limit :most`,
)

/**
 * Records that a charge was paid: marks its instalments as paid and its links as used, and deletes the card's token after the last
 * instalment. No row if that was recorded before.
 */
export const finishCharge = statement<
  { orderNo: string },
  { reference: string; authorizationId: string; captureId: string; now: Date }
>(
  'easy-pay.finish',
  `with charged as (
     update payment set state = 'captured', authorization_id = :authorizationId, capture_id = :captureId
     where reference = :reference and state = 'started' returning order_no, for_instalments
   ), paid as (
     update instalment set paid_at = :now, taken_cents = amount_cents - forgiven_cents, next_try_on = null
     from charged where instalment.order_no = charged.order_no and payment_reference = :reference returning number
   ), used as (
     update payment_link set used_at = :now from charged
     where payment_link.order_no = charged.order_no and number = any(for_instalments) and used_at is null
   ), last as (
     update placed_order set card_token = null from charged
     where placed_order.order_no = charged.order_no and not exists(
       select 1 from instalment where instalment.order_no = charged.order_no and number > 1 and paid_at is null
         and forgiven_cents < amount_cents and number <> all(charged.for_instalments))
   )
   select order_no as "orderNo" from charged`,
)

/** Records that a charge failed, and frees its instalments and its key. No row if that was recorded before. */
export const dropCharge = statement<
  { orderNo: string; numbers: number[] },
  { reference: string; state: 'declined' | 'voided' }
>(
  'easy-pay.drop',
  `with dropped as (
     update payment set state = :state, request_key = null where reference = :reference and state = 'started'
     returning order_no, for_instalments
   ), freed as (
     update instalment set payment_reference = null from dropped
     where instalment.order_no = dropped.order_no and payment_reference = :reference
   )
   select order_no as "orderNo", for_instalments as numbers from dropped`,
)

/** Counts a declined try of the job. The last try has no next day. */
export const countDeclinedTry = statement<
  never,
  { orderNo: string; number: number; today: string; nextTryOn: string | null }
>(
  'easy-pay.count-try',
  `update instalment set tries = tries + 1, first_tried_on = coalesce(first_tried_on, :today::date),
     next_try_on = coalesce(:nextTryOn::date, 'infinity')
   where order_no = :orderNo and number = :number`,
)

/** Changes the card of the unpaid instalments. A declined one is charged to it today, and its tries start again. */
export const setLaterCard = statement<never, { orderNo: string; token: string; card: string; today: string }>(
  'easy-pay.set-card',
  `with changed as (
     update placed_order set card_token = :token, later_card = :card::jsonb where order_no = :orderNo returning order_no
   )
   update instalment set tries = 0, first_tried_on = null, next_try_on = :today::date from changed
   where instalment.order_no = changed.order_no and tries > 0 and paid_at is null`,
)

/** A card of the account, by its id. */
export const accountCard = statement<LaterCard & { token: string }, { edp: number; id: string }>(
  'easy-pay.account-card',
  `select token, card_type as "cardType", last_digits as "lastDigits", expiry_month as "expiryMonth",
     expiry_year as "expiryYear"
   from credit_card where customer_edp = :edp and id::text = :id`,
)
