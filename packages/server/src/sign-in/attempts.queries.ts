import { statement } from '../kernel/db/pool.ts'

/** SQL: the key of an e-mail, compared like `customer_email`. Hashed, so that no e-mails are stored. */
const account = `sha256(convert_to(lower(:email), 'UTF8'))`

const place = `sha256(convert_to(lower(:email) || ' ' || :address, 'UTF8'))`

export type Who = { email: string; address: string }

export const countAttempt = statement<{ known: boolean }, Who & { now: Date; before: Date; most: number }>(
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

export const closedSince = statement<{ since: Date | null }, Who & { before: Date; most: number }>(
  'sign-in.closed-since',
  `select max(since) as since from sign_in_attempts
   where account = ${account} and place in ('', ${place}) and since > :before and failures >= :most`,
)

/** Resets the count after a correct password, and remembers its network address. */
export const rememberPlace = statement<never, Who & { now: Date; knownUntil: Date; wasKnown: boolean }>(
  'sign-in.know-place',
  `with counted as (
     update sign_in_attempts set failures = greatest(failures - 1, 0) where account = ${account} and place = '' and not :wasKnown
   )
   insert into sign_in_attempts as attempts (account, place, failures, since, known_until)
   values (${account}, ${place}, 0, :now, :knownUntil)
   on conflict (account, place) do update set failures = 0, since = :now, known_until = :knownUntil`,
)

export const takeBack = statement<never, { email: string }>(
  'sign-in.take-back',
  `update sign_in_attempts set failures = greatest(failures - 1, 0) where account = ${account} and place = ''`,
)

export const forgetFailures = statement<never, { email: string }>(
  'sign-in.forget-attempts',
  `update sign_in_attempts set failures = 0 where account = ${account}`,
)
