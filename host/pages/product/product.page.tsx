import type { AskedChoice } from '@onair/core/catalogue'
import { catalogueClient, type ProductDetail } from '@onair/core/catalogue/client'
import { itemNumberFromNav, productPath } from '@onair/core/item-number'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { withoutSentence, withQuery } from '../../kernel/one-address.ts'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { frameTexts } from '../../parts/frame-texts.ts'
import { noProduct } from '../../parts/no-product.tsx'
import { PrintedCode } from './printed-code.tsx'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'
import { metaDescription, ProductHead } from './product-head.tsx'
import { readReviews } from './read-reviews.ts'
import { refusedText } from './refused.ts'

/** Related products on the page. One more is requested, because the product itself is among them. */
const relatedCount = 10

/** A product: pictures, styles and sizes, price, Easy Pay, stock, description, reviews and related products. */
export const productPage: Page = {
  path: '/pages/productdetails',
  address: ({ query }) => {
    const isNav = (name: string) => name.toLowerCase() === 'nav'
    const [, nav = ''] = [...query].find(([name]) => isNav(name)) ?? []
    const itemNo = itemNumberFromNav(withoutSentence(nav))
    if (itemNo === undefined) return undefined
    return withQuery(productPath(itemNo), new URLSearchParams([...query].filter(([name]) => !isNav(name))))
  },
  audience: 'everyone',
  async load(visit) {
    const { link, query } = visit
    const t = translator(visit, en, fr)
    const crumbs = frameTexts(visit)
    const itemNo = itemNumberFromNav(query.get('nav') ?? '')
    if (!itemNo) return noProduct(visit, 404)
    const [productResult, { sort, initial }] = await Promise.all([
      catalogueClient(visit.http).product(itemNo),
      readReviews(visit, itemNo),
    ])
    if (!productResult.ok && (productResult.status === 404 || productResult.status === 410))
      return noProduct(visit, productResult.status)
    const product = unwrap(productResult)
    const reviews = initial ?? null
    const { sections, until, related } = await readExtras(visit, product)
    const refused = refusedText(visit)
    return {
      title: `${product.name} · ${product.brand}`,
      canonical: productPath(itemNo),
      description: metaDescription(visit, product),
      head: <ProductHead visit={visit} product={product} reviews={reviews} />,
      body: (
        <div className="product">
          <nav className="crumbs" aria-label={crumbs('crumbs.label')}>
            <ol>
              <li>
                <a href={link('/')}>{crumbs('crumbs.home')}</a>
              </li>
              {product.breadcrumb.map((crumb) => (
                <li key={crumb.id}>
                  <a href={link(`/pages/productlist?dimensions=category:${crumb.id}`)}>{crumb.name}</a>
                </li>
              ))}
            </ol>
          </nav>
          {refused && (
            <p className="notice" role="alert">
              {refused}
            </p>
          )}
          <PrintedCode visit={visit} itemNo={itemNo} />
          {island(visit, 'product', {
            product,
            asked: askedChoice(query),
            at: visit.host.now().toISOString(),
            until,
            sections,
          })}
          {related.length > 0 &&
            island(visit, 'product-list', { products: related, look: 'rail', heading: t('related') }, 'visible')}
          {island(visit, 'reviews', { itemNo, initial, sort }, 'visible')}
          {island(visit, 'recently-viewed', { itemNo }, 'visible')}
        </div>
      ),
    }
  },
}

/** The style and size in the address, unchecked: the product checks them. */
const askedChoice = (query: URLSearchParams): AskedChoice => ({
  style: query.get('style') ?? undefined,
  size: query.get('size') ?? undefined,
})

/** The sections, the showstopper's end and related products. The page is shown without those that are refused. */
async function readExtras({ http }: Visit, product: ProductDetail) {
  const catalogue = catalogueClient(http)
  const [sections, showstopper, similar] = await Promise.all([
    Promise.all(
      product.sections.map(async (section) => {
        const result = await catalogue.section(product.itemNo, section.tabOrder)
        return result.ok ? result.value : section
      }),
    ),
    product.isShowstopper ? catalogue.todayShowstopper() : undefined,
    catalogue.products({ dimensions: `category:${product.categoryId}`, pageSize: relatedCount + 1 }),
  ])
  return {
    sections,
    until:
      showstopper?.ok && showstopper.value.product?.itemNo === product.itemNo ? showstopper.value.until : undefined,
    related: similar.ok
      ? similar.value.products.filter(({ itemNo }) => itemNo !== product.itemNo).slice(0, relatedCount)
      : [],
  }
}
