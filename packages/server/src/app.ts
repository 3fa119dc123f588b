import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createOpenWindows } from './catalogue/open-windows.ts'
import { features } from './features.ts'
import { apiRequests } from './kernel/call/api.ts'
import { openApiRoute } from './kernel/call/openapi.ts'
import { createReplyCache } from './kernel/call/reply-cache.ts'
import { trustProxy } from './kernel/client-address.ts'
import { connectionTimes, limitConnections } from './kernel/connections.ts'
import { refusalOf, sendRefusal } from './kernel/errors/error-handler.ts'
import { refuseUnreadable } from './kernel/errors/raw-refusal.ts'
import { composersOf, createDeps, type Deps, keptOf, limitsOf } from './kernel/feature.ts'
import { replyHeaders } from './kernel/headers.ts'
import { createWorker, jobsOf } from './kernel/jobs.ts'
import { createListener } from './kernel/listener.ts'
import { logRequests, skipErrors } from './kernel/log.ts'
import { observeOutbox, outboxService } from './kernel/mail/outbox.service.ts'
import { createMetrics } from './kernel/metrics.ts'
import { createOutage } from './kernel/outage.ts'
import { createPressure } from './kernel/pressure.ts'
import { createReadiness, healthRoutes, type Readiness } from './kernel/readiness.ts'
import { sellerSettings } from './kernel/seller.settings.ts'
import { createTurns, type Turns, turnLimits } from './kernel/turns.ts'
import { mailSettings } from './outside/mail.settings.ts'
import { createMail } from './outside/mail.ts'
import { verifyToken } from './sign-in/tokens.ts'

export type AppOptions = Omit<
  Deps,
  'listener' | 'readiness' | 'shared' | 'clips' | 'metrics' | 'answers' | 'kept' | 'findable'
> & {
  /** None by default. */
  clips?: Deps['clips']
  /** Until it is ready the API answers 503. Without one the app is ready at once. */
  readiness?: Readiness
  /** The process's numbers. Without them requests are not counted. */
  metrics?: ReturnType<typeof createMetrics>
  /** In tests: replies are checked against the contract. */
  checkReplies?: boolean
  /** Whether jobs run: mail, open payments and the like. Tests run them one by one. */
  background?: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** When a price window opens or ends next, in milliseconds. */
    nextPriceChange(): number
    /** The turns of pages and of the calls that compute. */
    turns: Turns
    /** The pages that a search finds: the pages that are mounted add themselves. */
    findable: Deps['findable']
  }
}

/**
 * 64 KiB. With every letter escaped, a review takes half of that, and a request with the longest recaptcha token 50 kB. Refusing a
 * full body of unknown fields takes 4 ms, in which nobody else is answered; of a megabyte it took 200.
 */
const bodyLimit = 65_536

/**
 * Builds the app, which does not listen yet. Pages can be mounted beside the API, whose error replies, parsers, headers and limits
 * apply below `/api` only.
 */
export async function buildApp({
  checkReplies = false,
  background = true,
  readiness = createReadiness(true),
  metrics,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const { config, clock, pool, log } = options
  const listener = createListener({ pool, log })
  const headers = replyHeaders(config)
  const deps = createDeps({
    clips: {},
    ...options,
    listener,
    readiness,
    metrics: metrics ?? createMetrics(),
    answers: features.flatMap(({ answers }) => answers ?? []),
    kept: keptOf(features),
    findable: [],
  })
  const isProxy = trustProxy(config.trustProxy)
  const app: FastifyInstance = Fastify({
    ...connectionTimes(config.requestTimeoutMs),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    trustProxy: isProxy,
    bodyLimit,
    // Requests that arrive while the app closes are answered, then their connection is closed.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (error, request, reply) => {
      sendRefusal(request, reply.headers(headers), refusalOf(error, request))
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  limitConnections(app, {
    ...config.connections,
    ...(isProxy && { isProxy: (address) => isProxy(address, 0) }),
    headers,
  })
  const outage = createOutage({ pool, log })
  skipErrors(log, outage.noticed)
  app.addHook('onClose', async () => {
    outage.stop()
    skipErrors(log, () => false)
  })
  app.decorateRequest('fromMemory', false)
  logRequests(app)
  metrics?.observe(app)
  const pressure = createPressure()
  app.addHook('onClose', async () => pressure.stop())
  const turns = createTurns(turnLimits, { overloaded: pressure.isTooHigh })
  app.decorate('turns', turns)
  app.decorate('findable', deps.findable)
  healthRoutes(app, { pool, readiness, turns })
  observeOutbox(deps)
  const windows = deps.shared(createOpenWindows)
  const cache = createReplyCache({ clock: () => clock().getTime(), nextChange: windows.nextChange })
  app.decorate('nextPriceChange', windows.nextChange)
  // The cache is cleared before any feature learns of the change and reads again.
  windows.onChange(cache.clear)
  listener.on('catalogue', cache.clear)
  listener.on('air', cache.clear)
  app.addHook('onReady', () => listener.start())
  app.addHook('onClose', async () => listener.stop())
  if (background) runJobs(app, deps, metrics)
  if (config.role === 'worker') {
    // A worker serves only its health checks, and needs no search index.
    void readiness.reached.then(readiness.complete)
    return app
  }
  for (const { rootRoutes } of features) rootRoutes?.(app, deps)
  await app.register(
    async (api) => {
      api.decorate('calls', {
        verifyToken: (token) => verifyToken(pool, token, clock()),
        cache,
        turns,
        checkReplies,
        limits: config.limits,
        limitSettings: limitsOf(features),
      })
      await apiRequests(api, { ...deps, pressure })
      openApiRoute(api, api.calls)
      for (const { routes } of features) routes?.(api, deps)
    },
    { prefix: '/api' },
  )
  return app
}

/** Runs the jobs of the process's role, the sending of mails among them, from the app's start to its end. */
function runJobs(app: FastifyInstance, deps: Deps, metrics: AppOptions['metrics']): void {
  const { pool, clock, config, log } = deps
  const outbox = outboxService({
    pool,
    clock,
    mail: createMail(mailSettings.of(config)),
    seller: sellerSettings.of(config),
    composers: composersOf(features, deps),
    log,
  })
  const jobs = features.flatMap((feature) => feature.jobs?.(deps) ?? [])
  const mails = { name: 'mail', everyMs: 1000, run: (stopping: AbortSignal) => outbox.sendDue(stopping) }
  const worker = createWorker(jobsOf(config.role, [mails, ...jobs]), log, metrics?.jobEnded)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
}

/** Request ids that are unique across processes and restarts, and cheap. */
function createRequestIds(): () => string {
  const start = randomUUID().slice(0, 8)
  let count = 0
  return () => {
    count += 1
    return `${start}-${count.toString(36)}`
  }
}
