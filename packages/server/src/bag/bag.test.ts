import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { stockShelf } from '../testing/shelf.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp()
  token = await shop.appToken()
  await stockShelf(
    shop.pool,
    { itemNo: '100001', edpNo: 1001, priceCents: 5000, quantity: 10, noOfPayments: 4 },
    { itemNo: '100002', edpNo: 1002, priceCents: 3333, quantity: 200, noOfPayments: 6, wasPriceCents: 4000 },
    { itemNo: '100003', edpNo: 1003, priceCents: 1999, quantity: 0 },
    { itemNo: '100004', edpNo: 1004, priceCents: 2500, quantity: 1000, isDonation: true },
    { itemNo: '100005', edpNo: 1005, priceCents: 1999, quantity: 5 },
  )
})
afterAll(() => shop.close())

const kettle = { ItemNo: '100001', EdpNo: 1001, Quantity: 1 }
const toaster = { ItemNo: '100002', EdpNo: 1002, Quantity: 1 }
const donation = { ItemNo: '100004', EdpNo: 1004, Quantity: 1 }

async function aBag(...lines: { ItemNo: string; EdpNo: number; Quantity: number }[]) {
  const begun = (await shop.call('POST /api/v2/{language}/carts', { token })).json()
  for (const body of lines) await add(begun.CartGuid, body)
  return read(begun.CartGuid)
}
const add = (guid: string, body: unknown, language: 'en' | 'fr' = 'en') =>
  shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { token, params: { guid }, body, language })
const read = async (guid: string, language: 'en' | 'fr' = 'en') =>
  (await shop.call('GET /api/v2/{language}/carts/{guid}', { token, params: { guid }, language })).json()
const change = (guid: string, id: string, Quantity: unknown) =>
  shop.call('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', { token, params: { guid, id }, body: { Quantity } })

describe('a bag', () => {
  it.each([[undefined], [{}]])(
    '1. begins empty, in Ontario, with one payment; its request has the body %j',
    async (body) => {
      const reply = await shop.call('POST /api/v2/{language}/carts', { token, body })
      expect(reply.statusCode).toBe(201)
      expect(reply.json()).toMatchObject({
        ProductCount: 0,
        Province: 'ON',
        CartLines: [],
        GrandTotal: 0,
        NoOfInstallments: 1,
        MaxInstallments: 1,
        ShipMethodId: 'standard',
        Buyer: null,
        ShippingAddress: null,
        CreditCard: null,
        GiftCards: null,
      })
    },
  )

  it('2. begins with a line', async () => {
    const reply = await shop.call('POST /api/v2/{language}/carts', {
      token,
      body: { ...kettle, Quantity: 2 },
      language: 'fr',
    })
    expect(reply.statusCode).toBe(201)
    expect(reply.json().CartLines).toMatchObject([
      {
        Name: 'Bouilloire 100001',
        Style: 'Rouge',
        Size: null,
        Quantity: 2,
        Price: 50,
        LineTotal: 100,
        EasyPaymentPrice: 12.5,
        ImageUrl: 'kettle-red.svg',
        Available: 10,
      },
    ])
  })

  it.each([
    [{ ItemNo: '100001' }, ['EdpNo', 'Quantity']],
    [{ Quantity: 1 }, ['ItemNo', 'EdpNo']],
    [{ ItemNo: 'kettle', EdpNo: 0, Quantity: 0 }, ['ItemNo', 'EdpNo', 'Quantity']],
    [{ Price: 1 }, ['ItemNo', 'EdpNo', 'Quantity', 'Price']],
  ])('2b. cannot begin with an incomplete line: %j', async (body, areas) => {
    const reply = await shop.call('POST /api/v2/{language}/carts', { token, body })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().map(({ Area }: { Area: string }) => Area)).toEqual(areas)
  })

  it('3. cannot begin with an unavailable line', async () => {
    const before = await shop.pool.query('select count(*) from cart')
    const soldOut = await shop.call('POST /api/v2/{language}/carts', {
      token,
      body: { ItemNo: '100003', EdpNo: 1003, Quantity: 1 },
    })
    expect(soldOut.statusCode).toBe(417)
    const unknown = await shop.call('POST /api/v2/{language}/carts', {
      token,
      body: { ItemNo: '100001', EdpNo: 1002, Quantity: 1 },
    })
    expect(unknown.statusCode).toBe(404)
    expect((await shop.pool.query('select count(*) from cart')).rows).toEqual(before.rows)
  })

  it('4. adds up: merchandise, shipping, Ontario’s 13 % on both', async () => {
    expect(await aBag({ ...kettle, Quantity: 1 })).toMatchObject({
      MerchandiseSubTotal: 50,
      ShippingHandling: 9.95,
      Taxes: [{ Name: 'HST', Rate: 13, Amount: 7.79 }],
      TaxTotal: 7.79,
      OrderTotal: 67.74,
      GrandTotal: 67.74,
    })
  })

  it('5. ships free from 99.00', async () => {
    const bag = await aBag({ ...kettle, Quantity: 2 })
    expect(bag.ShippingHandling).toBe(0)
    expect(bag.ShipMethods).toMatchObject([
      { Id: 'standard', Price: 0 },
      { Id: 'express', Price: 19.95 },
    ])
  })

  it('6. has no taxes and no shipping cost for a donation', async () => {
    expect(await aBag({ ...donation, Quantity: 2 })).toMatchObject({
      MerchandiseSubTotal: 50,
      ShippingHandling: 0,
      TaxTotal: 0,
      GrandTotal: 50,
    })
  })

  it('7. has delivery dates in business days from Saturday, November 21', async () => {
    const bag = await aBag(kettle)
    expect(bag.ShipMethods.map((method: { EstimatedDelivery: string }) => method.EstimatedDelivery)).toEqual([
      '2026-11-27',
      '2026-11-24',
    ])
  })
})

describe('its lines', () => {
  it('1. are one per style and size, whose quantities add up', async () => {
    const bag = await aBag({ ...kettle, Quantity: 2 }, toaster, { ...kettle, Quantity: 3 })
    expect(bag.CartLines).toMatchObject([
      { EdpNo: 1001, Quantity: 5 },
      { EdpNo: 1002, Quantity: 1 },
    ])
    expect(bag.ProductCount).toBe(6)
  })

  it('2. have no more units than the stock, and say how many are available', async () => {
    const { CartGuid } = await aBag({ ...kettle, Quantity: 9 })
    const reply = await add(CartGuid, { ...kettle, Quantity: 2 })
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toEqual([{ Message: 'Only 10 of this item can be ordered right now.', Area: 'Quantity' }])
    expect((await read(CartGuid)).ProductCount).toBe(9)
  })

  it('3. have at most 99 units', async () => {
    const { CartGuid } = await aBag({ ...toaster, Quantity: 99 })
    const reply = await add(CartGuid, toaster, 'fr')
    expect(reply.statusCode).toBe(417)
    expect(reply.json()[0].Message).toContain('au plus 99')
  })

  it('4. refuse unknown, sold-out and malformed items', async () => {
    const { CartGuid } = await aBag()
    expect((await add(CartGuid, { ...kettle, EdpNo: 9_999_999_999 })).statusCode).toBe(404)
    expect((await add(CartGuid, { ...kettle, ItemNo: '999999' })).statusCode).toBe(404)
    expect((await add(CartGuid, { ItemNo: '100003', EdpNo: 1003, Quantity: 1 })).json()).toEqual([
      { Message: 'This item is sold out.', Area: 'Quantity' },
    ])
    for (const Quantity of [0, -1, 1.5, 1e9, '2', null]) {
      const reply = await add(CartGuid, { ...kettle, Quantity })
      expect([Quantity, reply.statusCode, reply.json()[0].Area]).toEqual([Quantity, 400, 'Quantity'])
    }
    expect((await add(CartGuid, { ...kettle, Price: 0.01 })).statusCode).toBe(400)
  })

  it('5. change, and refuse more than the stock', async () => {
    const { CartGuid, CartLines } = await aBag(kettle)
    const [{ Id }] = CartLines
    expect((await change(CartGuid, Id, 4)).json().CartLines[0]).toMatchObject({ Quantity: 4, LineTotal: 200 })
    expect((await change(CartGuid, Id, 11)).statusCode).toBe(417)
    expect((await change(CartGuid, '999999', 1)).statusCode).toBe(404)
    expect((await change(CartGuid, 'x', 1)).statusCode).toBe(404)
  })

  it('6. of another bag cannot be changed or removed', async () => {
    const [mine, yours] = [await aBag(kettle), await aBag(toaster)]
    expect((await change(mine.CartGuid, yours.CartLines[0].Id, 3)).statusCode).toBe(404)
    await shop.call('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', {
      token,
      params: { guid: mine.CartGuid, id: yours.CartLines[0].Id },
    })
    expect((await read(yours.CartGuid)).CartLines).toHaveLength(1)
  })

  it('7. are removed; removing again is no error', async () => {
    const { CartGuid, CartLines } = await aBag(kettle, toaster)
    const params = { guid: CartGuid, id: CartLines[0].Id }
    for (const _ of [1, 2]) {
      const reply = await shop.call('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', { token, params })
      expect(reply.statusCode).toBe(200)
      expect(reply.json().CartLines).toMatchObject([{ EdpNo: 1002 }])
    }
  })

  it('8. keep all units that concurrent clicks add', async () => {
    const { CartGuid } = await aBag()
    const replies = await Promise.all(Array.from({ length: 12 }, () => add(CartGuid, kettle)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect(replies.filter(({ statusCode }) => statusCode === 417)).toHaveLength(2)
    expect((await read(CartGuid)).ProductCount).toBe(10)
  })

  it('9. report changed stock and prices', async () => {
    const { CartGuid, CartLines } = await aBag({ ItemNo: '100005', EdpNo: 1005, Quantity: 3 })
    await shop.pool.query('update edp set price_cents = 2199, quantity = 2 where edp_no = 1005')
    const Area = `CartLines.${CartLines[0].Id}`
    expect((await read(CartGuid)).Messages).toEqual([
      { Message: 'Only 2 of Kettle 100005 can be ordered right now. Please change the quantity.', Area },
      { Message: 'The price of Kettle 100005 has changed from $19.99 to $21.99.', Area },
    ])
    const [, french] = (await read(CartGuid, 'fr')).Messages
    expect(french.Message.replaceAll('\u00a0', ' ')).toBe(
      'Le prix de l’article « Bouilloire 100005 » est passé de 19,99 $ à 21,99 $.',
    )
    expect((await change(CartGuid, CartLines[0].Id, 2)).json().Messages).toEqual([])
  })
})

describe('its taxes and payments', () => {
  const province = (guid: string, Province: string) =>
    shop.call('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', { token, params: { guid }, body: { Province } })
  const installments = (guid: string, NoOfInstallments: number) =>
    shop.call('PUT /api/v2/{language}/carts/{guid}/installment', {
      token,
      params: { guid },
      body: { NoOfInstallments },
    })

  it('1. follow the province', async () => {
    const { CartGuid } = await aBag({ ...kettle, Quantity: 2 })
    const bag = (await province(CartGuid, 'QC')).json()
    expect(bag).toMatchObject({
      Province: 'QC',
      Taxes: [
        { Name: 'GST', Rate: 5, Amount: 5 },
        { Name: 'QST', Rate: 9.975, Amount: 9.98 },
      ],
      GrandTotal: 114.98,
    })
    expect((await read(CartGuid, 'fr')).Taxes.map((tax: { Name: string }) => tax.Name)).toEqual(['TPS', 'TVQ'])
    expect((await province(CartGuid, 'XX')).statusCode).toBe(400)
  })

  it('2. follow the day: Nova Scotia before and from April 1, 2025, at the channel’s midnight', async () => {
    const old = await testApp({ now: '2025-04-01T03:59:59Z' })
    try {
      await stockShelf(old.pool, { itemNo: '100001', edpNo: 1001, priceCents: 10_000 })
      const appToken = await old.appToken()
      const { CartGuid: guid } = (
        await old.call('POST /api/v2/{language}/carts', { token: appToken, body: kettle })
      ).json()
      const ns = async () =>
        (
          await old.call('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', {
            token: appToken,
            params: { guid },
            body: { Province: 'NS' },
          })
        ).json().Taxes
      expect(await ns()).toEqual([{ Name: 'HST', Rate: 15, Amount: 15 }])
      old.clock.advance(1000)
      expect(await ns()).toEqual([{ Name: 'HST', Rate: 14, Amount: 14 }])
    } finally {
      await old.close()
    }
  })

  it('3. have as many payments as the lines with Easy Pay offer; other lines are paid in full with the first', async () => {
    const { CartGuid } = await aBag({ ...kettle, Quantity: 2 }, toaster)
    const bag = (await installments(CartGuid, 4)).json()
    expect(bag).toMatchObject({ NoOfInstallments: 4, MaxInstallments: 4, MerchandiseSubTotal: 133.33, TaxTotal: 17.33 })
    expect(bag.Installments).toEqual([
      { Number: 1, DueDate: '2026-11-21', Amount: 50.67 },
      { Number: 2, DueDate: '2026-12-21', Amount: 33.33 },
      { Number: 3, DueDate: '2027-01-20', Amount: 33.33 },
      { Number: 4, DueDate: '2027-02-19', Amount: 33.33 },
    ])
    expect((await installments(CartGuid, 5)).statusCode).toBe(417)
    const withCash = (await add(CartGuid, { ItemNo: '100005', EdpNo: 1005, Quantity: 1 })).json()
    expect(withCash).toMatchObject({
      NoOfInstallments: 4,
      MaxInstallments: 4,
      PaidWhole: withCash.CartLines[2].LineTotal,
      Messages: [],
    })
    const [, ...later] = withCash.Installments
    expect(later.map(({ Amount }: { Amount: number }) => Amount)).toEqual([33.33, 33.33, 33.33])
    const { CartGuid: alone } = await aBag({ ItemNo: '100005', EdpNo: 1005, Quantity: 1 })
    expect((await installments(alone, 2)).json()[0].Message).toBe('No item in your bag offers Easy Pay.')
  })
})

describe('access to a bag', () => {
  it('1. needs the application token', async () => {
    const { CartGuid: guid } = await aBag(kettle)
    expect((await shop.call('GET /api/v2/{language}/carts/{guid}', { params: { guid } })).statusCode).toBe(401)
    expect(
      (await shop.call('GET /api/v2/{language}/carts/{guid}', { token: 'made-up', params: { guid } })).statusCode,
    ).toBe(401)
  })

  it('2. needs the guid of a bag', async () => {
    const guid = '00000000-0000-4000-8000-000000000000'
    expect((await shop.call('GET /api/v2/{language}/carts/{guid}', { token, params: { guid } })).statusCode).toBe(404)
    expect(
      (await shop.call('GET /api/v2/{language}/carts/{guid}/productcount', { token, params: { guid } })).statusCode,
    ).toBe(404)
    expect((await add(guid, kettle)).statusCode).toBe(404)
    expect((await shop.call('GET /api/v2/{language}/carts/{guid}', { token, params: { guid: 'no' } })).statusCode).toBe(
      400,
    )
  })

  it('3. can get the count only', async () => {
    const { CartGuid: guid } = await aBag({ ...kettle, Quantity: 3 }, toaster)
    const reply = await shop.call('GET /api/v2/{language}/carts/{guid}/productcount', { token, params: { guid } })
    expect(reply.json()).toEqual({ ProductCount: 4 })
  })
})
