import type { Language } from '@onair/core/language'
import { reminderLinkDays, reminderMinutes } from '@onair/core/reminders'
import { statement } from '../kernel/db/pool.ts'

/** The most pending reminders of one address, so that a confirmed address cannot get mail by the hundred. */
const mostWaiting = 50
/** SQL: how long the link of a letter is valid, counted from the request. */
const linkLife = `interval '${reminderLinkDays} days'`
/** SQL: a row's programme begins soon, or has begun while the shop was down. */
const isDue = (now: string) =>
  `show.starts_at <= ${now} + interval '${reminderMinutes} minutes' and show.ends_at > ${now}`

export const startOf = statement<{ start: Date }, { id: string }>(
  'reminders.start',
  'select starts_at as start from show where id = :id',
)

export type AddressRow = { id: number; isConfirmed: boolean }
/** Stores an address, in the language of its latest request unless it is confirmed. A member's own is confirmed at once. */
export const noteAddress = statement<
  AddressRow & { isOwn: boolean },
  { email: string; language: Language; timeZone: string; edp: number | null; now: Date }
>(
  'reminders.note-address',
  `with own as (
     select exists(select 1 from customer where edp = :edp::bigint and not is_guest and lower(email) = lower(:email)) as "isOwn"
   )
   insert into reminder_address as known (email, language, time_zone, confirmed_at)
   select :email, :language, :timeZone, case when "isOwn" then :now::timestamptz end from own
   on conflict (lower(email)) do update set
     language = case when known.confirmed_at is null or excluded.confirmed_at is not null then excluded.language else known.language end,
     time_zone = case when known.confirmed_at is null or excluded.confirmed_at is not null then excluded.time_zone else known.time_zone end,
     confirmed_at = coalesce(known.confirmed_at, excluded.confirmed_at)
   returning id, confirmed_at is not null as "isConfirmed", (select "isOwn" from own) as "isOwn"`,
)

export const noteReminder = statement<never, { showId: string; addressId: number }>(
  'reminders.note',
  `insert into reminder (show_id, address_id)
   select :showId, :addressId where (select count(*) from reminder where address_id = :addressId and sent_at is null) < ${mostWaiting}
   on conflict do nothing`,
)

/** Records a letter that asks for confirmation; no row if one was requested less than an hour ago. */
export const noteLetter = statement<{ one: number }, { addressId: number; now: Date }>(
  'reminders.note-letter',
  `update reminder_address set asked_at = :now
   where id = :addressId and coalesce(asked_at <= :now::timestamptz - interval '1 hour', true) returning 1 as one`,
)

export type LetterRow = {
  email: string
  language: Language
  timeZone: string
  stopToken: string
  isConfirmed: boolean
  titleEn: string
  titleFr: string
  host: string
  start: Date
  end: Date
}
/** The data of a letter; locked, so that letters to one address are composed one after the other. */
export const letterFor = statement<LetterRow, { showId: string; addressId: number }>(
  'reminders.letter',
  `select email, language, time_zone as "timeZone", stop_token as "stopToken", confirmed_at is not null as "isConfirmed", title_en as "titleEn",
     title_fr as "titleFr", host, starts_at as start, ends_at as "end"
   from reminder join reminder_address on reminder_address.id = address_id join show on show.id = show_id
   where show_id = :showId and address_id = :addressId for no key update of reminder_address`,
)

export const makeLink = statement<never, { addressId: number; hash: Buffer }>(
  'reminders.make-link',
  'update reminder_address set confirm_hash = :hash where id = :addressId',
)

/** Uses a link up; of two concurrent tries, one gets a row. */
export const confirmAddress = statement<{ one: number }, { hash: Buffer; now: Date }>(
  'reminders.confirm',
  `update reminder_address set confirmed_at = :now, confirm_hash = null
   where confirm_hash = :hash and asked_at > :now::timestamptz - ${linkLife} returning 1 as one`,
)

/** Deletes the address of a token, with its reminders. */
export const stopByToken = statement<{ one: number }, { showId: string; token: string }>(
  'reminders.stop',
  `delete from reminder_address
   where stop_token = :token and exists(select 1 from reminder where address_id = reminder_address.id and show_id = :showId)
   returning 1 as one`,
)

/**
 * Queues the letters of programmes that begin soon, by the present plan. Each is queued once, because it is marked in the same
 * statement. Concurrent workers queue different ones.
 */
export const queueReminders = statement<{ id: number }, { now: Date; most: number }>(
  'reminders.queue',
  `with due as (
     select show_id, address_id from reminder
       join show on show.id = show_id join reminder_address on reminder_address.id = address_id
     where sent_at is null and confirmed_at is not null and ${isDue(':now::timestamptz')}
     order by starts_at, address_id limit :most for update of reminder skip locked
   ), marked as (
     update reminder set sent_at = :now from due
     where reminder.show_id = due.show_id and reminder.address_id = due.address_id
   )
   insert into outbox (kind, content, created_at, next_at)
   select 'reminder', jsonb_build_object('showId', show_id, 'addressId', address_id), :now, :now from due returning id`,
)
