import { isTonight } from '@onair/core/catalogue'
import { addDays, planTimeZone } from '@onair/core/dates'
import { showPath } from '@onair/core/guide'
import { type DailySchedule, guideClient, type Show } from '@onair/core/guide/client'
import { Exact, Picture } from '@onair/widgets/parts'
import { translator } from '../../kernel/messages.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { LocalTime } from '../../parts/local-time.tsx'
import en from './home.messages.en.json'
import fr from './home.messages.fr.json'

/** From the first to the last of these zones, Canada's evenings overlap without a gap. */
const shoppersZones = ['America/St_Johns', planTimeZone, 'America/Vancouver']

/**
 * The programmes that may be tonight's. A shared page contains those of all Canadian evenings, of which the westernmost lasts
 * into the channel's next day; the browser shows the shopper's.
 */
export async function readTonight(
  { http, host, prefix, timeZone }: Visit,
  { date, shows }: DailySchedule,
): Promise<Show[]> {
  const zones = prefix ? shoppersZones : [timeZone]
  const next = prefix
    ? unwrap(await guideClient(http).daily({ timeZone, date: addDays(date, 1), products: 'false' })).shows
    : []
  const shownIds = new Set(shows.map(({ id }) => id))
  return [...shows, ...next.filter(({ id }) => !shownIds.has(id))].filter(({ start }) =>
    zones.some((zone) => isTonight(start, host.now(), zone)),
  )
}

/** Tonight's upcoming programmes, each a link to its page. */
export function Tonight({ visit, shows }: { visit: Visit; shows: readonly Show[] }) {
  const { host, link, timeZone } = visit
  const t = translator(visit, en, fr)
  const isShown = ({ start }: Show) => isTonight(start, host.now(), timeZone)
  if (shows.length === 0) return null
  return (
    <section className="tonight" aria-labelledby="tonight" data-zone={timeZone} hidden={!shows.some(isShown)}>
      <h2 id="tonight">{t('tonight')}</h2>
      <ol>
        {shows.map((show) => (
          <li key={show.id} hidden={!isShown(show)}>
            <a href={link(showPath(show.id))}>
              <Picture base={host.settings.imageBase} name={show.imageUrl} alt="" sizes="card" shape="wide" />
              <LocalTime visit={visit} at={show.start} />
              <b>{show.title}</b>
              <Exact value={show.host}>{t('with', { host: show.host })}</Exact>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
