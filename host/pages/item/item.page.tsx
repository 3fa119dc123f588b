import { parseItemNumber, productPath } from '@onair/core/item-number'
import type { Page } from '../../kernel/page.ts'
import { noProduct } from '../../parts/no-product.tsx'

/** The short address of a product, as the channel says and shows it: `/i/123456` and `/i/123-456` open its page. */
export const itemPage: Page = {
  path: '/i/:itemNo',
  audience: 'everyone',
  async load(visit) {
    const itemNo = parseItemNumber(visit.params.itemNo ?? '')
    // The product's page answers for a number that no product has.
    return itemNo ? { redirect: visit.link(productPath(itemNo)) } : noProduct(visit, 404)
  },
}
