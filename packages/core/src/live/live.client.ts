import type { z } from 'zod/mini'
import type { CatalogueContract } from '../catalogue/catalogue.contract.ts'
import { guideClient } from '../guide/guide.client.ts'
import { type Http, Unreachable } from '../http/http.ts'
import { type Camel, fromWire } from '../shared/wire.ts'
import type { LiveContract, showEvents, WatchLive as WatchLiveReply } from './live.contract.ts'

type Events = { [Name in keyof typeof showEvents]: Camel<z.infer<(typeof showEvents)[Name]>> }
/** An event of the live stream, in camelCase and cents; `name` determines the type of `data`. */
export type ShowEvent = { [Name in keyof Events]: { name: Name; data: Events[Name] } }[keyof Events]
/** How to watch the channel, and the programme on air. */
export type WatchLive = Camel<z.infer<typeof WatchLiveReply>>

const eventNames: readonly (keyof Events)[] = ['show', 'product', 'price', 'stock']

const firstWait = 1000
const longestWait = 30_000

/** The products on air, and the stream of live events. */
export function liveClient(http: Http) {
  const call = http.calls<LiveContract & CatalogueContract>()
  const { today } = guideClient(http)
  return {
    /** The channel's stream, the programme on air and the next one. */
    watch: () => call('GET /api/v2/{language}/shows/watchuslive', 'none'),
    /** The products of the programme that is on air. */
    onAirNow: () => call('GET /api/v3/{language}/products/onairnow', 'none'),
    /**
     * Subscribes to the live events and reconnects without end.
     *
     * 1. The stream begins with the present state each time it opens.
     * 2. The browser reopens a broken stream. It gives up on a stream that was answered by something else, such as a
     *    gateway's error: this function then opens a new one after 1, 2, 4 … 30 seconds.
     * 3. A shop that answers other calls has no stream to spare: the programme is asked for instead, every 30 seconds, and
     *    the stream with it.
     *
     * @param watch called with `true` when the stream opens, and `false` when it is lost or cannot be opened.
     * @returns a function that unsubscribes.
     */
    listen(notify: (event: ShowEvent) => void, watch: (connected: boolean) => void = () => {}): () => void {
      let wait = firstWait
      let stopped = false
      let timer: ReturnType<typeof setTimeout> | undefined
      let source = open()

      function open(): EventSource {
        const opened = new EventSource(http.address('GET /api/v2/{language}/shows/events'))
        opened.addEventListener('open', () => {
          wait = firstWait
          watch(true)
        })
        opened.addEventListener('error', () => {
          if (opened.readyState !== opened.CLOSED) {
            watch(false)
            return
          }
          reopenAfter(wait)
          wait = Math.min(wait * 2, longestWait)
          void ask(opened)
        })
        for (const name of eventNames) {
          opened.addEventListener(name, (message) =>
            notify({ name, data: fromWire(JSON.parse(message.data)) } as ShowEvent),
          )
        }
        return opened
      }

      function reopenAfter(ms: number): void {
        clearTimeout(timer)
        timer = setTimeout(() => {
          source = open()
        }, ms)
      }

      /** Asks for the programme, as long as no other stream is tried. */
      async function ask(refused: EventSource): Promise<void> {
        const answer = await today().catch((failure: unknown) => {
          if (failure instanceof Unreachable) return undefined
          throw failure
        })
        if (stopped || source !== refused) return
        watch(answer?.ok === true)
        if (!answer?.ok) return
        const { shows } = answer.value
        const at = shows.findIndex(({ isLive }) => isLive)
        const now = shows[at] ?? null
        const next = at < 0 ? null : (shows[at + 1] ?? null)
        notify({ name: 'show', data: { at: new Date().toISOString(), now, next } })
        reopenAfter(longestWait)
      }

      return () => {
        stopped = true
        clearTimeout(timer)
        source.close()
      }
    },
  }
}
