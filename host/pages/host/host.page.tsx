import { imageAddress } from '@onair/core/catalogue'
import { catalogueClient } from '@onair/core/catalogue/client'
import { feedPath, hostPath, showPath } from '@onair/core/guide'
import { guideClient, type Host } from '@onair/core/guide/client'
import { htmlLang } from '@onair/core/language'
import { Picture } from '@onair/widgets/parts'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { withQuery } from '../../kernel/one-address.ts'
import type { Page, Rendered } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import { JsonLd } from '../../parts/json-ld.tsx'
import { LocalTime } from '../../parts/local-time.tsx'
import en from './host.messages.en.json'
import fr from './host.messages.fr.json'

/** The most products that were shown lately: one row. */
const mostProducts = 12

/** A host: portrait and biography if the shop has them, upcoming programmes, and products shown lately. */
export const hostPage: Page = {
  path: '/pages/hosts/:slug',
  address: ({ params: { slug = '' }, query }) =>
    withQuery(`/pages/hosts/${encodeURIComponent(slug.toLowerCase())}`, query),
  audience: 'everyone',
  async load(visit) {
    const result = await guideClient(visit.http).host(visit.params.slug ?? '')
    if (!result.ok && (result.status === 404 || result.status === 400)) return unknown(visit)
    return page(visit, unwrap(result))
  },
}

function unknown(visit: Visit): Rendered {
  const t = translator(visit, en, fr)
  return {
    status: 404,
    title: t('unknown'),
    body: (
      <div className="narrow empty">
        <h1>{t('unknown')}</h1>
        <p>{t('unknownText')}</p>
        <a className="button" href={visit.link('/pages/schedule')}>
          {t('schedule')}
        </a>
      </div>
    ),
  }
}

async function page(visit: Visit, presenter: Host): Promise<Rendered> {
  const { http, language, link, host } = visit
  const t = translator(visit, en, fr)
  const { name, biography, imageUrl, upcoming, past } = presenter
  const path = hostPath(name) ?? '/pages/schedule'
  const itemNos = [...new Set(past.flatMap(({ products }) => products.map(({ itemNo }) => itemNo)))].slice(
    0,
    mostProducts,
  )
  const goods =
    itemNos.length > 0
      ? await catalogueClient(http).products({ itemNos: itemNos.join('-'), pageSize: mostProducts })
      : undefined
  const products = goods?.ok ? goods.value.products : []
  const feed = feedPath('host', name, language)
  return {
    title: name,
    canonical: path,
    description: biography || t('description', { name }),
    head: <JsonLd data={person(visit, presenter, path)} />,
    body: (
      <div className="guide host-page">
        <Crumbs
          visit={visit}
          crumbs={[
            { name: t('schedule'), path: '/pages/schedule' },
            { name, path },
          ]}
        />
        <div className="host-head" data-portrait={imageUrl !== '' || undefined}>
          {imageUrl && <Picture base={host.settings.imageBase} name={imageUrl} alt="" priority />}
          <div>
            <h1 translate="no">{name}</h1>
            {biography && <p className="host-biography">{biography}</p>}
            {feed && upcoming.length > 0 && (
              <a className="more" href={`webcal://${new URL(host.settings.origin).host}${feed}`}>
                {t('subscribe')}
              </a>
            )}
          </div>
        </div>
        <section aria-labelledby="host-upcoming">
          <h2 id="host-upcoming">{t('upcoming')}</h2>
          {upcoming.length === 0 ? <p>{t('none')}</p> : <p>{t('remind')}</p>}
          <ol className="host-shows">
            {upcoming.map((show) => (
              <li key={show.id}>
                <span>
                  {show.isLive && `${t('onAir')}, `}
                  <LocalTime visit={visit} at={show.start} withDay={!show.isLive} />
                </span>
                <a href={link(showPath(show.id))}>{show.title}</a>
              </li>
            ))}
          </ol>
        </section>
        {products.length > 0 &&
          island(visit, 'product-list', { products, look: 'rail', heading: t('lately') }, 'visible')}
      </div>
    ),
  }
}

/** The host as schema.org data, with upcoming programmes. */
function person({ address, host, language }: Visit, presenter: Host, path: string): object {
  const imageBase = new URL(host.settings.imageBase, host.settings.origin).href
  return {
    '@type': 'Person',
    '@id': `${address(path, language)}#host`,
    name: presenter.name,
    url: address(path, language),
    ...(presenter.biography && { description: presenter.biography }),
    ...(presenter.imageUrl && { image: imageAddress(imageBase, presenter.imageUrl, 'L', 'jpeg') }),
    performerIn: presenter.upcoming.map(({ id, title, description, start, end }) => ({
      '@type': 'BroadcastEvent',
      name: title,
      description,
      startDate: start,
      endDate: end,
      url: address(showPath(id), language),
      inLanguage: htmlLang(language),
    })),
  }
}
