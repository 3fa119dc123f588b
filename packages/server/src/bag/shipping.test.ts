import { provinces } from '@onair/core/provinces'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bagging } from '../testing/bagging.ts'
import { addPromoCodes } from '../testing/promo-codes.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
let bags: Awaited<ReturnType<typeof bagging>>
beforeAll(async () => {
  shop = await orderingShop()
  bags = await bagging(shop)
  await stockShelf(
    shop.pool,
    { itemNo: '130001', edpNo: 1301, priceCents: 4000, quantity: 500 },
    { itemNo: '130002', edpNo: 1302, priceCents: 2500, quantity: 500, isDonation: true },
    { itemNo: '130003', edpNo: 1303, priceCents: 5000, quantity: 500, nameEn: 'Gift Card' },
    { itemNo: '130004', edpNo: 1304, priceCents: 6000, quantity: 500, nameEn: 'Stove' },
  )
  await shop.pool.query(
    `insert into category (id, level, position, name_en, name_fr) values ('gift-cards', 1, 2, 'Gift Cards', 'Cartes-cadeaux')`,
  )
  await shop.pool.query(`update product set category_id = 'gift-cards' where item_no = '130003'`)
  await shop.pool.query(`update product set weight_grams = 13000 where item_no = '130004'`)
  await addPromoCodes(shop.pool)
})
afterAll(() => shop.close())

const kettle = { ItemNo: '130001', EdpNo: 1301, Quantity: 1 }
const gift = { ItemNo: '130002', EdpNo: 1302, Quantity: 1 }
const giftCard = { ItemNo: '130003', EdpNo: 1303, Quantity: 1 }
const stove = { ItemNo: '130004', EdpNo: 1304, Quantity: 1 }

type Cart = { ShipMethods: { Id: string; Price: number }[] }
const pricesOf = ({ ShipMethods }: Cart) => ShipMethods.map(({ Id, Price }) => [Id, Price])

describe('the shipping cost of a bag', () => {
  it('depends on the weight of its goods, not of gift cards', async () => {
    expect(pricesOf(await bags.read(await bags.aBag(stove)))).toEqual([
      ['standard', 12.95],
      ['express', 25.95],
    ])
    const guid = await bags.aBag({ ...kettle, Quantity: 2 }, { ...giftCard, Quantity: 40 })
    expect(pricesOf(await bags.read(guid))).toEqual([
      ['standard', 9.95],
      ['express', 19.95],
    ])
  })

  it('depends on its destination: higher in the territories, and free from 99.00 elsewhere', async () => {
    const guid = await bags.aBag({ ...kettle, Quantity: 3 })
    for (const { code } of provinces) {
      const bag = await bags.inProvince(guid, code)
      const isTerritory = ['NT', 'NU', 'YT'].includes(code)
      expect([code, bag.ShippingHandling, bag.FreeShippingRemaining]).toEqual([code, isTerritory ? 24.95 : 0, null])
    }
  })

  it('says how much is missing for free shipping; only goods count', async () => {
    const guid = await bags.aBag(kettle, gift, giftCard)
    expect((await bags.read(guid)).FreeShippingRemaining).toBe(59)
    expect((await bags.add(guid, kettle)).json().FreeShippingRemaining).toBe(19)
    expect((await bags.use(guid, 'WELCOME10')).json().FreeShippingRemaining).toBe(19)
    expect((await bags.add(guid, kettle)).json()).toMatchObject({ FreeShippingRemaining: null, ShippingHandling: 0 })
  })

  it.each([
    ['donations', [gift]],
    ['gift cards', [giftCard]],
    ['both', [gift, giftCard]],
  ])('is zero for %s only, which are not taxed either', async (_, lines) => {
    const bag = await bags.inProvince(await bags.aBag(...lines), 'NU')
    expect(bag).toMatchObject({ ShippingHandling: 0, TaxTotal: 0, FreeShippingRemaining: null })
    expect(pricesOf(bag)).toEqual([['standard', 0]])
    expect(bag.GrandTotal).toBe(bag.MerchandiseSubTotal)
  })
})

describe('the shipping methods of a destination', () => {
  const shipBy = (shopper: Shopper, ShipMethodId: string) =>
    shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', { body: { ShipMethodId } })
  const changeAddress = (shopper: Shopper, set: string) =>
    shop.pool.query(`update address set ${set} where customer_edp = $1 and not is_billing`, [shopper.edp])

  it('a PO box has no express delivery; a shopper who had chosen it gets a notice', async () => {
    const shopper = await (await (await shop.guest()).bag(kettle)).sendHome()
    expect((await shipBy(shopper, 'express')).json()).toMatchObject({ ShipMethodId: 'express', Messages: [] })
    await changeAddress(shopper, 'is_po_box = true')
    const bag = (await shopper.cart()).json()
    expect(pricesOf(bag)).toEqual([['standard', 9.95]])
    expect(bag).toMatchObject({ ShipMethodId: 'standard', ShippingHandling: 9.95 })
    expect(bag.Messages).toEqual([
      {
        Message:
          'Express delivery is not offered for this order. It will be sent by standard delivery; please choose another if you prefer.',
        Area: 'ShipMethodId',
      },
    ])
    expect((await shipBy(shopper, 'express')).json()).toMatchObject([{ Area: 'ShipMethodId' }])
    expect((await shipBy(shopper, 'standard')).json()).toMatchObject({ ShipMethodId: 'standard', Messages: [] })
  })

  it('an access point has pick-up only', async () => {
    const shopper = await (await (await shop.guest()).bag(kettle)).sendHome()
    await changeAddress(shopper, `access_point = '{"id": "U1", "name": "Corner Store"}'`)
    const bag = (await shopper.cart()).json()
    expect(pricesOf(bag)).toEqual([['pickup', 5.95]])
    expect(bag).toMatchObject({
      ShipMethodId: 'pickup',
      ShippingHandling: 5.95,
      FreeShippingRemaining: 59,
      Messages: [],
    })
    expect((await shipBy(shopper, 'express')).statusCode).toBe(417)
    expect((await shipBy(shopper, 'pickup')).statusCode).toBe(200)
    await changeAddress(shopper, 'access_point = null')
    expect((await shopper.cart()).json()).toMatchObject({ ShipMethodId: 'standard', ShippingHandling: 9.95 })
  })

  it.each(['sleigh', 'pickup', ''])('a house does not have %j', async (method) => {
    const shopper = await (await (await shop.guest()).bag(kettle)).sendHome()
    expect((await shipBy(shopper, method)).statusCode).toBe(method === '' ? 400 : 417)
  })
})

describe('totals over HTTP', () => {
  const wholeCents = (amount: number) => Math.round(amount * 100)

  it.each(provinces.map(({ code }) => code))('in %s: lines − discount + shipping + taxes', async (province) => {
    const guid = await bags.aBag({ ...kettle, Quantity: 2 }, gift, stove, giftCard)
    await bags.use(guid, 'EXTRA5')
    const bag = await bags.inProvince(guid, province)
    expect(bag).toMatchObject({ MerchandiseSubTotal: 80 + 25 + 60 + 50, Discount: 7, Province: province })
    const taxes = bag.Taxes.map(({ Rate, Amount }: { Rate: number; Amount: number }) => {
      const base = 80 + 60 - 7 + bag.ShippingHandling
      expect(wholeCents(Amount)).toBe(Math.round((wholeCents(base) * Math.round(Rate * 1000)) / 100_000))
      return wholeCents(Amount)
    })
    const total = taxes.reduce((sum: number, cents: number) => sum + cents, 0)
    expect(wholeCents(bag.TaxTotal)).toBe(total)
    expect(wholeCents(bag.OrderTotal)).toBe(21_500 - 700 + wholeCents(bag.ShippingHandling) + total)
    expect(bag.GrandTotal).toBe(bag.OrderTotal)
  })
})
