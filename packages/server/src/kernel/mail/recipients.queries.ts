import { statement } from '../db/pool.ts'

export const countLetter = statement<{ letters: number }, { key: string; now: Date; endsAt: Date }>(
  'recipients.count-letter',
  `insert into request_count as counted (client, requests, ends_at) values (:key, 1, :endsAt)
   on conflict (client) do update set
     requests = case when counted.ends_at <= :now then 1 else counted.requests + 1 end,
     ends_at = case when counted.ends_at <= :now then excluded.ends_at else counted.ends_at end
   returning requests as letters`,
)
