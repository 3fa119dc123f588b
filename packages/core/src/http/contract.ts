import type { z } from 'zod/mini'
import type { Camel } from '../shared/wire.ts'

/**
 * The token that a call requires: none, the application token, the token of the customer in the path (`{edp}`), or the token of
 * a customer who is an operator of the channel.
 */
export type Caller = 'none' | 'app' | 'customer' | 'operator'

/** One item of a refusal's body: a sentence in the path's language and a stable machine-readable word. */
export type ErrorItem = { Message: string; Area: string }

/**
 * One call, as data. The server mounts a handler on it, the client derives a typed function from it, OpenAPI is
 * printed from it.
 */
export type Call = {
  summary: string
  caller: Caller
  /** A call for everyone with a fuller reply for customers: it reads a customer's token if there is one, and requires none. */
  optionalCustomer?: true
  /**
   * The name of its rate limit per network address, which a feature of the server declares; beyond it the call answers 429. Calls
   * that share a limit are counted separately. Absent: unlimited.
   */
  limit?: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** `form`: the body is application/x-www-form-urlencoded. Otherwise JSON. */
  bodyType?: 'form'
  headers?: z.ZodMiniObject
  status: 200 | 201 | 202 | 204
  /** A second status, without a body, for a call that did more than `status` means. */
  orStatus?: 201
  /** The body of a successful reply; absent for 204 and with a `replyType`. */
  reply?: z.ZodMiniType
  /** The media type of a reply other than JSON. Its handler sends it. */
  replyType?: 'text/event-stream' | 'text/calendar'
  /** The statuses of its refusals, besides 400 and, for calls with a token, 401 and 403. */
  refusals: readonly number[]
  /**
   * Seconds that shared caches may store the reply. Absent: private, not stored. A reply that is not in the server's cache is
   * computed, as with `computes`.
   */
  maxAge?: number
  /** Its reply is computed at length: callers take turns by network address. Calls that compute nothing go first. */
  computes?: true
  /** Parameters of the query that are accepted and change nothing: the server's cache leaves them out of its keys. */
  withoutEffect?: readonly string[]
  /** `as-is`: names and amounts of an outside service or a token endpoint, passed through unchanged. */
  wire?: 'as-is'
}

/** The HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** A call's name: method and path, `{language}` and parameters in braces: `GET /api/v2/{language}/carts/{guid}`. */
export type CallName = `${Method} /api/${string}`
/** The calls of one feature, by name. */
export type Contract = Readonly<Record<CallName, Call>>

type Infer<S> = S extends z.ZodMiniType ? z.infer<S> : undefined
type Translated<C, T> = C extends { wire: 'as-is' } ? T : Camel<T>

/** A call's path parameters, after validation. */
export type ParamsOf<C> = C extends { params: infer S } ? Infer<S> : Record<never, never>
/** A call's query, after validation. */
export type QueryOf<C> = C extends { query: infer S } ? Infer<S> : Record<never, never>
/** A call's body in the code: camelCase, amounts in cents. */
export type BodyOf<C> = C extends { body: infer S } ? Translated<C, Infer<S>> : undefined
/** A call's own request headers. */
export type HeadersOf<C> = C extends { headers: infer S } ? Infer<S> : Record<never, never>
/** A call's reply in the code: camelCase, amounts in cents. */
export type ReplyOf<C> = C extends { reply: infer S } ? Translated<C, Infer<S>> : undefined
/** A call's reply on the wire. */
export type WireReplyOf<C> = C extends { reply: infer S } ? Infer<S> : undefined
