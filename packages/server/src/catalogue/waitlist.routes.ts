import { productContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { refuse } from './catalogue.messages.ts'
import { unknownProduct, withdrawnProduct } from './standing.ts'
import { joinWaitlist } from './waitlist.queries.ts'

const join = 'POST /api/v3/{language}/products/{itemNo}/waitlist'

/**
 * Waiting for a style and size that is sold out.
 *
 * 1. Joining answers the same whether the address waits already or not: it tells nothing of anybody.
 * 2. An unknown product or style is 404, a withdrawn product 410, a style that can be had 417.
 * 3. Once it is back, all who wait are told, whoever joined first first, and are off the list. They may be more than
 *    there are pieces: most do not come, and the mail says that nothing is held for them.
 * 4. That it is back is seen by looking, every few seconds, and not by telling: so every way in which stock comes (an
 *    order that is cancelled, an import, an operator at the database) counts, and none of them is slower for it.
 */
export const waitlistRoutes: Routes = (app, { pool, clock }) => {
  mount(
    app,
    { [join]: productContract[join] },
    {
      [join]: async ({ params: { itemNo }, body: { email, edpNo }, language }) => {
        const [found] = await joinWaitlist(pool, itemNo, edpNo, email, language, clock())
        if (!found) return unknownProduct(itemNo)
        if (found.withdrawn) return withdrawnProduct(itemNo)
        if (found.quantity === null) return refuse(404, { code: 'style-unknown', area: 'EdpNo', values: { itemNo } })
        return found.quantity > 0 ? refuse(417, { code: 'waitlist-in-stock', area: 'EdpNo' }) : undefined
      },
    },
  )
}
