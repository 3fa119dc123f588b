import { guideContract } from '@onair/core/contract'
import { isTimeZone, planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { refuse } from './guide.messages.ts'
import { showsBetween } from './guide.queries.ts'
import { showOf } from './show.ts'

type DayQuery = { date?: string | undefined; timeZone?: string | undefined; products: 'true' | 'false' }

/** The programme guide: what is planned (specification §7, Shows). */
export const guideRoutes: Routes = (app, { pool, clock }) => {
  /** The programmes that run on a calendar day of a time zone, including those that began the day before. */
  async function daily(language: Language, query: DayQuery) {
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

  mount(app, guideContract, {
    'GET /api/v2/{language}/shows/daily': ({ language, query }) => daily(language, query),
    'GET /api/v2/{language}/shows/today': ({ language, query }) => daily(language, query),
  })
}
