import { statement } from '../kernel/db/pool.ts'

export const reportViewers = statement<never, { process: string; viewers: number; now: Date }>(
  'live.report-viewers',
  `insert into air_viewers (process, viewers, counted_at) values (:process, :viewers, :now)
   on conflict (process) do update set viewers = excluded.viewers, counted_at = excluded.counted_at`,
)

export const deleteStaleReports = statement<never, { since: Date }>(
  'live.delete-stale-reports',
  'delete from air_viewers where counted_at < :since',
)

export const viewersOfOthers = statement<{ viewers: number }, { process: string; since: Date }>(
  'live.viewers',
  'select coalesce(sum(viewers), 0) as viewers from air_viewers where process <> :process and counted_at >= :since',
)
