import { subMilliseconds } from 'date-fns/subMilliseconds'
import { type Pool, statement } from '../kernel/db/pool.ts'

/** A bag's cookie lives 21 days from its last write. Reading a bag renews the cookie, but does not count as a change of the bag. */
const abandonedMs = (21 + 14) * 86_400_000
/** The rows of one run, which keeps it short; the next run deletes more. */
const batchSize = 1000

const expired = statement<never, [now: Date]>(
  'sweep.expired',
  `with tokens as (delete from token where expires_at <= $1),
   counts as (delete from request_count where ends_at <= $1),
   links as (delete from password_reset where expires_at <= $1),
   attempts as (
     delete from sign_in_attempts where since <= $1::timestamptz - interval '15 minutes' and coalesce(known_until <= $1, true)
   )
   delete from idempotency where expires_at <= $1`,
)

const abandonedBags = statement<{ guid: string }, [before: Date, most: number]>(
  'sweep.bags',
  `delete from cart where guid = any(array(
     select guid from cart left join customer on customer.edp = cart.customer_edp
     where ordered_at is null and changed_at <= $1 and coalesce(customer.is_guest, true)
       and not exists(select 1 from payment where payment.cart_guid = cart.guid and order_no is null
         and state in ('started', 'authorised', 'voiding'))
       and not exists(select 1 from payment where payment.cart_guid = cart.guid and state = 'stuck')
       and not exists(select 1 from wallet_payment where wallet_payment.cart_guid = cart.guid
         and state in ('executing', 'executed', 'voiding', 'stuck'))
     order by changed_at limit $2 for update of cart skip locked
   )) returning guid`,
)

const idleGuests = statement<{ edp: number }, [before: Date, now: Date, most: number]>(
  'sweep.guests',
  `delete from customer where edp = any(array(
     select edp from customer where is_guest and created_at <= $1
       and not exists(select 1 from cart where cart.customer_edp = customer.edp)
       and not exists(select 1 from placed_order where placed_order.customer_edp = customer.edp)
       and not exists(select 1 from payment where payment.customer_edp = customer.edp)
       and not exists(select 1 from token where token.customer_edp = customer.edp and expires_at > $2)
     order by created_at limit $3 for update skip locked
   )) returning edp`,
)

/**
 * Deletes expired and abandoned rows.
 *
 * 1. Expired tokens, links, idempotency keys and counts of attempts.
 * 2. Anonymous and guests' bags without a change for 35 days. Members' and ordered bags stay, and a bag with an open payment
 *    stays until that is settled.
 * 3. Guests of that age without an order or a payment, so that their addresses are not stored for longer.
 *
 * @returns how many bags and guests were deleted
 */
export async function sweep(pool: Pool, now: Date): Promise<{ bags: number; guests: number }> {
  await expired(pool, now)
  const before = subMilliseconds(now, abandonedMs)
  const bags = await abandonedBags(pool, before, batchSize)
  const guests = await idleGuests(pool, before, now, batchSize)
  return { bags: bags.length, guests: guests.length }
}
