import { statement } from '../kernel/db/pool.ts'

export const declinesOf = statement<{ key: Buffer; declines: number; lastAt: Date }, { keys: Buffer[]; after: Date }>(
  'payment.declines',
  'select key, declines, last_at as "lastAt" from payment_declines where key = any(:keys::bytea[]) and last_at > :after',
)

export const countDecline = statement<never, { keys: Buffer[]; now: Date; forgotten: Date }>(
  'payment.count-decline',
  `insert into payment_declines as counted (key, declines, last_at)
   select key, 1, :now::timestamptz from unnest(:keys::bytea[]) as one (key) order by key
   on conflict (key) do update set last_at = excluded.last_at,
     declines = case when counted.last_at <= :forgotten then 1 else counted.declines + 1 end`,
)
