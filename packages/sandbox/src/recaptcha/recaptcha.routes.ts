import type { FastifyInstance } from 'fastify'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import type { Waiting } from '../waiting.ts'

/**
 * The script of a sign-in page, reduced to `ready` and `execute`. Its tokens begin with `ok-` and name their action.
 * Loading it twice changes nothing.
 */
const script = `(() => {
  if (window.grecaptcha) return
  window.grecaptcha = {
    ready: (callback) => { queueMicrotask(callback) },
    execute: (siteKey, options = {}) => {
      if (!siteKey) return Promise.reject(new Error('A site key is needed.'))
      const random = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0'))
      return Promise.resolve('ok-a.' + (options.action ?? '') + '.' + random.join(''))
    },
  }
})()
`

/** The verdict on a token: `ok-…` is a person, `bot-…` a robot, anything else invalid. */
const judge = (token: string): { score: number; action: string | null } | null => {
  const [, kind] = /^(ok|bot)-/.exec(token) ?? []
  if (kind === undefined) return null
  const [, action = null] = /^(?:ok|bot)-a\.([A-Za-z0-9_/]*)\.[0-9a-f]+$/.exec(token) ?? []
  return { score: kind === 'ok' ? 0.9 : 0.1, action }
}

export interface RecaptchaOptions {
  faults: FaultBook
  waiting: Waiting
  now: () => Date
}

/** `GET /recaptcha/api.js`, `POST /recaptcha/siteverify` in the shape of recaptcha v3. */
export const recaptchaRoutes = (app: FastifyInstance, { faults, waiting, now }: RecaptchaOptions): void => {
  app.get('/recaptcha/api.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'private, max-age=300', 'cross-origin-resource-policy': 'cross-origin' })
      .send(script),
  )
  app.post('/recaptcha/siteverify', faulty(faults, waiting, 'recaptcha', 'siteverify'), (request, reply) => {
    const sent = { ...(request.query as object), ...(request.body as object | undefined) } as Record<string, unknown>
    const problem = (code: string) => reply.send({ success: false, 'error-codes': [code] })
    if (typeof sent.secret !== 'string' || sent.secret === '') return problem('missing-input-secret')
    if (typeof sent.response !== 'string' || sent.response === '') return problem('missing-input-response')
    const verdict = judge(sent.response)
    if (!verdict) return problem('invalid-input-response')
    return reply.send({
      success: true,
      score: verdict.score,
      ...(verdict.action === null ? {} : { action: verdict.action }),
      challenge_ts: now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      hostname: 'localhost',
    })
  })
}
