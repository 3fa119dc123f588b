import { type Pool, type Queryable, statement } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { addSeconds, subMilliseconds } from '../kernel/instants.ts'
import { refuse } from './sign-in.messages.ts'
import { tokenSeconds } from './tokens.ts'

/** The most wrong passwords for one e-mail … */
const mostFailures = 10
/** The most wrong passwords from one network address by the form without JavaScript … */
const mostByForm = 5
/** … within this time, counted from the first. */
const windowMs = 15 * 60_000

/** The key of an e-mail, compared like `customer_email`. Hashed, so that neither typed e-mails nor members' addresses are stored. */
const account = `sha256(convert_to(lower(:email), 'UTF8'))`
const place = `sha256(convert_to(lower(:email) || ' ' || :address, 'UTF8'))`

/** Counted beside the e-mails; no typed e-mail begins with a line break. */
const byForm = (address: string) => `\n${address}`

type Who = { email: string; address: string }

const countAttempt = statement<{ known: boolean }, Who & { now: Date; before: Date; most: number }>(
  'sign-in.count-attempt',
  `with here as (
     select known_until from sign_in_attempts where account = ${account} and place = ${place} and known_until > :now
   )
   insert into sign_in_attempts as attempts (account, place, failures, since, known_until)
   select ${account}, case when here.known_until is null then '' else ${place} end, 1, :now, here.known_until
   from (values (1)) as always left join here on true
   on conflict (account, place) do update set
     failures = case when attempts.since <= :before then 1 else attempts.failures + 1 end,
     since = case when attempts.since <= :before then :now else attempts.since end
   where attempts.since <= :before or attempts.failures < :most
   returning known_until is not null as known`,
)
const closedSince = statement<{ since: Date | null }, Who & { before: Date; most: number }>(
  'sign-in.closed-since',
  `select max(since) as since from sign_in_attempts
   where account = ${account} and place in ('', ${place}) and since > :before and failures >= :most`,
)
/** Resets the count after a correct password, and remembers its network address. */
const rememberPlace = statement<never, Who & { now: Date; knownUntil: Date; wasKnown: boolean }>(
  'sign-in.know-place',
  `with counted as (
     update sign_in_attempts set failures = greatest(failures - 1, 0) where account = ${account} and place = '' and not :wasKnown
   )
   insert into sign_in_attempts as attempts (account, place, failures, since, known_until)
   values (${account}, ${place}, 0, :now, :knownUntil)
   on conflict (account, place) do update set failures = 0, since = :now, known_until = :knownUntil`,
)
const takeBack = statement<never, { email: string }>(
  'sign-in.take-back',
  `update sign_in_attempts set failures = greatest(failures - 1, 0) where account = ${account} and place = ''`,
)
const forget = statement<never, { email: string }>(
  'sign-in.forget-attempts',
  `update sign_in_attempts set failures = 0 where account = ${account}`,
)

/**
 * Limits the password attempts for one e-mail, from anywhere, by the API or by a form.
 *
 * 1. After ten wrong passwords within a quarter of an hour, none is checked, not even the correct one, until the quarter is over
 *    (429 with Retry-After). Attempts meanwhile do not extend it.
 * 2. That is so for every e-mail, with or without an account, so that it reveals nothing.
 * 3. An attempt is counted before its password is checked, so that concurrent attempts cannot exceed ten.
 * 4. Attackers cannot lock a member out: a network address from which the member signed in during the last 21 days has its own
 *    count, and a password reset clears all counts.
 * 5. The form without JavaScript proves no person. It is believed until five wrong passwords came from a network address within
 *    a quarter of an hour, for any e-mails; then a sign-in from there needs a reCAPTCHA.
 */
export function signInAttempts({ pool, clock }: { pool: Pool; clock: () => Date }) {
  return {
    /** Counts an attempt; pass `known` to `succeeded`. */
    async begin(who: Who): Promise<{ known: boolean } | Refusal> {
      const now = clock()
      const before = subMilliseconds(now, windowMs)
      const [counted] = await countAttempt(pool, { ...who, now, before, most: mostFailures })
      if (counted) return counted
      const [closed] = await closedSince(pool, { ...who, before, most: mostFailures })
      const waitMs = (closed?.since ?? before).getTime() - before.getTime()
      const seconds = Math.max(1, Math.ceil(waitMs / 1000))
      const values = { minutes: Math.ceil(seconds / 60) }
      return refuse(429, { code: 'sign-in-closed', area: 'userName', values }, seconds)
    },

    /** Counts an attempt by the form without JavaScript. @returns whether the form is still believed from there */
    async beginByForm(address: string): Promise<boolean> {
      const now = clock()
      const before = subMilliseconds(now, windowMs)
      return (await countAttempt(pool, { email: byForm(address), address, now, before, most: mostByForm })).length > 0
    },

    succeededByForm: (address: string): Promise<unknown> => takeBack(pool, { email: byForm(address) }),

    async succeeded(known: boolean, who: Who): Promise<void> {
      const now = clock()
      await rememberPlace(pool, { ...who, now, knownUntil: addSeconds(now, tokenSeconds), wasKnown: known })
    },
  }
}

/** Clears the counts of an account whose owner has chosen a new password. */
export async function forgetAttempts(on: Queryable, email: string): Promise<void> {
  await forget(on, { email })
}
