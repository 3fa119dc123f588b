import { catalogueClient, type Product } from '@onair/core/catalogue/client'
import { guideClient } from '@onair/core/guide/client'
import type { Result } from '@onair/core/http'
import { liveClient } from '@onair/core/live/client'
import { cached } from '../../kernel/cache.ts'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { withTimeout } from '../../kernel/with-timeout.ts'
import { allowStream } from '../../parts/allow-stream.ts'
import { frameTexts } from '../../parts/frame-texts.ts'
import { JsonLd } from '../../parts/json-ld.tsx'
import { MissedIt, readAired } from '../../parts/missed-it.tsx'
import { Departments, readDepartments } from './departments.tsx'
import { Donations } from './donations.tsx'
import en from './home.messages.en.json'
import fr from './home.messages.fr.json'
import { readTonight, Tonight } from './tonight.tsx'

/** Products per rail. */
const railSize = 10
/** Just after a start, lists wait for the first search index; the live section does not wait for them. */
const timeoutMs = 1000

/** The home page: the live picture, what is on air, the rest of the schedule, the showstopper, and product rails. */
export const homePage: Page = {
  path: '/',
  audience: 'everyone',
  findable: [
    {
      kind: 'showstopper',
      url: '/#showstopper',
      title: { en: en.showstopperTitle, fr: fr.showstopperTitle },
      words: { en: en.showstopperSearchedAs, fr: fr.showstopperSearchedAs },
    },
  ],
  sheet: 'home',
  nowBar: false,
  allow: allowStream,
  async load(visit) {
    const { link } = visit
    const t = translator(visit, en, fr)
    const catalogue = catalogueClient(visit.http)
    const lists = Promise.all([
      catalogue.products({ dimensions: 'on-sale:yes', sortKey: 'rating', pageSize: railSize }).then(productsOf),
      catalogue.products({ sortKey: 'newest', pageSize: railSize }).then(productsOf),
      cached(visit.host, `departments ${visit.language}`, 10, () => readDepartments(visit)).catch(() => []),
    ])
    const today = guideClient(visit.http)
      .today({ timeZone: visit.timeZone, products: 'false', upcoming: 'true' })
      .then(unwrap)
    const [schedule, live, onAir, showstopper, aired, tonight, donations, [onSale, newest, departments]] =
      await Promise.all([
        today,
        liveClient(visit.http).watch().then(unwrap),
        liveClient(visit.http).onAirNow().then(unwrap),
        catalogue.todayShowstopper().then(unwrap),
        readAired(visit),
        today.then((day) => readTonight(visit, day)),
        catalogue.donations().then(productsOf),
        withTimeout(lists, timeoutMs, [[], [], []] as const),
      ])
    return {
      title: t('title'),
      description: t('description'),
      head: <JsonLd data={searchOf(visit)} />,
      body: (
        <div className="home">
          <h1 className="hidden">{t('title')}</h1>
          {island(visit, 'watch-live', { live, products: onAir.products }, 'idle')}
          <div className="home-live">
            {island(visit, 'on-air-now', { schedule, products: onAir.products, compact: true })}
            <section className="home-today" aria-labelledby="today">
              <h2 id="today">{t('today')}</h2>
              {island(visit, 'schedule', { initial: schedule, view: 'rest', compact: true })}
              <a className="more" href={link('/pages/schedule')}>
                {t('fullSchedule')}
              </a>
            </section>
          </div>
          {showstopper.product && (
            <div id="showstopper">{island(visit, 'showstopper', { initial: showstopper }, 'visible')}</div>
          )}
          <MissedIt visit={visit} aired={aired} />
          <Tonight visit={visit} shows={tonight} />
          <Departments visit={visit} departments={departments} />
          {rail(visit, t('onSale'), onSale, '/pages/productlist?dimensions=on-sale:yes')}
          {rail(visit, t('newest'), newest, '/pages/productlist?sortKey=newest')}
          <Donations visit={visit} products={donations} />
          {island(visit, 'recently-viewed', {}, 'visible')}
        </div>
      ),
    }
  },
}

/** The products of a reply; empty if it was refused: the page then leaves the rail out. */
const productsOf = (result: Result<{ products: Product[] }>): Product[] => (result.ok ? result.value.products : [])

/** One row of products with a link to its whole list. */
function rail(visit: Visit, heading: string, products: readonly Product[], all: string) {
  if (products.length === 0) return null
  return (
    <div className="home-rail">
      {island(visit, 'product-list', { products, heading, look: 'rail' }, 'visible')}
      <a className="more" href={visit.link(all)}>
        {translator(visit, en, fr)('all')} <span className="hidden">: {heading}</span>
      </a>
    </div>
  )
}

/** Structured data of the shop's search, which search engines offer beside the shop's name. */
const searchOf = (visit: Visit) => ({
  '@type': 'WebSite',
  name: frameTexts(visit)('brand.name'),
  url: visit.address('/', visit.language),
  inLanguage: `${visit.language}-CA`,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: visit.address('/pages/productlist?searchTerm={search_term}', visit.language),
    },
    'query-input': 'required name=search_term',
  },
})
