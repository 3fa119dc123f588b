import { catalogueClient } from '@onair/core/catalogue/client'
import { island } from '../kernel/islands.tsx'
import { translator } from '../kernel/messages.ts'
import type { Rendered } from '../kernel/page.ts'
import type { Visit } from '../kernel/visit.ts'
import en from './no-product.messages.en.json'
import fr from './no-product.messages.fr.json'

/** How many other products each rail offers. */
const railSize = 10

/**
 * A page for a product that the shop does not have: 404 if it never had it, 410 if it no longer sells it, so that search engines
 * remove it. Both offer other products.
 */
export async function noProduct(visit: Visit, status: 404 | 410): Promise<Rendered> {
  const { link } = visit
  const t = translator(visit, en, fr)
  const catalogue = catalogueClient(visit.http)
  const [aired, newest] = await Promise.all([
    catalogue.recentlyAired(railSize),
    catalogue.products({ sortKey: 'newest', pageSize: railSize }),
  ])
  const rails = [
    { heading: t('recentlyAired'), products: aired.ok ? aired.value.products : [] },
    { heading: t('newest'), products: newest.ok ? newest.value.products : [] },
  ].filter(({ products }) => products.length > 0)
  const title = t(status === 410 ? 'gone' : 'unknown')
  return {
    status,
    title,
    body: (
      <div className="no-product">
        <div className="narrow empty">
          <h1>{title}</h1>
          <p>{t(status === 410 ? 'goneText' : 'unknownText')}</p>
          <p className="buttons">
            <a className="button" href={link('/')}>
              {t('home')}
            </a>
            <a className="button quiet" href={link('/pages/productlist')}>
              {t('all')}
            </a>
          </p>
        </div>
        {rails.map(({ heading, products }) => (
          <div key={heading}>{island(visit, 'product-list', { products, look: 'rail', heading }, 'visible')}</div>
        ))}
      </div>
    ),
  }
}
