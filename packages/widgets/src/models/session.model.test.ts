import { accountClient } from '@onair/core/account/client'
import { readReturnTarget, returnToBagAfterSignIn, saveReferrer, saveReturnTarget } from '@onair/core/session'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { aShop, type TestShop } from '../testing/shop.ts'
import { bagModel } from './bag.model.ts'
import { httpModel } from './http.model.ts'
import { sessionModel } from './session.model.ts'

const token = { access_token: 'secret', customerEDP: 7, expires_in: 3600 }
const request = { email: 'shopper@example.com', password: 'Onair2026', recaptchaToken: 'ok-1' }
const account = { FirstName: 'Rosalie', LastName: 'Côté' }

let server: TestServer
let shop: TestShop
const go = vi.fn()
const session = () => shop.models.of(sessionModel)
const cookie = (name: string) => shop.session.jar.get(name)

beforeEach(() => {
  go.mockReset()
  server = aServer()
  server.on('POST /api/v2/{language}/token', () => ({ status: 200, body: token }))
  server.on('GET /api/v2/{language}/accounts/{edp}', () => ({ status: 200, body: account }))
  server.on('POST /api/v2/{language}/accounts/{edp}/signout', () => ({ status: 204 }))
  shop = aShop({ fetch: server.fetch, go })
})

describe('signing in', () => {
  test('1. remembers and greets the customer', async () => {
    expect(await session().signIn(request, true)).toBe(true)
    expect([session().authenticated.value, session().guest.value, session().firstName.value]).toEqual([
      true,
      false,
      'Rosalie',
    ])
    expect([cookie('userToken'), cookie('userEmail'), cookie('lastName')]).toEqual([
      '{"Token":"secret","Edp":7}',
      'shopper@example.com',
      'Côté',
    ])
  })

  test('2. makes the guest’s bag the customer’s', async () => {
    await shop.models.of(bagModel).add({ itemNo: '412305', edpNo: 1, quantity: 2 })
    const guid = cookie('cartGuid') ?? ''
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', ({ body }) => ({
      status: 200,
      body: { ...server.cart(String(body.CartGuid)), ProductCount: 3 },
    }))
    await session().signIn(request, true)
    expect([cookie('cartGuid'), cookie('cartProductCount')]).toEqual([guid, '3'])
  })

  test('3. is refused with the server’s reason, and changes nothing', async () => {
    returnToBagAfterSignIn(shop.session)
    server.on('POST /api/v2/{language}/token', () => refusal(401, 'The e-mail or the password is wrong.', 'SignIn'))
    expect(await session().signIn(request, true)).toBe(false)
    expect(session().error.value).toMatchObject({ items: [{ message: 'The e-mail or the password is wrong.' }] })
    expect([session().authenticated.value, session().busy.value, cookie('userToken')]).toEqual([
      false,
      false,
      undefined,
    ])
    expect(readReturnTarget(shop.session)).toBe('/pages/shoppingbag')
  })

  test('4. says when the shop cannot be reached', async () => {
    server.reachable(false)
    expect(await session().signIn(request, true)).toBe(false)
    expect(session().error.value).toBe('unreachable')
  })

  test('5. forgets the return target, so that a later sign-in does not use it', async () => {
    saveReferrer(shop.session, '/pages/schedule')
    returnToBagAfterSignIn(shop.session)
    saveReturnTarget(shop.session, '/pages/myaccount/easypay')
    await session().signIn(request, true)
    expect(readReturnTarget(shop.session)).toBeUndefined()
  })

  test('6. a guest of the checkout may still sign in and reach the requested page', async () => {
    returnToBagAfterSignIn(shop.session)
    await session().enter({ token: 'guest-t', edp: 9 }, { remember: false, guest: true, email: 'a@example.com' })
    expect([session().authenticated.value, session().guest.value]).toEqual([true, true])
    expect(readReturnTarget(shop.session)).toBe('/pages/shoppingbag')
  })
})

describe('signing out', () => {
  beforeEach(async () => {
    await session().signIn(request, true)
    await shop.models.of(bagModel).add({ itemNo: '412305', edpNo: 1, quantity: 2 })
  })

  test('7. revokes the token, removes everything of the shopper and the bag, and goes to sign-in', async () => {
    await session().signOut()
    expect(server.requests.at(-1)).toBe('POST /accounts/7/signout')
    for (const name of ['userToken', 'userEmail', 'userName', 'lastName', 'cartGuid', 'cartProductCount']) {
      expect(cookie(name) ?? '', name).toMatch(/^0?$/)
    }
    expect([session().authenticated.value, shop.models.of(bagModel).count.value]).toEqual([false, 0])
    expect(cookie('signOutMessage')).toBe('done')
    expect(go).toHaveBeenCalledExactlyOnceWith('/pages/signin')
  })

  test('8. succeeds locally even if the server is unreachable, and the next page says so', async () => {
    server.reachable(false)
    await session().signOut()
    expect([session().authenticated.value, cookie('signOutMessage')]).toEqual([false, 'failed'])
  })

  test('9. works after the session has ended, and returns to none of its pages', async () => {
    server.on('POST /api/v2/{language}/accounts/{edp}/signout', () => refusal(401, 'The token is revoked.', 'Token'))
    await session().signOut()
    expect([session().authenticated.value, cookie('signOutMessage')]).toEqual([false, 'done'])
    expect(cookie('targetUrl')).toBeUndefined()
  })
})

test('10. a 401 on a customer’s call signs out, keeps the bag, and returns after signing in', async () => {
  history.replaceState(null, '', '/pages/myaccount/easypay?page=2')
  await session().signIn(request, true)
  await shop.models.of(bagModel).add({ itemNo: '412305', edpNo: 1, quantity: 2 })
  server.on('POST /api/v2/{language}/accounts/{edp}/signout', () => refusal(401, 'The token is revoked.', 'Token'))
  server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => refusal(401, 'The token is revoked.', 'Token'))
  await shop.models.of(bagModel).attach()
  expect([cookie('userToken'), cookie('targetUrl')]).toEqual([undefined, '/pages/myaccount/easypay?page=2'])
  expect(cookie('cartGuid')).toBeDefined()
  expect(go).toHaveBeenCalledExactlyOnceWith('/pages/signin')
})

test('11. a 401 whose handler cannot be fetched is an ordinary refusal; the next 401 fetches the handler again', async () => {
  await session().signIn(request, true)
  server.on('GET /api/v2/{language}/accounts/{edp}', () => refusal(401, 'The token is revoked.', 'Token'))
  const account = accountClient(shop.models.of(httpModel))
  vi.doMock('./unauthorised.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await account.read()).toMatchObject({ ok: false, status: 401, items: [{ message: 'The token is revoked.' }] })
  expect(cookie('userToken')).toBeDefined()
  vi.doUnmock('./unauthorised.ts')
  await account.read()
  expect(cookie('userToken')).toBeUndefined()
  expect(go).toHaveBeenCalledExactlyOnceWith('/pages/signin')
})
