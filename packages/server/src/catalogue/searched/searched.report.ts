import type { Language } from '@onair/core/language'
import type { Pool } from '../../kernel/db/pool.ts'
import {
  type ReportedTerm,
  type ReportKind,
  reportedTerms,
  type SearchTotals,
  searchTotals,
} from './searched.queries.ts'

/** The operator's report about the searches of some days. */
export type SearchReport = {
  from: string
  until: string
  totals: SearchTotals
  reasons: readonly { kind: ReportKind; terms: readonly ReportedTerm[] }[]
}

/** The report of the days from one to another, both included: the sums, and for each reason its most frequent terms. */
export async function searchReport(
  pool: Pool,
  {
    from,
    until,
    language = null,
    kinds,
    most,
  }: {
    from: string
    until: string
    language?: Language | null | undefined
    kinds: readonly ReportKind[]
    most: number
  },
): Promise<SearchReport> {
  const [sums, ...reasons] = await Promise.all([
    searchTotals(pool, { from, until, language }),
    ...kinds.map(async (kind) => ({ kind, terms: await reportedTerms(pool, { from, until, language, kind, most }) })),
  ])
  const nothing = { searches: 0, terms: 0, nothing: 0, corrected: 0, leftOut: 0, clicks: 0 }
  return { from, until, totals: sums[0] ?? nothing, reasons }
}
