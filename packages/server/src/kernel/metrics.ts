import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from './db/pool.ts'

/** Seconds. A cached list takes less than a millisecond, a slow provider up to ten seconds. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobBuckets = [0.01, 0.1, 1, 10, 60]

/** The numbers of one process, as Prometheus reads them. No label's value comes from a caller, so that their number is bounded. */
export type Metrics = {
  /** A value that is read when Prometheus asks. `read` returns one number, or one for each value of the label. */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void
  /** @returns counts one */
  counter(name: string, help: string): () => void
  /** @returns a callback for each breaker of this process that opens or closes */
  pauses(service: string): (paused: boolean) => void
  /** A job has run. */
  jobEnded(job: string, succeeded: boolean, seconds: number): void
  /** Everything in Prometheus's text format. */
  text(): Promise<string>
  contentType: string
}

/** Undefined: there is no value at present, and it is left out. */
type Reading = number | Readonly<Record<string, number>> | undefined

export function createMetrics(): Metrics & { observe(app: FastifyInstance): void; observeProcess(): void } {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'onair_request_seconds',
    help: 'Requests by call of the contract, or by route, and status; how long they took',
    labelNames: ['call', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'onair_refusals_total',
    help: 'Refusals by code; declined payments are card-declined, card-declined-expired, card-code-wrong and wallet-declined',
    labelNames: ['code'],
    registers,
  })
  const jobs = new Histogram({
    name: 'onair_job_seconds',
    help: 'Runs of background jobs, and how long they took',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  })
  const jobSuccess = new Gauge({
    name: 'onair_job_last_success_timestamp_seconds',
    help: 'When a background job last succeeded',
    labelNames: ['job'],
    registers,
  })

  const paused = new Gauge({
    name: 'onair_outside_paused',
    help: 'Circuit breakers that leave an outside service alone after five failures in a row, by service',
    labelNames: ['service'],
    registers,
  })

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** Counts the app's requests from now on. Event streams count when they end. */
    observe(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { config, url } = request.routeOptions
        // Addresses that no route has share one label.
        const call = config.call ?? url ?? 'unknown'
        requests.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000)
        for (const { code } of reply.refusal?.reasons ?? []) refusals.inc({ code })
        done()
      })
    },
    /** Adds memory, processor time, event loop delay and garbage collection. */
    observeProcess() {
      collectDefaultMetrics({ register: registry })
    },
    gauge(name, help, read, label) {
      new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        async collect() {
          const reading = await read()
          this.reset()
          if (typeof reading === 'number') this.set(reading)
          else if (reading === undefined) this.remove()
          else if (label !== undefined)
            for (const [value, number] of Object.entries(reading)) this.set({ [label]: value }, number)
        },
      })
    },
    counter(name, help) {
      const counter = new Counter({ name, help, registers })
      return () => counter.inc()
    },
    pauses(service) {
      paused.inc({ service }, 0)
      return (isPaused) => paused.inc({ service }, isPaused ? 1 : -1)
    },
    jobEnded(job, succeeded, seconds) {
      jobs.observe({ job, outcome: succeeded ? 'succeeded' : 'failed' }, seconds)
      if (succeeded) jobSuccess.setToCurrentTime({ job })
    },
  }
}

/** Adds the pool's connections, and whether the database answers. */
export function observePool(metrics: Metrics, pool: Pool): void {
  metrics.gauge(
    'onair_database_connections',
    'Connections of the pool, and statements that wait for one',
    () => ({ idle: pool.idleCount, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    'state',
  )
  metrics.gauge('onair_database_up', 'Whether the database answers', () =>
    pool.query('select 1').then(
      () => 1,
      () => 0,
    ),
  )
}

/**
 * Answers `GET /metrics` on an address of its own, which is not the public one.
 *
 * @throws if the address is taken
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
