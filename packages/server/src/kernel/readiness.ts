import type { FastifyInstance } from 'fastify'
import type { Pool } from './db/pool.ts'
import { isDatabaseAway, sendRefusal } from './errors/error-handler.ts'
import { refuse } from './errors/kernel.messages.ts'
import { goesFirst, type Turns } from './turns.ts'

/** Whether the server can answer, and its progress until then, in whole percent. */
export type Readiness = {
  /** `ready`: calls are answered. `complete`: lists and searches as well, or the wait for the first index has timed out. */
  state(): { ready: boolean; complete: boolean; percent: number; draining: boolean }
  /** Reports how much of the catalogue is loaded, from 0 to 1. */
  progress(share: number): void
  /** Reports that the catalogue is loaded. */
  done(): void
  /** Reports that the search index is built. */
  complete(): void
  /** Reports that the server is about to stop: it still answers, but should get no more requests. */
  drain(): void
  /** Settles when it is ready. */
  reached: Promise<void>
  /** Settles when it is complete. */
  completed: Promise<void>
}

/** The progress of a server that is ready, but not complete. */
const almost = 99

export function createReadiness(ready = false): Readiness {
  let state = { ready, complete: false, percent: ready ? almost : 0, draining: false }
  const reached = Promise.withResolvers<void>()
  const completed = Promise.withResolvers<void>()
  if (ready) reached.resolve()
  return {
    state: () => state,
    progress(share) {
      if (!state.ready) state = { ...state, percent: Math.min(almost, Math.max(0, Math.floor(share * 100))) }
    },
    done() {
      state = { ...state, ready: true, percent: almost }
      reached.resolve()
    },
    complete() {
      state = { ...state, ready: true, complete: true, percent: 100 }
      completed.resolve()
    },
    drain() {
      state = { ...state, draining: true }
    },
    reached: reached.promise,
    completed: completed.promise,
  }
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it can serve, else 503 with Retry-After and how far it has come: while
 * an extension loads the catalogue, while the first search index is built, while the database is away, and before it stops. Meanwhile each reply
 * also closes its connection, so that the next request goes to another process.
 */
export function healthRoutes(
  app: FastifyInstance,
  { pool, readiness, turns }: { pool: Pool; readiness: Readiness; turns: Turns },
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ Status: 'ok' }))
  app.addHook('onRequest', (_request, reply, done) => {
    if (readiness.state().draining) reply.header('connection', 'close')
    done()
  })
  app.get('/readyz', { onRequest: goesFirst(turns) }, async (request, reply) => {
    const { complete, percent, draining } = readiness.state()
    if (draining) return sendRefusal(request, reply, refuse(503, { code: 'leaving', area: 'server' }))
    if (!complete) {
      return sendRefusal(request, reply, refuse(503, { code: 'starting', area: 'server', values: { percent } }))
    }
    try {
      await pool.query('select 1')
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseAway(error)) throw error
      return sendRefusal(request, reply, refuse(503, { code: 'away', area: 'database' }))
    }
    return reply.header('cache-control', 'no-store').send({ Status: 'ready' })
  })
}
