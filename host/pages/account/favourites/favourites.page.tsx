import { favouritesClient } from '@onair/core/favourites/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { pageOf } from '../../../parts/page-of.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import en from './favourites.messages.en.json'
import fr from './favourites.messages.fr.json'

/** The customer's favourites, twenty a page (specification §2 and §9). A page beyond the last shows the last. */
export const favouritesPage: Page = {
  path: '/pages/myaccount/favourites',
  audience: 'customer',
  async load(visit) {
    const frame = accountFrame(visit)
    const title = translator(visit, en, fr)('title')
    const { list } = favouritesClient(visit.http)
    const asked = pageOf(visit)
    const requestedResult = await list(asked)
    const last = requestedResult.ok ? Math.max(1, requestedResult.value.paging.totalPages) : asked
    const result = asked > last ? await list(last) : requestedResult
    if (!result.ok) return frame(accountError(visit, title, result))
    return frame({ title, children: island(visit, 'favourites', { initial: result.value }) })
  },
}
