import { addDays, formatDay } from '@onair/core/dates'
import { guideClient } from '@onair/core/guide/client'
import { htmlLang, type Language } from '@onair/core/language'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { today as todayOf } from '../../kernel/visit.ts'
import en from './schedule.messages.en.json'
import fr from './schedule.messages.fr.json'

const daysShown = 7

/** The TV schedule of one day, in the shopper's time zone. */
export const schedulePage: Page = {
  path: '/pages/schedule',
  audience: 'everyone',
  async load(visit) {
    const { link, query, language, timeZone } = visit
    const t = translator(visit, en, fr)
    const today = todayOf(visit)
    const asked = query.get('date') ?? today
    const answer = await guideClient(visit.http).daily({ date: asked, timeZone, products: 'false' })
    if (!answer.ok && answer.status === 400) return { redirect: link('/pages/schedule') }
    const day = unwrap(answer)
    const days = Array.from({ length: daysShown }, (_, index) => addDays(today, index - 1))
    return {
      title: t('title'),
      canonical: '/pages/schedule',
      description: t('description'),
      body: (
        <div className="guide">
          <h1>{t('title')}</h1>
          <nav aria-label={t('days')}>
            <ul className="days">
              {days.map((date) => (
                <li key={date}>
                  <a
                    href={link(date === today ? '/pages/schedule' : `/pages/schedule?date=${date}`)}
                    aria-current={date === day.date ? 'page' : undefined}
                  >
                    {date === today ? t('today') : shortDay(date, language)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <h2 className="hidden">{formatDay(new Date(`${day.date}T12:00:00Z`), language, 'UTC')}</h2>
          {island(visit, 'schedule', { initial: day, view: 'day', date: day.date })}
        </div>
      ),
    }
  },
}

/** `Sun, Nov 22` or `dim. 22 nov.`: short, because seven days stand in a row. */
function shortDay(date: string, language: Language): string {
  const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(htmlLang(language), style)
}
