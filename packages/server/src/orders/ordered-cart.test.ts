import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '730001', edpNo: 7301, priceCents: 10_000, noOfPayments: 4 },
    { itemNo: '730002', edpNo: 7302, priceCents: 3333, sellerType: 'Marketplace' },
  )
  await shop.pool.query(
    `insert into promo_code (code, type, percent, description_en, description_fr)
     values ('TENOFF', 'percent', 10, 'Ten off', 'Dix de moins')`,
  )
})
afterAll(() => shop.close())

const ordered = 'GET /api/v2/{language}/accounts/{edp}/orderedcart/{guid}' as const
const aShopper = () => shop.guest({ Email: `${randomUUID()}@example.com` })
const read = (shopper: Shopper, guid: string, language: 'en' | 'fr' = 'en') =>
  shopper.call(ordered, { params: { guid, language } })

/** A shopper who has placed an order, and the review of its bag. */
async function placed() {
  const shopper = await aShopper()
  await shopper.bag({ ItemNo: '730001', EdpNo: 7301, Quantity: 1 }, { ItemNo: '730002', EdpNo: 7302, Quantity: 2 })
  await shopper.sendHome()
  const pay = paying(shop)
  await pay.use(shopper, 'TENOFF')
  await pay.byGiftCard(shopper, 4000)
  await shopper.payBy(cards.visa)
  const review = (await shopper.review()).json()
  expect(await read(shopper, review.CartGuid)).toMatchObject({ statusCode: 404 })
  const order = await shopper.place()
  expect(order.statusCode).toBe(201)
  return { shopper, review, orderNo: order.json().OrderSummary.OrderNo }
}

it('1. the ordered bag equals the reviewed one, to the cent', async () => {
  const { shopper, review, orderNo } = await placed()
  const cart = (await read(shopper, review.CartGuid)).json()
  expect(cart.OrderNo).toBe(orderNo)
  const { ReviewHash: _, CartLines, ShipMethods, GiftCards, FreeShippingRemaining: __, ...same } = review
  expect(cart).toMatchObject(same)
  const asOrdered = (line: { Quantity: number }) => ({ ...line, Available: line.Quantity })
  expect(cart.CartLines).toEqual(CartLines.map(asOrdered))
  expect(cart.ShipMethods).toEqual(ShipMethods.filter(({ Id }: { Id: string }) => Id === review.ShipMethodId))
  expect(cart.GiftCards).toEqual(GiftCards.map((card: object) => ({ ...card, Balance: 0 })))
})

it('2. the ordered bag stays the same when prices, codes and names change', async () => {
  const { shopper, review } = await placed()
  const before = (await read(shopper, review.CartGuid, 'fr')).json()
  await shop.pool.query(`update edp set price_cents = 1 where edp_no = 7301`)
  await shop.pool.query(`update product set name_fr = 'Autre', withdrawn_at = now() where item_no = '730001'`)
  await shop.pool.query(`update promo_code set ends_at = '2020-01-01' where code = 'TENOFF'`)
  expect((await read(shopper, review.CartGuid, 'fr')).json()).toEqual(before)
  expect(before.Promotions).toMatchObject([{ Description: 'Dix de moins', IsApplied: true }])
  await shop.pool.query(`update edp set price_cents = 10000 where edp_no = 7301`)
  await shop.pool.query(`update product set withdrawn_at = null where item_no = '730001'`)
  await shop.pool.query(`update promo_code set ends_at = null where code = 'TENOFF'`)
})

it('3. other customers get the same 404 as for an unknown bag', async () => {
  const { review } = await placed()
  const other = await aShopper()
  const foreign = await read(other, review.CartGuid)
  expect(foreign.statusCode).toBe(404)
  expect(foreign.json()).toEqual((await read(other, randomUUID())).json())
})
