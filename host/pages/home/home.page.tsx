import { productPath, zonedDate } from '@onair/core/rules'
import { Picture, Price } from '@onair/widgets/parts'
import { ProductGrid } from '../../parts/product-tile.tsx'
import { island } from '../../server/islands.tsx'
import type { Page } from '../../server/page.ts'
import { expect } from '../../server/visit.ts'
import { withoutProducts } from '../schedule/guide.ts'

/** What is on air now, the rest of the day, today's showstopper, and what is new. */
export const homePage: Page = {
  path: '/',
  audience: 'public',
  async load(visit) {
    const { client, t, link, language } = visit
    const [today, onAir, showstopper, newest, loved] = await Promise.all([
      client.schedule.today({ timeZone: visit.timeZone }).then(expect),
      client.catalogue.onAirNow().then(expect),
      client.catalogue.todayShowstopper().then(expect),
      client.catalogue.products({ sortKey: 'newest', pageSize: 10 }).then(expect),
      client.catalogue.products({ sortKey: 'rating', pageSize: 10 }).then(expect),
    ])
    const special = showstopper.product
    const guide = withoutProducts(today)
    return {
      title: t('home.title'),
      description: t('home.description'),
      body: (
        <div className="home">
          <h1 className="hidden">{t('home.title')}</h1>
          <div className="home-live">
            {island(visit, 'on-air-now', { schedule: guide, products: onAir.products })}
            <section className="home-today" aria-labelledby="today">
              <h2 id="today">{t('home.today')}</h2>
              {island(visit, 'schedule', { initial: guide, view: 'rest', compact: true })}
              <a className="more" href={link('/pages/schedule')}>
                {t('home.fullSchedule')}
              </a>
            </section>
          </div>
          {special && (
            <section className="showstopper" data-theme="dark" aria-labelledby="showstopper">
              <div className="showstopper-picture">
                <Picture base={visit.settings.imageBase} name={special.imageUrl} alt="" sizes="hero" />
              </div>
              <div className="showstopper-text">
                <p className="eyebrow" id="showstopper">
                  {t('home.showstopper')}
                </p>
                <h2>
                  <a href={link(productPath(special.itemNo))}>{special.name}</a>
                </h2>
                <p className="showstopper-brand">{special.brand}</p>
                <Price
                  language={language}
                  price={special.isPrice}
                  range={special.isPriceRange}
                  was={special.wasPrice}
                  wasRange={special.wasPriceRange}
                  easyPayment={special.easyPaymentPrice}
                  size="l"
                />
                <p className="showstopper-until">
                  {endsWithTheDay(showstopper.until, visit.timeZone)
                    ? t('home.untilMidnight')
                    : t('home.until', { time: visit.formatTime(showstopper.until) })}
                </p>
                <a className="button" href={link(productPath(special.itemNo))}>
                  {t('home.see')}
                </a>
              </div>
            </section>
          )}
          <section aria-labelledby="newest">
            <div className="heading">
              <h2 id="newest">{t('home.newest')}</h2>
              <a className="more" href={link('/pages/productlist?sortKey=newest')}>
                {t('home.all')}
              </a>
            </div>
            <ProductGrid visit={visit} products={newest.products} />
          </section>
          <section aria-labelledby="loved">
            <div className="heading">
              <h2 id="loved">{t('home.loved')}</h2>
              <a className="more" href={link('/pages/productlist?sortKey=rating')}>
                {t('home.all')}
              </a>
            </div>
            <ProductGrid visit={visit} products={loved.products} />
          </section>
        </div>
      ),
    }
  },
}

/** Nobody says "until 12:00 AM". */
function endsWithTheDay(until: string, timeZone: string): boolean {
  return zonedDate(Date.parse(until), timeZone) !== zonedDate(Date.parse(until) - 1, timeZone)
}
