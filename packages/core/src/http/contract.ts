import type { z } from 'zod/mini'
import type { Camel } from '../shared/wire.ts'

/** Who may make a call: everybody, whoever holds the application token, or the customer whose `{edp}` is in the path. */
export type Caller = 'none' | 'app' | 'customer'

/** A refusal's body is a list of these: a sentence in the path's language, and a stable machine-readable word. */
export type ErrorItem = { Message: string; Area: string }

/** The limits that an installation sets on how often one network address may make a call. Calls with the same limit are counted apart. */
export type LimitName =
  | 'signIn'
  | 'accounts'
  | 'tokens'
  | 'passwords'
  | 'addressRetrieve'
  | 'bags'
  | 'handovers'
  | 'promo'
  | 'giftCards'
  | 'wallet'
  | 'reviews'
  | 'shares'
  | 'waitlist'
  | 'events'

/**
 * One call, as data. The server mounts a handler on it, the client derives a typed function from it, OpenAPI is
 * printed from it.
 */
export type Call = {
  summary: string
  caller: Caller
  /** How often one network address may make it; more is 429. Absent: as often as it likes. */
  limit?: LimitName
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** `form`: the body is application/x-www-form-urlencoded. Otherwise JSON. */
  bodyType?: 'form'
  headers?: z.ZodMiniObject
  status: 200 | 201 | 202 | 204
  /** What a success answers; absent for 204, and for `text/event-stream`. */
  reply?: z.ZodMiniType
  replyType?: 'text/event-stream'
  /** Statuses of the refusals it may give besides 400 and, where a token is needed, 401 and 403. */
  refusals: readonly number[]
  /** Seconds that a shared cache may keep the reply. Absent: private, not stored. */
  maxAge?: number
  /** `as-is`: names and amounts are an outside service's or a token endpoint's own, and are not translated. */
  wire?: 'as-is'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** A call's name: method and path, `{language}` and parameters in braces: `GET /api/v2/{language}/carts/{guid}`. */
export type CallName = `${Method} /api/${string}`
/** The calls of one feature, by name. */
export type Contract = Readonly<Record<CallName, Call>>

type Infer<S> = S extends z.ZodMiniType ? z.infer<S> : undefined
type Translated<C, T> = C extends { wire: 'as-is' } ? T : Camel<T>

/** The parts of a call's request as the code sees them: camelCase, amounts in cents. */
export type ParamsOf<C> = C extends { params: infer S } ? Infer<S> : Record<never, never>
export type QueryOf<C> = C extends { query: infer S } ? Infer<S> : Record<never, never>
export type BodyOf<C> = C extends { body: infer S } ? Translated<C, Infer<S>> : undefined
export type HeadersOf<C> = C extends { headers: infer S } ? Infer<S> : Record<never, never>
/** A call's reply as the code sees it: camelCase, amounts in cents. */
export type ReplyOf<C> = C extends { reply: infer S } ? Translated<C, Infer<S>> : undefined
/** A call's reply as it travels. */
export type WireReplyOf<C> = C extends { reply: infer S } ? Infer<S> : undefined
