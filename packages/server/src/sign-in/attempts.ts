import { type Pool, type Queryable, statement } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { refuse } from './sign-in.messages.ts'
import { tokenSeconds } from './tokens.ts'

/** So many wrong passwords are looked at for one e-mail … */
const mostFailures = 10
/** … within this long, counted from the first. */
const windowMs = 15 * 60_000

/** By e-mail, as `customer_email` compares them. Hashed: what strangers type, and where members are, is not kept. */
const account = `sha256(convert_to(lower($1), 'UTF8'))`
const place = `sha256(convert_to(lower($1) || ' ' || $2, 'UTF8'))`

type Who = [email: string, address: string]

const countAttempt = statement<{ known: boolean }, [...Who, now: Date, before: Date, most: number]>(
  'sign-in.count-attempt',
  `with here as (
     select known_until from sign_in_attempts where account = ${account} and place = ${place} and known_until > $3
   )
   insert into sign_in_attempts as attempts (account, place, failures, since, known_until)
   select ${account}, case when here.known_until is null then '' else ${place} end, 1, $3, here.known_until
   from (values (1)) as always left join here on true
   on conflict (account, place) do update set
     failures = case when attempts.since <= $4 then 1 else attempts.failures + 1 end,
     since = case when attempts.since <= $4 then $3 else attempts.since end
   where attempts.since <= $4 or attempts.failures < $5
   returning known_until is not null as known`,
)
const closedSince = statement<{ since: Date | null }, [...Who, before: Date, most: number]>(
  'sign-in.closed-since',
  `select max(since) as since from sign_in_attempts
   where account = ${account} and place in ('', ${place}) and since > $3 and failures >= $4`,
)
/** It was right: what was counted for it is taken back, and its place is known from now on. */
const knowPlace = statement<never, [...Who, now: Date, knownUntil: Date, wasKnown: boolean]>(
  'sign-in.know-place',
  `with counted as (
     update sign_in_attempts set failures = greatest(failures - 1, 0) where account = ${account} and place = '' and not $5
   )
   insert into sign_in_attempts as attempts (account, place, failures, since, known_until)
   values (${account}, ${place}, 0, $3, $4)
   on conflict (account, place) do update set failures = 0, since = $3, known_until = $4`,
)
const forget = statement<never, [email: string]>(
  'sign-in.forget-attempts',
  `update sign_in_attempts set failures = 0 where account = ${account}`,
)

/**
 * How often a password may be tried for one e-mail, whoever tries, by the API or by a form.
 *
 * 1. Ten wrong ones within a quarter of an hour; then none is looked at, the right one neither, until the quarter is over
 *    (429 with Retry-After). What is tried meanwhile makes it no longer.
 * 2. It is so for every e-mail, whether or not anybody has an account with it: nothing is told of that.
 * 3. An attempt is counted before its password is looked at, so that no more than ten are, however many come at once.
 * 4. Nobody shuts a member out: a network address from which the account was signed in to in the last 21 days has a count
 *    of its own, and a new password chosen by the link of a mail begins every count anew.
 */
export function signInAttempts({ pool, clock }: { pool: Pool; clock: () => Date }) {
  return {
    /** Counts an attempt; `known` is what `succeeded` asks for. */
    async begin(...who: Who): Promise<{ known: boolean } | Refusal> {
      const now = clock()
      const before = new Date(now.getTime() - windowMs)
      const [counted] = await countAttempt(pool, ...who, now, before, mostFailures)
      if (counted) return counted
      const [closed] = await closedSince(pool, ...who, before, mostFailures)
      const waitMs = (closed?.since ?? before).getTime() - before.getTime()
      const seconds = Math.max(1, Math.ceil(waitMs / 1000))
      const values = { minutes: Math.ceil(seconds / 60) }
      return refuse(429, { code: 'sign-in-closed', area: 'userName', values }, seconds)
    },

    async succeeded(known: boolean, ...who: Who): Promise<void> {
      const now = clock()
      await knowPlace(pool, ...who, now, new Date(now.getTime() + tokenSeconds * 1000), known)
    },
  }
}

/** Begins the counts of an account anew: its owner has chosen another password. */
export async function forgetAttempts(on: Queryable, email: string): Promise<void> {
  await forget(on, email)
}
