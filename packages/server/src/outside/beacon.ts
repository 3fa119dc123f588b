import type { Fetch } from '../kernel/fetch.ts'
import { below, type Caller, callJson, type Unavailable, unavailable } from './call.ts'

export interface BeaconConfig {
  /** The marketing feed's base address. */
  baseUrl: string
  key: string
  fetch: Fetch
  /** 5 seconds unless said otherwise. */
  timeoutMs?: number
}

/** Something that a customer did, as the marketing feed gets it. Nobody is named in it but by the customer number. */
export interface BeaconEvent {
  /** The same when it is sent again: the feed counts it once. */
  id: string
  name: string
  edp: number
  language: 'en' | 'fr'
  at: Date
  content: Readonly<Record<string, unknown>>
}

export interface Beacon {
  /** `refused`: it will never be taken. */
  send(event: BeaconEvent): Promise<{ status: 'taken' } | { status: 'refused' } | Unavailable>
}

/** The marketing feed: `POST {base}/events`, JSON, with a bearer key. */
export const createBeacon = ({ baseUrl, key, fetch, timeoutMs = 5_000 }: BeaconConfig): Beacon => {
  const caller: Caller = { fetch, timeoutMs }
  return {
    async send({ id, name, edp, language, at, content }) {
      const answer = await callJson(caller, below(baseUrl, 'events'), {
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
      if (answer.status === 'unavailable') return answer
      if (answer.http < 300) return { status: 'taken' }
      // A key that is not taken, or too much at once, may be mended; what the feed cannot read never will be.
      return [401, 403, 408, 429].includes(answer.http) ? unavailable('refused') : { status: 'refused' }
    },
  }
}
