import { catalogueClient } from '@onair/core/catalogue/client'
import { parseItemNumber } from '@onair/core/item-number'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { noProduct } from '../../parts/no-product.tsx'
import { writeReview } from './write-review.actions.ts'
import en from './write-review.messages.en.json'
import fr from './write-review.messages.fr.json'

/** The form for a customer's review of an item. */
export const writeReviewPage: Page = {
  path: '/pages/writereview',
  audience: 'customer',
  actions: [writeReview],
  async load(visit) {
    const { query } = visit
    const t = translator(visit, en, fr)
    const itemNo = parseItemNumber(query.get('pr_page_id') ?? '')
    if (!itemNo) return noProduct(visit, 404)
    const result = await catalogueClient(visit.http).product(itemNo)
    if (!result.ok && (result.status === 404 || result.status === 410)) return noProduct(visit, result.status)
    const { name, imageUrl } = unwrap(result)
    const posted = (['taken', 'refused'] as const).find((answer) => answer === query.get('posted'))
    return {
      title: t('title'),
      body: (
        <div className="narrow">
          <h1 className="write-review-title">{t('title')}</h1>
          {island(visit, 'write-review', { itemNo, name, imageUrl, posted })}
        </div>
      ),
    }
  },
}
