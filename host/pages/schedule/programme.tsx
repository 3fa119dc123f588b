import { imageAddress } from '@onair/core/catalogue'
import { catalogueClient } from '@onair/core/catalogue/client'
import { formatDay, planTimeZone } from '@onair/core/dates'
import { feedPath, hostsOf, plainTitle, showPath } from '@onair/core/guide'
import { guideClient, type Show } from '@onair/core/guide/client'
import { htmlLang } from '@onair/core/language'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Rendered } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import { frameTexts } from '../../parts/frame-texts.ts'
import { JsonLd } from '../../parts/json-ld.tsx'
import { postedReminder, reminderFormPath } from '../../parts/reminder-form.ts'
import { guideAddress } from './guide-address.ts'
import en from './schedule.messages.en.json'
import fr from './schedule.messages.fr.json'

/** The most products of a programme that are shown: as many as one call of the catalogue can name. */
const mostProducts = 36
/** The most repeats that are listed. */
const mostRepeats = 5

/** The page of one programme, with its products and its repeats. */
export async function programme(visit: Visit, id: string): Promise<Rendered> {
  const { http, link, language, timeZone } = visit
  const t = translator(visit, en, fr)
  const show = await read(visit, id)
  if (!show) {
    return {
      status: 404,
      title: t('unknown'),
      body: (
        <div className="narrow empty">
          <h1>{t('unknown')}</h1>
          <p>{t('unknownText')}</p>
          <a className="button" href={link('/pages/schedule')}>
            {t('title')}
          </a>
        </div>
      ),
    }
  }
  const itemNos = [...new Set(show.products.map(({ itemNo }) => itemNo))].slice(0, mostProducts)
  const [goods, same] = await Promise.all([
    itemNos.length > 0
      ? catalogueClient(http).products({ itemNos: itemNos.join('-'), pageSize: mostProducts })
      : undefined,
    guideClient(http).search({ term: plainTitle(show.title), pageSize: 100, products: 'false' }),
  ])
  const path = showPath(show.id)
  return {
    title: `${show.title} · ${formatDay(show.start, language, timeZone)}`,
    canonical: path,
    description: show.description || t('description'),
    head: <JsonLd data={broadcast(visit, show, path)} />,
    body: (
      <div className="guide">
        <Crumbs
          visit={visit}
          crumbs={[
            { name: t('title'), path: guideAddress(visit, {}) },
            { name: show.title, path },
          ]}
        />
        {island(visit, 'programme', {
          show,
          products: goods?.ok ? goods.value.products : [],
          feeds: feedsOf(visit, show),
          again: same.ok ? repeatsOf(show, same.value.shows, visit.host.now()) : [],
        })}
        {Date.parse(show.start) > visit.host.now().getTime() &&
          island(
            visit,
            'reminder',
            { show: { id: show.id }, action: visit.pathPrefix + reminderFormPath, posted: postedReminder(visit) },
            'visible',
          )}
        {island(visit, 'time-zone', { query: { show: show.id } }, 'idle')}
      </div>
    ),
  }
}

/** The programme with an id, found by a search for the id. */
async function read({ http }: Visit, id: string): Promise<Show | undefined> {
  if (!/^\S{1,200}$/.test(id)) return undefined
  const result = await guideClient(http).search({ term: id, pageSize: 1 })
  if (!result.ok && result.status === 400) return undefined
  return unwrap(result).shows.find((show) => show.id === id)
}

/** The upcoming programmes of the same title, repeats included. */
function repeatsOf(show: Show, shows: readonly Show[], now: Date): Show[] {
  return shows
    .filter(
      (other) =>
        other.id !== show.id &&
        plainTitle(other.title) === plainTitle(show.title) &&
        Date.parse(other.start) > Math.max(now.getTime(), Date.parse(show.start)),
    )
    .slice(0, mostRepeats)
}

/** The calendars to subscribe to: every airing of the title, and the programmes of each host. */
function feedsOf({ host, language }: Visit, show: Show) {
  const named = [
    { kind: 'title' as const, name: plainTitle(show.title) },
    ...hostsOf(show.host).map((name) => ({ kind: 'host' as const, name })),
  ]
  return named.flatMap(({ kind, name }) => {
    const path = feedPath(kind, name, language)
    return path ? [{ name, address: `webcal://${new URL(host.settings.origin).host}${path}` }] : []
  })
}

/** The programme as schema.org data. */
function broadcast(visit: Visit, show: Show, path: string): object {
  const { address, language, host } = visit
  const shopName = frameTexts(visit)('brand.name')
  const imageBase = new URL(host.settings.imageBase, host.settings.origin).href
  return {
    '@type': 'BroadcastEvent',
    '@id': `${address(path, language)}#broadcast`,
    name: show.title,
    description: show.description,
    startDate: show.start,
    endDate: show.end,
    url: address(path, language),
    ...(show.imageUrl && { image: imageAddress(imageBase, show.imageUrl, 'L', 'jpeg') }),
    inLanguage: htmlLang(language),
    performer: hostsOf(show.host).map((name) => ({ '@type': 'Person', name })),
    publishedOn: {
      '@type': 'BroadcastService',
      name: shopName,
      broadcastDisplayName: shopName,
      broadcastTimezone: planTimeZone,
      url: address('/', language),
    },
  }
}
