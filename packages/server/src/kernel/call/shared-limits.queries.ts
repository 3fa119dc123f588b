import { statement } from '../db/pool.ts'

export const addRequests = statement<
  { client: string; requests: number; endsAt: Date },
  { clients: string[]; requests: number[]; windowsMs: number[]; now: Date }
>(
  'limits.add',
  `insert into request_count as counted (client, requests, ends_at)
   select client, requests, :now::timestamptz + ms * interval '1 millisecond'
   from unnest(:clients::text[], :requests::integer[], :windowsMs::integer[]) as added (client, requests, ms)
   order by client
   on conflict (client) do update set
     requests = case when counted.ends_at <= :now then excluded.requests else counted.requests + excluded.requests end,
     ends_at = case when counted.ends_at <= :now then excluded.ends_at else least(counted.ends_at, excluded.ends_at) end
   returning client, requests, ends_at as "endsAt"`,
)
