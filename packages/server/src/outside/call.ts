import type { Fetch, FetchAnswer, FetchRequest } from '../kernel/fetch.ts'

/**
 * Why an outside service gave no usable response.
 *
 * - `network`: no connection, or it was lost; it is unknown whether the call was processed
 * - `timeout`: no response in time; it is unknown whether the call was processed
 * - `server`: the response was a 5xx
 * - `unreadable`: the response does not follow the protocol
 * - `refused`: the service rejects the shop's key or request, which the operator must correct
 */
type AwayReason = 'network' | 'timeout' | 'server' | 'unreadable' | 'refused'

/** An unavailable service. Its response is not passed on: it belongs neither in a reply nor in a log. */
export interface Unavailable {
  status: 'unavailable'
  reason: AwayReason
}

export const unavailable = (reason: AwayReason): Unavailable => ({ status: 'unavailable', reason })

/** A response below 500 with a JSON body. */
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

/** The body's text; null if it is longer than any valid response. */
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

/** Calls a JSON service. Never throws: a failure is returned as its reason. */
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

/** Joins a base URL, with or without a trailing slash, and a path. */
export const below = (base: string, path: string): string => `${base.replace(/\/+$/, '')}/${path}`
