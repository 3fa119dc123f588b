import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { isRunning } from './processes.ts'

/** Poll interval in milliseconds: the postmaster of a killed server is no child, so its exit fires no event. */
const lookMs = 250
/** After so many deaths or failed starts within a minute it is not started again. */
const mostDeaths = 5
const withinMs = 60_000

/** PostgreSQL died or failed to start five times in a minute. The message says what to do. */
export class PostgresLost extends Error {
  override name = 'PostgresLost'
}

/**
 * Starts a PostgreSQL again that died: at once the first time, after growing pauses when it dies again within a minute. After
 * five times in a minute it gives up.
 */
export function supervise(
  first: Cluster,
  {
    relaunch,
    log,
    onLost,
    now = Date.now,
    firstPauseMs = 250,
  }: {
    relaunch: () => Promise<Cluster>
    log: (sentence: string) => void
    onLost: (error: Error) => void
    now?: () => number
    firstPauseMs?: number
  },
) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function watch(): Promise<Cluster | undefined> {
    let cluster: Cluster | undefined = first
    let deaths: number[] = []
    while (!signal.aborted) {
      if (cluster && isRunning(cluster.pid)) {
        await pause(lookMs, undefined, { signal, ref: false }).catch(() => {})
        continue
      }
      if (cluster) log(`PostgreSQL (pid ${cluster.pid}) died; starting it again.`)
      cluster = undefined
      deaths = [...deaths.filter((at) => at > now() - withinMs), now()]
      if (deaths.length >= mostDeaths) {
        onLost(
          new PostgresLost(
            'PostgreSQL ended five times within a minute and is not started again. Its postgres.log says why; it lies beside the data, in .onair/postgres unless ONAIR_DATA names another folder.',
          ),
        )
        return undefined
      }
      const wait = deaths.length === 1 ? 0 : firstPauseMs * 2 ** (deaths.length - 1)
      await pause(wait, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return undefined
      try {
        cluster = await relaunch()
        log(`PostgreSQL runs again (pid ${cluster.pid}).`)
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
      }
    }
    return cluster
  }

  const watching = watch()
  return {
    /** Ends the supervision. @returns the PostgreSQL that runs, if any */
    stop(): Promise<Cluster | undefined> {
      stopping.abort()
      return watching
    },
  }
}
