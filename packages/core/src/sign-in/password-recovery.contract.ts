import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxAnswerLength } from '../shared/limits.ts'
import { email, inLanguage, line, linkToken, password } from '../shared/schemas.ts'

/** Password recovery (specification §7; `Answer` if the account has a security question). */
export const passwordRecoveryContract = {
  'POST /api/v2/{language}/passwordreset': {
    summary: 'Mail a password link; the reply is the same whether the account exists or not',
    caller: 'app',
    limit: 'passwords',
    params: inLanguage,
    body: z.strictObject({ Email: email() }),
    status: 204,
    refusals: [429],
  },
  'POST /api/v2/{language}/passwordverify': {
    summary: 'Whether a mailed link is valid',
    caller: 'app',
    limit: 'signIn',
    params: inLanguage,
    body: z.strictObject({ Token: linkToken() }),
    status: 200,
    reply: z.object({ Valid: z.boolean() }),
    refusals: [429],
  },
  'POST /api/v2/{language}/passwordinfo': {
    summary: 'The masked e-mail and the security question of a mailed link',
    caller: 'app',
    limit: 'signIn',
    params: inLanguage,
    body: z.strictObject({ Token: linkToken() }),
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
      Token: linkToken(),
      Answer: z.optional(line(maxAnswerLength)),
      NewPassword: password(),
      NewPasswordConfirmed: password(),
    }),
    status: 204,
    refusals: [417, 429],
  },
} as const satisfies Contract
export type PasswordRecoveryContract = typeof passwordRecoveryContract
