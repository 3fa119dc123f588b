import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import type { Beacon } from '../outside/beacon.ts'
import { adoptEvents, claimEvents, type DueEvent, dropEvent, retryEvent } from './analytics.queries.ts'

/** How long a worker's claim on an event lasts while it sends it. */
const claimMs = 60_000
/** After this many tries (some ten minutes) an event is dropped: it is stale by then. */
const maxAttempts = 6
const backoffMs = (attempts: number): number => 10_000 * 2 ** attempts

/**
 * Sends the events of consenting customers to the marketing feed.
 *
 * 1. No call waits for the feed: events are queued, and sent here, apart from mails and orders.
 * 2. While the feed is unavailable, an event is retried with growing pauses for some ten minutes. It keeps its id, so that it
 *    counts once.
 * 3. A sent, refused or dropped event is deleted.
 */
export function analyticsService(deps: {
  pool: Pool
  clock: () => Date
  beacon: Beacon
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const { pool, clock, beacon, log } = deps

  async function send({ id, attempts, at, content: { name, edp, language, content } }: DueEvent): Promise<boolean> {
    const result = await beacon.send({ id: `onair-${id}`, name, edp, language, at, content })
    if (result.status === 'unavailable' && attempts < maxAttempts) {
      await retryEvent(pool, { id, at: addMilliseconds(clock(), backoffMs(attempts)), why: result.reason })
      return false
    }
    if (result.status !== 'taken') log.warn({ event: id, name, status: result.status }, 'an event was given up')
    await dropEvent(pool, { id })
    return result.status === 'taken'
  }

  return {
    /** Takes over unsent events of the former version. A running process of it sends due events within a second. */
    adopt: () => adoptEvents(pool, { dueSince: addMilliseconds(clock(), -claimMs) }),
    /** Sends the due events in parallel. @returns how many the feed accepted */
    async sendDue(count = 20): Promise<number> {
      const now = clock()
      const due = await claimEvents(pool, { now, until: addMilliseconds(now, claimMs), count })
      return (await Promise.all(due.map(send))).filter(Boolean).length
    },
  }
}
