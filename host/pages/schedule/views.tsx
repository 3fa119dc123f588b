import { addDays, formatDay, formatShortDay } from '@onair/core/dates'
import { type DailySchedule, guideClient } from '@onair/core/guide/client'
import type { ReactNode } from 'react'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Redirect, Rendered } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { today as todayOf, type Visit } from '../../kernel/visit.ts'
import { pageOf } from '../../parts/page-of.ts'
import { type GuideView, guideAddress, guideViews } from './guide-address.ts'
import en from './schedule.messages.en.json'
import fr from './schedule.messages.fr.json'

const daysShown = 7

/** Reads and renders each view. */
export const views: Readonly<Record<GuideView, (visit: Visit) => Promise<Rendered | Redirect>>> = {
  async now(visit) {
    const { http, timeZone } = visit
    const day = unwrap(await guideClient(http).today({ timeZone, products: 'false', upcoming: 'true' }))
    return page(visit, { view: 'now' }, island(visit, 'schedule', { initial: day, view: 'rest' }))
  },

  async day(visit) {
    const { http, query, timeZone } = visit
    const date = query.get('date') || todayOf(visit)
    const result = await guideClient(http).daily({ date, timeZone, products: 'false' })
    if (!result.ok && result.status === 400) return { redirect: visit.link(guideAddress(visit, {})) }
    const day: DailySchedule = unwrap(result)
    return page(
      visit,
      { view: 'day', date: day.date },
      <>
        <Days visit={visit} view="day" date={day.date} />
        {island(visit, 'schedule', { initial: day, view: 'day', date: day.date })}
      </>,
    )
  },

  async week(visit) {
    const { http, query, timeZone } = visit
    const date = query.get('date') || todayOf(visit)
    const result = await guideClient(http).weekly({ date, timeZone, products: 'false' })
    if (!result.ok && result.status === 400) return { redirect: visit.link(guideAddress(visit, { view: 'week' })) }
    const week = unwrap(result)
    return page(
      visit,
      { view: 'week', date: week.from },
      <>
        <Days visit={visit} view="week" date={week.from} />
        {island(visit, 'guide', { view: 'week', initial: week, date: week.from })}
      </>,
    )
  },

  async search(visit) {
    const term = (visit.query.get('term') ?? '').trim()
    const number = pageOf(visit)
    const result = term ? await guideClient(visit.http).search({ term, page: number, products: 'false' }) : undefined
    // A term that the API refuses, such as a very long one, finds nothing.
    const initial = result && (result.ok || result.status !== 400) ? unwrap(result) : undefined
    const searched = initial ? { term, page: number, initial } : {}
    return page(visit, { view: 'search', term: searched.term }, island(visit, 'guide', { view: 'search', ...searched }))
  },
}

/** The page around a view: its tabs and the time zone. */
function page(visit: Visit, at: { view: GuideView; date?: string; term?: string }, body: ReactNode): Rendered {
  const { link, language, timeZone } = visit
  const t = translator(visit, en, fr)
  const isToday = at.date === undefined || at.date === todayOf(visit)
  const day = at.date && !isToday ? ` · ${formatDay(at.date, language, timeZone)}` : ''
  const view = at.view === 'day' ? '' : ` · ${t(at.view)}`
  const query = { view: at.view, ...(isToday ? {} : { date: at.date ?? '' }), ...(at.term && { term: at.term }) }
  return {
    title: `${t('title')}${view}${day}${at.term ? ` · ${at.term}` : ''}`,
    canonical: guideAddress({ query: new URLSearchParams() }, at.view === 'search' ? { view: at.view } : query),
    description: t('description'),
    body: (
      <div className="guide" data-view={at.view}>
        <div className="guide-head">
          <h1>{t('title')}</h1>
          <nav aria-label={t('views')}>
            <ul className="days guide-views">
              {guideViews.map((name) => (
                <li key={name}>
                  <a
                    href={link(guideAddress(visit, { view: name, ...(name === 'week' && { date: query.date }) }))}
                    aria-current={name === at.view ? 'page' : undefined}
                  >
                    {t(name)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <h2 className="hidden">{at.view === 'day' && at.date ? formatDay(at.date, language, timeZone) : t(at.view)}</h2>
        {body}
        {island(visit, 'time-zone', { query }, 'idle')}
      </div>
    ),
  }
}

/** Seven consecutive days, among them the chosen one, and a field for any other planned day. */
function Days({ visit, view, date }: { visit: Visit; view: 'day' | 'week'; date: string }) {
  const { link, language, query } = visit
  const t = translator(visit, en, fr)
  const today = todayOf(visit)
  const usual = addDays(today, -1)
  const from = usual <= date && date < addDays(usual, daysShown) ? usual : addDays(date, -3)
  const days = Array.from({ length: daysShown }, (_, index) => addDays(from, index))
  const timeZone = query.get('timeZone')
  return (
    <div className="guide-days">
      <nav aria-label={t('days')}>
        <ul className="days">
          {days.map((day) => (
            <li key={day}>
              <a
                href={link(guideAddress(visit, { view, date: day === today ? '' : day }))}
                aria-current={day === date ? 'page' : undefined}
              >
                {day === today ? t('today') : formatShortDay(day, language)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="guide-date" action={link('/pages/schedule')}>
        {view === 'week' && <input type="hidden" name="view" value="week" />}
        {timeZone && <input type="hidden" name="timeZone" value={timeZone} />}
        <label>
          {t('date')} <input type="date" name="date" defaultValue={date} min="2000-01-01" max="2099-12-31" required />
        </label>
        <button className="button quiet" type="submit">
          {t('show')}
        </button>
      </form>
    </div>
  )
}
