import { isGuestToken } from '@onair/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

const kettle = { ItemNo: '100001', EdpNo: 1001, Quantity: 1 }
const Password = 'Kettle2026'
let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '100001', edpNo: 1001 })
})
afterAll(() => shop.close())

const join = (shopper: Shopper, body: object = { Password }, language: 'en' | 'fr' = 'en') =>
  shopper.call('POST /api/v2/{language}/accounts/{edp}/membership', { body, language })
const signIn = (email: string, password = Password) =>
  shop.call('POST /api/v2/{language}/token', {
    form: { userName: email, password, grant_type: 'password', key: 'onair-web', recaptchaToken: 'ok-test' },
  })

async function guestWithOrder(email: string): Promise<{ guest: Shopper; orderNo: string }> {
  const guest = await (await shop.guest({ Email: email })).bag(kettle)
  await guest.sendHome()
  await guest.payBy(cards.visa)
  const placed = await guest.place()
  return { guest, orderNo: placed.json().OrderSummary.OrderNo }
}

describe('an account from a guest’s order', () => {
  it('1. has the order, and its password opens it', async () => {
    const { guest, orderNo } = await guestWithOrder('joins@example.com')
    expect(isGuestToken(guest)).toBe(true)
    const made = await join(guest)
    expect([made.statusCode, made.json().Email]).toEqual([200, 'joins@example.com'])
    expect(isGuestToken({ token: made.json().AccessToken })).toBe(false)
    const entered = await signIn('joins@example.com')
    expect(entered.json().customerEDP).toBe(guest.edp)
    const order = await shop.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', {
      params: { edp: guest.edp, id: orderNo },
      token: made.json().AccessToken,
    })
    expect(order.json().OrderSummary.OrderNo).toBe(orderNo)
    const account = await shop.call('GET /api/v2/{language}/accounts/{edp}', {
      params: { edp: guest.edp },
      token: entered.json().access_token,
    })
    expect(account.json()).toMatchObject({ IsGuest: false, ShippingAddresses: [{ City: 'Ottawa' }] })
  })

  it('2. ends the guest’s token: a stale one makes no second account and no other password', async () => {
    const { guest } = await guestWithOrder('stale@example.com')
    const made = await join(guest)
    expect((await join(guest, { Password: 'Another2027' })).statusCode).toBe(401)
    const again = await shop.call('POST /api/v2/{language}/accounts/{edp}/membership', {
      params: { edp: guest.edp },
      token: made.json().AccessToken,
      body: { Password: 'Another2027' },
    })
    expect([again.statusCode, again.json()[0].Area]).toEqual([409, 'Authorization'])
    expect((await signIn('stale@example.com', 'Another2027')).statusCode).not.toBe(200)
    expect((await signIn('stale@example.com')).statusCode).toBe(200)
  })

  it('3. is created once by concurrent requests', async () => {
    const { guest } = await guestWithOrder('race@example.com')
    const replies = await Promise.all([1, 2, 3, 4].map(() => join(guest)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const { statusCode } of replies) expect([200, 401, 409]).toContain(statusCode)
  })

  it('4. of an e-mail that has an account is refused as a new account is, and changes nothing', async () => {
    await shop.member('owner@example.com')
    const { guest, orderNo } = await guestWithOrder('Owner@example.com')
    const refused = await join(guest)
    const elsewhere = await shop
      .guest({ Email: 'owner@example.com', IsGuest: false, Password, Language: 'en' })
      .catch((error: Error) => error.message)
    expect([refused.statusCode, refused.json()[0].Area]).toEqual([417, 'Email'])
    expect(elsewhere).toContain(refused.json()[0].Message)
    const order = await guest.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params: { id: orderNo } })
    expect(order.statusCode).toBe(200)
    expect((await guest.call('GET /api/v2/{language}/accounts/{edp}')).json().IsGuest).toBe(true)
  })

  it('5. is not accessible by another guest’s token', async () => {
    const { guest } = await guestWithOrder('mine@example.com')
    const thief = await shop.guest({ Email: 'thief@example.com' })
    const reply = await shop.call('POST /api/v2/{language}/accounts/{edp}/membership', {
      params: { edp: guest.edp },
      token: thief.token,
      body: { Password },
    })
    expect(reply.statusCode).toBe(403)
    expect((await signIn('mine@example.com')).statusCode).not.toBe(200)
  })

  it.each([
    [{ Password: 'short' }, 400, 'Password'],
    [{ Password: 'noDigitHere' }, 400, 'Password'],
    [{}, 400, 'Password'],
    [{ Password: 'password1' }, 417, 'Password'],
  ])('6. needs a password that keeps the rule: %j', async (body, status, area) => {
    const guest = await shop.guest({ Email: 'rule@example.com' })
    const reply = await join(guest, body)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([status, area])
  })
})
