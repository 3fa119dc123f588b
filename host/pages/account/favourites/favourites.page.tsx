import { favouritesClient } from '@onair/core/favourites/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { unwrap } from '../../../kernel/unwrap.ts'
import { pageOf } from '../../../parts/page-of.ts'
import { accountFrame } from '../account.frame.tsx'
import en from './favourites.messages.en.json'
import fr from './favourites.messages.fr.json'

/** The customer's favourites, twenty a page (specification §2 and §9). A page beyond the last shows the last. */
export const favouritesPage: Page = {
  path: '/pages/myaccount/favourites',
  audience: 'customer',
  async load(visit) {
    const frame = accountFrame(visit)
    const read = async (page: number) => unwrap(await favouritesClient(visit.http).list(page))
    const asked = pageOf(visit)
    const found = await read(asked)
    const last = Math.max(1, found.paging.totalPages)
    const initial = asked > last ? await read(last) : found
    return frame({ title: translator(visit, en, fr)('title'), children: island(visit, 'favourites', { initial }) })
  },
}
