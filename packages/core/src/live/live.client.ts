import type { z } from 'zod/mini'
import type { CatalogueContract } from '../catalogue/catalogue.contract.ts'
import { type Http, Unreachable } from '../http/http.ts'
import { type Camel, fromWire } from '../shared/wire.ts'
import type { LiveContract, WatchLive as WatchLiveReply } from './live.contract.ts'
import type { ShowEvent } from './live.events.ts'
import { relayLive } from './relay.client.ts'
import { shareStream } from './shared-stream.client.ts'
import { type Listener, openStream, type Source } from './stream.client.ts'

export type { ShowEvent } from './live.events.ts'

/** How to watch the channel, and the programme on air. */
export type WatchLive = Camel<z.infer<typeof WatchLiveReply>>

/** The products on air, and the stream of live events. */
export function liveClient(http: Http) {
  const call = http.calls<LiveContract & CatalogueContract>()
  const watchLive = () => call('GET /api/v2/{language}/shows/watchuslive', 'none')
  /** The latest event that was received: a stream that is opened again begins after it. */
  let lastEventId = ''
  const address = () => http.address('GET /api/v2/{language}/shows/events')

  const source: Source<ShowEvent> = {
    address: () => address() + (lastEventId && `?lastEventId=${lastEventId}`),
    names: ['show', 'product', 'price', 'stock'],
    read: (name, text) => ({ name, data: fromWire(JSON.parse(text)) }) as ShowEvent,
    async ask() {
      const result = await watchLive().catch((failure: unknown) => {
        if (!(failure instanceof Unreachable)) throw failure
      })
      // Without the time: a reply may come from a cache, and the device's clock may be wrong.
      return result?.ok ? { name: 'show', data: result.value } : undefined
    },
  }

  return {
    /** The channel's stream, the programme on air and the next one. */
    watch: watchLive,
    /** The products of the programme that is on air. */
    onAirNow: () => call('GET /api/v3/{language}/products/onairnow', 'none'),
    /**
     * Subscribes to the live events, and reconnects without end.
     *
     * 1. The stream begins with the present state each time it opens.
     * 2. The tabs of a browser share one stream, where the browser has locks and broadcast channels.
     *
     * @param watch called with `true` when the stream opens, and `false` when it is lost or cannot be opened.
     * @returns a function that unsubscribes.
     */
    listen(notify: (event: ShowEvent) => void, watch: (connected: boolean) => void = () => {}): () => void {
      const own: Listener<ShowEvent> = {
        receive({ id, event }) {
          if (Number(id) > Number(lastEventId)) lastEventId = id
          notify(event)
          relayLive(http, event)
        },
        watch,
      }
      const open = (listener: Listener<ShowEvent>) => openStream(source, listener)
      return canShare() ? shareStream({ name: address(), last: () => lastEventId, open, own }) : open(own)
    },
  }
}

/** Locks exist on secure pages only. A browser with locks has broadcast channels. */
const canShare = () => typeof document === 'object' && navigator.locks !== undefined
