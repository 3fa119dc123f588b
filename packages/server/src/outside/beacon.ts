import type { Fetch } from '../kernel/fetch.ts'
import { below, callJson, createCaller, type OnPause, type Unavailable, unavailable } from './call.ts'

export interface BeaconConfig {
  /** The base URL of the marketing feed. */
  baseUrl: string
  key: string
  fetch: Fetch
  /** 5 seconds by default. */
  timeoutMs?: number
  onPause?: OnPause
}

/** A customer's action for the marketing feed. It identifies the customer by number only. */
export interface BeaconEvent {
  /** The same in a retry, so that the feed counts it once. */
  id: string
  name: string
  edp: number
  language: 'en' | 'fr'
  at: Date
  content: Readonly<Record<string, unknown>>
}

export interface Beacon {
  /** `refused`: the feed will never accept it. */
  send(event: BeaconEvent): Promise<{ status: 'taken' } | { status: 'refused' } | Unavailable>
}

/** The marketing feed: `POST {base}/events`, JSON, with a bearer key. */
export const createBeacon = ({ baseUrl, key, fetch, timeoutMs = 5_000, onPause }: BeaconConfig): Beacon => {
  const caller = createCaller(fetch, timeoutMs, onPause)
  return {
    async send({ id, name, edp, language, at, content }) {
      const reply = await callJson(caller, below(baseUrl, 'events'), {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          Id: id,
          Name: name,
          Edp: edp,
          Language: language,
          At: at.toISOString(),
          Content: content,
        }),
      })
      if (reply.status === 'unavailable') return reply
      if (reply.http < 300) return { status: 'taken' }
      // An invalid key or too many requests can be retried; an invalid event cannot.
      return [401, 403, 408, 429].includes(reply.http) ? unavailable('refused') : { status: 'refused' }
    },
  }
}
