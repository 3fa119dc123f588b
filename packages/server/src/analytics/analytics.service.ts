import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import type { Beacon } from '../outside/beacon.ts'
import { type DueEvent, dropEvent, retryEvent, takeEvents } from './analytics.queries.ts'

/** How long an event that is being sent is nobody else's. */
const sendingMs = 60_000
/** After this many tries (some ten minutes) an event is given up: what it told of is old by then. */
const mostAttempts = 6
const waitMs = (attempts: number): number => 10_000 * 2 ** attempts

/**
 * Sends to the marketing feed what customers did, who agreed to it.
 *
 * 1. No shopper waits for the feed: an event is only left to be sent, and sent here, apart from mail and orders.
 * 2. A feed that is away is tried again, later and later, some ten minutes; the event keeps its id, so that it counts once.
 * 3. Once sent, refused or given up, nothing of it is kept.
 */
export function analyticsService(deps: {
  pool: Pool
  clock: () => Date
  beacon: Beacon
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const { pool, clock, beacon, log } = deps

  async function send({ id, attempts, at, content: { name, edp, language, content } }: DueEvent): Promise<boolean> {
    const outcome = await beacon.send({ id: `onair-${id}`, name, edp, language, at, content })
    if (outcome.status === 'unavailable' && attempts < mostAttempts) {
      await retryEvent(pool, id, new Date(clock().getTime() + waitMs(attempts)), outcome.reason)
      return false
    }
    if (outcome.status !== 'taken') log.warn({ event: id, name, status: outcome.status }, 'an event was given up')
    await dropEvent(pool, id)
    return outcome.status === 'taken'
  }

  return {
    /** Sends what is due, all at once. Answers how many the feed took. */
    async sendDue(count = 20): Promise<number> {
      const now = clock()
      const due = await takeEvents(pool, now, new Date(now.getTime() + sendingMs), count)
      return (await Promise.all(due.map(send))).filter(Boolean).length
    },
  }
}
