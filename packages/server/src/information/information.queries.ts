import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'
import { sessionId } from '../sign-in/tokens.ts'

/** A member's data for signing in. */
export type MemberRow = { email: string; language: Language; passwordHash: string; securityQuestionId: string | null }

export const memberOf = statement<MemberRow, { edp: number }>(
  'information.member',
  `select email, language, password_hash as "passwordHash", security_question_id as "securityQuestionId"
   from customer where edp = :edp and not is_guest`,
)

/** Sets the password, ends every other session, and invalidates links that were mailed before. */
export const setPassword = statement<
  { email: string; language: Language },
  { edp: number; passwordHash: string; thisSession: Buffer; now: Date }
>(
  'information.set-password',
  `with tokens as (delete from token where customer_edp = :edp and hash <> :thisSession),
   passwords as (update password_reset set used_at = :now where customer_edp = :edp and used_at is null),
   emails as (delete from email_change where customer_edp = :edp)
   update customer set password_hash = :passwordHash where edp = :edp and not is_guest returning email, language`,
)

export const setQuestion = statement<never, { edp: number; questionId: string; answerHash: string }>(
  'information.set-question',
  'update customer set security_question_id = :questionId, security_answer_hash = :answerHash where edp = :edp and not is_guest',
)

/** The member who asked for another e-mail; locked, so that mails are composed one after the other. */
export const memberForEmail = statement<
  { language: Language; taken: boolean },
  { edp: number; email: string; thisSession: Buffer; now: Date }
>(
  'information.member-for-email',
  `select language, exists(select 1 from customer other where lower(other.email) = lower(:email) and not other.is_guest) as taken
   from customer where edp = :edp and not is_guest
     and exists(select 1 from token where hash = :thisSession and customer_edp = :edp and expires_at > :now)
   for no key update of customer`,
)

/** Creates the link of a mail, in place of the customer's earlier ones. */
export const makeLink = statement<
  never,
  { edp: number; hash: Buffer; email: string; thisSession: Buffer; expiresAt: Date }
>(
  'information.make-link',
  `with earlier as (delete from email_change where customer_edp = :edp)
   insert into email_change (hash, customer_edp, email, session_hash, expires_at) values (:hash, :edp, :email, :thisSession, :expiresAt)`,
)

/** Uses a link up; of two concurrent tries, one gets a row. */
export const spendLink = statement<{ edp: number; email: string; sessionHash: Buffer }, { hash: Buffer; now: Date }>(
  'information.spend-link',
  `delete from email_change where hash = :hash and expires_at > :now
   returning customer_edp as edp, email, session_hash as "sessionHash"`,
)

/**
 * Sets the e-mail unless a member has it meanwhile, ends every session but the one that asked, and invalidates password links mailed
 * to the former address. @returns the former address
 */
export const setEmail = statement<
  { before: string; language: Language },
  { edp: number; email: string; session: Buffer; now: Date }
>(
  'information.set-email',
  `with tokens as (delete from token where customer_edp = :edp and hash <> :session),
   passwords as (update password_reset set used_at = :now where customer_edp = :edp and used_at is null)
   update customer set email = :email from (select edp, email from customer where edp = :edp for no key update) former
   where customer.edp = former.edp and not customer.is_guest
     and not exists(select 1 from customer other
       where lower(other.email) = lower(:email) and not other.is_guest and other.edp <> :edp)
   returning former.email as before, customer.language`,
)

export const sessionsOf = statement<
  { id: string; startedAt: Date; lastSeenAt: Date; device: string; isCurrent: boolean },
  { edp: number; thisSession: Buffer; now: Date; lifeSeconds: number }
>(
  'information.sessions',
  `select ${sessionId} as id, expires_at - make_interval(secs => :lifeSeconds) as "startedAt",
     coalesce(last_seen_at, expires_at - make_interval(secs => :lifeSeconds)) as "lastSeenAt", device, hash = :thisSession as "isCurrent"
   from token where customer_edp = :edp and expires_at > :now order by hash = :thisSession desc, "lastSeenAt" desc, hash limit 100`,
)

export const endSession = statement<{ one: number }, { edp: number; id: string }>(
  'information.end-session',
  `delete from token where customer_edp = :edp and ${sessionId} = :id returning 1 as one`,
)

export const endOtherSessions = statement<never, { edp: number; thisSession: Buffer }>(
  'information.end-other-sessions',
  'delete from token where customer_edp = :edp and hash <> :thisSession',
)
