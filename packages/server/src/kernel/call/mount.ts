import {
  type BodyOf,
  type Call,
  type CallName,
  type Contract,
  fromWire,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  toWire,
} from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../client-address.ts'
import { languageOf, sendRefusal } from '../errors/error-handler.ts'
import { refuse } from '../errors/kernel.messages.ts'
import { Refusal } from '../errors/refusal.ts'
import { type LimitSettings, type Limits, rateLimitOf } from '../limits.ts'
import { goesFirst, isInProcess, type Turns } from '../turns.ts'
import { authorise, type Customer, customerOf, type VerifyToken } from './auth.ts'
import { cacheKeys } from './cache-key.ts'
import type { ReadyReply, ReplyCache } from './reply-cache.ts'
import { serializerOf } from './serialize.ts'
import { validate } from './validate.ts'

/** A handler's input: validated, names in camelCase, amounts in cents (unless the call is `as-is`). */
export type Input<C> = {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  headers: HeadersOf<C>
  /** The path's language; of a path without one, the language that the caller accepts. */
  language: Language
  /** The caller's network address ({@link clientAddress}); behind a proxy, the one that the proxy names (TRUST_PROXY). */
  address: string
  /** The caller's User-Agent; empty without one. */
  userAgent: string
  log: FastifyBaseLogger
  /** Aborted when the caller hangs up before the reply. */
  signal: AbortSignal
} & (C extends { caller: 'customer' | 'operator' } ? { customer: Customer } : unknown) &
  (C extends { optionalCustomer: true } ? { customer?: Customer } : unknown) &
  (C extends { replyType: string } ? { reply: FastifyReply } : unknown)

/** A reply in which an instant may be a Date. */
export type ReplyWithDates<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends readonly (infer Item)[]
    ? readonly ReplyWithDates<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: ReplyWithDates<T[K]> }
      : T

/** A reply that is already serialised, in the names of the wire, for calls that are too frequent to serialise each time. */
export class ReadyJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The result of a call without a body that has its other status. */
export const otherStatus = Symbol('other status')

type Result<C> = C extends { replyType: string }
  ? undefined
  : C extends { reply: unknown }
    ? ReplyWithDates<ReplyOf<C>> | ReadyJson
    : C extends { orStatus: number }
      ? undefined | typeof otherStatus
      : undefined

/**
 * Answers one call: a reply in camelCase with amounts in cents, a {@link ReadyJson}, or a {@link Refusal}. A stream's handler
 * writes to `reply` itself.
 */
export type Handler<C> = (input: Input<C>) => Result<C> | Refusal | Promise<Result<C> | Refusal>
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> }

/** What `mount` needs of the app, as `app.calls`. */
export type CallSupport = {
  verifyToken: VerifyToken
  cache: ReplyCache
  /** The turns of the calls that compute. */
  turns: Turns
  /** In tests: checks every reply and refusal against the contract; a mismatch is a 500. */
  checkReplies: boolean
  /** The most requests of one network address, by the limit that a call names. */
  limits: Limits
  /** How the features declare those limits. */
  limitSettings: LimitSettings
}

declare module 'fastify' {
  interface FastifyInstance {
    calls: CallSupport
  }
  interface FastifyContextConfig {
    /** The call's name in the contract. */
    call?: CallName
    bodyType?: 'form' | 'json' | 'none'
  }
}

/** Statuses with which any call may refuse: an invalid or excessive request, a busy server, a lost database. */
export const alwaysRefused: readonly number[] = [400, 413, 415, 429, 503]

/** When a caller who got no turn may try again, in seconds. */
const busySeconds = 5

/** Mounts a handler on each call of a contract. A call without a handler does not compile. */
export function mount<C extends Contract>(app: FastifyInstance, contract: C, handlers: Handlers<C>): void {
  for (const name of Object.keys(contract) as (keyof C & CallName)[]) {
    const call = contract[name]
    if (call) mountCall(app, name, call, handlers[name])
  }
}

/** A handler without its types: routes are the same for every call. */
type AnyHandler = (input: never) => unknown

function mountCall(app: FastifyInstance, name: CallName, call: Call, handler: AnyHandler): void {
  const { calls } = app
  const [method = '', path = ''] = name.split(' ')
  const cacheSeconds = call.caller === 'none' && method === 'GET' ? call.maxAge : undefined
  const serializer = call.reply && serializerOf(call.reply)
  const rateLimit = call.limit && {
    ...rateLimitOf(call.limit, calls),
    // Part of the shared count's key, after the client's address.
    groupId: ` ${name}`,
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, customer: Customer | undefined) {
    const language = languageOf(request)
    const valid = validate(call, request)
    if (valid instanceof Refusal) return valid
    const result = await handler({
      ...valid,
      body: call.wire === 'as-is' ? valid.body : fromWire(valid.body),
      language,
      address: clientAddress(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
      log: request.log,
      get signal() {
        return abortedByCaller(reply)
      },
      ...(customer && { customer }),
      ...(call.replyType && { reply }),
    } as never)
    if (result instanceof Refusal || call.reply === undefined) return result
    if (result instanceof ReadyJson) {
      if (calls.checkReplies) call.reply.parse(JSON.parse(result.text))
      return result
    }
    const wire = call.wire === 'as-is' ? result : toWire(result)
    if (calls.checkReplies) call.reply.parse(wire)
    return wire
  }

  function refused(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
    const allowed = [...alwaysRefused, ...call.refusals, ...(call.caller === 'none' ? [] : [401, 403])]
    if (calls.checkReplies && !allowed.includes(refusal.status)) {
      throw new Error(`${name} answers ${refusal.status}, which its contract does not list (${refusal.message})`)
    }
    return sendRefusal(request, reply, refusal)
  }

  /** Computes in a turn of the caller's address. */
  async function inTurn<T>(request: FastifyRequest, reply: FastifyReply, compute: () => T | Promise<T>) {
    if (isInProcess(request)) return compute()
    const end = await calls.turns.enter(clientAddress(request.ip), abortedByCaller(reply))
    if (end === 'busy') return refuse(503, { code: 'busy', area: 'server' }, busySeconds)
    try {
      return await compute()
    } finally {
      end()
    }
  }

  /** Recognises the customer by the token, or refuses. */
  async function recognise(request: FastifyRequest, reply: FastifyReply) {
    if (call.optionalCustomer) {
      request.customer = await customerOf(request, calls.verifyToken)
      return
    }
    const customer = await authorise(call.caller, request, calls.verifyToken)
    if (customer instanceof Refusal) return refused(request, reply, customer)
    request.customer = customer
  }

  async function answerUncached(request: FastifyRequest, reply: FastifyReply) {
    const compute = () => answer(request, reply, request.customer)
    const result = await (call.computes ? inTurn(request, reply, compute) : compute())
    if (result instanceof Refusal) return refused(request, reply, result)
    if (call.replyType) return reply
    const status = result === otherStatus ? (call.orStatus ?? call.status) : call.status
    reply.code(status).header('cache-control', 'private, no-store')
    if (call.reply === undefined) return reply.send()
    return reply.type('application/json; charset=utf-8').send(result instanceof ReadyJson ? result.text : result)
  }

  const answerCached = (seconds: number) => {
    const cacheControl = Array.from({ length: seconds + 1 }, (_, left) => `public, max-age=${left}`)
    const keyOf = cacheKeys(call)
    const send = (request: FastifyRequest, reply: FastifyReply, cached: ReadyReply | Refusal) =>
      cached instanceof Refusal
        ? refused(request, reply, cached)
        : cached.send(request, reply.header('cache-control', cacheControl[calls.cache.secondsLeft(cached, seconds)]))
    // Not async: a cached reply is sent in the same tick.
    return (request: FastifyRequest, reply: FastifyReply) => {
      const key = keyOf(request.url)
      // A waiting reply is not shared with other addresses: each waits for its own turn.
      const make = () =>
        calls.cache.through(key, seconds, async () => {
          const result = await answer(request, reply.code(call.status), undefined)
          if (result instanceof Refusal) return result
          return Buffer.from(result instanceof ReadyJson ? result.text : (reply.serialize(result) as string))
        })
      const cached = calls.cache.find(key) ?? inTurn(request, reply, make)
      if (cached instanceof Promise) return cached.then((made) => send(request, reply, made))
      request.fromMemory = true
      const sending = send(request, reply, cached)
      return sending instanceof Promise ? sending : undefined
    }
  }

  app.route({
    method,
    url: path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: method === 'GET' && call.replyType === undefined,
    config: {
      call: name,
      bodyType: call.body === undefined ? 'none' : (call.bodyType ?? 'json'),
      ...(rateLimit && { rateLimit }),
    },
    ...(serializer && {
      // The framework asks for a serialiser only where there is a schema.
      schema: { response: { [call.status]: {} } },
      serializerCompiler: () => serializer,
    }),
    onRequest: [
      // Streams, which stay open, and calls that take turns do not go first either.
      ...(cacheSeconds === undefined && !call.computes && !call.replyType ? [goesFirst(calls.turns)] : []),
      ...(call.caller === 'none' && !call.optionalCustomer ? [] : [recognise]),
    ],
    handler: cacheSeconds === undefined ? answerUncached : answerCached(cacheSeconds),
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    customer: Customer | undefined
    /** The reply came from the cache. */
    fromMemory: boolean
  }
}

function abortedByCaller(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** The 415 of a request whose content type the call does not accept: JSON for a form, or the reverse. */
export function refuseBodyType(request: FastifyRequest): Refusal | undefined {
  const type = request.headers['content-type']
  if (type === undefined) return undefined
  // Fastify builds `routeOptions` anew at each access, which most requests can do without.
  const { bodyType } = request.routeOptions.config
  if (bodyType !== 'form' && bodyType !== 'json') return undefined
  const required = bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const given = type.split(';', 1)[0]?.trim().toLowerCase()
  if (given === required) return undefined
  return refuse(415, { code: 'body-type', area: 'Content-Type', values: { type: required } })
}
