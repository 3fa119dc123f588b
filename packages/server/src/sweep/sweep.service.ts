import { type Pool, statement } from '../kernel/db/pool.ts'

/** A bag's cookie lives 21 days after it was last written; who only looks now and then keeps the cookie, not the bag. */
const abandonedMs = (21 + 14) * 86_400_000
/** No longer than a moment each time: what is left over goes in an hour. */
const mostAtOnce = 1000

const expired = statement<never, [now: Date]>(
  'sweep.expired',
  `with tokens as (delete from token where expires_at <= $1),
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
 * Removes what nobody will ask for any more.
 *
 * 1. Tokens, links, keys and counted attempts whose time is over.
 * 2. Bags that are nobody's, or a guest's, and were not changed for 35 days. Members keep theirs, ordered ones belong to
 *    their orders, and a bag that a payment is under way for waits until that is put right.
 * 3. Guests of that age who ordered nothing and never paid: the address of somebody who only looked is not kept.
 *
 * Answers how many bags and guests went.
 */
export async function sweep(pool: Pool, now: Date): Promise<{ bags: number; guests: number }> {
  await expired(pool, now)
  const before = new Date(now.getTime() - abandonedMs)
  const bags = await abandonedBags(pool, before, mostAtOnce)
  const guests = await idleGuests(pool, before, now, mostAtOnce)
  return { bags: bags.length, guests: guests.length }
}
