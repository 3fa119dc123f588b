import * as z from 'zod/mini'
import type { Fetch } from '../kernel/fetch.ts'
import type { Metrics } from '../kernel/metrics.ts'
import type { Configured } from '../kernel/settings.ts'
import { callJson, createCaller, type OnPause } from './call.ts'
import { recaptchaSettings } from './recaptcha.settings.ts'

export interface RecaptchaConfig {
  /** The URL of siteverify. */
  verifyUrl: string
  secret: string
  fetch: Fetch
  /** 5 seconds by default. */
  timeoutMs?: number
  onPause?: OnPause
  /** The lowest score that counts as a person; 0.5 by default. */
  minScore?: number
}

/**
 * The verdict on a token. `ok` is true only for a person. Otherwise `reason` says why: the token is invalid or for another action,
 * its score is too low, or the service is unavailable. Then the caller decides.
 */
type Verdict =
  | { ok: true; score: number }
  | { ok: false; score: number; reason: 'invalid' | 'action' | 'score' | 'unavailable' }

export interface Recaptcha {
  /** `action`: the action that the page requested the token for; checked if the service returns one. */
  verify(token: string, action?: string): Promise<Verdict>
}

const verifyReply = z.object({
  success: z.boolean(),
  score: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  action: z.optional(z.string()),
})

const longestToken = 8_192

/** reCAPTCHA v3's siteverify. */
export const createRecaptcha = (config: RecaptchaConfig): Recaptcha => {
  const { verifyUrl, secret, fetch, timeoutMs = 5_000, minScore = 0.5, onPause } = config
  const caller = createCaller(fetch, timeoutMs, onPause)
  return {
    async verify(token, action) {
      if (token === '' || token.length > longestToken) return { ok: false, score: 0, reason: 'invalid' }
      const reply = await callJson(caller, verifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: token }).toString(),
      })
      const parsed = reply.status === 'answered' && reply.http === 200 ? verifyReply.safeParse(reply.body) : null
      if (!parsed?.success) return { ok: false, score: 0, reason: 'unavailable' }
      const { success, score = 0, action: returnedAction } = parsed.data
      if (!success) return { ok: false, score: 0, reason: 'invalid' }
      if (action !== undefined && returnedAction !== undefined && returnedAction !== action)
        return { ok: false, score, reason: 'action' }
      return score >= minScore ? { ok: true, score } : { ok: false, score, reason: 'score' }
    },
  }
}

/** The configured service. */
export const recaptchaOf = ({
  config,
  fetch,
  metrics,
}: {
  config: Configured
  fetch: Fetch
  metrics: Pick<Metrics, 'pauses'>
}): Recaptcha => createRecaptcha({ ...recaptchaSettings.of(config), fetch, onPause: metrics.pauses('recaptcha') })
