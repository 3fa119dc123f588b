import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxAnswerLength } from '../shared/limits.ts'
import { code, email, inAccount, inLanguage, instant, line, linkToken, password } from '../shared/schemas.ts'

const question = z.strictObject({
  CurrentPassword: password(),
  SecurityQuestionId: line(40),
  Answer: line(maxAnswerLength),
})

/** The sign-in data of an account: e-mail, password, security question, and the devices that are signed in (specification §2). */
export const informationContract = {
  'PUT /api/v2/{language}/accounts/{edp}/emailaddress': {
    summary: 'Ask for another e-mail; it changes when the link mailed to the new address is opened',
    caller: 'customer',
    limit: 'passwords',
    params: inAccount,
    body: z.strictObject({ CurrentPassword: password(), Email: email() }),
    status: 202,
    refusals: [403, 417, 429],
  },
  'POST /api/v2/{language}/emailaddressverify': {
    summary: 'Change the e-mail by the token of a mailed link, once; other sessions end',
    caller: 'app',
    limit: 'signIn',
    params: inLanguage,
    body: z.strictObject({ Token: linkToken() }),
    status: 204,
    refusals: [417, 429],
  },
  'PUT /api/v2/{language}/accounts/{edp}/password': {
    summary: 'Change the password; other sessions end, this one stays',
    caller: 'customer',
    limit: 'signIn',
    params: inAccount,
    body: z.strictObject({ CurrentPassword: password(), NewPassword: password(), NewPasswordConfirmed: password() }),
    status: 204,
    refusals: [403, 417, 429],
  },
  'POST /api/v2/{language}/accounts/{edp}/securityquestion': {
    summary: 'Set the security question',
    caller: 'customer',
    limit: 'signIn',
    params: inAccount,
    body: question,
    status: 204,
    refusals: [403, 417, 429],
  },
  'PUT /api/v2/{language}/accounts/{edp}/securityquestion': {
    summary: 'Replace the security question',
    caller: 'customer',
    limit: 'signIn',
    params: inAccount,
    body: question,
    status: 204,
    refusals: [403, 417, 429],
  },
  'GET /api/v2/{language}/accounts/{edp}/sessions': {
    summary: 'The devices that are signed in, the latest seen first',
    caller: 'customer',
    params: inAccount,
    status: 200,
    reply: z.object({
      Sessions: z.array(
        z.object({
          Id: z.string(),
          StartedAt: instant(),
          LastSeenAt: instant(),
          /** Browser and system, such as `Firefox, Windows`; empty when the browser does not say. */
          Device: z.string(),
          IsCurrent: z.boolean(),
        }),
      ),
    }),
    refusals: [403],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/sessions': {
    summary: 'Sign out every other device',
    caller: 'customer',
    params: inAccount,
    status: 204,
    refusals: [403],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/sessions/{id}': {
    summary: 'Sign out one device',
    caller: 'customer',
    params: z.extend(inAccount, { id: code(32).check(z.regex(/^[0-9a-f]{32}$/)) }),
    status: 204,
    refusals: [403, 404],
  },
} as const satisfies Contract
export type InformationContract = typeof informationContract
