import type { Language } from '@onair/core/language'
import { statement } from '../../kernel/db/pool.ts'

/** The counts of terms, as columns of equal length. */
type Columns = {
  days: string[]
  languages: Language[]
  terms: string[]
  spellings: string[]
  searches: number[]
  nothing: number[]
  corrected: number[]
  leftOut: number[]
  clicks: number[]
  askers: number[]
  results: (number | null)[]
  instead: (string | null)[]
  without: (string | null)[]
}

/**
 * Adds to the counts of terms; of the askers, the highest number of any process counts. Rows are in the order of their key, so that
 * two processes cannot deadlock.
 */
export const addCounts = statement<never, Columns>(
  'searched.add',
  `insert into searched (day, language, term, spelling, searches, nothing, corrected, left_out, clicks, askers, results, instead, without)
   select * from unnest(:days::date[], :languages::text[], :terms::text[], :spellings::text[], :searches::int[], :nothing::int[], :corrected::int[], :leftOut::int[], :clicks::int[],
     :askers::int[], :results::int[], :instead::text[], :without::text[]) as added(day, language, term) order by day, language, term
   on conflict (day, language, term) do update set
     spelling = excluded.spelling,
     searches = searched.searches + excluded.searches,
     nothing = searched.nothing + excluded.nothing,
     corrected = searched.corrected + excluded.corrected,
     left_out = searched.left_out + excluded.left_out,
     clicks = searched.clicks + excluded.clicks,
     askers = greatest(searched.askers, excluded.askers),
     results = coalesce(excluded.results, searched.results),
     instead = case when excluded.results is null then searched.instead else excluded.instead end,
     without = case when excluded.results is null then searched.without else excluded.without end`,
)

/**
 * Deletes a day's rarest terms above a number. Terms with the most askers stay, so that one flooding asker cannot displace them; then
 * those that found something, as invented ones do not; then chance decides, so that none is always deleted.
 */
export const dropRarest = statement<never, { day: string; most: number }>(
  'searched.drop-rarest',
  `delete from searched where ctid = any(array(
     select ctid from searched where day = :day::date
     order by askers desc, (results > 0) is true desc, searches + clicks desc, random() offset :most
     for update skip locked
   ))`,
)

/** The terms that many search for, most askers first; see `popular` of the service. */
export const oftenAsked = statement<
  { term: string; spelling: string },
  { language: Language; from: string; askersOfADay: number; askersAtOnce: number; most: number }
>(
  'searched.often',
  `select term, (array_agg(spelling order by day desc))[1] as spelling
   from searched where language = :language and day >= :from::date and searches > 0
   group by term
   having (count(*) filter (where askers >= :askersOfADay) >= 2 or max(askers) >= :askersAtOnce)
     and (array_agg(results order by day desc))[1] > 0
     and (array_agg(instead order by day desc))[1] is null
     and (array_agg(without order by day desc))[1] is null
   order by sum(askers) desc, term limit :most`,
)

/** A term of the operator's report. */
export type ReportedTerm = {
  language: Language
  term: string
  searches: number
  nothing: number
  corrected: number
  leftOut: number
  clicks: number
  results: number
  instead: string | null
  without: string | null
}

/** The reasons to report a term. */
export const reportKinds = ['nothing', 'no-click', 'corrected', 'left-out'] as const
export type ReportKind = (typeof reportKinds)[number]

/** The terms of some days with one reason, most frequent first. */
export const reportedTerms = statement<
  ReportedTerm,
  { from: string; until: string; language: Language | null; kind: ReportKind; most: number }
>(
  'searched.report',
  `select language, spelling as term, searches, nothing, corrected, left_out as "leftOut", clicks, results, instead, without
   from (
     select language, term, (array_agg(spelling order by day desc))[1] as spelling, sum(searches)::int as searches,
       sum(nothing)::int as nothing, sum(corrected)::int as corrected, sum(left_out)::int as left_out, sum(clicks)::int as clicks,
       (array_agg(results order by day desc) filter (where results is not null))[1] as results,
       (array_agg(instead order by day desc) filter (where instead is not null))[1] as instead,
       (array_agg(without order by day desc) filter (where without is not null))[1] as without
     from searched where day between :from::date and :until::date and (:language::text is null or language = :language)
     group by language, term having sum(searches) > 0
   ) as terms, lateral (select case :kind::text
     when 'nothing' then nothing
     when 'corrected' then corrected
     when 'left-out' then left_out
     when 'no-click' then case when clicks = 0 then searches - nothing else 0 end
   end) as reason(times)
   where times > 0 order by times desc, language, term limit :most`,
)

/** The sums of some days. */
export type SearchTotals = {
  searches: number
  terms: number
  nothing: number
  corrected: number
  leftOut: number
  clicks: number
}
export const searchTotals = statement<SearchTotals, { from: string; until: string; language: Language | null }>(
  'searched.totals',
  `select coalesce(sum(searches), 0)::int as searches, count(distinct (language, term))::int as terms,
     coalesce(sum(nothing), 0)::int as nothing, coalesce(sum(corrected), 0)::int as corrected,
     coalesce(sum(left_out), 0)::int as "leftOut", coalesce(sum(clicks), 0)::int as clicks
   from searched where day between :from::date and :until::date and (:language::text is null or language = :language) and searches > 0`,
)
