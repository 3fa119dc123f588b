import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'

/** The customer of a link. */
export type ResetRow = {
  edp: number
  email: string
  passwordHash: string | null
  securityQuestionId: string | null
  securityAnswerHash: string | null
}

/** A valid link: not used, not expired, and without too many wrong answers. Members only. */
const usable = `password_reset.used_at is null and password_reset.expires_at > :now
  and password_reset.wrong_answers < :mostWrong and not customer.is_guest`

export const openReset = statement<ResetRow, { hash: Buffer; now: Date; mostWrong: number }>(
  'password.open',
  `select customer.edp, customer.email, customer.password_hash as "passwordHash",
     case when customer.security_answer_hash is not null then customer.security_question_id end as "securityQuestionId",
     customer.security_answer_hash as "securityAnswerHash"
   from password_reset join customer on customer.edp = password_reset.customer_edp
   where password_reset.hash = :hash and ${usable}`,
)

/** Counts an answer before it is checked, so that concurrent answers cannot exceed the limit. */
export const countAnswer = statement<{ wrongAnswers: number }, { hash: Buffer; now: Date; mostWrong: number }>(
  'password.count-answer',
  `update password_reset set wrong_answers = wrong_answers + 1
   where hash = :hash and used_at is null and expires_at > :now and wrong_answers < :mostWrong
   returning wrong_answers as "wrongAnswers"`,
)
/** Takes back the count of a correct answer. */
export const uncountAnswer = statement<never, { hash: Buffer }>(
  'password.uncount-answer',
  'update password_reset set wrong_answers = greatest(wrong_answers - 1, 0) where hash = :hash',
)

/** Uses a link up; of two concurrent tries, one gets a row. */
export const spendReset = statement<{ edp: number }, { hash: Buffer; now: Date }>(
  'password.spend',
  `update password_reset set used_at = :now where hash = :hash and used_at is null and expires_at > :now
   returning customer_edp as edp`,
)
/** Sets the customer's password, and deletes all tokens and other links. */
export const replacePassword = statement<
  { email: string; language: Language },
  { edp: number; passwordHash: string; now: Date }
>(
  'password.replace',
  `with tokens as (delete from token where customer_edp = :edp),
   links as (update password_reset set used_at = :now where customer_edp = :edp and used_at is null)
   update customer set password_hash = :passwordHash where edp = :edp and not is_guest returning email, language`,
)

/** The member with an e-mail; locked, so that mails are composed one after the other. */
export const memberForReset = statement<{ edp: number; email: string; language: Language }, { email: string }>(
  'password.member',
  `select edp, email, language from customer where lower(email) = lower(:email) and not is_guest for no key update`,
)
/** Deletes the link of a mail that could not be sent, before it is composed again. */
export const dropLinkOf = statement<never, { letterId: number }>(
  'password.drop-link',
  `delete from password_reset using outbox
   where outbox.id = :letterId and password_reset.hash = decode(outbox.content ->> 'hash', 'hex')`,
)
/** Creates the link of a mail, unless the customer already has the most. */
export const makeLink = statement<
  { made: number },
  { letterId: number; edp: number; hash: Buffer; now: Date; expiresAt: Date; most: number }
>(
  'password.make-link',
  `with made as (
     insert into password_reset (hash, customer_edp, expires_at)
     select :hash, :edp, :expiresAt where (select count(*) from password_reset where customer_edp = :edp and expires_at > :now) < :most
     returning hash
   ), noted as (
     update outbox set content = content || jsonb_build_object('hash', encode((select hash from made), 'hex'))
     where id = :letterId and exists(select 1 from made)
   )
   select count(*)::int as made from made`,
)
