import { randomUUID } from 'node:crypto'
import type { Deps } from '../kernel/feature.ts'
import { subMilliseconds } from '../kernel/instants.ts'
import { deleteStaleReports, reportViewers, viewersOfOthers } from './viewers.queries.ts'

/** How often a process reports the number of its viewers. */
export const viewersEveryMs = 5000
/** A process without a report for this long has died: its viewers are not counted. */
const staleAfterMs = 4 * viewersEveryMs

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
