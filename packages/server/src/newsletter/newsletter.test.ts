import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
})
afterAll(() => shop.close())

const subscription = '/api/v2/{language}/accounts/{edp}/newslettersubscription' as const
const isSubscribed = async (who: Shopper): Promise<boolean> =>
  (await who.call('GET /api/v2/{language}/accounts/{edp}')).json().IsNewsletterSubscribed

it('1. whoever subscribed at registration can unsubscribe, and subscribe again, any number of times', async () => {
  const who = await shop.member('reader@example.com', { Subscribe: true })
  const states = [await isSubscribed(who)]
  for (const method of ['DELETE', 'DELETE', 'POST', 'POST'] as const) {
    const reply = await who.call(`${method} ${subscription}`)
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    states.push(await isSubscribed(who))
  }
  expect(states).toEqual([true, false, false, true, true])
})

it('2. a guest can leave it as well, and nobody changes another’s', async () => {
  const [guest, member] = [await shop.guest({ Subscribe: true }), await shop.member('other@example.com')]
  expect((await guest.call(`DELETE ${subscription}`)).statusCode).toBe(204)
  expect(await isSubscribed(guest)).toBe(false)
  expect((await guest.call(`POST ${subscription}`, { params: { edp: member.edp } })).statusCode).toBe(403)
  expect(await isSubscribed(member)).toBe(false)
})
