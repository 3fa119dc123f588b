import { htmlLang, type Language, parseLocale } from '@onair/core/language'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './kernel.messages.ts'
import { Refusal } from './refusal.ts'

/** The language to answer in: the path's; without one, the first that the caller accepts. */
export function languageOf(request: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const named = /^\/api\/v\d\/(en|fr)(?:[/?]|$)/.exec(request.url)?.[1]
  if (named === 'en' || named === 'fr') return named
  return parseLocale(request.headers['accept-language']) === 'fr_CA' ? 'fr' : 'en'
}

declare module 'fastify' {
  interface FastifyReply {
    /** The refusal of the reply. */
    refusal?: Refusal
  }
}

/** Sends a refusal as `[{Message, Area}]`; no cache stores it. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.refusal = refusal
  const language = languageOf(request)
  reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .header('content-language', htmlLang(language))
    .type('application/json; charset=utf-8')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  // As a string: the route's response schema describes the success.
  return reply.send(JSON.stringify(refusal.items(language)))
}

/** Answers unknown addresses, unreadable requests and unexpected errors with refusals. */
export function refuseErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, refuse(404, { code: 'route-unknown', area: 'path' })),
  )
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request)
    if (refusal.status === 500) request.log.error({ err: error }, 'unexpected error')
    else if (refusal.status === 503) request.log.warn({ err: error }, 'a part of the shop is unavailable')
    // Fastify would close the connection with the reply, and a client that is still sending would lose it. `limitConnections`
    // leaves the body a moment to end.
    if (refusal.status === 413) reply.removeHeader('connection')
    return sendRefusal(request, reply, refusal)
  })
}

/** The refusal for an error: the framework's errors by their codes, a lost database as 503, anything else as 500. */
export function refusalOf(error: FastifyError | Refusal, request: Pick<FastifyRequest, 'routeOptions'>): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) return refuse(503, { code: 'away', area: 'server' })
  if (isOutOfFiles(error)) return refuse(503, { code: 'busy', area: 'server' }, 5)
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE': {
      const form = request.routeOptions.config.bodyType === 'form'
      const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
      return refuse(415, { code: 'body-type', area: 'Content-Type', values: { type } })
    }
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse(413, { code: 'body-too-large', area: 'body' })
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refuse(400, { code: 'address-malformed', area: 'path' })
    default:
  }
  // Other client errors of the framework: malformed JSON, a content length that does not match.
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return refuse(400, { code: 'body-malformed', area: 'body' })
  if (status === 503) return refuse(503, { code: 'busy', area: 'server' })
  return refuse(500, { code: 'unexpected', area: 'server' })
}

/** Whether the process or the system has too many files and connections open. */
export const isOutOfFiles = ({ code }: { code?: unknown }): boolean => code === 'EMFILE' || code === 'ENFILE'

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** Whether the database was unreachable, or the connection was lost during the request. A later retry may succeed. */
export function isDatabaseAway(error: { code?: string; message: string; syscall?: string }): boolean {
  // The socket of a PostgreSQL that is not running.
  if (error.code === 'ENOENT') return error.syscall === 'connect'
  if (error.code !== undefined) return awayCodes.has(error.code) || /^08/.test(error.code)
  // The driver's own errors have no code.
  return /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/.test(
    error.message,
  )
}
