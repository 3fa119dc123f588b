import { createHash, timingSafeEqual } from 'node:crypto'
import type { Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Configured } from '../kernel/settings.ts'
import type { Recaptcha } from '../outside/recaptcha.ts'
import { signInAttempts } from './attempts.ts'
import { deviceOf } from './device.ts'
import { checkPassword } from './passwords.ts'
import { refuse } from './sign-in.messages.ts'
import { memberOf } from './sign-in.queries.ts'
import { signInSettings } from './sign-in.settings.ts'
import { issueToken, revokeToken, tokenSeconds } from './tokens.ts'

type SignIn = { userName: string; password: string; key: string; recaptchaToken: string }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Whether two secrets are equal, compared in constant time. */
const same = (given: string, known: string): boolean => timingSafeEqual(digest(given), digest(known))

/** Tokens for the app and for members. */
export function signInService(deps: {
  pool: Pool
  clock: () => Date
  config: Configured
  recaptcha: Recaptcha
  formToken: string
}) {
  const { pool, clock, config, recaptcha, formToken } = deps
  const { app, signInKey } = signInSettings.of(config)
  const attempts = signInAttempts({ pool, clock })
  return {
    /** Issues the application token, which allows the app-token calls only. */
    async app({ userName, password }: { userName: string; password: string }) {
      // Compares both, so that the time does not reveal which one was wrong.
      const [rightName, rightSecret] = [same(userName, app.userName), same(password, app.password)]
      if (!rightName || !rightSecret) return refuse(401, { code: 'app-wrong', area: 'userName' })
      return { access_token: await issueToken(pool, null, clock()), expires_in: tokenSeconds }
    },

    /**
     * Signs a member in.
     *
     * 1. The key must be the application's (417, Area `key`), and the reCAPTCHA token must be valid (417, Area
     *    `recaptchaToken`; 503 while its service is unavailable).
     * 2. A wrong password and an unknown account get the same reply (401, Area `userName`), after the same work. The shop's
     *    sign-in form works without JavaScript, and so without reCAPTCHA: the host adds a token that only the shop's processes
     *    know. A program can submit that form as well: after five wrong passwords from its address it is no longer accepted (417).
     *    The limit of attempts per e-mail (429) applies to both.
     * 3. An account on hold can sign in and read. Guests have no password and cannot sign in.
     */
    async member({ userName, password, key, recaptchaToken }: SignIn, address: string, userAgent: string) {
      if (!same(key, signInKey)) return refuse(417, { code: 'key-wrong', area: 'key' })
      const byForm = same(recaptchaToken, formToken)
      if (byForm) {
        if (!(await attempts.beginByForm(address))) return recaptchaRefusal('invalid')
      } else {
        const verdict = await recaptcha.verify(recaptchaToken)
        if (!verdict.ok) return recaptchaRefusal(verdict.reason)
      }
      const attempt = await attempts.begin({ email: userName, address })
      if (attempt instanceof Refusal) return attempt
      const [member] = await memberOf(pool, { email: userName })
      if (!(await checkPassword(password, member?.passwordHash)) || !member) {
        return refuse(401, { code: 'sign-in-wrong', area: 'userName' })
      }
      await attempts.succeeded(attempt.known, { email: userName, address })
      if (byForm) await attempts.succeededByForm(address)
      const access_token = await issueToken(pool, member.edp, clock(), { device: deviceOf(userAgent) })
      return { access_token, customerEDP: member.edp, expires_in: tokenSeconds }
    },

    signOut: ({ edp, token }: { edp: number; token: string }): Promise<void> => revokeToken(pool, edp, token),
  }
}

function recaptchaRefusal(reason: 'invalid' | 'action' | 'score' | 'unavailable'): Refusal {
  if (reason === 'unavailable') return refuse(503, { code: 'sign-in-away', area: 'recaptchaToken' })
  return refuse(417, { code: 'recaptcha-failed', area: 'recaptchaToken' })
}
