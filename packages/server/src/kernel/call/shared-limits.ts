import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Pool } from '../db/pool.ts'
import { addRequests } from './shared-limits.queries.ts'

/** How long a process may delay the report of a count, in milliseconds. */
const flushMs = 250
/** From this limit on, a client's first request at a process does not wait for the shared count. */
const generous = 100
/** The most windows in a process's memory. An evicted one is read again. */
const mostWindows = 20_000

type Count = { current: number; ttl: number }
/** A client's requests of a call: the database's last count, and the requests counted here since. */
type Window = { count: number; endsAt: number; isShared: boolean }
type Waiting = { order: number; resolve: (count: Count) => void; reject: (error: Error) => void }
type Added = { requests: number; windowMs: number; waiting: Waiting[] }

/**
 * Counts the limited requests of all processes of one installation together, in PostgreSQL.
 *
 * 1. A process counts by itself and adds its counts to the shared ones four times a second, in one statement.
 * 2. A request waits for the shared count where it matters: the first of a client at this process (unless the limit is
 *    generous), and all beyond half of the limit. Requests that wait at the same time share a statement.
 * 3. So a limit is exact for a client of one process; with several, each may add at most half of it within a quarter of a
 *    second.
 * 4. A client beyond the limit is refused without a statement until its window ends.
 *
 * rate-limiter-flexible sends one statement for each request, which 1 and 2 avoid, and takes no clock.
 */
export function createSharedLimits({ pool, clock, log }: { pool: Pool; clock: () => Date; log: FastifyBaseLogger }) {
  const windows = new LRUCache<string, Window>({ max: mostWindows })
  let added = new Map<string, Added>()
  let sending: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function windowOf(client: string, windowMs: number, now: number): Window {
    const current = windows.get(client)
    if (current && current.endsAt > now && current.endsAt <= now + windowMs) return current
    const window = { count: 0, endsAt: now + windowMs, isShared: false }
    windows.set(client, window)
    return window
  }

  function count(client: string, windowMs: number, max: number): Count | Promise<Count> {
    const now = clock().getTime()
    const window = windowOf(client, windowMs, now)
    const ttl = window.endsAt - now
    if (window.isShared && window.count >= max) return { current: max + 1, ttl }
    window.count += 1
    const adding = added.get(client) ?? { requests: 0, windowMs, waiting: [] }
    adding.requests += 1
    added.set(client, adding)
    const waits = window.isShared ? window.count * 2 > max : max < generous
    if (waits) {
      return new Promise((resolve, reject) => {
        adding.waiting.push({ order: adding.requests, resolve, reject })
        startSending()
      })
    }
    if (window.isShared) sendLater()
    else startSending()
    return { current: window.count, ttl }
  }

  function startSending(): void {
    sending ??= send()
  }
  function sendLater(): void {
    timer ??= setTimeout(startSending, flushMs).unref()
  }

  /** Sends the counts until no request waits. */
  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    do await sendOnce()
    while ([...added.values()].some(({ waiting }) => waiting.length > 0))
    sending = undefined
    if (added.size > 0) sendLater()
  }

  async function sendOnce(): Promise<void> {
    const sent = added
    added = new Map()
    const now = clock()
    const [clients, all] = [[...sent.keys()], [...sent.values()]]
    try {
      const rows = await addRequests(pool, {
        clients,
        requests: all.map(({ requests }) => requests),
        windowsMs: all.map(({ windowMs }) => windowMs),
        now,
      })
      for (const { client, requests, endsAt } of rows) {
        const { requests: own, waiting } = sent.get(client) as Added
        const ends = endsAt.getTime()
        windows.set(client, { count: requests + (added.get(client)?.requests ?? 0), endsAt: ends, isShared: true })
        const ttl = ends - now.getTime()
        for (const { order, resolve } of waiting) resolve({ current: requests - own + order, ttl })
      }
    } catch (error) {
      // The counts are lost; counting starts again with the next request.
      for (const client of clients) windows.delete(client)
      const waiting = all.flatMap((one) => one.waiting)
      for (const { reject } of waiting) reject(error as Error)
      if (waiting.length === 0)
        log.warn({ err: error }, 'the requests of this process could not be added to the limits')
    }
  }

  /** The store of `@fastify/rate-limit`. */
  class Store implements FastifyRateLimitStore {
    incr(client: string, callback: (error: Error | null, count?: Count) => void, windowMs: number, max: number): void {
      const counted = count(client, windowMs, max)
      if (counted instanceof Promise) counted.then((shared) => callback(null, shared), callback)
      else callback(null, counted)
    }

    child(): Store {
      return this
    }
  }

  return {
    Store: Store as FastifyRateLimitStoreCtor,
    /** Adds the remaining local counts to the shared ones. */
    async stop(): Promise<void> {
      await sending
      clearTimeout(timer)
      if (added.size > 0) await sendOnce()
    },
  }
}
