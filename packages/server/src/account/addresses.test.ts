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
  it('1. are fifty at most, also with concurrent requests; existing ones can still be chosen', async () => {
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

  it('2. are stored clean, however they were pasted', async () => {
    const shopper = await shop.member('pasted@example.com')
    const reply = await post(shopper, {
      ...rideau,
      FirstName: '\u200eMarie\u2011Ève\u00a0',
      LastName: ' O’Connor,',
      Address1: '128\u00a0\u2009Rideau Street\u200b',
      ZipCode: '\u202ak1n\u00a0\u20135x4\u202c',
      Phone: '+1 (613) 555.0142 ext. 12',
    })
    expect(reply.statusCode).toBe(201)
    expect((await addressesOf(shopper)).at(-1)).toMatchObject({
      FirstName: 'Marie-Ève',
      LastName: 'O’Connor',
      Address1: '128 Rideau Street',
      ZipCode: 'K1N5X4',
      Phone: '6135550142x12',
    })
  })

  it('3. are not visible to another account', async () => {
    const shopper = await (await shop.member('few@example.com')).bag(kettle)
    expect((await sendTo(shopper, { Address1: '2 Elgin Street' })).statusCode).toBe(200)
  })
})

const { PostalCode: _, ...named } = ottawa
const rideau = { ...named, Address1: '128 Rideau Street', ZipCode: 'k1n 5x4', Phone: '(613) 555-0142' }
const shipping = '/api/v2/{language}/accounts/{edp}/shippingaddresses'
const post = (shopper: Shopper, body: object) => shopper.call(`POST ${shipping}`, { body })
const put = (shopper: Shopper, id: string, body: object) =>
  shopper.call(`PUT ${shipping}/{id}`, { params: { id }, body })
const remove = (shopper: Shopper, id: string) => shopper.call(`DELETE ${shipping}/{id}`, { params: { id } })
const makeDefault = (shopper: Shopper, id: string) =>
  shopper.call('POST /api/v2/{language}/accounts/{edp}/defaultshippingaddress', { query: { id } })
const defaults = async (shopper: Shopper) =>
  (await addressesOf(shopper))
    .filter(({ IsDefault }: { IsDefault: boolean }) => IsDefault)
    .map(({ Address1 }: { Address1: string }) => Address1)

describe('the shipping addresses of an account', () => {
  it('1. one is added in the post office’s format, and as the default on request', async () => {
    const shopper = await shop.member('adds@example.com')
    const reply = await post(shopper, { ...rideau, IsDefault: true })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { Address1: '128 Rideau Street', ZipCode: 'K1N5X4', Phone: '6135550142', IsDefault: true },
    ])
    expect(await defaults(shopper)).toEqual(['128 Rideau Street'])
    const again = await post(shopper, rideau)
    expect(again.json().Id).toBe(reply.json().Id)
    expect(await addressesOf(shopper)).toHaveLength(2)
  })

  it('2. an invalid one names every field, and changes nothing', async () => {
    const shopper = await shop.member('invalid@example.com')
    const reply = await post(shopper, { ...rideau, ZipCode: 'V5K 0A1', Phone: '555-0100' })
    const areas = reply.json().map(({ Area }: { Area: string }) => Area)
    expect([reply.statusCode, areas.toSorted()]).toEqual([400, ['Phone', 'ZipCode']])
    expect(await addressesOf(shopper)).toHaveLength(1)
  })

  it('3. one is changed, and an open bag that is shipped to it follows', async () => {
    const shopper = await (await (await shop.member('moves@example.com')).bag(kettle)).sendHome()
    const [{ Id }] = await addressesOf(shopper)
    const reply = await put(shopper, Id, { ...rideau, City: 'Gatineau', Province: 'QC', ZipCode: 'J8X 2B3' })
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { Id, City: 'Gatineau', IsDefault: true }])
    expect((await shopper.cart()).json()).toMatchObject({ Province: 'QC', ShippingAddress: { Id, City: 'Gatineau' } })
  })

  it('4. another becomes the default by its own call or by a change; there is always one', async () => {
    const shopper = await shop.member('chooses@example.com')
    const [{ Id: first }] = await addressesOf(shopper)
    const { Id: second } = (await post(shopper, rideau)).json()
    expect((await makeDefault(shopper, second)).json()).toMatchObject({ Id: second, IsDefault: true })
    expect(await defaults(shopper)).toEqual(['128 Rideau Street'])
    expect((await put(shopper, first, { ...elgin, IsDefault: true })).json().IsDefault).toBe(true)
    expect(await defaults(shopper)).toEqual(['1 Elgin Street'])
    expect((await put(shopper, first, elgin)).json().IsDefault).toBe(true)
  })

  it('5. after the default is removed, the oldest address becomes the default, and the bag asks for another', async () => {
    const shopper = await (await (await shop.member('removes@example.com')).bag(kettle)).sendHome()
    const [{ Id }] = await addressesOf(shopper)
    await post(shopper, rideau)
    await post(shopper, { ...rideau, Address1: '130 Rideau Street' })
    expect((await remove(shopper, Id)).statusCode).toBe(204)
    expect(await defaults(shopper)).toEqual(['128 Rideau Street'])
    expect((await shopper.cart()).json().ShippingAddress).toBeNull()
    for (const { Id: id } of await addressesOf(shopper)) await remove(shopper, id)
    expect(await addressesOf(shopper)).toEqual([])
    expect((await post(shopper, rideau)).json().IsDefault).toBe(true)
  })

  it('6. another customer’s, a billing address and an invented one are the same 404', async () => {
    const shopper = await shop.member('mine@example.com')
    const other = await shop.member('theirs@example.com')
    const [{ Id: theirs }] = await addressesOf(other)
    const { BillingAddress } = (await shopper.call('GET /api/v2/{language}/accounts/{edp}')).json()
    const bodies = new Set<string>()
    for (const id of [theirs, BillingAddress.Id, '999999999', 'x', '1 or 1=1']) {
      for (const reply of [await put(shopper, id, rideau), await remove(shopper, id), await makeDefault(shopper, id)]) {
        expect(reply.statusCode).toBe(404)
        bodies.add(reply.body)
      }
    }
    expect(bodies.size).toBe(1)
    expect(await addressesOf(other)).toHaveLength(1)
    expect(await defaults(other)).toEqual(['1 Elgin Street'])
  })

  it('7. belong to a member: a guest has to sign in', async () => {
    const guest = await shop.guest()
    expect((await post(guest, rideau)).statusCode).toBe(403)
    expect((await makeDefault(guest, '1')).statusCode).toBe(403)
  })
})

describe('names and addresses', () => {
  const turning = ['\u202e', '\u202a', '\u2066', '\u2069', '\u200f', '\u061c']

  it.each(turning.map((mark) => [mark.codePointAt(0)?.toString(16), mark]))(
    '1. do not hold what turns the text around them: U+%s is left out',
    async (_, mark) => {
      const guest = await shop.guest({ FirstName: `Ad${mark}a`, City: `Otta${mark}wa` })
      const account = (await guest.call('GET /api/v2/{language}/accounts/{edp}')).json()
      expect([account.FirstName, account.BillingAddress.City]).toEqual(['Ada', 'Ottawa'])
    },
  )

  it('2. are of any letters otherwise', async () => {
    for (const FirstName of ['Zoë', 'נועה', 'سارة', 'O’Neil-Łukasz', '李']) {
      expect((await shop.guest({ FirstName })).edp).toBeGreaterThan(0)
    }
  })
})
