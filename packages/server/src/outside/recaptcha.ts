import * as z from 'zod/mini'
import type { Fetch } from '../kernel/fetch.ts'
import { callJson } from './call.ts'

export interface RecaptchaConfig {
  /** The whole address of siteverify. */
  verifyUrl: string
  secret: string
  fetch: Fetch
  /** 5 seconds unless said otherwise. */
  timeoutMs?: number
  /** The lowest score that passes for a person; 0.5 unless said otherwise. */
  minScore?: number
}

/**
 * What is known of who sent a token. `ok` is true for a person only; otherwise `reason` says why it is not:
 * the token is no good, it was made for another action, its score is too low, or the service is away (then the caller
 * decides between "try again" and letting the shopper in).
 */
type Verdict =
  | { ok: true; score: number }
  | { ok: false; score: number; reason: 'invalid' | 'action' | 'score' | 'unavailable' }

export interface Recaptcha {
  /** `action`: what the page asked the token for; checked when the service names one. */
  verify(token: string, action?: string): Promise<Verdict>
}

const reply = z.object({
  success: z.boolean(),
  score: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  action: z.optional(z.string()),
})

const longestToken = 8_192

/** recaptcha v3's siteverify. */
export const createRecaptcha = (config: RecaptchaConfig): Recaptcha => {
  const { verifyUrl, secret, fetch, timeoutMs = 5_000, minScore = 0.5 } = config
  return {
    async verify(token, action) {
      if (token === '' || token.length > longestToken) return { ok: false, score: 0, reason: 'invalid' }
      const answer = await callJson({ fetch, timeoutMs }, verifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: token }).toString(),
      })
      const parsed = answer.status === 'answered' && answer.http === 200 ? reply.safeParse(answer.body) : null
      if (!parsed?.success) return { ok: false, score: 0, reason: 'unavailable' }
      const { success, score = 0, action: made } = parsed.data
      if (!success) return { ok: false, score: 0, reason: 'invalid' }
      if (action !== undefined && made !== undefined && made !== action) return { ok: false, score, reason: 'action' }
      return score >= minScore ? { ok: true, score } : { ok: false, score, reason: 'score' }
    },
  }
}
