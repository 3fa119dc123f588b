import { afterEach, describe, expect, test, vi } from 'vitest'
import { hasRecaptcha, noRecaptcha, recaptchaToken } from './recaptcha.ts'

const serve = (execute: (siteKey: string, options: { action: string }) => Promise<string>) =>
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => queueMicrotask(callback), execute })

describe('a recaptcha token', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('1. comes from the service, for the site and the action', async () => {
    serve((siteKey, { action }) => Promise.resolve(`ok-${siteKey}-${action}`))
    expect(hasRecaptcha()).toBe(true)
    expect(await recaptchaToken('site', 'signin')).toBe('ok-site-signin')
  })
  test('2. without the script it is one that the server refuses', async () => {
    expect(hasRecaptcha()).toBe(false)
    expect(await recaptchaToken('site', 'signin')).toBe(noRecaptcha)
  })
  test('3. so it is when the service fails', async () => {
    serve(() => Promise.reject(new Error('blocked')))
    expect(await recaptchaToken('site', 'signin')).toBe(noRecaptcha)
  })
})
