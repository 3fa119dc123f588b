import type { Http } from '../http/http.ts'
import type { ShowEvent } from './live.events.ts'

type Relay = { show?: ShowEvent; followers: Set<(event: ShowEvent) => void> }

const relays = new WeakMap<Http, Relay>()

function relayOf(http: Http): Relay {
  const relay = relays.get(http) ?? { followers: new Set() }
  relays.set(http, relay)
  return relay
}

/**
 * Calls back with each event of a stream that another module opened with the same base, and at once with its latest programme.
 * It opens no stream, so a follower does not download that code.
 * @returns stops following
 */
export function followLive(http: Http, follow: (event: ShowEvent) => void): () => void {
  const { show, followers } = relayOf(http)
  followers.add(follow)
  if (show) follow(show)
  return () => void followers.delete(follow)
}

/** Passes on an event that the page has received. */
export function relayLive(http: Http, event: ShowEvent): void {
  const relay = relayOf(http)
  if (event.name === 'show') relay.show = event
  for (const follow of relay.followers) follow(event)
}
