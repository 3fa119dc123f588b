import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'

export const learned = statement<{ requests: number; endsAt: Date }, { client: string; now: Date }>(
  'account.taken-emails',
  'select requests, ends_at as "endsAt" from request_count where client = :client and ends_at > :now',
)

export const countTaken = statement<never, { client: string; now: Date; endsAt: Date }>(
  'account.count-taken-email',
  `insert into request_count as counted (client, requests, ends_at) values (:client, 1, :endsAt)
   on conflict (client) do update set
     requests = case when counted.ends_at <= :now then 1 else counted.requests + 1 end,
     ends_at = case when counted.ends_at <= :now then excluded.ends_at else counted.ends_at end`,
)

export const toTell = statement<{ to: string; language: Language }, { email: string; now: Date; before: Date }>(
  'account.tell-of-registration',
  `update customer set told_of_registration_at = :now
   where lower(email) = lower(:email) and not is_guest
     and (told_of_registration_at is null or told_of_registration_at <= :before)
   returning email as to, language`,
)
