import type { z } from 'zod/mini'
import type { Http } from '../http/http.ts'
import { type Camel, fromWire } from '../shared/wire.ts'
import type { ScheduleContract, showEvents } from './schedule.contract.ts'

type Events = { [Name in keyof typeof showEvents]: Camel<z.infer<(typeof showEvents)[Name]>> }
export type ShowEvent = { [Name in keyof Events]: { name: Name; data: Events[Name] } }[keyof Events]
const eventNames: readonly (keyof Events)[] = ['show', 'product', 'price', 'stock']

/** The programme guide, and what changes on air. */
export function scheduleClient(http: Http) {
  const call = http.calls<ScheduleContract>()
  return {
    daily: (query: { date?: string; timeZone?: string }) =>
      call('GET /api/v2/{language}/shows/daily', 'none', { query }),
    today: (query: { timeZone?: string } = {}) => call('GET /api/v2/{language}/shows/today', 'none', { query }),
    /**
     * Listens to what changes on air. The browser reconnects by itself and is first told the present state.
     * @returns how to stop listening.
     */
    listen(tell: (event: ShowEvent) => void): () => void {
      const source = new EventSource(http.address('GET /api/v2/{language}/shows/events'))
      for (const name of eventNames) {
        source.addEventListener(name, (message) =>
          tell({ name, data: fromWire(JSON.parse(message.data)) } as ShowEvent),
        )
      }
      return () => source.close()
    },
  }
}
