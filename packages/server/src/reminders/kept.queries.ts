import { reminderLinkDays } from '@onair/core/reminders'
import { expired } from '../kernel/db/expired.ts'

/** Addresses that nobody confirmed before the link of their letter expired. */
export const forgetUnconfirmed = expired(
  'reminder_address',
  `confirmed_at is null and asked_at <= $1::timestamptz - interval '${reminderLinkDays} days'`,
)

/** SQL: the row's programme is over. */
const isOver = 'exists(select 1 from show where show.id = show_id and show.ends_at <= $1)'
export const forgetReminders = expired('reminder', isOver)
export const forgetPushReminders = expired('push_reminder', isOver)

/** Subscriptions that wait for nothing: a browser sends its own again with each request. */
export const forgetSubscriptions = expired(
  'push_subscription',
  'seen_at <= $1 and not exists(select 1 from push_reminder where subscription_id = push_subscription.id)',
)
