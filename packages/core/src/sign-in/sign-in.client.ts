import type { ReplyOf } from '../http/contract.ts'
import { type Http, type Result, Unreachable } from '../http/http.ts'
import type { SignOutOutcome } from '../session/sign-out.ts'
import type { SignInContract } from './sign-in.contract.ts'

/** A sign-in’s credentials, with the reCAPTCHA token of this attempt. */
export type SignInRequest = { email: string; password: string; recaptchaToken: string }
/** The customer’s token, number (`edp`) and the token’s lifetime in seconds. */
export type SignedIn = { token: string; edp: number; expiresIn: number }

/** @param key the fixed application key that a sign-in carries (specification §9). */
export function signInClient(http: Http, key: string) {
  const call = http.calls<SignInContract>()
  return {
    signIn: async ({ email, password, recaptchaToken }: SignInRequest): Promise<Result<SignedIn>> => {
      const result = await http.postForm(`/api/v2/${http.language()}/token`, {
        grant_type: 'password',
        userName: email,
        password,
        key,
        recaptchaToken,
      })
      if (!result.ok) return result
      const reply = result.value as ReplyOf<SignInContract['POST /api/v2/{language}/token']>
      return { ok: true, value: { token: reply.access_token, edp: reply.customerEDP, expiresIn: reply.expires_in } }
    },
    recaptcha: () => call('GET /api/v2/{language}/recaptcha', 'none'),
    /** Revokes the token. One that the server no longer accepts is as good as revoked. */
    async signOut(): Promise<SignOutOutcome> {
      try {
        const result = await call('POST /api/v2/{language}/accounts/{edp}/signout', 'customer')
        return result.ok || result.status === 401 ? 'done' : 'failed'
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        return 'failed'
      }
    },
  }
}
