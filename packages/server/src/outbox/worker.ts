import type { FastifyBaseLogger } from 'fastify'

type Task = { name: string; everyMs: number; run(): Promise<unknown> }

/** How soon a task has its first turn, in milliseconds. */
const soonMs = 1000

/**
 * Runs tasks again and again, each by itself; a task that fails is run again at its time. Rare ones have their first turn
 * soon: what a server that died left behind need not wait, and is done also where none lives until the second.
 */
export function createWorker(tasks: readonly Task[], log: Pick<FastifyBaseLogger, 'warn'>) {
  const timers = new Map<Task, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = true

  function plan(task: Task, inMs = task.everyMs): void {
    if (stopped) return
    const timer = setTimeout(() => {
      const run = Promise.resolve()
        .then(() => task.run())
        .then(
          () => {},
          (error: unknown) => log.warn({ err: error, task: task.name }, 'a task in the background failed'),
        )
        .finally(() => {
          running.delete(run)
          plan(task)
        })
      running.add(run)
    }, inMs)
    timer.unref()
    timers.set(task, timer)
  }

  return {
    start(): void {
      stopped = false
      for (const task of tasks) plan(task, Math.min(task.everyMs, soonMs))
    },
    /** Ends after what is being done is done. */
    async stop(): Promise<void> {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
