import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { email, inLanguage, line } from '../shared/schemas.ts'

/** The token of a mail's link. */
const token = () => z.string().check(z.minLength(1), z.maxLength(128))
const password = () => z.string().check(z.maxLength(128))

/** A forgotten password (specification §7; `Answer` where the account has a security question). */
export const passwordRecoveryContract = {
  'POST /api/v2/{language}/passwordreset': {
    summary: 'Mail a link that opens the choice of a new password; answers the same whether there is such an account',
    caller: 'app',
    limit: 'passwords',
    params: inLanguage,
    body: z.strictObject({ Email: email() }),
    status: 204,
    refusals: [429],
  },
  'POST /api/v2/{language}/passwordverify': {
    summary: 'Whether a mail’s link can still be used',
    caller: 'app',
    limit: 'signIn',
    params: inLanguage,
    body: z.strictObject({ Token: token() }),
    status: 200,
    reply: z.object({ Valid: z.boolean() }),
    refusals: [429],
  },
  'POST /api/v2/{language}/passwordinfo': {
    summary: 'Whose password a mail’s link changes, as far as its owner needs it',
    caller: 'app',
    limit: 'signIn',
    params: inLanguage,
    body: z.strictObject({ Token: token() }),
    status: 200,
    reply: z.object({ Email: z.string(), SecurityQuestionId: z.nullable(z.string()) }),
    refusals: [417, 429],
  },
  'POST /api/v2/{language}/passwordupdate': {
    summary: 'Choose a new password',
    caller: 'app',
    limit: 'signIn',
    params: inLanguage,
    body: z.strictObject({
      Token: token(),
      Answer: z.optional(line(200)),
      NewPassword: password(),
      NewPasswordConfirmed: password(),
    }),
    status: 204,
    refusals: [417, 429],
  },
} as const satisfies Contract
export type PasswordRecoveryContract = typeof passwordRecoveryContract
