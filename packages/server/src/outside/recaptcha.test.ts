import { type ListeningSandbox, listeningSandbox } from '@onair/sandbox/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '../kernel/fetch.ts'
import { createRecaptcha } from './recaptcha.ts'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listeningSandbox()
})
afterAll(() => sandbox.close())

const aRecaptcha = (change: { fetch?: Fetch; minScore?: number } = {}) =>
  createRecaptcha({ verifyUrl: `${sandbox.origin}/recaptcha/siteverify`, secret: 'secret', fetch, ...change })

describe('verify', () => {
  it.each([
    ['1. a person', 'ok-any', undefined, { ok: true, score: 0.9 }],
    ['2. a person, for this action', 'ok-a.signin.0a', 'signin', { ok: true, score: 0.9 }],
    ['3. a person, for another action', 'ok-a.newsletter.0a', 'signin', { ok: false, score: 0.9, reason: 'action' }],
    ['4. a person whose token names no action', 'ok-any', 'signin', { ok: true, score: 0.9 }],
    ['5. a robot', 'bot-any', undefined, { ok: false, score: 0.1, reason: 'score' }],
    ['6. an invalid token', 'any', undefined, { ok: false, score: 0, reason: 'invalid' }],
    ['7. no token', '', undefined, { ok: false, score: 0, reason: 'invalid' }],
    ['8. a token that is too long', `ok-${'x'.repeat(9000)}`, undefined, { ok: false, score: 0, reason: 'invalid' }],
  ])('%s', async (_case, token, action, verdict) => {
    expect(await aRecaptcha().verify(token, action)).toEqual(verdict)
  })

  it('9. the lowest score is configured', async () => {
    expect(await aRecaptcha({ minScore: 0.1 }).verify('bot-any')).toEqual({ ok: true, score: 0.1 })
  })

  it.each([['off'], ['error'], ['garbage'], ['drop-after-execute']])('10. %s: nobody passes', async (Mode) => {
    const own = await listeningSandbox()
    const payload = { Service: 'recaptcha', Mode, Count: 1 }
    await own.app.inject({ method: 'POST', url: '/faults', payload })
    const recaptcha = createRecaptcha({ verifyUrl: `${own.origin}/recaptcha/siteverify`, secret: 's', fetch })
    const struck = await recaptcha.verify('ok-any')
    const after = await recaptcha.verify('ok-any')
    await own.close()
    expect(struck).toEqual({ ok: false, score: 0, reason: 'unavailable' })
    expect(after.ok).toBe(true)
  })

  it.each([
    ['a score in words', '{"success":true,"score":"0.9"}', 'unavailable'],
    ['a score beyond 1', '{"success":true,"score":9}', 'unavailable'],
    ['no score', '{"success":true}', 'score'],
    ['a list', '[]', 'unavailable'],
  ])('11. %s lets nobody pass', async (_case, body, reason) => {
    const lying: Fetch = async () => new Response(body)
    expect(await aRecaptcha({ fetch: lying }).verify('ok-any')).toMatchObject({ ok: false, reason })
  })
})
