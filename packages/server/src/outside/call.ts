import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel'
import type { Fetch, FetchRequest, FetchResponse } from '../kernel/fetch.ts'

/**
 * Why an outside service gave no usable response.
 *
 * - `network`: no connection, or it was lost; it is unknown whether the call was processed
 * - `timeout`: no response in time; it is unknown whether the call was processed
 * - `server`: the response was a 5xx
 * - `unreadable`: the response does not follow the protocol
 * - `paused`: the service failed several times in a row; the call was not sent
 * - `refused`: the service rejects the shop's key or request, which the operator must correct
 */
type UnavailableReason = 'network' | 'timeout' | 'server' | 'unreadable' | 'paused' | 'refused'

/** An unavailable service. Its response is not passed on: it belongs neither in a reply nor in a log. */
export interface Unavailable {
  status: 'unavailable'
  reason: UnavailableReason
}

export const unavailable = (reason: UnavailableReason): Unavailable => ({ status: 'unavailable', reason })

/** A response below 500 with a JSON body. */
export interface JsonReply {
  status: 'answered'
  http: number
  body: unknown
}

export interface Caller {
  fetch: Fetch
  timeoutMs: number
  /** Stops asking a service that fails. Without one, every call is sent. */
  guard?: Guard
}

/** The failures in a row that open a breaker. */
const mostFailures = 5
/** How long a breaker stays open, in milliseconds. Then one call tries the service, and the others wait. */
const pauseMs = 10_000

/** Called when a breaker opens, and when it closes. */
export type OnPause = (paused: boolean) => void

/** Runs calls of one service; while its breaker is open, they are not sent but `paused`. */
export type Guard = <Result>(ask: () => Promise<Result>) => Promise<Result | Unavailable>

/** Why a service was unavailable; undefined for any other result. */
const reasonOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'status' in result && result.status === 'unavailable'
    ? Reflect.get(result, 'reason')
    : undefined

/** A circuit breaker of one service, so that a service that is down does not make every shopper wait. */
export function createGuard(
  onPause: OnPause = () => {},
  isFailure: (reason: unknown) => boolean = (reason) => reason !== undefined,
): Guard {
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFailure(reasonOf(result))),
    { breaker: new ConsecutiveBreaker(mostFailures), halfOpenAfter: pauseMs },
  )
  let paused = false
  // A call that tries the service and fails opens the breaker once more.
  breaker.onBreak(() => {
    if (!paused) onPause(true)
    paused = true
  })
  breaker.onReset(() => {
    if (paused) onPause(false)
    paused = false
  })
  return async (ask) => {
    try {
      return await breaker.execute(ask)
    } catch (error) {
      if (error instanceof BrokenCircuitError) return unavailable('paused')
      throw error
    }
  }
}

/**
 * A payment service's breaker.
 *
 * 1. It guards the calls that shoppers wait for and that begin something: a paused call was not sent, so its result is known.
 *    Captures, voids, refunds and reads after a lost response are always sent, with pauses of their own.
 * 2. Only missing responses count: no connection, or none in time. A service that responds with errors makes nobody wait, and
 *    cards whose payments fail must not stop the payments of others.
 */
export const createPaymentGuard = (onPause?: OnPause): Guard =>
  createGuard(onPause, (reason) => reason === 'network' || reason === 'timeout')

/** The calls of one service, behind a circuit breaker of its own. */
export const createCaller = (fetch: Fetch, timeoutMs: number, onPause?: OnPause): Caller => ({
  fetch,
  timeoutMs,
  guard: createGuard(onPause),
})

const mostCharacters = 2_000_000

/** The body's text; null if it is longer than any valid response. */
const readText = async (response: FetchResponse): Promise<string | null> => {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > mostCharacters) return null
  }
  return text + decoder.decode()
}

/** Calls a JSON service. Never throws: a failure is returned as its reason. */
export const callJson = async (
  { guard = (ask) => ask(), ...caller }: Caller,
  url: string,
  request: JsonRequest,
): Promise<JsonReply | Unavailable> => guard(() => send(caller, url, request))

type JsonRequest = Omit<FetchRequest, 'signal' | 'redirect'>

async function send({ fetch, timeoutMs }: Caller, url: string, request: JsonRequest): Promise<JsonReply | Unavailable> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { ...request, signal, redirect: 'error' })
    if (response.status >= 500) {
      await response.body?.cancel()
      return unavailable('server')
    }
    const text = await readText(response)
    if (text === null) return unavailable('unreadable')
    try {
      return { status: 'answered', http: response.status, body: JSON.parse(text) }
    } catch {
      return unavailable('unreadable')
    }
  } catch {
    return unavailable(signal.aborted ? 'timeout' : 'network')
  }
}

/** Joins a base URL, with or without a trailing slash, and a path. */
export const below = (base: string, path: string): string => `${base.replace(/\/+$/, '')}/${path}`
