import { catalogueClient } from '@onair/core/catalogue/client'
import { parseItemNumber, productPath } from '@onair/core/item-number'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { noProduct } from '../../parts/no-product.tsx'
import { addItem, onlyEdp } from './add-item.tsx'

/**
 * The short address of a product, as the channel says and shows it: `/i/123456` and `/i/123-456` redirect to its page, and
 * `?add=1` asks whether to add it to the bag.
 */
export const itemPage: Page = {
  path: '/i/:itemNo',
  address: ({ params, query }) => {
    const itemNo = parseItemNumber(params.itemNo ?? '')
    if (itemNo === undefined) return undefined
    return query.get('add') === '1' ? `/i/${itemNo}?add=1` : productPath(itemNo)
  },
  audience: 'everyone',
  async load(visit) {
    const itemNo = parseItemNumber(visit.params.itemNo ?? '')
    if (!itemNo) return noProduct(visit, 404)
    // The product's page handles an unknown number, and asks for a style and size if there are several.
    const productPage = { redirect: visit.link(productPath(itemNo)) }
    const result = await catalogueClient(visit.http).product(itemNo)
    if (!result.ok && (result.status === 404 || result.status === 410)) return productPage
    const product = unwrap(result)
    const edp = onlyEdp(product)
    return edp ? addItem(visit, product, edp) : productPage
  },
}
