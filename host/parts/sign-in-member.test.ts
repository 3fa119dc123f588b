import fastifyFormBody from '@fastify/formbody'
import { aBag, aServer, refusal, type TestServer } from '@onair/widgets/testing'
import fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { registerActions } from '../kernel/actions.ts'
import { aHost } from '../kernel/testing/a-host.ts'
import { createAccount } from '../pages/create-account/create-account.actions.ts'
import { signInActions } from '../pages/sign-in/sign-in.actions.ts'

const host = aHost({
  fetchFor: () => (url, init) => server.fetch(url, init),
  appToken: { get: () => 'app', set: () => {}, clear: () => {} },
})
const aGuid = '3f1d2c4b-5a69-4788-9b0c-1d2e3f4a5b6c'
const targetCookies = ['targetUrl', 'redirectToCart', 'referrerUrl'] as const
const cookies = {
  targetUrl: '/pages/myaccount/easypay',
  redirectToCart: '1',
  referrerUrl: '/pages/schedule',
}

const anAccount = {
  Edp: 7,
  CustomerNo: '7',
  Email: 'maya@example.com',
  FirstName: 'Maya',
  LastName: 'Roy',
  Language: 'en',
  IsEmployee: false,
  IsGuest: false,
  IsOperator: false,
  BillingAddress: null,
  ShippingAddresses: [],
  CreditCards: [],
  IsNewsletterSubscribed: false,
  SecurityQuestionId: null,
}

let cookiesSet: Record<string, string>
let server: TestServer
beforeEach(() => {
  server = aServer()
  server.on('POST /api/v2/{language}/token', () => ({
    status: 200,
    body: { access_token: 'secret', customerEDP: 7, expires_in: 3600 },
  }))
  server.on('POST /api/v2/{language}/accounts', () => ({
    status: 200,
    body: { AccessToken: 'secret', CustomerEDP: 7, Email: 'maya@example.com' },
  }))
  server.on('GET /api/v2/{language}/accounts/{edp}', () => refusal(503, 'Not now.', 'server'))
})

/** Posts a form as a browser without JavaScript does, with a saved return target. */
async function post(url: string, fields: Record<string, string> = {}, more: Record<string, string> = {}) {
  const app = fastify()
  await app.register(fastifyFormBody)
  registerActions(app, host, [...signInActions, createAccount])
  const { headers, cookies: set } = await app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ email: 'maya@example.com', password: 'Kettle77', ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    cookies: { ...cookies, ...more },
  })
  const forgotten = targetCookies.filter((name) => set.some((cookie) => cookie.name === name && cookie.value === ''))
  const merge = set.findLast(({ name }) => name === 'cartMerge')?.value
  cookiesSet = Object.fromEntries(set.map(({ name, value }) => [name, value]))
  return { location: headers.location, forgotten, ...(merge !== undefined && { merge }) }
}

test('signing in by the form alone writes the customer’s names, and succeeds without them', async () => {
  await post('/signin')
  expect([cookiesSet.userEmail, cookiesSet.userName]).toEqual(['maya@example.com', undefined])
  server.on('GET /api/v2/{language}/accounts/{edp}', () => ({ status: 200, body: anAccount }))
  await post('/signin')
  expect([cookiesSet.userName, cookiesSet.lastName]).toEqual(['Maya', 'Roy'])
})

describe.each(['/signin', '/account/open'])('signed in by %s without JavaScript', (path) => {
  test('1. the shopper goes to the form’s return path, and the saved target is cleared', async () => {
    expect(await post(path, { returnTo: '/pages/checkout' })).toEqual({
      location: '/pages/checkout',
      forgotten: targetCookies,
    })
  })

  test.each<Record<string, string>>([{}, { returnTo: 'https://evil.test/' }])(
    '2. or to the saved target if the return path is %j',
    async (fields) => {
      expect(await post(path, fields)).toEqual({ location: '/pages/myaccount/easypay', forgotten: targetCookies })
    },
  )

  test('3. a refused form keeps the saved target', async () => {
    server.on('POST /api/v2/{language}/token', () => refusal(401, 'They do not match.', 'password'))
    server.on('POST /api/v2/{language}/accounts', () => refusal(400, 'Email is not valid.', 'Email'))
    expect((await post(path, { returnTo: '/pages/checkout' })).forgotten).toEqual([])
  })

  test.each([
    ['is merged', 200, ''],
    ['cannot be merged now: the merge stays due', 503, '1'],
    ['can never be merged: the customer’s own replaces it', 409, ''],
  ])('4. the bag that they filled before %s', async (_case, status, merge) => {
    const bag = { ...aBag(), CartGuid: aGuid }
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () =>
      status === 200 ? { status, body: bag } : refusal(status, 'Not now.', 'Cart'),
    )
    expect((await post(path, {}, { cartGuid: aGuid })).merge).toBe(merge)
  })
})
