import type { Contract } from '../http/contract.ts'
import { inAccount } from '../shared/schemas.ts'

/** The newsletter of a signed-in customer (specification §7, Account). */
export const newsletterContract = {
  'POST /api/v2/{language}/accounts/{edp}/newslettersubscription': {
    summary: 'Subscribe the account’s e-mail to the newsletter',
    caller: 'customer',
    params: inAccount,
    status: 204,
    refusals: [],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/newslettersubscription': {
    summary: 'Unsubscribe the account’s e-mail from the newsletter',
    caller: 'customer',
    params: inAccount,
    status: 204,
    refusals: [],
  },
} as const satisfies Contract
export type NewsletterContract = typeof newsletterContract
