import type { QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { GuideContract } from './guide.contract.ts'

/** The query of one day; without products its reply is half the size. */
type DayQuery = Partial<QueryOf<GuideContract['GET /api/v2/{language}/shows/daily']>>

/** The query of today; `upcoming` leaves out what has ended, and goes on past midnight. */
type TodayQuery = Partial<QueryOf<GuideContract['GET /api/v2/{language}/shows/today']>>

type SearchQuery = QueryOf<GuideContract['GET /api/v2/{language}/shows/search']>

/** Calls of the programme guide. */
export function guideClient(http: Http) {
  const call = http.calls<GuideContract>()
  return {
    daily: (query: DayQuery) => call('GET /api/v2/{language}/shows/daily', 'none', { query }),
    today: (query: TodayQuery = {}) => call('GET /api/v2/{language}/shows/today', 'none', { query }),
    /** A host by the slug of their name. */
    host: (slug: string) => call('GET /api/v2/{language}/hosts/{slug}', 'none', { params: { slug } }),
    weekly: (query: DayQuery) => call('GET /api/v2/{language}/shows/weekly', 'none', { query }),
    search: (query: Partial<SearchQuery> & Pick<SearchQuery, 'term'>) =>
      call('GET /api/v2/{language}/shows/search', 'none', { query }),
  }
}
