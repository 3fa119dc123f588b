import type { FastifyBaseLogger } from 'fastify'

/** Work that recurs while the server runs. */
export type Job = {
  name: string
  everyMs: number
  /** @param stopping is aborted when the server stops, which waits for the run's end */
  run(stopping: AbortSignal): Promise<unknown>
  /** It writes this process's own counts of requests, so a process that only serves runs it as well. */
  ofRequests?: true
}

/** The roles of a process: `web` answers requests, `worker` runs the jobs and sends the mails. */
export const roles = ['web', 'worker'] as const
export type Role = (typeof roles)[number]

/** The jobs of a process; without a role it does everything. */
export const jobsOf = (role: Role | undefined, jobs: readonly Job[]): readonly Job[] =>
  role === 'web' ? jobs.filter(({ ofRequests }) => ofRequests) : jobs

/** When a job runs first, at the latest. */
const firstRunMs = 1000

/**
 * Runs each job at its interval, independently of the others; a job that fails runs again at its next time. Rare jobs run soon
 * after the start for the first time, so that work left by a server that died does not wait for hours. `ended` is called after each run.
 */
export function createWorker(
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  ended: (job: string, succeeded: boolean, seconds: number) => void = () => {},
) {
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopping = new AbortController()
  stopping.abort()

  function plan(job: Job, inMs = job.everyMs): void {
    const { signal } = stopping
    if (signal.aborted) return
    const timer = setTimeout(() => {
      const start = performance.now()
      const end = (succeeded: boolean) => ended(job.name, succeeded, (performance.now() - start) / 1000)
      const run = Promise.resolve()
        .then(() => job.run(signal))
        .then(
          () => end(true),
          (error: unknown) => {
            log.warn({ err: error, job: job.name }, 'a background job failed')
            end(false)
          },
        )
        .finally(() => {
          running.delete(run)
          plan(job)
        })
      running.add(run)
    }, inMs)
    timer.unref()
    timers.set(job, timer)
  }

  return {
    start(): void {
      stopping = new AbortController()
      for (const job of jobs) plan(job, Math.min(job.everyMs, firstRunMs))
    },
    /** Resolves when the running jobs have ended. */
    async stop(): Promise<void> {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
