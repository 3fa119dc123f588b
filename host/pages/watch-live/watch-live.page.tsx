import { guideClient } from '@onair/core/guide/client'
import { liveClient } from '@onair/core/live/client'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { allowStream } from '../../parts/allow-stream.ts'
import { MissedIt, readAired } from '../../parts/missed-it.tsx'
import en from './watch-live.messages.en.json'
import fr from './watch-live.messages.fr.json'

/** The channel's live picture, the programme on air, and the rest of the day. */
export const watchLivePage: Page = {
  path: '/pages/watchlive',
  audience: 'everyone',
  findable: foundAs(en, fr),
  sheet: 'home',
  nowBar: false,
  allow: allowStream,
  async load(visit) {
    const { link } = visit
    const t = translator(visit, en, fr)
    const client = liveClient(visit.http)
    const [live, onAir, today, aired] = await Promise.all([
      client.watch().then(unwrap),
      client.onAirNow().then(unwrap),
      guideClient(visit.http).today({ timeZone: visit.timeZone, products: 'false', upcoming: 'true' }).then(unwrap),
      readAired(visit),
    ])
    return {
      title: t('title'),
      canonical: '/pages/watchlive',
      description: t('description'),
      body: (
        <div className="watch">
          <h1 className="hidden">{t('title')}</h1>
          {island(visit, 'watch-live', { live, products: onAir.products })}
          <div className="home-live">
            {island(visit, 'on-air-now', { schedule: today, products: onAir.products, compact: true }, 'idle')}
            <section className="home-today" aria-labelledby="today">
              <h2 id="today">{t('today')}</h2>
              {island(visit, 'schedule', { initial: today, view: 'rest', compact: true }, 'idle')}
              <a className="more" href={link('/pages/schedule')}>
                {t('fullSchedule')}
              </a>
            </section>
          </div>
          <MissedIt visit={visit} aired={aired} />
        </div>
      ),
    }
  },
}
