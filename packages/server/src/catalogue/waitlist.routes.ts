import { productContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { unknownProduct, withdrawnProduct } from './availability.ts'
import { refuse } from './catalogue.messages.ts'
import { joinWaitlist } from './waitlist.queries.ts'

const join = 'POST /api/v3/{language}/products/{itemNo}/waitlist'

/**
 * The waiting list of a sold-out style and size.
 *
 * 1. The reply is the same whether or not the address is already on the list, so that it reveals nothing.
 * 2. An unknown product or style is 404, a withdrawn product 410, a style in stock 417.
 * 3. When the style is back, everyone on the list gets a mail, in the order of joining, and is removed from it. They may be
 *    more than the units in stock: the mail says that nothing is reserved.
 * 4. A job polls the stock every few seconds, so that every source of stock counts (a cancelled order, an import, a change in the
 *    database) without being slowed down.
 */
export const waitlistRoutes: Routes = (app, { pool, clock }) => {
  mount(
    app,
    { [join]: productContract[join] },
    {
      [join]: async ({ params: { itemNo }, body: { email, edpNo }, language }) => {
        const [found] = await joinWaitlist(pool, { itemNo, edpNo, email, language, now: clock() })
        if (!found) return unknownProduct(itemNo)
        if (found.withdrawn) return withdrawnProduct(itemNo)
        if (found.quantity === null) return refuse(404, { code: 'style-unknown', area: 'EdpNo', values: { itemNo } })
        return found.quantity > 0 ? refuse(417, { code: 'waitlist-in-stock', area: 'EdpNo' }) : undefined
      },
    },
  )
}
