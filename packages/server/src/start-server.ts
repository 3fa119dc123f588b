import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './kernel/config.ts'
import { migrate } from './kernel/db/migrate.ts'
import { createPool } from './kernel/db/pool.ts'
import { startPostgres } from './kernel/db/postgres/index.ts'
import { loadExtensions } from './kernel/extension.ts'
import { createLogger } from './kernel/log.ts'
import { createReadiness } from './kernel/readiness.ts'
import { outsideFetch } from './outside/fetch.ts'

/** The timeout of a statement; a shopper's statements take a fraction of this. */
const timeoutMs = 10_000

/** A shop that is running, but not listening yet: pages may still be mounted on its app. */
export type RunningServer = {
  app: FastifyInstance
  config: Config
  /** The shop's clock. */
  now(): Date
  /** Whether it can answer; false while an extension loads the catalogue. */
  ready(): boolean
  /** A shop that cannot listen is closed. @throws {PortTaken} or, where it is closing, that it is */
  listen(): Promise<void>
  /** Answers what is in flight, ends what waits for events, then the pool, and PostgreSQL last. May be called again. */
  close(): Promise<void>
}

/** Another program listens on the shop's port. Its message says what to do. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

export type ServerOptions = {
  config: Config
  log?: FastifyBaseLogger
  clock?: () => Date
  formToken?: string
}

/**
 * Starts the server without listening: loads the extensions, starts a PostgreSQL of its own unless `DATABASE_URL` names
 * another, migrates the schema, builds the app and opens the extensions on it. When a step fails, it stops what the earlier
 * steps started.
 */
export async function startServer({
  config,
  log = createLogger(config.logLevel),
  clock = () => new Date(),
  formToken,
}: ServerOptions): Promise<RunningServer> {
  const { projectDir, dataDir, databaseUrl } = config
  const steps: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= (async () => {
      const failures: unknown[] = []
      // What fails to end does not keep the rest running.
      for (const end of steps.toReversed()) await end().catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw failures[0]
    })()
    return closing
  }
  try {
    const extensions = await loadExtensions(config)
    const own = databaseUrl
      ? undefined
      : await startPostgres({ projectDir, dataDir, log: (sentence) => log.info(sentence) })
    if (own) steps.push(() => own.stop())
    const url = databaseUrl ?? own?.url ?? ''
    const onLost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost')
    const pool = createPool(url, { max: config.databaseConnections, timeoutMs, brisk: true, onLost })
    steps.push(() => pool.end())
    // New schemas and rows take their time; shoppers do not wait for them.
    const unhurried = createPool(url, { max: 2, onLost })
    steps.push(() => unhurried.end())
    await migrate(unhurried)

    const readiness = createReadiness()
    const clips = Object.assign({}, ...extensions.map((extension) => extension.clips))
    const app = await buildApp({
      config,
      pool,
      log,
      clock,
      fetch: outsideFetch,
      readiness,
      formToken,
      databaseUrl: url,
      clips,
    })
    steps.push(() => app.close())
    const { progress, completed } = readiness
    const loading: Promise<void>[] = []
    for (const extension of extensions) {
      const open = extension.open({ app, config, pool: unhurried, clock, log, progress, ready: completed })
      steps.push(() => open.stop())
      if (open.loaded) loading.push(open.loaded)
    }
    if (loading.length === 0) readiness.done()
    else void Promise.all(loading).then(readiness.done)

    return {
      app,
      config,
      now: clock,
      ready: () => readiness.state().ready,
      async listen() {
        if (closing) throw new Error('The shop is closing')
        try {
          const listening = app.listen({ host: config.host, port: config.port })
          // Fastify throws where nobody can catch it when it is closed before it listens on all of its addresses.
          steps.push(async () => void (await Promise.allSettled([listening])))
          await listening
        } catch (error) {
          await close()
          if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
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

/**
 * Closes the shop at the first SIGINT, SIGTERM or SIGHUP, one that is still being opened as soon as it is; further ones change
 * nothing. The process then ends, with status 1 when closing failed.
 */
export function closeOnSignals(opening: Promise<Pick<RunningServer, 'close'>>, log: FastifyBaseLogger): void {
  const close = async () => {
    const shop = await opening.catch(() => undefined)
    // Why it did not open is told, and the process ended, by who opens it.
    if (!shop) return
    try {
      await shop.close()
      process.exit()
    } catch (error) {
      log.error({ err: error }, 'closing failed')
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
}
