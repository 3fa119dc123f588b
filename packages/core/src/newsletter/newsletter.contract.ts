import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { email, inAccount, inLanguage, linkToken } from '../shared/schemas.ts'

/** The token of a mailed link. */
const body = z.strictObject({ Token: linkToken() })

/** The newsletter, of a signed-in member and of any e-mail address (specification §7, Account). */
export const newsletterContract = {
  'POST /api/v2/{language}/accounts/{edp}/newslettersubscription': {
    summary: 'Subscribe the account’s e-mail to the newsletter',
    caller: 'customer',
    params: inAccount,
    status: 204,
    refusals: [403],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/newslettersubscription': {
    summary: 'Unsubscribe the account’s e-mail from the newsletter',
    caller: 'customer',
    params: inAccount,
    status: 204,
    refusals: [403],
  },
  'POST /api/v2/{language}/newslettersubscription': {
    summary:
      'Mail a link that subscribes the address; the reply is the same whether it is known, subscribed or neither',
    caller: 'none',
    limit: 'newsletter',
    params: inLanguage,
    query: z.object({ emailAddress: email() }),
    status: 202,
    refusals: [429],
  },
  'POST /api/v2/{language}/newslettersubscription/confirm': {
    summary: 'Subscribe an address by the token of a mailed link, once',
    caller: 'app',
    limit: 'signIn',
    params: inLanguage,
    body,
    status: 204,
    refusals: [417, 429],
  },
  'POST /api/v2/{language}/newslettersubscription/unsubscribe': {
    summary: 'Unsubscribe an address by the token of any of its letters, any number of times',
    caller: 'app',
    params: inLanguage,
    body,
    status: 204,
    refusals: [417],
  },
} as const satisfies Contract
export type NewsletterContract = typeof newsletterContract
