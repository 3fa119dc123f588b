import { randomUUID } from 'node:crypto'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { statement } from '../kernel/db/pool.ts'
import type { Deps } from '../kernel/feature.ts'

/** How often a process tells the others how many viewers it has. */
export const viewersEveryMs = 5000
/** The numbers of a process that has told nothing for so long are not counted: it has died. */
const forgottenAfterMs = 4 * viewersEveryMs

const tellViewers = statement<never, [process: string, viewers: number, now: Date]>(
  'live.tell-viewers',
  `insert into air_viewers (process, viewers, counted_at) values ($1, $2, $3)
   on conflict (process) do update set viewers = excluded.viewers, counted_at = excluded.counted_at`,
)
const forgetViewers = statement<never, [since: Date]>(
  'live.forget-viewers',
  'delete from air_viewers where counted_at < $1',
)
const viewersOfOthers = statement<{ viewers: number }, [process: string, since: Date]>(
  'live.viewers',
  'select coalesce(sum(viewers), 0) as viewers from air_viewers where process <> $1 and counted_at >= $2',
)

/** The viewers who are connected: this process's as they are, the others' as they were told a moment ago. */
export function createViewers({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  const process = randomUUID()
  const since = () => subMilliseconds(clock(), forgottenAfterMs)
  let own = () => 0
  return {
    /** Sets how this process counts its own. */
    count(streams: () => number): void {
      own = streams
    },
    /** Tells the other processes. */
    async tell(): Promise<void> {
      await tellViewers(pool, process, own(), clock())
      await forgetViewers(pool, since())
    },
    async total(): Promise<number> {
      const [others] = await viewersOfOthers(pool, process, since())
      return own() + Number(others?.viewers ?? 0)
    },
  }
}
