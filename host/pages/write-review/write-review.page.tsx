import { parseItemNumber } from '@onair/core/item-number'
import { island } from '../../kernel/islands.tsx'
import type { Page } from '../../kernel/page.ts'
import { expect, needsSignIn } from '../../kernel/visit.ts'
import { noProduct } from '../../parts/no-product.tsx'

/** A customer's review of an item. Who is not signed in signs in first and comes back. */
export const writeReviewPage: Page = {
  path: '/pages/writereview',
  audience: 'personal',
  async load(visit) {
    const { client, t, query } = visit
    const itemNo = parseItemNumber(query.get('pr_page_id') ?? '')
    if (!itemNo) return noProduct(visit, 404)
    const found = await client.catalogue.product(itemNo)
    if (!found.ok && (found.status === 404 || found.status === 410)) return noProduct(visit, found.status)
    const { name, imageUrl } = expect(found)
    if (!visit.signedIn) return needsSignIn(visit)
    const posted = (['taken', 'refused'] as const).find((answer) => answer === query.get('posted'))
    return {
      title: t('writeReview.title'),
      body: (
        <div className="narrow">
          <h1 className="write-review-title">{t('writeReview.title')}</h1>
          {island(visit, 'write-review', { itemNo, name, imageUrl, posted })}
        </div>
      ),
    }
  },
}
