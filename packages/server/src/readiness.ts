import type { FastifyInstance } from 'fastify'
import type { Pool } from './db/pool.ts'
import { refuse } from './errors.ts'
import { isDatabaseAway, sendRefusal } from './plugins/errors.ts'

/** Whether the shop has what it needs to serve, and how far it has come, in whole percent. */
export type Readiness = {
  state(): { ready: boolean; percent: number }
  /** From 0 to 1. */
  progress(share: number): void
  done(): void
  /** Settles when it can serve. */
  reached: Promise<void>
}

export function createReadiness(ready = false): Readiness {
  let state = { ready, percent: ready ? 100 : 0 }
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  if (ready) resolve()
  return {
    state: () => state,
    progress(share) {
      if (!state.ready) state = { ready: false, percent: Math.min(99, Math.max(0, Math.floor(share * 100))) }
    },
    done() {
      state = { ready: true, percent: 100 }
      resolve()
    },
    reached,
  }
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it can serve, else 503 with Retry-After and how far it has come: while
 * the demonstration's rows are loaded, and while the database is away.
 */
export function healthRoutes(app: FastifyInstance, { pool, readiness }: { pool: Pool; readiness: Readiness }): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ Status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const { ready, percent } = readiness.state()
    if (!ready)
      return sendRefusal(request, reply, refuse(503, { code: 'starting', area: 'server', values: { percent } }))
    try {
      await pool.query('select 1')
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseAway(error)) throw error
      return sendRefusal(request, reply, refuse(503, { code: 'away', area: 'database' }))
    }
    return reply.header('cache-control', 'no-store').send({ Status: 'ready' })
  })
}
