import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'

let shop: OrderingShop
let token: string
beforeAll(async () => {
  shop = await orderingShop()
  token = await shop.appToken()
  await stockShelf(
    shop.pool,
    { itemNo: '110001', edpNo: 1101, priceCents: 5000 },
    { itemNo: '110002', edpNo: 1102, priceCents: 2500, quantity: 1000, isDonation: true, nameEn: 'Meals' },
    { itemNo: '110003', edpNo: 1103, priceCents: 2500, quantity: 3, isDonation: true },
    { itemNo: '110004', edpNo: 1104 },
    { itemNo: '110005', edpNo: 1105 },
  )
})
afterAll(() => shop.close())

const kettle = { ItemNo: '110001', EdpNo: 1101, Quantity: 1 }
const gift = { ItemNo: '110002', EdpNo: 1102, Quantity: 1 }
type Line = typeof gift & { Amount?: unknown }

const begin = (body?: Line, language: 'en' | 'fr' = 'en') =>
  shop.call('POST /api/v2/{language}/carts', { token, language, ...(body && { body }) })
const add = (guid: string, body: Line, language: 'en' | 'fr' = 'en') =>
  shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { token, params: { guid }, body, language })
const read = async (guid: string) =>
  (await shop.call('GET /api/v2/{language}/carts/{guid}', { token, params: { guid } })).json()

async function aBag(...lines: Line[]) {
  const { CartGuid } = (await begin()).json()
  for (const line of lines) expect((await add(CartGuid, line)).statusCode).toBe(200)
  return read(CartGuid)
}

describe('a donation of a chosen amount', () => {
  it('1. costs the chosen amount, without tax and shipping', async () => {
    const reply = await begin({ ...gift, Amount: 40.25 })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      CartLines: [{ EdpNo: 1102, Style: null, Price: 40.25, WasPrice: null, LineTotal: 40.25, EasyPaymentPrice: null }],
      MerchandiseSubTotal: 40.25,
      ShippingHandling: 0,
      TaxTotal: 0,
      GrandTotal: 40.25,
      Messages: [],
    })
  })

  it('2. is a separate line for each amount; quantities of the same amount add up', async () => {
    const bag = await aBag({ ...gift, Amount: 10 }, gift, { ...gift, Amount: 15.5 }, { ...gift, Amount: 10 }, gift)
    expect(bag.CartLines).toMatchObject([
      { Price: 10, Quantity: 2, LineTotal: 20 },
      { Price: 25, Quantity: 2, LineTotal: 50 },
      { Price: 15.5, Quantity: 1 },
    ])
    const params = { guid: bag.CartGuid, id: bag.CartLines[0].Id }
    const put = { token, params, body: { Quantity: 3 } }
    const changed = await shop.call('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', put)
    expect(changed.json()).toMatchObject({ MerchandiseSubTotal: 95.5, Messages: [] })
  })

  it('2. costs the style’s price when the product is no longer a donation', async () => {
    await stockShelf(shop.pool, { itemNo: '110006', edpNo: 1106, priceCents: 9000, isDonation: true })
    const bag = await aBag({ ItemNo: '110006', EdpNo: 1106, Quantity: 1, Amount: 2 })
    await shop.pool.query(`update product set is_donation = false where item_no = '110006'`)
    expect(await read(bag.CartGuid)).toMatchObject({
      CartLines: [{ Price: 90, LineTotal: 90 }],
      MerchandiseSubTotal: 90,
      Messages: [{ Message: expect.stringContaining('$2.00'), Area: `CartLines.${bag.CartLines[0].Id}` }],
    })
  })

  it.each([
    ['too little', 1.99, 417],
    ['nothing', 0, 417],
    ['less than nothing', -25, 417],
    ['too much', 5000.01, 417],
    ['very much', 999_999_999, 417],
    ['beyond integers', 1e300, 400],
    ['half cents', 25.005, 400],
    ['text', '25', 400],
    ['null', null, 400],
  ])('3. is refused: %s', async (_, Amount, status) => {
    const { CartGuid } = await aBag()
    for (const reply of [await add(CartGuid, { ...gift, Amount }), await begin({ ...gift, Amount })]) {
      expect([reply.statusCode, reply.json()[0].Area]).toEqual([status, 'Amount'])
    }
    expect((await read(CartGuid)).CartLines).toEqual([])
  })

  it('4. names its bounds, in both languages', async () => {
    const { CartGuid } = await aBag()
    const messageIn = async (language: 'en' | 'fr') =>
      (await add(CartGuid, { ...gift, Amount: 1 }, language)).json()[0].Message.replaceAll('\u00a0', ' ')
    expect(await messageIn('en')).toBe('Please choose an amount from $2.00 to $5,000.00.')
    expect(await messageIn('fr')).toBe('Veuillez choisir un montant de 2,00 $ à 5 000,00 $.')
  })

  it('5. is only for donations', async () => {
    const { CartGuid } = await aBag()
    for (const reply of [await add(CartGuid, { ...kettle, Amount: 5 }), await begin({ ...kettle, Amount: 5 })]) {
      expect(reply.statusCode).toBe(417)
      expect(reply.json()).toEqual([{ Message: 'Only a donation can be of an amount of your choice.', Area: 'Amount' }])
    }
  })

  it('6. stays as chosen when the style’s price changes', async () => {
    const bag = await aBag({ ...gift, Amount: 12 }, gift)
    await shop.pool.query('update edp set price_cents = 3000 where edp_no = 1102')
    const { CartLines, Messages } = await read(bag.CartGuid)
    await shop.pool.query('update edp set price_cents = 2500 where edp_no = 1102')
    expect(CartLines).toMatchObject([{ Price: 12 }, { Price: 30 }])
    expect(Messages).toMatchObject([{ Area: `CartLines.${CartLines[1].Id}` }])
  })

  it('7. stays a separate line when the bag is attached to a customer', async () => {
    const attach = 'PUT /api/v2/{language}/accounts/{edp}/cart' as const
    const member = await shop.member('gives@example.com')
    const [before, now] = [
      await aBag({ ...gift, Amount: 10 }),
      await aBag({ ...gift, Amount: 20 }, { ...gift, Amount: 10 }),
    ]
    await member.call(attach, { body: { CartGuid: before.CartGuid } })
    const merged = (await member.call(attach, { body: { CartGuid: now.CartGuid } })).json()
    expect(merged.CartLines).toMatchObject([
      { Price: 10, Quantity: 2 },
      { Price: 20, Quantity: 1 },
    ])
  })

  it('8. is ordered, charged and displayed as chosen, beside one at the style’s price', async () => {
    const shopper = await (await shop.guest()).bag({ ...gift })
    for (const Amount of [40, 2.5]) await add(shopper.guid, { ...gift, Amount })
    await add(shopper.guid, kettle)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    const review = (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orderreview')).json()
    expect(review.MerchandiseSubTotal).toBe(117.5)
    const placed = await shopper.place({ reviewHash: review.ReviewHash })
    expect(placed.statusCode).toBe(201)
    const order = placed.json()
    const [part] = order.SubOrders
    type Item = { TotalPrice: number; Style: string | null }
    expect(part.Items.map(({ TotalPrice, Style }: Item) => [TotalPrice, Style])).toEqual([
      [25, 'Red'],
      [40, null],
      [2.5, null],
      [50, 'Red'],
    ])
    expect(order).toMatchObject({ MerchandiseSubTotal: 117.5, GrandTotal: review.GrandTotal })
    const { rows } = await shop.pool.query('select quantity from edp where edp_no = 1102')
    expect(rows).toEqual([{ quantity: 997 }])
  })

  it('9. cannot be ordered if it changed since the review', async () => {
    const shopper = await (await shop.guest()).bag({ ...gift })
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    const { ReviewHash } = (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orderreview')).json()
    await add(shopper.guid, { ...gift, Amount: 40 })
    const placed = await shopper.place({ reviewHash: ReviewHash })
    expect([placed.statusCode, placed.json()[0].Area]).toEqual([409, 'ReviewHash'])
  })

  it('10. shares the stock with other donations of its style', async () => {
    const few = { ItemNo: '110003', EdpNo: 1103, Quantity: 2 }
    const bag = await aBag({ ...few, Amount: 10 }, { ...few, Amount: 20 })
    expect(bag.Messages).toHaveLength(2)
    expect(bag.Messages[0].Message).toContain('Only 3 of')
  })
})

describe('a product that is withdrawn', () => {
  const withdraw = (itemNo: string) =>
    shop.pool.query('update product set withdrawn_at = now() where item_no = $1', [itemNo])

  it('1. can no longer be added to a bag', async () => {
    await withdraw('110004')
    const line = { ItemNo: '110004', EdpNo: 1104, Quantity: 1 }
    const { CartGuid } = await aBag()
    for (const reply of [await add(CartGuid, line), await begin(line)]) {
      expect(reply.statusCode).toBe(410)
      expect(reply.json()[0].Message).toContain('Item 110004 is no longer offered.')
    }
  })

  it('2. stays in bags, with a notice, and blocks the order', async () => {
    const line = { ItemNo: '110005', EdpNo: 1105, Quantity: 1 }
    const shopper = await (await shop.guest()).bag(line)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    await withdraw('110005')
    const bag = await read(shopper.guid)
    expect(bag.CartLines).toMatchObject([{ ItemNo: '110005', Available: 0 }])
    expect(bag.Messages).toEqual([
      {
        Message: 'Kettle 110005 is no longer offered. Please remove it from your bag.',
        Area: `CartLines.${bag.CartLines[0].Id}`,
      },
    ])
    const review = await shopper.call('GET /api/v2/{language}/accounts/{edp}/orderreview')
    expect([review.statusCode, review.json()]).toEqual([417, bag.Messages])
    expect((await shopper.place()).statusCode).toBe(409)
    const params = { guid: shopper.guid, id: bag.CartLines[0].Id }
    const more = { token, params, body: { Quantity: 2 } }
    expect((await shop.call('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', more)).statusCode).toBe(417)
    expect(
      (await shop.call('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', { token, params })).json(),
    ).toMatchObject({ CartLines: [], Messages: [] })
  })
})
