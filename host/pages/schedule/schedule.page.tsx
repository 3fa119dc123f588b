import { htmlLang, type Language } from '@onair/core/language'
import { island } from '../../kernel/islands.tsx'
import type { Page } from '../../kernel/page.ts'
import { expect } from '../../kernel/visit.ts'

const daysShown = 7
const dayMs = 86_400_000

/** The programme guide, a day at a time, in the shopper's time zone. */
export const schedulePage: Page = {
  path: '/pages/schedule',
  audience: 'public',
  async load(visit) {
    const { client, t, link, query } = visit
    const today = visit.today()
    const asked = query.get('date') ?? today
    const answer = await client.schedule.daily({ date: asked, timeZone: visit.timeZone, products: 'false' })
    if (!answer.ok && answer.status === 400) return { redirect: link('/pages/schedule') }
    const day = expect(answer)
    const days = Array.from({ length: daysShown }, (_, index) =>
      new Date(Date.parse(`${today}T12:00:00Z`) + (index - 1) * dayMs).toISOString().slice(0, 10),
    )
    visit.canonical = '/pages/schedule'
    return {
      title: t('schedule.title'),
      description: t('schedule.description'),
      body: (
        <div className="guide">
          <h1>{t('schedule.title')}</h1>
          <nav aria-label={t('schedule.days')}>
            <ul className="days">
              {days.map((date) => (
                <li key={date}>
                  <a
                    href={link(date === today ? '/pages/schedule' : `/pages/schedule?date=${date}`)}
                    aria-current={date === day.date ? 'page' : undefined}
                  >
                    {date === today ? t('schedule.today') : shortDay(date, visit.language)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <h2 className="hidden">{visit.formatDay(day.date)}</h2>
          {island(visit, 'schedule', { initial: day, view: 'day', date: day.date })}
        </div>
      ),
    }
  },
}

/** `Sun, Nov 22` or `dim. 22 nov.`: seven of them stand in a row. */
function shortDay(date: string, language: Language): string {
  const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(htmlLang(language), style)
}
