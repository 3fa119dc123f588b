import { randomUUID } from 'node:crypto'
import { statement } from '../kernel/db/pool.ts'
import type { Deps } from '../kernel/feature.ts'
import { subMilliseconds } from '../kernel/instants.ts'

/** How often a process reports the number of its viewers. */
export const viewersEveryMs = 5000
/** A process without a report for this long has died: its viewers are not counted. */
const staleAfterMs = 4 * viewersEveryMs

const reportViewers = statement<never, { process: string; viewers: number; now: Date }>(
  'live.report-viewers',
  `insert into air_viewers (process, viewers, counted_at) values (:process, :viewers, :now)
   on conflict (process) do update set viewers = excluded.viewers, counted_at = excluded.counted_at`,
)
const deleteStaleReports = statement<never, { since: Date }>(
  'live.delete-stale-reports',
  'delete from air_viewers where counted_at < :since',
)
const viewersOfOthers = statement<{ viewers: number }, { process: string; since: Date }>(
  'live.viewers',
  'select coalesce(sum(viewers), 0) as viewers from air_viewers where process <> :process and counted_at >= :since',
)

/** The number of connected viewers: this process's own count, and the latest reports of the others. */
export function createViewers({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  const process = randomUUID()
  const since = () => subMilliseconds(clock(), staleAfterMs)
  let own = () => 0
  return {
    /** Sets the function that counts this process's viewers. */
    count(streams: () => number): void {
      own = streams
    },
    /** Reports this process's viewers to the others. */
    async report(): Promise<void> {
      await reportViewers(pool, { process, viewers: own(), now: clock() })
      await deleteStaleReports(pool, { since: since() })
    },
    async total(): Promise<number> {
      const [others] = await viewersOfOthers(pool, { process, since: since() })
      return own() + Number(others?.viewers ?? 0)
    },
  }
}
