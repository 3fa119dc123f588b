import { scheduleContract } from '@onair/core/contract'
import { isTimeZone, planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import type { Feature } from '../features.ts'
import { mount } from '../kernel/call/mount.ts'
import { refuse } from '../kernel/errors/refusal.ts'
import { createEventStreams } from './events.ts'
import { showsBetween } from './schedule.queries.ts'
import { showOf } from './show.ts'

/** The programme guide, and what changes on air. */
export const scheduleRoutes: Feature = (app, { pool, clock, air }) => {
  const streams = createEventStreams({ air, clock })
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => streams.close())

  /** The programmes that run on a calendar day of a time zone, those that began the day before included. */
  async function daily(
    language: Language,
    query: { date?: string | undefined; timeZone?: string | undefined; products: 'true' | 'false' },
  ) {
    const timeZone = query.timeZone ?? planTimeZone
    if (!isTimeZone(timeZone)) {
      return refuse(400, { code: 'time-zone-unknown', area: 'timeZone', values: { timeZone } })
    }
    const now = clock()
    const date = query.date ?? zonedDate(now, timeZone)
    const { start, end } = zonedDayRange(date, timeZone)
    const rows = await showsBetween(pool, start, end)
    const shows = rows.map((row) => showOf(row, language, now))
    return {
      date,
      timeZone,
      shows: query.products === 'true' ? shows : shows.map((show) => ({ ...show, products: [] })),
    }
  }

  mount(app, scheduleContract, {
    'GET /api/v2/{language}/shows/daily': ({ language, query }) => daily(language, query),
    'GET /api/v2/{language}/shows/today': ({ language, query }) => daily(language, query),
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
