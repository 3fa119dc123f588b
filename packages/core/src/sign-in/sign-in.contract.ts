import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { inAccount, inLanguage, userName } from '../shared/schemas.ts'

const secret = () => z.string().check(z.minLength(1), z.maxLength(254))

/** Tokens, reCAPTCHA and signing out. */
export const signInContract = {
  'POST /api/token': {
    summary: 'The application token, for calls without a customer',
    caller: 'none',
    limit: 'tokens',
    bodyType: 'form',
    body: z.object({ grant_type: z.literal('password'), userName: secret(), password: secret() }),
    status: 200,
    reply: z.object({ access_token: z.string(), expires_in: z.int() }),
    refusals: [401, 429],
    wire: 'as-is',
  },
  'POST /api/v2/{language}/token': {
    summary: 'Sign in',
    caller: 'none',
    limit: 'signIn',
    params: inLanguage,
    bodyType: 'form',
    body: z.object({
      grant_type: z.literal('password'),
      userName: userName(),
      password: secret(),
      key: secret(),
      recaptchaToken: z.string().check(z.minLength(1), z.maxLength(4096)),
    }),
    status: 200,
    reply: z.object({ access_token: z.string(), customerEDP: z.int(), expires_in: z.int() }),
    refusals: [401, 417, 429, 503],
    wire: 'as-is',
  },
  'GET /api/v2/{language}/recaptcha': {
    summary: 'The reCAPTCHA settings of a foreign page with a sign-in form: script address and site key',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: z.object({ ScriptUrl: z.url(), SiteKey: z.string() }),
    refusals: [],
    maxAge: 300,
  },
  'POST /api/v2/{language}/accounts/{edp}/signout': {
    summary: 'Revoke the token',
    caller: 'customer',
    params: inAccount,
    status: 204,
    refusals: [],
  },
} as const satisfies Contract
export type SignInContract = typeof signInContract
