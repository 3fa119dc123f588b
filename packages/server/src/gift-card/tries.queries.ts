import { statement } from '../kernel/db/pool.ts'

export const countTries = statement<{ who: Buffer }, { who: Buffer[]; now: Date; before: Date; most: number }>(
  'gift-card.count-tries',
  `insert into gift_card_tries as tried (who, failures, since)
   select who, 1, :now::timestamptz from unnest(:who::bytea[]) as one (who) order by who
   on conflict (who) do update set
     failures = case when tried.since <= :before then 1 else tried.failures + 1 end,
     since = case when tried.since <= :before then :now else tried.since end
   where tried.since <= :before or tried.failures < :most
   returning who`,
)

export const closedSince = statement<{ since: Date | null }, { who: Buffer[]; before: Date; most: number }>(
  'gift-card.closed-since',
  'select max(since) as since from gift_card_tries where who = any(:who::bytea[]) and since > :before and failures >= :most',
)

export const forgiveTry = statement<never, { who: Buffer[] }>(
  'gift-card.forgive-try',
  'update gift_card_tries set failures = greatest(failures - 1, 0) where who = any(:who::bytea[])',
)
