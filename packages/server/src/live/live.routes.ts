import { liveContract } from '@onair/core/contract'
import { createOnAir } from '../catalogue/on-air.ts'
import { mount } from '../kernel/call/mount.ts'
import { refuse } from '../kernel/errors/messages.ts'
import type { Routes } from '../kernel/feature.ts'
import { streamsWithin } from '../kernel/file-limit.ts'
import { createAir } from './air.ts'
import { createEventStreams } from './events.ts'

/** What is on air: the stream of events, and what the catalogue follows (specification §7, Shows). */
export const liveRoutes: Routes = (app, deps) => {
  const { clock, config } = deps
  const { cache } = app.calls
  const air = deps.shared(createAir)
  // The cache is cleared before anybody learns of the change and asks again.
  air.onEvent((event) => {
    if (event.name === 'show' || event.name === 'product') cache.clear()
    else cache.drop((url) => url.includes(event.itemNo))
  })
  deps.shared(createOnAir).follow({
    itemNos: () => air.state().now?.products.map(({ itemNo }) => itemNo) ?? [],
    onChange: (notify) =>
      air.onEvent(({ name }) => {
        if (name === 'product' || name === 'show') notify()
      }),
  })
  const streams = createEventStreams({ air, clock, most: streamsWithin(config.connections.most) })
  deps.metrics.gauge('onair_event_streams', 'Open event streams', () => streams.count())
  app.addHook('onReady', () => air.start())
  // Before the server waits for its connections: streams never end by themselves.
  app.addHook('preClose', async () => streams.close())
  app.addHook('onClose', () => air.stop())

  mount(app, liveContract, {
    'GET /api/v2/{language}/shows/events': ({ language, reply }) => {
      const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
      const last = reply.request.headers['last-event-id']
      const opened = streams.open(reply.raw, Object.fromEntries(headers), language, last?.toString())
      if (!opened) return refuse(503, { code: 'busy', area: 'events' }, 5)
      reply.hijack()
      return undefined
    },
  })
}
