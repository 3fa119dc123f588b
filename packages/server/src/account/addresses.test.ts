import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop, ottawa, type Shopper } from '../testing/shopper.ts'

const kettle = { ItemNo: '100001', EdpNo: 1001, Quantity: 1 }
const { PostalCode, ...street } = ottawa
const elgin = { ...street, ZipCode: PostalCode }

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '100001', edpNo: 1001 })
})
afterAll(() => shop.close())

const sendTo = (shopper: Shopper, body: Record<string, unknown>, language: 'en' | 'fr' = 'en') =>
  shopper.call('POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress', { body: { ...elgin, ...body }, language })
const addressesOf = async (shopper: Shopper) =>
  (await shopper.call('GET /api/v2/{language}/accounts/{edp}')).json().ShippingAddresses

describe('the addresses of an account', () => {
  it('1. are fifty at most, also when many come at once; what it has already can still be named', async () => {
    const shopper = await (await shop.member('many@example.com')).bag(kettle)
    await shopper.sendHome()
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => sendTo(shopper, { Address1: `${n + 2} Elgin Street` })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49)
    const refused = replies.filter(({ statusCode }) => statusCode === 417)
    expect(refused).toHaveLength(11)
    expect(refused[0]?.json()).toEqual([
      {
        Message: 'Your account holds 50 addresses, the most that it can. Please choose one of them.',
        Area: 'Address1',
      },
    ])
    expect((await sendTo(shopper, { Address1: '900 Elgin Street' }, 'fr')).json()[0].Message).toMatch(/^Votre compte/)
    expect(await addressesOf(shopper)).toHaveLength(50)
    expect((await sendTo(shopper, {})).statusCode).toBe(200)
  })

  it('2. of one account are not another’s', async () => {
    const shopper = await (await shop.member('few@example.com')).bag(kettle)
    expect((await sendTo(shopper, { Address1: '2 Elgin Street' })).statusCode).toBe(200)
  })
})

describe('names and addresses', () => {
  const turning = ['\u202e', '\u202a', '\u2066', '\u2069', '\u200f', '\u061c']

  it.each(turning.map((mark) => [mark.codePointAt(0)?.toString(16), mark]))(
    '1. do not hold what turns the text around them: U+%s',
    async (_, mark) => {
      const reply = await shop.call('POST /api/v2/{language}/accounts', {
        token: await shop.appToken(),
        body: { IsGuest: true, Email: 'a@example.com', ...ottawa, FirstName: `Ad${mark}a`, City: `Otta${mark}wa` },
      })
      expect([reply.statusCode, reply.json().map(({ Area }: { Area: string }) => Area)]).toEqual([
        400,
        ['FirstName', 'City'],
      ])
    },
  )

  it('2. are of any letters otherwise', async () => {
    for (const FirstName of ['Zoë', 'נועה', 'سارة', 'O’Neil-Łukasz', '李']) {
      expect((await shop.guest({ FirstName })).edp).toBeGreaterThan(0)
    }
  })
})
