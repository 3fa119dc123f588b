import { statement } from '../kernel/db/pool.ts'

/**
 * Stores a browser's subscription; no row if the endpoint has other keys. It becomes the present member's: another member's reminders
 * are deleted, those of no member stay.
 */
export const storeSubscription = statement<
  { id: number },
  { endpoint: string; p256dh: string; auth: string; edp: number | null; now: Date }
>(
  'reminders.subscription-store',
  `with stored as (
     insert into push_subscription as known (endpoint, p256dh, auth, customer_edp, seen_at) values (:endpoint, :p256dh, :auth, :edp, :now)
     on conflict (endpoint) do update set customer_edp = excluded.customer_edp, seen_at = excluded.seen_at
       where known.p256dh = excluded.p256dh and known.auth = excluded.auth
     returning id
   ), former as (
     delete from push_reminder using stored, push_subscription known
     where subscription_id = stored.id and known.id = stored.id and known.customer_edp <> :edp::bigint
   )
   select id from stored`,
)

/** The subscription of an endpoint, for its member or, if it has none, for anyone who knows the endpoint. */
export const subscriptionOf = statement<{ id: number }, { endpoint: string; edp: number | null }>(
  'reminders.subscription-of-endpoint',
  `select id from push_subscription
   where endpoint = :endpoint and (customer_edp is null or customer_edp = :edp::bigint) for key share`,
)

export const lockByKeys = statement<
  { id: number; edp: number | null },
  { endpoint: string; p256dh: string; auth: string }
>(
  'reminders.subscription-lock-by-keys',
  `select id, customer_edp as edp from push_subscription where endpoint = :endpoint and p256dh = :p256dh and auth = :auth for update`,
)

/** Moves the reminders of one subscription to another, without those that it has already. */
export const moveReminders = statement<never, { from: number; to: number }>(
  'reminders.subscription-move-reminders',
  `update push_reminder moved set subscription_id = :to
   where subscription_id = :from and not exists(
     select 1 from push_reminder own where own.subscription_id = :to and own.show_id = moved.show_id
   )`,
)

export const dropByKeys = statement<never, { endpoint: string; p256dh: string; auth: string }>(
  'reminders.subscription-drop-by-keys',
  'delete from push_subscription where endpoint = :endpoint and p256dh = :p256dh and auth = :auth',
)

/** Deletes a subscription that its push service no longer has. */
export const dropSubscription = statement<never, { id: number }>(
  'reminders.subscription-drop',
  'delete from push_subscription where id = :id',
)
