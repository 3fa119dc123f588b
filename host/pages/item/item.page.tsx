import { catalogueClient } from '@onair/core/catalogue/client'
import { parseItemNumber, productPath } from '@onair/core/item-number'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { noProduct } from '../../parts/no-product.tsx'
import { addItem, onlyEdp } from './add-item.tsx'

/**
 * The short address of a product, as the channel says and shows it: `/i/123456` and `/i/123-456` open its page, and with
 * `?add=1` ask whether it goes in the bag.
 */
export const itemPage: Page = {
  path: '/i/:itemNo',
  audience: 'everyone',
  async load(visit) {
    const itemNo = parseItemNumber(visit.params.itemNo ?? '')
    if (!itemNo) return noProduct(visit, 404)
    // The product's page answers for a number that no product has, and asks for a style and size where there are several.
    const productPage = { redirect: visit.link(productPath(itemNo)) }
    if (visit.query.get('add') !== '1') return productPage
    const found = await catalogueClient(visit.http).product(itemNo)
    if (!found.ok && (found.status === 404 || found.status === 410)) return productPage
    const product = unwrap(found)
    const edp = onlyEdp(product)
    return edp ? addItem(visit, product, edp) : productPage
  },
}
