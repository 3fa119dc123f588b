import { Unreachable } from '@onair/core/http'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { hasRecaptcha, noRecaptcha, recaptchaModel, recaptchaToken } from './recaptcha.ts'

const serve = (execute: (siteKey: string, options: { action: string }) => Promise<string>) =>
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => queueMicrotask(callback), execute })

describe('a recaptcha token', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('1. comes from the service, for the site and the action', async () => {
    serve((siteKey, { action }) => Promise.resolve(`ok-${siteKey}-${action}`))
    expect(hasRecaptcha()).toBe(true)
    expect(await recaptchaToken('site', 'signin')).toBe('ok-site-signin')
  })
  test('2. without the script, is one that the server refuses', async () => {
    expect(hasRecaptcha()).toBe(false)
    expect(await recaptchaToken('site', 'signin')).toBe(noRecaptcha)
  })
  test('3. is the same when the service fails', async () => {
    serve(() => Promise.reject(new Error('blocked')))
    expect(await recaptchaToken('site', 'signin')).toBe(noRecaptcha)
  })
  test('4. is the same when the service does not reply', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('grecaptcha', { ready: () => {}, execute: () => Promise.resolve('never') })
    const token = recaptchaToken('site', 'signin')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await token).toBe(noRecaptcha)
    vi.useRealTimers()
  })
})

describe('a page of another site, which has no script', () => {
  const address = 'https://vouch.example/api.js'
  const scripts = () => [...document.head.querySelectorAll('script')]
  const scriptComes = async (what: 'load' | 'error') => {
    await waitFor(() => expect(scripts()).toHaveLength(1))
    if (what === 'load') serve((siteKey, { action }) => Promise.resolve(`ok-${siteKey}-${action}`))
    scripts()[0]?.dispatchEvent(new Event(what))
  }
  function abroad() {
    const server = aServer()
    server.on('GET /api/v2/{language}/recaptcha', () => ({
      status: 200,
      body: { ScriptUrl: address, SiteKey: 'shop-key' },
    }))
    const { models } = aShop({ base: 'https://shop.example', fetch: server.fetch })
    return { server, recaptcha: models.of(recaptchaModel) }
  }
  afterEach(() => {
    document.head.replaceChildren()
    vi.unstubAllGlobals()
  })

  test('1. fetches the shop’s script once, and uses the shop’s site key', async () => {
    const { server, recaptcha } = abroad()
    recaptcha.prepare()
    recaptcha.prepare()
    await scriptComes('load')
    expect(scripts()[0]?.src).toBe(address)
    expect(await recaptcha.token('signin')).toBe('ok-shop-key-signin')
    expect(await recaptcha.token('signin')).toBe('ok-shop-key-signin')
    expect(server.requests).toEqual(['GET /recaptcha'])
    expect(scripts()).toHaveLength(1)
  })
  test('2. uses the site key that the page sets', async () => {
    const { recaptcha } = abroad()
    const token = recaptcha.token('signin', 'page-key')
    await scriptComes('load')
    expect(await token).toBe('ok-page-key-signin')
  })
  test('3. has no token if the script is blocked, and tries again the next time', async () => {
    const { recaptcha } = abroad()
    const token = recaptcha.token('signin')
    await scriptComes('error')
    expect(await token).toBe(noRecaptcha)
    expect(scripts()).toEqual([])
    const again = recaptcha.token('signin')
    await scriptComes('load')
    expect(await again).toBe('ok-shop-key-signin')
  })
  test('4. that uses the service with its own key: fetches the script for our key', async () => {
    serve(() => Promise.reject(new Error('Invalid site key or not loaded in api.js: shop-key')))
    const { recaptcha } = abroad()
    const token = recaptcha.token('signin')
    await scriptComes('load')
    expect(await token).toBe('ok-shop-key-signin')
  })
  test('5. whose policy forbids our script: no token, and nothing is fetched', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Policy onair-recaptcha disallowed')
      },
    })
    const { recaptcha } = abroad()
    expect(await recaptcha.token('signin')).toBe(noRecaptcha)
    expect(scripts()).toEqual([])
  })
  test('6. that cannot reach the shop gets an error', async () => {
    const { server, recaptcha } = abroad()
    server.reachable(false)
    await expect(recaptcha.token('signin')).rejects.toBeInstanceOf(Unreachable)
  })
})
