import type { QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import { addDays } from '../shared/zoned-days.ts'
import type { GuideContract } from './guide.contract.ts'
import { neededFromNextDay } from './guide.rules.ts'

/** The query of one day; without products its reply is half the size. */
type DayQuery = Partial<QueryOf<GuideContract['GET /api/v2/{language}/shows/daily']>>

type SearchQuery = QueryOf<GuideContract['GET /api/v2/{language}/shows/search']>

/** Calls of the programme guide. */
export function guideClient(http: Http) {
  const call = http.calls<GuideContract>()
  const daily = (query: DayQuery) => call('GET /api/v2/{language}/shows/daily', 'none', { query })
  const today = (query: Omit<DayQuery, 'date'> = {}) => call('GET /api/v2/{language}/shows/today', 'none', { query })
  return {
    daily,
    today,
    /** A host by the slug of their name. */
    host: (slug: string) => call('GET /api/v2/{language}/hosts/{slug}', 'none', { params: { slug } }),
    weekly: (query: DayQuery) => call('GET /api/v2/{language}/shows/weekly', 'none', { query }),
    search: (query: Partial<SearchQuery> & Pick<SearchQuery, 'term'>) =>
      call('GET /api/v2/{language}/shows/search', 'none', { query }),
    /**
     * Today's programmes for a list of upcoming ones. Late in the day tomorrow's first programmes are appended, so
     * that the list does not run empty before midnight.
     */
    async upcoming(query: Omit<DayQuery, 'date'>, now: Date): ReturnType<typeof today> {
      const day = await today(query)
      const needed = day.ok ? neededFromNextDay(day.value.shows, now) : 0
      if (!day.ok || needed === 0) return day
      const next = await daily({ ...query, date: addDays(day.value.date, 1) })
      if (!next.ok) return day
      // A programme across midnight is listed on both days.
      const known = new Set(day.value.shows.map(({ id }) => id))
      const added = next.value.shows.filter(({ id }) => !known.has(id)).slice(0, needed)
      return { ...day, value: { ...day.value, shows: [...day.value.shows, ...added] } }
    },
  }
}
