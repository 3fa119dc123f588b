import { liveContract } from '@onair/core/contract'
import { showPath } from '@onair/core/guide'
import { createOnAir } from '../catalogue/on-air.ts'
import type { ShowRow } from '../guide/guide.queries.ts'
import { showOf } from '../guide/show.ts'
import { mount } from '../kernel/call/mount.ts'
import { clientAddress } from '../kernel/client-address.ts'
import { refuse } from '../kernel/errors/kernel.messages.ts'
import type { Routes } from '../kernel/feature.ts'
import { createAir } from './air.ts'
import { createEventStreams } from './events.ts'
import { eventStreamSettings, streamSettings } from './live.settings.ts'
import { createViewers } from './viewers.ts'

/** When a page that gets no stream asks for one again, in seconds. */
const againAfter = 30

/** What is on air: the stream of events, and what the catalogue follows (specification §7, Shows). */
export const liveRoutes: Routes = (app, deps) => {
  const { clock, config } = deps
  const stream = streamSettings.of(config)
  const { cache } = app.calls
  const air = deps.shared(createAir)
  // Clear the cache before clients learn of the change and ask again.
  air.onEvent((event) => {
    if (event.name === 'show' || event.name === 'product') cache.clear()
    else cache.drop((url) => url.includes(event.itemNo))
  })
  deps.shared(createOnAir).follow({
    itemNos: () => air.state().now?.products.map(({ itemNo }) => itemNo) ?? [],
    programme() {
      const { now, itemNo } = air.state()
      if (!now) return undefined
      const title = { en: now.titleEn, fr: now.titleFr }
      return { title, url: showPath(now.id), itemNo: itemNo ?? now.products[0]?.itemNo }
    },
    onChange: (notify) =>
      air.onEvent(({ name }) => {
        if (name === 'product' || name === 'show') notify()
      }),
  })
  const streams = createEventStreams({ air, clock, ...eventStreamSettings.of(config) })
  deps.shared(createViewers).count(() => streams.count())
  deps.metrics.gauge('onair_event_streams', 'Open event streams', () => streams.count())
  app.addHook('onReady', () => air.start())
  // Before the server waits for its connections: streams never end by themselves.
  app.addHook('preClose', async () => streams.close())
  app.addHook('onClose', () => air.stop())

  mount(app, liveContract, {
    'GET /api/v2/{language}/shows/watchuslive': ({ language }) => {
      const { now, next } = air.state()
      const shown = (row: ShowRow | null) => row && showOf(row, language, clock())
      return {
        streamUrl: stream?.url ?? null,
        captions: [...(stream?.captions ?? [])],
        now: shown(now),
        next: shown(next),
      }
    },
    'GET /api/v2/{language}/shows/events': ({ language, query, address, reply }) => {
      const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
      // The header of a browser that reopens a stream by itself is later than its query.
      const last = reply.request.headers['last-event-id'] ?? query.lastEventId
      const opened = streams.open(
        reply.raw,
        Object.fromEntries(headers),
        language,
        last?.toString(),
        clientAddress(address),
      )
      // The page polls the programme meanwhile, then asks for a stream again.
      if (opened === 'full') return refuse(503, { code: 'busy', area: 'events' }, againAfter)
      if (opened === 'share-used') {
        return refuse(429, { code: 'too-many-requests', area: 'events', values: { seconds: againAfter } }, againAfter)
      }
      reply.hijack()
      return undefined
    },
  })
}
