import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ now: () => new Date('2026-11-21T12:00:00.123Z') })
})
afterAll(() => sandbox.close())

const verify = async (fields: Record<string, string>) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  return (await sandbox.app.inject({ method: 'POST', url: '/recaptcha/siteverify', headers, payload })).json()
}

interface Grecaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options?: { action: string }): Promise<string>
}

/** Runs the script as a page would; twice, since a page may load it twice. */
const load = async (): Promise<Grecaptcha> => {
  const { body } = await sandbox.app.inject('/recaptcha/api.js?render=site-key')
  const window: { grecaptcha?: Grecaptcha } = {}
  const context = { window, crypto, queueMicrotask, Promise, Uint8Array, Array }
  runInNewContext(body, context)
  const first = window.grecaptcha
  runInNewContext(body, context)
  if (!first || window.grecaptcha !== first) throw new Error('The script did not keep its first grecaptcha.')
  return first
}

describe('the script', () => {
  it('1. is ready, and its token is valid for its action', async () => {
    const grecaptcha = await load()
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    const token = await grecaptcha.execute('site-key', { action: 'signin' })
    expect(token).toMatch(/^ok-/)
    expect(await verify({ secret: 's', response: token })).toEqual({
      success: true,
      score: 0.9,
      action: 'signin',
      challenge_ts: '2026-11-21T12:00:00Z',
      hostname: 'localhost',
    })
    expect(await grecaptcha.execute('site-key', { action: 'signin' })).not.toBe(token)
  })

  it('2. needs a site key', async () => {
    await expect((await load()).execute('')).rejects.toThrow('site key')
  })
})

describe('siteverify', () => {
  it.each([
    ['a person', { secret: 's', response: 'ok-any' }, { success: true, score: 0.9 }],
    ['a robot', { secret: 's', response: 'bot-any' }, { success: true, score: 0.1 }],
    ['anything else', { secret: 's', response: 'x' }, { success: false, 'error-codes': ['invalid-input-response'] }],
    ['no token', { secret: 's' }, { success: false, 'error-codes': ['missing-input-response'] }],
    ['no secret', { response: 'ok-any' }, { success: false, 'error-codes': ['missing-input-secret'] }],
  ])('%s', async (_case, fields, answer) => {
    expect(await verify(fields)).toMatchObject(answer)
  })

  it('a token without an action gets a reply without one', async () => {
    expect(await verify({ secret: 's', response: 'ok-any-word' })).not.toHaveProperty('action')
  })
})
