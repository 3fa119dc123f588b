import { reminderLinkDays } from '@onair/core/reminders'
import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

/** Deletes addresses that were not confirmed before the link of their letter expired. */
export const forgetUnconfirmed = expired(
  'reminder_address',
  `confirmed_at is null and asked_at <= :before::timestamptz - interval '${reminderLinkDays} days'`,
)

/** SQL: the row's programme is over. */
const isOver = 'exists(select 1 from show where show.id = show_id and show.ends_at <= :before)'
export const forgetReminders = expired('reminder', isOver)
export const forgetPushReminders = expired('push_reminder', isOver)

/** Deletes subscriptions without reminders: a browser sends its own again with each request. */
export const forgetSubscriptions = expired(
  'push_subscription',
  'seen_at <= :before and not exists(select 1 from push_reminder where subscription_id = push_subscription.id)',
)

/** A member's reminders and browsers, in the wire's names. The keys of subscriptions are secrets. */
export const ownReminders = statement<
  { Reminders: Record<string, unknown>[]; PushSubscriptions: Record<string, unknown>[] },
  { edp: number; email: string }
>(
  'own-data.reminders',
  `select
     (select coalesce(json_agg(json_build_object('ShowId', show_id, 'SentAt', sent_at) order by show_id), '[]')
      from reminder join reminder_address on reminder_address.id = address_id
      where lower(email) = lower(:email)) as "Reminders",
     (select coalesce(json_agg(json_build_object('Service', split_part(endpoint, '/', 3), 'SeenAt', seen_at)
        order by seen_at), '[]')
      from push_subscription where customer_edp = :edp) as "PushSubscriptions"`,
)
export const endReminders = statement<never, { edp: number; email: string }>(
  'own-data.end-reminders',
  `with browsers as (delete from push_subscription where customer_edp = :edp)
   delete from reminder_address where lower(email) = lower(:email)`,
)
