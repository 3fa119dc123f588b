import { planTimeZone } from '@onair/core/dates'
import { type Pool, statement } from '../kernel/db/pool.ts'
import { subDays } from '../kernel/instants.ts'
import { forgetRequests } from '../newsletter/newsletter.queries.ts'

/** How long rows without a time of their own are kept, in days. README.md (Data that is kept) says why. */
const retentionDays = {
  /** A bag's cookie lives 21 days from its last write. Reading a bag renews the cookie, but does not count as a change of the bag. */
  bags: 21 + 14,
  mails: 90,
  waitlist: 365,
  /** An applicant asks for the reasons within 60 days, and may apply again after 30. */
  applications: 90,
  /** The operator compares a season with the last one. */
  searched: 90,
  /** A file of the running week may still name an ended price window. */
  priceWindows: 7,
} as const

/** The rows of one statement, which holds their locks for milliseconds. */
const batchSize = 1000
/** The most batches of one rule and run; the next run goes on. */
const mostBatches = 100

type Delete = (pool: Pool, before: Date, most: number) => Promise<unknown[]>

/** Deletes rows whose own time has come. Rows that another transaction uses wait for the next run. */
const expired = (table: string, isOver = 'expires_at <= $1', name = table): Delete =>
  statement<{ one: number }, [now: Date, most: number]>(
    `sweep.${name}`,
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${isOver} limit $2 for update skip locked
     )) returning 1 as one`,
  )

/** As `expired`, for a table whose ids grow with time: the oldest rows are found by their ids. */
const oldest = (table: string, isOver: string): Delete =>
  statement<{ one: number }, [before: Date, most: number]>(
    `sweep.${table}`,
    `delete from ${table} where id = any(array(
       select id from (select * from ${table} order by id limit $2 for update skip locked) old where ${isOver}
     )) returning 1 as one`,
  )

/** With the payments that the wallet began for them and that never held money. */
const abandonedBags = statement<{ guid: string }, [before: Date, most: number]>(
  'sweep.bags',
  `with gone as (
     delete from cart where guid = any(array(
       select guid from cart left join customer on customer.edp = coalesce(cart.customer_edp, cart.put_aside_for)
       where ordered_at is null and changed_at <= $1 and coalesce(customer.is_guest, true)
         and not exists(select 1 from payment where payment.cart_guid = cart.guid and order_no is null
           and state in ('started', 'authorised', 'voiding'))
         and not exists(select 1 from payment where payment.cart_guid = cart.guid and state = 'stuck')
         and not exists(select 1 from wallet_payment where wallet_payment.cart_guid = cart.guid
           and state in ('executing', 'executed', 'voiding', 'stuck'))
       order by changed_at limit $2 for update of cart skip locked
     )) returning guid
   ), begun as (
     delete from wallet_payment using gone where wallet_payment.cart_guid = gone.guid and state in ('created', 'failed')
   )
   select guid from gone`,
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

const tokens = expired('token')
const requestCounts = expired('request_count', 'ends_at <= $1')
const passwordLinks = expired('password_reset')
const emailLinks = expired('email_change')
const handovers = expired('cart_handover')
const paymentLinks = expired('payment_link')
const idempotentReplies = expired('idempotency')
const bagWrites = expired('bag_write')
const attempts = expired(
  'sign_in_attempts',
  `since <= $1::timestamptz - interval '15 minutes' and coalesce(known_until <= $1, true)`,
)
const declines = expired('payment_declines', `last_at <= $1::timestamptz - interval '1 hour'`)
const giftCardTries = expired('gift_card_tries', `since <= $1::timestamptz - interval '1 hour'`)
/** Sent, or given up. A mail that is still tried is hours old at most. */
const mails = oldest('outbox', `created_at <= $1 and (sent_at <= $1 or next_at = 'infinity')`)
const waitlist = oldest('waitlist', 'joined_at <= $1')
const applications = expired('store_card_application', `state = 'declined' and decided_at <= $1`)

const searched = expired('searched', `day <= ($1 at time zone '${planTimeZone}')::date`)
/** A term of one asker may be about a person, unless products have all of its words. */
const searchedOnce = expired(
  'searched',
  `day < ($1 at time zone '${planTimeZone}')::date and askers < 2
   and not (coalesce(results, 0) > 0 and instead is null and without is null)`,
  'searched-once',
)
const priceWindows = expired('price_window', 'ends_at <= $1')

/** The rows that a run deleted, by what they are. */
export type Swept = Record<
  | 'tokens'
  | 'requestCounts'
  | 'passwordLinks'
  | 'emailLinks'
  | 'handovers'
  | 'paymentLinks'
  | 'idempotentReplies'
  | 'bagWrites'
  | 'attempts'
  | 'giftCardTries'
  | 'declines'
  | 'bags'
  | 'guests'
  | 'mails'
  | 'waitlist'
  | 'newsletterRequests'
  | 'applications'
  | 'priceWindows'
  | 'searched'
  | 'searchedOnce',
  number
>

/**
 * Deletes expired and abandoned rows, in batches that hold no lock for long. Concurrent runs delete different rows.
 *
 * 1. Expired tokens, links, codes, idempotency keys and counts of requests, attempts and declined payments.
 * 2. Anonymous and guests' bags without a change for 35 days. Members' and ordered bags stay, and a bag with an open payment
 *    stays until that is settled.
 * 3. Guests of that age without an order or a payment, so that their addresses are not stored for longer.
 * 4. Mails that were sent or given up, after 90 days.
 * 5. Entries of the waiting list, after a year.
 * 6. Requests for the newsletter that nobody confirmed in time.
 * 7. Declined applications for the store card, after 90 days.
 * 8. Price windows, a week after their end.
 * 9. Counts of what was searched, after 90 days; after its day what fewer than two asked and products have not all the words of.
 *
 * Orders, payments, the ledger and gift cards are never deleted.
 */
export async function sweep(pool: Pool, now: Date): Promise<Swept> {
  const bagsBefore = subDays(now, retentionDays.bags)
  return {
    tokens: await inBatches((most) => tokens(pool, now, most)),
    requestCounts: await inBatches((most) => requestCounts(pool, now, most)),
    passwordLinks: await inBatches((most) => passwordLinks(pool, now, most)),
    emailLinks: await inBatches((most) => emailLinks(pool, now, most)),
    handovers: await inBatches((most) => handovers(pool, now, most)),
    paymentLinks: await inBatches((most) => paymentLinks(pool, now, most)),
    idempotentReplies: await inBatches((most) => idempotentReplies(pool, now, most)),
    bagWrites: await inBatches((most) => bagWrites(pool, now, most)),
    attempts: await inBatches((most) => attempts(pool, now, most)),
    declines: await inBatches((most) => declines(pool, now, most)),
    giftCardTries: await inBatches((most) => giftCardTries(pool, now, most)),
    bags: await inBatches((most) => abandonedBags(pool, bagsBefore, most)),
    guests: await inBatches((most) => idleGuests(pool, bagsBefore, now, most)),
    mails: await inBatches((most) => mails(pool, subDays(now, retentionDays.mails), most)),
    waitlist: await inBatches((most) => waitlist(pool, subDays(now, retentionDays.waitlist), most)),
    newsletterRequests: await inBatches((most) => forgetRequests(pool, now, most)),
    applications: await inBatches((most) => applications(pool, subDays(now, retentionDays.applications), most)),
    priceWindows: await inBatches((most) => priceWindows(pool, subDays(now, retentionDays.priceWindows), most)),
    searched: await inBatches((most) => searched(pool, subDays(now, retentionDays.searched), most)),
    searchedOnce: await inBatches((most) => searchedOnce(pool, now, most)),
  }
}

async function inBatches(deleteSome: (most: number) => Promise<unknown[]>): Promise<number> {
  let deleted = 0
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const rows = await deleteSome(batchSize)
    deleted += rows.length
    if (rows.length < batchSize) break
  }
  return deleted
}
