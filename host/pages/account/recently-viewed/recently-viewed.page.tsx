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

/** What this browser has viewed, ten a page of at most 36 (specification §2 and §9). */
export const recentlyViewedPage: Page = {
  path: '/pages/myaccount/recentlyviewed',
  audience: 'customer',
  async load(visit) {
    const frame = accountFrame(visit)
    const itemNos = printRecentlyViewed(readRecentlyViewed(visit.session))
    const query = { itemNos, pageSize: maxRecentlyViewed }
    const answer = itemNos === '' ? undefined : await catalogueClient(visit.http).products(query)
    // What cannot be read here the widget asks for again (specification §8: failures are not the page's).
    const initial = answer?.ok === false ? undefined : { itemNos, products: answer?.value.products ?? [] }
    return frame({
      title: translator(visit, en, fr)('title'),
      children: island(visit, 'recently-viewed', { open: true, page: pageOf(visit), initial }),
    })
  },
}
