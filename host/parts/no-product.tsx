import { island } from '../kernel/islands.tsx'
import type { Rendered } from '../kernel/page.ts'
import type { Visit } from '../kernel/visit.ts'

/** How many products stand where the one that was looked for does not. */
const offered = 10

/**
 * A page for a product that is not there: 404 for one that never was, 410 for one that the shop no longer carries, so
 * that search engines forget it. Either way with something to look at instead.
 */
export async function noProduct(visit: Visit, status: 404 | 410): Promise<Rendered> {
  const { client, t, link } = visit
  const [aired, newest] = await Promise.all([
    client.catalogue.recentlyAired(offered),
    client.catalogue.products({ sortKey: 'newest', pageSize: offered }),
  ])
  const rails = [
    { heading: t('product.recentlyAired'), products: aired.ok ? aired.value.products : [] },
    { heading: t('product.newest'), products: newest.ok ? newest.value.products : [] },
  ].filter(({ products }) => products.length > 0)
  const title = t(status === 410 ? 'product.gone' : 'notFound.title')
  return {
    status,
    title,
    body: (
      <div className="no-product">
        <div className="narrow empty">
          <h1>{title}</h1>
          <p>{t(status === 410 ? 'product.goneText' : 'notFound.product')}</p>
          <p className="buttons">
            <a className="button" href={link('/')}>
              {t('notFound.home')}
            </a>
            <a className="button quiet" href={link('/pages/productlist')}>
              {t('product.all')}
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
