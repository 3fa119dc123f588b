import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { type Config, isAllowedOrigin } from '../config.ts'
import { refuse } from '../errors.ts'
import type { Readiness } from '../readiness.ts'
import { refuseErrors, sendRefusal } from './errors.ts'
import { refuseBodyType } from './mount.ts'

/** Seconds for which a browser remembers what it may ask from a foreign page. */
const preflightSeconds = 7200

/** What every request below `/api` goes through. */
export async function apiRequests(app: FastifyInstance, config: Config, readiness: Readiness): Promise<void> {
  refuseErrors(app)
  app.decorateRequest('customer')
  readBodies(app)
  await app.register(formbody)
  await allowForeignPages(app, config)
  // The API answers data; whatever a browser takes it for, it shall not run or show it.
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: config.shopOrigin.startsWith('https:') && { maxAge: 31_536_000 },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  // Which calls are limited, and how much, is said where they are mounted.
  await app.register(rateLimit, {
    global: false,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000))
      return refuse(429, { code: 'too-many-requests', area: 'Requests', values: { seconds } }, seconds)
    },
  })
  await app.register(underPressure, {
    // Two seconds behind: whoever waits longer has gone, and the queue only grows.
    maxEventLoopDelay: 2000,
    pressureHandler: () => {
      throw refuse(503, { code: 'busy', area: 'server' }, 5)
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    const { ready, percent } = readiness.state()
    if (!ready && request.routeOptions.config.call !== undefined) {
      return sendRefusal(request, reply, refuse(503, { code: 'starting', area: 'server', values: { percent } }))
    }
    const refusal = refuseBodyType(request)
    if (refusal) return sendRefusal(request, reply, refusal)
  })
}

/**
 * Pages of allowed origins call the API with tokens in headers, never with cookies. Public calls send no header of their own,
 * so they need no preflight and are cached like everybody's.
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

/** JSON and forms are read, nothing else. A request that says JSON and sends nothing has no content, not malformed content. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
