import { setTimeout as pause } from 'node:timers/promises'
import type { Tour } from '@onair/core/tour'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Migration } from 'kysely/migration'
import { buildApp } from './app.ts'
import { systemClock } from './kernel/clock.ts'
import { type Config, ConfigError } from './kernel/config.ts'
import { createPool, type Pool } from './kernel/db/pool.ts'
import { loadExtensions } from './kernel/extension.ts'
import { listen } from './kernel/listen.ts'
import { createLogger } from './kernel/log.ts'
import { createMetrics, observePool, serveMetrics } from './kernel/metrics.ts'
import { createReadiness } from './kernel/readiness.ts'
import { outsideFetch } from './outside/fetch.ts'

/** The timeout of a statement; a shopper's statements take a fraction of this. */
const timeoutMs = 10_000

/** A server that is started, but does not listen yet: pages can still be mounted on its app. */
export type RunningServer = {
  app: FastifyInstance
  config: Config
  /** The server's clock. */
  now(): Date
  /** When a price window opens or ends next, in milliseconds: pages with prices must not be cached longer. */
  nextPriceChange(): number
  /** Whether it can answer; false while an extension loads the catalogue. */
  ready(): boolean
  /** The sights of an extension that is a demonstration. */
  tour: Tour | undefined
  /** Listens; a server that cannot is closed. @throws {PortTaken}, or an error if it is closing already */
  listen(): Promise<void>
  /**
   * Reports by `/readyz` that it stops and goes on answering for `config.drainMs`, then completes the requests in flight, ends event streams, closes the pools, and stops a database of its own last. Can be called again.
   */
  close(): Promise<void>
}

/** Another program listens on the port. The message says what to do. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

/**
 * Starts a database. `log` reports, in a sentence, a step that takes time; `launched` is called when the database is launched and
 * does not answer yet.
 */
export type StartDatabase = (hooks: { log: (sentence: string) => void; launched: () => void }) => Promise<{
  url: string
  stop(): Promise<void>
}>

const noDatabase: StartDatabase = () =>
  Promise.reject(new ConfigError('DATABASE_URL is not set: it names the PostgreSQL of the shop.'))

export type ServerOptions = {
  config: Config
  log?: FastifyBaseLogger
  clock?: () => Date
  /** Starts a database of this process's own, for when `DATABASE_URL` names none. It is stopped last. */
  startDatabase?: StartDatabase
  /** The schema's migrations, if they are not this version's own. */
  migrations?: Record<string, Migration>
}

/**
 * Starts the server without listening: loads the extensions, meanwhile starts a database of its own unless `DATABASE_URL`
 * names one, migrates the schema, builds the app and opens the extensions on it. When a step fails, it stops what the earlier
 * steps started.
 */
export async function startServer({
  config,
  log = createLogger(config.logLevel),
  clock = systemClock,
  startDatabase = noDatabase,
  migrations,
}: ServerOptions): Promise<RunningServer> {
  const { databaseUrl } = config
  const steps: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= (async () => {
      const failures: unknown[] = []
      // A step that fails does not prevent the others.
      for (const end of steps.toReversed()) await end().catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw failures[0]
    })()
    return closing
  }
  try {
    const { promise: launching, resolve: launched } = Promise.withResolvers<void>()
    const starting = databaseUrl ? undefined : startDatabase({ log: (sentence) => log.info(sentence), launched })
    steps.push(async () => (await starting?.catch(() => undefined))?.stop())
    // A database starts in its own processes. This one loads modules meanwhile, such as the migrations' query builder. It waits for
    // the launch, because loading blocks this process.
    await Promise.race([launching, starting])
    const [own, extensions, { migrate }] = await Promise.all([
      starting,
      loadExtensions(config),
      import('./kernel/db/migrate.ts'),
    ])
    const url = databaseUrl ?? own?.url ?? ''
    const onLostConnection = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost')
    const pool = createPool(url, { max: config.databaseConnections, timeoutMs, brisk: true, onLost: onLostConnection })
    steps.push(() => pool.end())
    // For migrations and loading, which take longer than a shopper's statements.
    const longRunning = createPool(url, { max: 2, onLost: onLostConnection })
    steps.push(() => longRunning.end())
    const metrics = await openMetrics(config, pool, steps)
    await migrate(longRunning, migrations)

    const readiness = createReadiness()
    const clips = Object.assign({}, ...extensions.map((extension) => extension.clips))
    const app = await buildApp({
      config,
      pool,
      log,
      clock,
      fetch: outsideFetch,
      readiness,
      databaseUrl: url,
      ...(metrics && { metrics }),
      clips,
    })
    steps.push(() => app.close())
    const { progress, completed } = readiness
    const loading: Promise<void>[] = []
    let tour: Tour | undefined
    for (const extension of extensions) {
      const open = extension.open({ app, config, pool: longRunning, clock, log, progress, ready: completed })
      steps.push(() => open.stop())
      if (open.loaded) loading.push(open.loaded)
      tour ??= open.tour
    }
    if (loading.length === 0) readiness.done()
    else void Promise.all(loading).then(readiness.done)

    return {
      app,
      config,
      now: clock,
      nextPriceChange: () => app.nextPriceChange(),
      ready: () => readiness.state().ready,
      tour,
      async listen() {
        if (closing) throw new Error('The server is closing')
        try {
          const listening = listen(app, config)
          // Closing waits for this: Fastify throws an uncaught error if it is closed before it listens on all its addresses.
          steps.push(async () => void (await Promise.allSettled([listening])))
          await listening
          steps.push(async () => {
            readiness.drain()
            if (config.drainMs > 0) await pause(config.drainMs)
          })
        } catch (error) {
          await close()
          if (!isTaken(error)) throw error
          throw new PortTaken(
            `Port ${config.port} is taken by another program. Stop that one, or set PORT to another port.`,
          )
        }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Serves the process's numbers where the configuration says, as long as the server runs. */
async function openMetrics({ metrics: place }: Config, pool: Pool, steps: (() => Promise<void>)[]) {
  if (!place) return undefined
  const metrics = createMetrics()
  metrics.observeProcess()
  observePool(metrics, pool)
  try {
    const served = await serveMetrics(metrics, place)
    steps.push(() => served.close())
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new PortTaken(
      `METRICS_PORT ${place.port} is taken by another program. Stop that one, or set METRICS_PORT to another port.`,
    )
  }
  return metrics
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Closes the server at the first SIGINT, SIGTERM or SIGHUP, after it has started if necessary; further signals change nothing.
 * Then the process exits, with status 1 if closing failed.
 */
export function closeOnSignals(starting: Promise<Pick<RunningServer, 'close'>>, log: FastifyBaseLogger): void {
  const close = async () => {
    const server = await starting.catch(() => undefined)
    // The caller reports why it did not start, and ends the process.
    if (!server) return
    try {
      await server.close()
      process.exit()
    } catch (error) {
      log.error({ err: error }, 'closing failed')
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
}
