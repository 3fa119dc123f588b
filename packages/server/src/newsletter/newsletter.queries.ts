import type { Language } from '@onair/core/language'
import { newsletterLinkDays } from '@onair/core/newsletter'
import { statement } from '../kernel/db/pool.ts'

/** SQL: the key of an address, ignoring capitals. */
const keyOf = (email: string) => `sha256(convert_to(lower(${email}), 'UTF8'))`
/** SQL: ends a subscription, or a request for one. The key and the token stay. */
const leave = (now: string) =>
  `email = null, confirm_hash = null, subscribed_at = null, left_at = coalesce(left_at, ${now})`
/** SQL: subscribes an address at once. */
const subscribe = `email = excluded.email, confirm_hash = null, left_at = null,
  subscribed_at = coalesce(newsletter_subscription.subscribed_at, excluded.subscribed_at)`
/** SQL: how long the link of a letter is valid, counted from the request. */
const linkLife = `interval '${newsletterLinkDays} days'`

/** SQL: whether an address gets the newsletter. */
export const getsNewsletter = (email: string): string =>
  `exists(select 1 from newsletter_subscription where address_hash = ${keyOf(email)} and subscribed_at is not null)`

/** The subscription of an address, in the wire's names. */
export const ownSubscription = statement<{ Newsletter: Record<string, unknown> | null }, { email: string }>(
  'own-data.newsletter',
  `select (select json_build_object('Language', language, 'AskedAt', asked_at, 'SubscribedAt', subscribed_at)
     from newsletter_subscription where address_hash = ${keyOf(':email::text')} and email is not null) as "Newsletter"`,
)
export const endOwnSubscription = statement<never, { email: string; now: Date }>(
  'own-data.end-newsletter',
  `update newsletter_subscription set ${leave(':now::timestamptz')} where address_hash = ${keyOf(':email::text')}`,
)

/** Notes a request; no row if one was noted less than an hour ago. The language of a reader stays. */
export const noteRequest = statement<{ one: number }, { email: string; language: Language; now: Date }>(
  'newsletter.note-request',
  `insert into newsletter_subscription (address_hash, email, language, asked_at) values (${keyOf(':email::text')}, :email, :language, :now)
   on conflict (address_hash) do update set email = excluded.email, asked_at = excluded.asked_at,
     language = case when newsletter_subscription.subscribed_at is null then excluded.language
       else newsletter_subscription.language end
   where coalesce(newsletter_subscription.asked_at <= excluded.asked_at - interval '1 hour', true)
   returning 1 as one`,
)

export type Reader = {
  email: string
  language: Language
  isSubscribed: boolean
  unsubscribeToken: string
  /** When the confirmation link expires; null if none was requested. */
  expiresAt: Date | null
}
/** A mail's recipient; locked, so that mails to one address are composed one by one. No row after unsubscribing. */
export const readerForLetter = statement<Reader, { email: string }>(
  'newsletter.reader',
  `select email, language, subscribed_at is not null as "isSubscribed", unsubscribe_token as "unsubscribeToken",
     asked_at + ${linkLife} as "expiresAt"
   from newsletter_subscription where address_hash = ${keyOf(':email::text')} and email is not null for no key update`,
)

/** Stores the link of a letter, in place of the earlier one. */
export const makeLink = statement<never, { email: string; hash: Buffer }>(
  'newsletter.make-link',
  `update newsletter_subscription set confirm_hash = :hash where address_hash = ${keyOf(':email::text')}`,
)

/** Uses a link up; of two concurrent tries, one gets a row. */
export const confirmRequest = statement<{ email: string }, { hash: Buffer; now: Date }>(
  'newsletter.confirm',
  `update newsletter_subscription set subscribed_at = :now, confirm_hash = null, left_at = null
   where confirm_hash = :hash and asked_at > :now::timestamptz - ${linkLife} returning email`,
)

/** Ends the subscription or the request that a letter's token belongs to. */
export const leaveByToken = statement<{ one: number }, { token: string; now: Date }>(
  'newsletter.leave-by-token',
  `update newsletter_subscription set ${leave(':now::timestamptz')} where unsubscribe_token = :token returning 1 as one`,
)

/** Subscribes a member's address at once. */
export const subscribeMember = statement<never, { edp: number; now: Date }>(
  'newsletter.subscribe-member',
  `insert into newsletter_subscription (address_hash, email, language, subscribed_at)
   select ${keyOf('email')}, email, language, :now from customer where edp = :edp and not is_guest
   on conflict (address_hash) do update set ${subscribe}`,
)

export const unsubscribeMember = statement<never, { edp: number; now: Date }>(
  'newsletter.unsubscribe-member',
  `update newsletter_subscription set ${leave(':now::timestamptz')} from customer
   where address_hash = ${keyOf('customer.email')} and customer.edp = :edp and not customer.is_guest`,
)

/** A member's subscription follows them to another address. */
export const moveSubscription = statement<never, { before: string; after: string; now: Date }>(
  'newsletter.move',
  `with former as (
     update newsletter_subscription set ${leave(':now::timestamptz')}
     where address_hash = ${keyOf(':before::text')} and subscribed_at is not null returning language
   )
   insert into newsletter_subscription (address_hash, email, language, subscribed_at)
   select ${keyOf(':after::text')}, :after, language, :now::timestamptz from former
   on conflict (address_hash) do update set ${subscribe}`,
)

/**
 * Deletes the addresses of requests that were not confirmed in time: the whole row, or the address alone where a former
 * subscription's letters have the row's token.
 */
export const forgetRequests = statement<{ one: number }, { before: Date; most: number }>(
  'newsletter.forget-requests',
  `with old as (
     select address_hash, left_at from newsletter_subscription
     where subscribed_at is null and email is not null and asked_at <= :before::timestamptz - ${linkLife}
     order by asked_at limit :most for update skip locked
   ), gone as (
     delete from newsletter_subscription row using old where row.address_hash = old.address_hash and old.left_at is null
   ), left_alone as (
     update newsletter_subscription row set email = null, confirm_hash = null
     from old where row.address_hash = old.address_hash and old.left_at is not null
   )
   select 1 as one from old`,
)
