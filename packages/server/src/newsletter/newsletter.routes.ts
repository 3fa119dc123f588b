import { newsletterContract } from '@onair/core/contract'
import type { Customer } from '../kernel/call/auth.ts'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { refuse } from './newsletter.messages.ts'
import { newsletterService } from './newsletter.service.ts'

/** The newsletter of members and of any address (specification §7). Guests, whose e-mail is not verified, subscribe by address. */
export const newsletterRoutes: Routes = (app, { pool, clock }) => {
  const newsletter = newsletterService({ pool, clock })
  const set = ({ edp, isGuest }: Customer, subscribed: boolean) =>
    isGuest ? refuse(403, { code: 'members-only', area: 'Authorization' }) : newsletter.setMember(edp, subscribed)
  mount(app, newsletterContract, {
    'POST /api/v2/{language}/accounts/{edp}/newslettersubscription': ({ customer }) => set(customer, true),
    'DELETE /api/v2/{language}/accounts/{edp}/newslettersubscription': ({ customer }) => set(customer, false),
    'POST /api/v2/{language}/newslettersubscription': ({ query, language }) =>
      newsletter.ask(query.emailAddress, language),
    'POST /api/v2/{language}/newslettersubscription/confirm': ({ body }) => newsletter.confirm(body.token),
    'POST /api/v2/{language}/newslettersubscription/unsubscribe': ({ body }) => newsletter.leave(body.token),
  })
}
