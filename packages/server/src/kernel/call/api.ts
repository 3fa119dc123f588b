import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { type Config, isAllowedOrigin } from '../config.ts'
import { refuseErrors, sendRefusal } from '../errors/error-handler.ts'
import { refuse } from '../errors/messages.ts'
import type { Readiness } from '../readiness.ts'
import { refuseBodyType } from './mount.ts'

/** Seconds for which a browser remembers what it may ask from a foreign page. */
const preflightSeconds = 7200

/**
 * The API answers data; whatever a browser takes it for, it shall not run, show or frame it. Fixed, and set by hand: helmet
 * puts the same together anew for every request.
 */
const harmless = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** What every request below `/api` goes through. */
export async function apiRequests(app: FastifyInstance, config: Config, readiness: Readiness): Promise<void> {
  const https = config.shopOrigin.startsWith('https:')
  refuseErrors(app)
  app.decorateRequest('customer')
  readBodies(app)
  await app.register(formbody)
  await allowForeignPages(app, config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(https ? { ...harmless, 'strict-transport-security': 'max-age=31536000' } : harmless)
    done()
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
    // A sample in which nothing was measured counts as endlessly behind: one second's would refuse everybody after a single long task.
    sampleInterval: 5000,
    pressureHandler: () => {
      throw refuse(503, { code: 'busy', area: 'server' }, 5)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { ready, percent } = readiness.state()
    const starting = !ready && request.routeOptions.config.call !== undefined
    const refusal = starting
      ? refuse(503, { code: 'starting', area: 'server', values: { percent } })
      : refuseBodyType(request)
    if (refusal) sendRefusal(request, reply, refusal)
    else done()
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
