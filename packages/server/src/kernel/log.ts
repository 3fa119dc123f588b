import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, pino } from 'pino'

const hidden = '[hidden]'

/** Fields that are never logged, whatever their spelling: secrets, and data that identifies a person. */
const secret =
  /^(authorization|cookie|set-?cookie|key|secret|pin|answer|cvv|cvc|idempotency-?key)$|password|passwd|token|secret|api-?key|card-?number|creditcard|expiry|holder|email|e-mail|phone|address|street|postal|zip|city|first-?name|last-?name|nickname|username|recipient|detail$|where$|parameters$/i

/** The same data inside of text: in an error's message, or in a URL. */
const patterns: readonly [RegExp, string][] = [
  [/[\w.%+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi, hidden],
  [/\b(Bearer|Basic)\s+[\w\-.~+/]+=*/gi, `$1 ${hidden}`],
  // Card numbers, but not the digits of a UUID, by which the operator finds a payment.
  [
    /(?<![\da-f]{8}-(?:[\da-f]{4}-){0,3})(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)\b(?:\d[ -]?){12,18}\d\b/g,
    hidden,
  ],
  [/((?:password|token|secret|key|pin)["']?\s*[=:]\s*["']?)[^\s"'&,}]+/gi, `$1${hidden}`],
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d\b/gi, hidden],
]

const deepest = 6

const scrub = (text: string): string =>
  patterns.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text)

function clean(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (value instanceof Error) return errorOf(value, depth)
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, secret.test(name) ? hidden : clean(field, depth + 1)]),
  )
}

/** The parts of an error that help to fix it. A database error also carries whole rows, which are omitted. */
function errorOf(error: Error, depth: number): Record<string, unknown> {
  const { code, table, constraint } = error as Error & { code?: unknown; table?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: scrub(error.stack ?? ''),
    ...(error.cause instanceof Error && depth < deepest && { cause: errorOf(error.cause, depth + 1) }),
  }
}

/** Logs one JSON object per line, without tokens, passwords, card data, e-mails and addresses. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const filter: Filter = { skips: () => false }
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => clean(fields) as Record<string, unknown>,
    },
    // `formatters.log` does not see the message itself.
    hooks: {
      logMethod(args: unknown[], method: (...args: unknown[]) => void) {
        const [fields] = args
        if (typeof fields === 'object' && fields !== null && 'err' in fields && filter.skips(fields.err)) return
        method.apply(
          this,
          args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg instanceof Error ? { err: arg } : arg)),
        )
      },
    },
    serializers: { err: (error: unknown) => error },
  }
  const log: FastifyBaseLogger = destination ? pino(options as never, destination) : pino(options as never)
  filters.set(log, filter)
  return log
}

type Filter = { skips: (error: unknown) => boolean }
const filters = new WeakMap<FastifyBaseLogger, Filter>()

/** Drops lines of a {@link createLogger} logger and its children whose `err` is reported elsewhere. */
export function skipErrors(log: FastifyBaseLogger, skips: (error: unknown) => boolean): void {
  const filter = filters.get(log)
  if (filter) filter.skips = skips
}

/**
 * Logs a line for each answered request: its route, never its URL, which may name a customer or contain a bag's key. Replies from
 * the cache are not logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.fromMemory) return done()
    const { statusCode } = reply
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    const quiet = line.route === '/healthz' || line.route === '/readyz'
    // A 503 has a cause that is logged once, not for each request.
    const level = quiet ? 'debug' : statusCode >= 500 && statusCode !== 503 ? 'warn' : 'info'
    request.log[level](line, 'answered')
    done()
  })
}
