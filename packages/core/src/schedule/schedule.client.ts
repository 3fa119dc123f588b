import type { z } from 'zod/mini'
import type { CatalogueContract } from '../catalogue/catalogue.contract.ts'
import type { QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import { addDays } from '../shared/dates.ts'
import { type Camel, fromWire } from '../shared/wire.ts'
import type { ScheduleContract, showEvents } from './schedule.contract.ts'
import { neededFromNextDay } from './schedule.rules.ts'

type Events = { [Name in keyof typeof showEvents]: Camel<z.infer<(typeof showEvents)[Name]>> }
/** Something that changed on air, in the code's names and in cents; `name` says what `data` holds. */
export type ShowEvent = { [Name in keyof Events]: { name: Name; data: Events[Name] } }[keyof Events]
const eventNames: readonly (keyof Events)[] = ['show', 'product', 'price', 'stock']

const firstWait = 1000
const longestWait = 30_000

/** Which day's programmes; without their products a day is half as heavy. */
type DayQuery = Partial<QueryOf<ScheduleContract['GET /api/v2/{language}/shows/daily']>>

/** The programme guide, and what changes on air. */
export function scheduleClient(http: Http) {
  const call = http.calls<ScheduleContract & CatalogueContract>()
  const daily = (query: DayQuery) => call('GET /api/v2/{language}/shows/daily', 'none', { query })
  const today = (query: Omit<DayQuery, 'date'> = {}) => call('GET /api/v2/{language}/shows/today', 'none', { query })
  return {
    daily,
    today,
    /**
     * Today's programmes for a list of what comes next. Late in the day the first programmes of tomorrow follow them, so
     * that the list does not run empty before midnight.
     */
    async upcoming(query: Omit<DayQuery, 'date'>, now: Date): ReturnType<typeof today> {
      const day = await today(query)
      const needed = day.ok ? neededFromNextDay(day.value.shows, now) : 0
      if (!day.ok || needed === 0) return day
      const next = await daily({ ...query, date: addDays(day.value.date, 1) })
      if (!next.ok) return day
      // A programme that runs across midnight is in both days.
      const known = new Set(day.value.shows.map(({ id }) => id))
      const added = next.value.shows.filter(({ id }) => !known.has(id)).slice(0, needed)
      return { ...day, value: { ...day.value, shows: [...day.value.shows, ...added] } }
    },
    /** The products of the programme that is on air. */
    onAirNow: () => call('GET /api/v3/{language}/products/onairnow', 'none'),
    /**
     * Listens to what changes on air, and does not give up.
     *
     * 1. Whenever the stream opens, the present state is told first.
     * 2. A stream that breaks is opened again by the browser. One that was answered by something else, such as a
     *    gateway's error, the browser gives up for good: it is opened anew after 1, 2, 4 … 30 seconds.
     *
     * @param watch told `true` when the stream opens, `false` when it is lost or could not be opened.
     * @returns how to stop listening.
     */
    listen(tell: (event: ShowEvent) => void, watch: (heard: boolean) => void = () => {}): () => void {
      let wait = firstWait
      let timer: ReturnType<typeof setTimeout> | undefined
      let source = open()

      function open(): EventSource {
        const opened = new EventSource(http.address('GET /api/v2/{language}/shows/events'))
        opened.addEventListener('open', () => {
          wait = firstWait
          watch(true)
        })
        opened.addEventListener('error', () => {
          watch(false)
          if (opened.readyState !== opened.CLOSED) return
          timer = setTimeout(() => {
            source = open()
          }, wait)
          wait = Math.min(wait * 2, longestWait)
        })
        for (const name of eventNames) {
          opened.addEventListener(name, (message) =>
            tell({ name, data: fromWire(JSON.parse(message.data)) } as ShowEvent),
          )
        }
        return opened
      }

      return () => {
        clearTimeout(timer)
        source.close()
      }
    },
  }
}
