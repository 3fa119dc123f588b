import { itemNumberFromNav, productPath } from '@onair/core/rules'
import { island } from '../../server/islands.tsx'
import type { Page } from '../../server/page.ts'
import { expect } from '../../server/visit.ts'
import { notFound } from '../errors/error-pages.tsx'

/** A product: pictures, styles and sizes, price, Easy Pay, stock, reviews. */
export const productPage: Page = {
  path: '/pages/productdetails',
  audience: 'public',
  async load(visit) {
    const { client, t, link } = visit
    const itemNo = itemNumberFromNav(visit.query.get('nav') ?? '')
    if (!itemNo) return notFound(visit, 'notFound.product')
    const [found, reviews] = await Promise.all([client.catalogue.product(itemNo), client.reviews.list(itemNo)])
    if (!found.ok && found.status === 404) return notFound(visit, 'notFound.product')
    const product = expect(found)
    visit.canonical = productPath(itemNo)
    return {
      title: `${product.name} · ${product.brand}`,
      description: t('product.meta', { name: product.name, brand: product.brand }),
      body: (
        <div className="product">
          <nav className="crumbs" aria-label={t('crumbs.label')}>
            <ol>
              <li>
                <a href={link('/')}>{t('crumbs.home')}</a>
              </li>
              {product.breadcrumb.map((crumb) => (
                <li key={crumb.id}>
                  <a href={link(`/pages/productlist?dimensions=category:${crumb.id}`)}>{crumb.name}</a>
                </li>
              ))}
            </ol>
          </nav>
          {visit.query.has('refused') && (
            <p className="notice" role="alert">
              {t('product.refused')}
            </p>
          )}
          {island(visit, 'product', { product })}
          {island(visit, 'reviews', { itemNo, initial: reviews.ok ? reviews.value : null }, 'visible')}
        </div>
      ),
    }
  },
}
