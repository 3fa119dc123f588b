import { formatDay } from '@onair/core/dates'
import { type FoundShows, guideClient } from '@onair/core/guide/client'
import { maxSearchTermLength } from '@onair/core/limits'
import { useState } from 'react'
import { useTimeZone } from '../../kit/hooks/use-time-zone.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid, useWhileShown } from '../../kit/shop.tsx'
import { clockModel } from '../../models/clock.model.ts'
import { publicHttpModel } from '../../models/public-http.model.ts'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Remind } from '../reminder/remind.tsx'
import en from './guide.messages.en.json'
import fr from './guide.messages.fr.json'
import { ShowRow } from './show-row.tsx'
import { stateOf } from './show-state.ts'
import { useReply } from './use-reply.ts'

export type SearchProps = {
  /** The search term, and the page of results if the server has read it. */
  term?: string
  page?: number
  initial?: FoundShows
  /** An IANA time zone; the shopper's own if not given. */
  timeZone?: string
}

/** Finds programmes by title, host, description and product. On the shop's own page, each search and page has an address. */
export function Search({ term = '', page = 1, initial, timeZone }: SearchProps) {
  const { language, link, models } = useShop()
  const t = useMessages('guide', en, fr)
  const zone = useTimeZone(timeZone)
  const id = useUid()
  const http = useModel(publicHttpModel)
  const clock = useModel(clockModel)
  useWhileShown(clock.start)
  const time = useShared(clock.now, undefined)
  const [asked, setAsked] = useState({ term, page })
  const key = asked.term === '' ? undefined : `${asked.term} ${asked.page}`
  const { value, reading, failed, retry } = useReply(initial && { key: `${term} ${page}`, value: initial }, key, () =>
    guideClient(http).search({ term: asked.term, page: asked.page, products: 'false' }),
  )
  const inPlace = models.environment.base !== ''
  const results = key === undefined ? undefined : value
  const pageLink = (to: number, rel: 'prev' | 'next', text: string) =>
    to >= 1 &&
    to <= (results?.paging.totalPages ?? 0) && (
      <a
        className="onair-schedule-more"
        rel={rel}
        href={link(`/pages/schedule?view=search&term=${encodeURIComponent(asked.term)}&page=${to}`)}
        onClick={(event) => {
          if (!inPlace) return
          event.preventDefault()
          setAsked({ ...asked, page: to })
        }}
      >
        {text}
      </a>
    )
  return (
    <section className="onair onair-schedule" data-view="search" aria-label={t('search')} aria-busy={reading}>
      <form
        className="onair-schedule-search"
        action={link('/pages/schedule')}
        onSubmit={(event) => {
          if (!inPlace) return
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('term')
          setAsked({ term: String(typed ?? '').trim(), page: 1 })
        }}
      >
        <input type="hidden" name="view" value="search" />
        <label htmlFor={id}>{t('term')}</label>
        <input id={id} name="term" type="search" defaultValue={term} maxLength={maxSearchTermLength} required />
        <button type="submit" className="onair-schedule-button">
          {t('find')}
        </button>
      </form>
      {failed !== undefined && (
        <Notice
          kind="bad"
          action={
            <button type="button" className="onair-schedule-button" onClick={retry}>
              {t('retry')}
            </button>
          }
        >
          {failed || t('unreachable')}
        </Notice>
      )}
      {!results && reading && <Skeleton lines={5} shape="row" />}
      <p className="onair-schedule-quiet" role="status">
        {results &&
          (results.paging.totalRecords === 0
            ? t('none', { term: asked.term })
            : t('found', { count: results.paging.totalRecords, term: asked.term }))}
      </p>
      {results && results.shows.length > 0 && (
        <ol className="onair-schedule-list">
          {results.shows.map((show) => (
            <ShowRow
              key={show.id}
              show={show}
              state={stateOf(show, time)}
              time={time}
              zone={zone}
              note={formatDay(show.start, language, zone)}
              Remind={Remind}
            />
          ))}
        </ol>
      )}
      {results && results.paging.totalPages > 1 && (
        <nav className="onair-schedule-pages" aria-label={t('pages')}>
          {pageLink(results.paging.currentPage - 1, 'prev', t('previous'))}
          <span>{t('page', { page: results.paging.currentPage, pages: results.paging.totalPages })}</span>
          {pageLink(results.paging.currentPage + 1, 'next', t('next'))}
        </nav>
      )}
    </section>
  )
}
