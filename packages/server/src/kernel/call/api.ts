import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../client-address.ts'
import { type Config, isAllowedOrigin } from '../config.ts'
import { refuseErrors, sendRefusal } from '../errors/error-handler.ts'
import { refuse } from '../errors/kernel.messages.ts'
import type { Refusal } from '../errors/refusal.ts'
import type { Deps } from '../feature.ts'
import type { Pressure } from '../pressure.ts'
import { refuseBodyType } from './mount.ts'
import { createSharedLimits } from './shared-limits.ts'

/** How long a browser caches the answer to a preflight request, in seconds. */
const preflightSeconds = 7200

/**
 * The API replies with data, which a browser must not run, render or frame. The headers are constant; helmet would assemble
 * them again for every request.
 */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
} as const

/** Sets up headers, body parsers, CORS, rate limits, load shedding and error replies for everything below `/api`. */
export async function apiRequests(
  app: FastifyInstance,
  {
    config,
    readiness,
    pool,
    clock,
    log,
    pressure,
  }: Pick<Deps, 'config' | 'readiness' | 'pool' | 'clock' | 'log'> & { pressure: Pick<Pressure, 'isTooHigh'> },
): Promise<void> {
  refuseErrors(app)
  app.decorateRequest('customer')
  readBodies(app)
  await app.register(formbody)
  await allowForeignPages(app, config)
  const limits = createSharedLimits({ pool, clock, log })
  app.addHook('onClose', () => limits.stop())
  // Mounting a call sets its limit.
  await app.register(rateLimit, {
    global: false,
    store: limits.Store,
    keyGenerator: ({ ip }) => clientAddress(ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000))
      return refuse(429, { code: 'too-many-requests', area: 'Requests', values: { seconds } }, seconds)
    },
  })
  function refuseEarly(request: FastifyRequest): Refusal | undefined {
    if (pressure.isTooHigh()) return refuse(503, { code: 'busy', area: 'server' }, 5)
    const { ready, percent } = readiness.state()
    const starting = !ready && request.routeOptions.config.call !== undefined
    return starting ? refuse(503, { code: 'starting', area: 'server', values: { percent } }) : refuseBodyType(request)
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    const refusal = refuseEarly(request)
    if (refusal) sendRefusal(request, reply, refusal)
    else done()
  })
}

/**
 * Pages of allowed origins call the API with tokens in headers, never with cookies. Public calls send no custom header, so
 * they need no preflight and share the cache with the shop's own pages.
 */
async function allowForeignPages(app: FastifyInstance, { allowedOrigins }: Config): Promise<void> {
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && isAllowedOrigin(allowedOrigins, origin)),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'cache-control',
      'content-type',
      'current-date',
      'idempotency-key',
      'last-event-id',
    ],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: preflightSeconds,
    strictPreflight: false,
  })
}

/** Parses JSON and forms, and nothing else. An empty JSON body counts as no body, not as a malformed one. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
