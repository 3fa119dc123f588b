import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { addProducts } from '../../testing/catalogue.ts'
import { readConfig } from '../config.ts'
import { createPool } from '../db/pool.ts'
import { createLogger } from '../log.ts'
import { createReadiness } from '../readiness.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({
    config: {
      allowedOrigins: ['https://tv.example'],
      limits: {
        signIn: 2,
        accounts: 3,
        takenEmails: 3,
        tokens: 2,
        reviews: 2,
        giftCards: 2,
        shares: 2,
        waitlist: 2,
        reminders: 1000,
        newsletter: 2,
        passwords: 2,
        events: 2,
        clicks: 2,
        promo: 2,
        tracking: 2,
        trackingTries: 2,
        wallet: 2,
        addressRetrieve: 2,
        bags: 100,
        handovers: 2,
        placing: 2,
        payments: 2,
        declines: 20,
        giftCardTries: 20,
        storeCard: 2,
        storeCardTries: 20,
      },
    },
  })
})
afterAll(() => shop.close())

describe('security headers', () => {
  test.each([
    ['https://shop.example', 'max-age=31536000'],
    ['http://localhost:3000', undefined],
  ])('a shop at %s tells browsers to stay on https: %s', async (shopOrigin, expected) => {
    const { app, close } = await testApp({ config: { shopOrigin } })
    for (const url of ['/api/v3/en/products', '/api/none', '/healthz', '/nowhere', '/%']) {
      const { headers } = await app.inject(url)
      expect([url, headers['strict-transport-security']]).toEqual([url, expected])
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
    }
    await close()
  })
})

describe('foreign pages', () => {
  const preflight = (origin: string) =>
    shop.app.inject({
      method: 'OPTIONS',
      url: '/api/v2/en/carts',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,current-date',
      },
    })

  test('1 of a listed origin may call; a preflight is cached for two hours', async () => {
    const reply = await preflight('https://tv.example')
    expect(reply.statusCode).toBe(204)
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': 'https://tv.example',
      'access-control-max-age': '7200',
      'access-control-allow-headers': expect.stringContaining('idempotency-key'),
    })
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('2 of another origin may not', async () => {
    const reply = await preflight('https://evil.example')
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    const get = await shop.app.inject({ url: '/api/v2/en/menu', headers: { origin: 'https://evil.example' } })
    expect(get.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('3 can read public replies and Retry-After', async () => {
    const reply = await shop.app.inject({ url: '/api/v2/en/menu', headers: { origin: 'https://tv.example' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': 'https://tv.example',
      'access-control-expose-headers': expect.stringContaining('retry-after'),
      vary: expect.stringMatching(/origin/i),
    })
  })

  test('4 can read refusals as well', async () => {
    const reply = await shop.app.inject({ url: '/api/v2/en/nothing', headers: { origin: 'https://tv.example' } })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['access-control-allow-origin']).toBe('https://tv.example')
  })
})

test('the API’s answers can neither be run nor framed', async () => {
  const { headers } = await shop.app.inject('/api/v2/en/menu')
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-z]+$/),
  })
})

describe('limits', () => {
  const wrong = { grant_type: 'password', userName: 'nobody', password: 'wrong' }

  test('1 too many attempts are a 429 that says when to try again', async () => {
    const attempt = () => shop.call('POST /api/token', { form: wrong, headers: { 'accept-language': 'fr' } })
    expect((await attempt()).statusCode).toBe(401)
    expect((await attempt()).statusCode).toBe(401)
    const third = await attempt()
    expect(third.statusCode).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect(third.json()).toEqual([{ Message: expect.stringContaining('Trop de tentatives'), Area: 'Requests' }])
  })

  test('2 another address is not affected', async () => {
    const elsewhere = await shop.app.inject({
      method: 'POST',
      url: '/api/token',
      remoteAddress: '192.0.2.7',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(wrong).toString(),
    })
    expect(elsewhere.statusCode).toBe(401)
  })

  test('3 calls without a limit are not counted', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => shop.call('GET /api/v2/{language}/menu')))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  test('4 behind a proxy, a forged address does not count as another client', async () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' })
    const app = await buildApp({ ...partsOf(shop), config: { ...shop.config, trustProxy }, background: false })
    try {
      const attempt = (forwarded: string) =>
        app.inject({
          method: 'POST',
          url: '/api/token',
          remoteAddress: '10.0.0.7',
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': forwarded },
          payload: new URLSearchParams(wrong).toString(),
        })
      const statuses = []
      for (const invented of ['192.0.2.50', '192.0.2.51', '192.0.2.52']) {
        statuses.push((await attempt(`${invented}, 203.0.113.9`)).statusCode)
      }
      expect(statuses).toEqual([401, 401, 429])
      // Nor does it use up somebody else's limit.
      expect((await attempt('192.0.2.50')).statusCode).toBe(401)
    } finally {
      await app.close()
    }
  })

  test('5 the processes of one installation count together', async () => {
    const other = await buildApp({ ...partsOf(shop), background: false })
    try {
      const attempt = (app: FastifyInstance) =>
        app.inject({
          method: 'POST',
          url: '/api/token',
          remoteAddress: '192.0.2.99',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(wrong).toString(),
        })
      const statuses = []
      for (const app of [shop.app, other, other, shop.app]) statuses.push((await attempt(app)).statusCode)
      expect(statuses).toEqual([401, 401, 429, 429])
    } finally {
      await other.close()
    }
  })
})

describe('being ready', () => {
  test('3 the first search finds the rows that were loaded, not the empty catalogue', async () => {
    const other = await testApp()
    const readiness = createReadiness()
    const app = await buildApp({ ...partsOf(other), readiness, background: false })
    try {
      await app.ready()
      await addProducts(other.pool, [{ itemNo: '100001' }], { announce: false })
      readiness.done()
      const list = await app.inject('/api/v3/en/products')
      expect(list.json().Products).toMatchObject([{ ItemNo: '100001' }])
    } finally {
      await app.close()
      await other.close()
    }
  })

  test('1 while rows are loaded, /readyz and every call say how far it has come', async () => {
    const readiness = createReadiness()
    readiness.progress(0.42)
    // Delays the index alone.
    const blocker = await shop.pool.connect()
    await blocker.query('begin; lock table product_style in access exclusive mode')
    const app = await buildApp({ ...partsOf(shop), readiness })
    try {
      const [health, ready, call, document] = await Promise.all(
        ['/healthz', '/readyz', '/api/v2/fr/menu', '/api/openapi.json'].map((url) => app.inject(url)),
      )
      expect(health?.statusCode).toBe(200)
      expect(ready?.statusCode).toBe(503)
      expect(ready?.headers['retry-after']).toBe('2')
      expect(ready?.json()[0].Message).toContain('42%')
      expect(call?.statusCode).toBe(503)
      expect(call?.json()[0].Message).toContain('42\u00a0%')
      expect(document?.statusCode).toBe(200)

      readiness.done()
      expect((await app.inject('/api/v2/fr/menu')).statusCode).toBe(200)
      // Lists would have to wait: the load balancer sends visitors to another process.
      expect((await app.inject('/readyz')).json()[0].Message).toContain('99%')
      await blocker.query('rollback')
      await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
    } finally {
      await blocker.query('rollback')
      blocker.release()
      await app.close()
    }
  })

  test('2 a database that is away is a 503 with Retry-After, never a 500', async () => {
    const pool = createPool('postgres://nobody@127.0.0.1:1/nothing')
    const app = await buildApp({ ...partsOf(shop), pool })
    try {
      const [ready, call] = await Promise.all([app.inject('/readyz'), app.inject('/api/v2/fr/menu')])
      for (const reply of [ready, call]) {
        expect(reply.statusCode).toBe(503)
        expect(reply.headers['retry-after']).toBe('2')
      }
      expect(call.json()).toEqual([
        { Message: 'La boutique est momentanément indisponible. Veuillez réessayer sous peu.', Area: 'server' },
      ])
    } finally {
      await app.close()
      await pool.end()
    }
  })
})

test('the printed contract describes its calls, with tokens, bodies and refusals', async () => {
  const document = (await shop.app.inject('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const place = document.paths['/api/v2/{language}/accounts/{edp}/orders'].post
  expect(place.security).toEqual([{ customer: [] }])
  expect(place.parameters).toContainEqual(
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }),
  )
  expect(Object.keys(place.responses)).toEqual([
    '201',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '417',
    '429',
    '503',
  ])
  expect(document.paths['/api/v2/{language}/products'].get.parameters).toContainEqual(
    expect.objectContaining({ name: 'page', in: 'query', required: false }),
  )
  const share = document.paths['/api/v3/{language}/products/{itemNo}/shares'].post
  expect(share.requestBody.content['application/json'].schema.required).toEqual(['To', 'From'])
  expect(share.responses['202']).toEqual({ description: 'Done' })
  expect(share.responses['410'].content['application/json']).toBeDefined()
  expect(JSON.stringify(document.paths['/api/v2/{language}/menu'])).not.toContain('"additionalProperties":false')
})

function partsOf({ pool, config, clock }: TestApp) {
  return { config, pool, clock: clock.now, log: createLogger('silent'), fetch }
}
