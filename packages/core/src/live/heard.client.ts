import type { Http } from '../http/http.ts'
import type { ShowEvent } from './live.events.ts'

type Heard = { show?: ShowEvent; hearers: Set<(event: ShowEvent) => void> }

const heardWith = new WeakMap<Http, Heard>()

function heardOf(http: Http): Heard {
  const heard = heardWith.get(http) ?? { hearers: new Set() }
  heardWith.set(http, heard)
  return heard
}

/**
 * Calls back with each event of the stream that something else on the page has opened with the same base, and at once with the
 * programme that it named last. It opens none: what only follows the channel downloads no code for it.
 * @returns stops following
 */
export function hearLive(http: Http, hear: (event: ShowEvent) => void): () => void {
  const { show, hearers } = heardOf(http)
  hearers.add(hear)
  if (show) hear(show)
  return () => void hearers.delete(hear)
}

/** Passes on an event that the page has received. */
export function tellLive(http: Http, event: ShowEvent): void {
  const heard = heardOf(http)
  if (event.name === 'show') heard.show = event
  for (const hear of heard.hearers) hear(event)
}
