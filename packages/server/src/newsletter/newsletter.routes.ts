import { newsletterContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import { statement } from '../kernel/db/pool.ts'
import type { Routes } from '../kernel/feature.ts'

const setSubscribed = statement<never, [edp: number, subscribed: boolean]>(
  'newsletter.set',
  'update customer set is_newsletter_subscribed = $2 where edp = $1',
)

/** The newsletter of a customer: a mark of the account, which the account's reply shows. */
export const newsletterRoutes: Routes = (app, { pool }) => {
  const set = async (edp: number, subscribed: boolean) => {
    await setSubscribed(pool, edp, subscribed)
    return undefined
  }
  mount(app, newsletterContract, {
    'POST /api/v2/{language}/accounts/{edp}/newslettersubscription': ({ customer }) => set(customer.edp, true),
    'DELETE /api/v2/{language}/accounts/{edp}/newslettersubscription': ({ customer }) => set(customer.edp, false),
  })
}
