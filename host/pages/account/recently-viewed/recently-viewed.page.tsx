import { catalogueClient } from '@onair/core/catalogue/client'
import { maxRecentlyViewed, printRecentlyViewed } from '@onair/core/recently-viewed'
import { readRecentlyViewed } from '@onair/core/session'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { pageOf } from '../../../parts/page-of.ts'
import { accountFrame } from '../account.frame.tsx'
import en from './recently-viewed.messages.en.json'
import fr from './recently-viewed.messages.fr.json'

/** The items viewed in this browser, ten a page of at most 36 (specification §2 and §9). */
export const recentlyViewedPage: Page = {
  path: '/pages/myaccount/recentlyviewed',
  audience: 'customer',
  async load(visit) {
    const frame = accountFrame(visit)
    const itemNos = printRecentlyViewed(readRecentlyViewed(visit.session))
    const query = { itemNos, pageSize: maxRecentlyViewed }
    const result = itemNos === '' ? undefined : await catalogueClient(visit.http).products(query)
    // If the read fails, the widget reads again (specification §8: failures are only logged).
    const initial = result?.ok === false ? undefined : { itemNos, products: result?.value.products ?? [] }
    return frame({
      title: translator(visit, en, fr)('title'),
      children: island(visit, 'recently-viewed', { open: true, page: pageOf(visit), initial }),
    })
  },
}
