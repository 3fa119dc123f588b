import type { Language } from '@onair/core/language'
import { reminderMinutes } from '@onair/core/reminders'
import { statement } from '../kernel/db/pool.ts'
import type { PushTarget } from '../outside/push.ts'

/** The most pending reminders of one browser, as of one address. */
const mostWaiting = 50

/** Stores a reminder, or updates its language and time zone. */
export const notePushReminder = statement<
  never,
  { showId: string; subscriptionId: number; language: Language; timeZone: string; now: Date }
>(
  'reminders.note-push',
  `insert into push_reminder as known (show_id, subscription_id, language, time_zone, next_at)
   select :showId, :subscriptionId, :language, :timeZone, :now
   where (select count(*) from push_reminder where subscription_id = :subscriptionId and sent_at is null) < ${mostWaiting}
   on conflict (show_id, subscription_id) do update set language = excluded.language, time_zone = excluded.time_zone`,
)

export type DuePush = PushTarget & {
  showId: string
  subscriptionId: number
  language: Language
  timeZone: string
  attempts: number
  titleEn: string
  titleFr: string
  host: string
  start: Date
}
/**
 * Claims the reminders of programmes that begin soon, by the present plan, until a time; concurrent workers claim different ones. A
 * programme that has begun needs no reminder.
 */
export const claimPushReminders = statement<DuePush, { now: Date; until: Date; most: number }>(
  'reminders.take-push',
  `with due as (
     select show_id, subscription_id from push_reminder join show on show.id = show_id
     where sent_at is null and next_at <= :now
       and starts_at > :now and starts_at <= :now::timestamptz + interval '${reminderMinutes} minutes'
     order by starts_at, subscription_id limit :most for update of push_reminder skip locked
   )
   update push_reminder set attempts = attempts + 1, next_at = :until
   from due join show on show.id = due.show_id join push_subscription on push_subscription.id = due.subscription_id
   where push_reminder.show_id = due.show_id and push_reminder.subscription_id = due.subscription_id
   returning due.show_id as "showId", due.subscription_id as "subscriptionId", language, time_zone as "timeZone", attempts,
     endpoint, p256dh, auth, title_en as "titleEn", title_fr as "titleFr", host, starts_at as start`,
)

export const setPushed = statement<never, { showId: string; subscriptionId: number; now: Date }>(
  'reminders.pushed',
  'update push_reminder set sent_at = :now where show_id = :showId and subscription_id = :subscriptionId',
)

/** Without a next time the reminder is given up. */
export const retryPush = statement<never, { showId: string; subscriptionId: number; nextAt: Date | null }>(
  'reminders.retry-push',
  `update push_reminder set next_at = coalesce(:nextAt::timestamptz, 'infinity') where show_id = :showId and subscription_id = :subscriptionId`,
)
