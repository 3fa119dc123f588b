import type { Fetch, FetchAnswer, FetchRequest } from '../kernel/fetch.ts'

/**
 * Why an outside service gave no usable answer.
 *
 * - `network`: no connection, or it was cut; whether the call was carried out is not known
 * - `timeout`: no answer in time; whether the call was carried out is not known
 * - `server`: it answered with a 5xx
 * - `unreadable`: its answer is not what its protocol says
 * - `refused`: it does not take our key or our request: a matter for the operator, not for the shopper
 */
type AwayReason = 'network' | 'timeout' | 'server' | 'unreadable' | 'refused'

/** A service that is away. What it said is not passed on: nothing of it is for a shopper, or for a log. */
export interface Unavailable {
  status: 'unavailable'
  reason: AwayReason
}

export const unavailable = (reason: AwayReason): Unavailable => ({ status: 'unavailable', reason })

/** An answer below 500 whose body is JSON. */
export interface Answer {
  status: 'answered'
  http: number
  body: unknown
}

export interface Caller {
  fetch: Fetch
  timeoutMs: number
}

const mostCharacters = 2_000_000

/** The body's text, or null when it is longer than any honest answer. */
const readText = async (response: FetchAnswer): Promise<string | null> => {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > mostCharacters) return null
  }
  return text + decoder.decode()
}

/** Calls a service that answers JSON. Never throws: what goes wrong comes back as the reason. */
export const callJson = async (
  { fetch, timeoutMs }: Caller,
  url: string,
  request: Omit<FetchRequest, 'signal' | 'redirect'>,
): Promise<Answer | Unavailable> => {
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

/** A service's base address with a path below it, whether or not the base ends in a slash. */
export const below = (base: string, path: string): string => `${base.replace(/\/+$/, '')}/${path}`
