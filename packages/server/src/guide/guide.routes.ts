import { guideContract } from '@onair/core/contract'
import { addDays, knownTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import { guideSlug, showsOn, upcomingOf, weekFrom } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { showCalendar } from './calendar.ts'
import { refuse } from './guide.messages.ts'
import { type ShowRow, showsBetween } from './guide.queries.ts'
import { hostOf } from './host.ts'
import { showById } from './search.queries.ts'
import { createShowSearch } from './search.service.ts'
import { showOf } from './show.ts'

/** How long caches may keep a programme's calendar file. */
const calendarSeconds = 60

type WithProducts = { products: 'true' | 'false' }
type DayQuery = WithProducts & { date?: string | undefined; timeZone?: string | undefined }

/** The programme guide: the planned programmes (specification §7, Shows). */
export const guideRoutes: Routes = (app, deps) => {
  const { pool, clock, config } = deps
  const search = deps.shared(createShowSearch)

  /** The requested day, by default today. A time zone that this server does not know is replaced by the plan's. */
  function dayOf(query: DayQuery) {
    const timeZone = knownTimeZone(query.timeZone)
    return { date: query.date ?? zonedDate(clock(), timeZone), timeZone }
  }

  const shown = (rows: readonly ShowRow[], language: Language, { products }: WithProducts) => {
    const now = clock()
    const shows = rows.map((row) => showOf(row, language, now))
    return products === 'true' ? shows : shows.map((show) => ({ ...show, products: [] }))
  }

  /** The programmes that run on a calendar day of a time zone, including those that began the day before. One statement. */
  async function daily(language: Language, query: DayQuery) {
    const day = dayOf(query)
    const { start, end } = zonedDayRange(day.date, day.timeZone)
    return { ...day, shows: shown(await showsBetween(pool, { from: start, to: end }), language, query) }
  }

  /** Today's programmes. `upcoming`: only those that have not ended, and in the evening tomorrow's first as well. One statement. */
  async function today(language: Language, { upcoming, ...query }: DayQuery & { upcoming: 'true' | 'false' }) {
    if (upcoming === 'false') return daily(language, query)
    const day = dayOf(query)
    const { start, end } = zonedDayRange(day.date, day.timeZone)
    const tomorrow = zonedDayRange(addDays(day.date, 1), day.timeZone)
    const rows = await showsBetween(pool, { from: start, to: tomorrow.end })
    return { ...day, shows: shown(upcomingOf(rows, clock(), end), language, query) }
  }

  /** Seven days. One statement. */
  async function weekly(language: Language, query: DayQuery) {
    const { date: from, timeZone } = dayOf(query)
    const dates = weekFrom(from)
    const to = dates.at(-1) ?? from
    const rows = await showsBetween(pool, {
      from: zonedDayRange(from, timeZone).start,
      to: zonedDayRange(to, timeZone).end,
    })
    const shows = shown(rows, language, query)
    return { from, to, timeZone, days: dates.map((date) => ({ date, shows: showsOn(shows, date, timeZone) })) }
  }

  mount(app, guideContract, {
    'GET /api/v2/{language}/shows/daily': ({ language, query }) => daily(language, query),
    'GET /api/v2/{language}/shows/today': ({ language, query }) => today(language, query),
    'GET /api/v2/{language}/shows/weekly': ({ language, query }) => weekly(language, query),
    'GET /api/v2/{language}/shows/search': async ({ language, query }) => {
      const { term, page, pageSize } = query
      const rows = await search.find(language, term)
      const from = (page - 1) * pageSize
      return {
        shows: shown(rows.slice(from, from + pageSize), language, query),
        paging: {
          currentPage: page,
          totalPages: Math.ceil(rows.length / pageSize),
          totalRecords: rows.length,
        },
      }
    },
    'GET /api/v2/{language}/hosts/{slug}': async ({ language, params: { slug } }) => {
      const host = await hostOf(pool, await search.all(language), { slug, language, now: clock() })
      return host ?? refuse(404, { code: 'host-unknown', area: 'slug' })
    },
    'GET /api/v2/{language}/shows/{id}/calendar': async ({ language, params: { id }, reply }) => {
      const [row] = await showById(pool, { id })
      if (!row) return refuse(404, { code: 'show-unknown', area: 'Id' })
      reply
        .headers({
          'cache-control': `public, max-age=${calendarSeconds}`,
          'content-disposition': `attachment; filename="onair-${guideSlug(id)}.ics"`,
        })
        .type('text/calendar; charset=utf-8')
        .send(showCalendar(row, { language, now: clock(), shopOrigin: config.shopOrigin }))
      return undefined
    },
  })
}
