import type { Product } from '@onair/core/catalogue/client'
import type { Result } from '@onair/core/http'
import { keep } from '../../kernel/cache.ts'
import { island } from '../../kernel/islands.tsx'
import type { Page } from '../../kernel/page.ts'
import { expect, type Visit } from '../../kernel/visit.ts'
import { soon } from '../../kernel/with-timeout.ts'
import { JsonLd } from '../../parts/json-ld.tsx'
import { Departments, readDepartments } from './departments.tsx'
import { Donations } from './donations.tsx'
import { Showstopper } from './showstopper.tsx'

/** How many products a rail has. */
const railSize = 10
/** Just after a start, lists wait for the first search index. What is on air does not wait for them. */
const patienceMs = 1000

/** What is on air now and today, the day's showstopper, and the ways into the shop. */
export const homePage: Page = {
  path: '/',
  audience: 'public',
  async load(visit) {
    const { t, link } = visit
    const { catalogue, schedule } = visit.client
    const lists = Promise.all([
      catalogue.products({ dimensions: 'on-sale:yes', sortKey: 'rating', pageSize: railSize }).then(productsOf),
      catalogue.products({ sortKey: 'newest', pageSize: railSize }).then(productsOf),
      keep(visit.host, `departments ${visit.language}`, 10, () => readDepartments(visit)).catch(() => []),
    ])
    const [today, onAir, showstopper, aired, donations, [onSale, newest, departments]] = await Promise.all([
      schedule.today({ timeZone: visit.timeZone, products: 'false' }).then(expect),
      schedule.onAirNow().then(expect),
      catalogue.todayShowstopper().then(expect),
      catalogue.recentlyAired(2 * railSize).then(productsOf),
      catalogue.donations().then(productsOf),
      soon(lists, patienceMs, [[], [], []] as const),
    ])
    // What is on air now stands at the top already.
    const earlier = aired.filter(({ isLive }) => !isLive).slice(0, railSize)
    return {
      title: t('home.title'),
      description: t('home.description'),
      head: <JsonLd data={searchOf(visit)} />,
      body: (
        <div className="home">
          <h1 className="hidden">{t('home.title')}</h1>
          <div className="home-live">
            {island(visit, 'on-air-now', { schedule: today, products: onAir.products })}
            <section className="home-today" aria-labelledby="today">
              <h2 id="today">{t('home.today')}</h2>
              {island(visit, 'schedule', { initial: today, view: 'rest', compact: true })}
              <a className="more" href={link('/pages/schedule')}>
                {t('home.fullSchedule')}
              </a>
            </section>
          </div>
          <Showstopper visit={visit} showstopper={showstopper} />
          {rail(visit, t('home.recentlyAired'), earlier, '/pages/productlist?sortKey=recently-aired')}
          <Departments visit={visit} departments={departments} />
          {rail(visit, t('home.onSale'), onSale, '/pages/productlist?dimensions=on-sale:yes')}
          {rail(visit, t('home.newest'), newest, '/pages/productlist?sortKey=newest')}
          <Donations visit={visit} products={donations} />
          {island(visit, 'recently-viewed', {}, 'visible')}
        </div>
      ),
    }
  },
}

/** A rail that cannot be filled is left out: the page has others. */
const productsOf = (answer: Result<{ products: Product[] }>): Product[] => (answer.ok ? answer.value.products : [])

/** One row of products, and the way to all of their kind. */
function rail(visit: Visit, heading: string, products: readonly Product[], all: string) {
  if (products.length === 0) return null
  return (
    <div className="home-rail">
      {island(visit, 'product-list', { products, heading, look: 'rail' }, 'visible')}
      <a className="more" href={visit.link(all)}>
        {visit.t('home.all')} <span className="hidden">: {heading}</span>
      </a>
    </div>
  )
}

/** The shop's own search, for search engines that offer it beside the shop's name. */
const searchOf = ({ address, language, t }: Visit) => ({
  '@type': 'WebSite',
  name: t('brand.name'),
  url: address('/', language),
  inLanguage: `${language}-CA`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: address('/pages/productlist?searchTerm={search_term}', language) },
    'query-input': 'required name=search_term',
  },
})
