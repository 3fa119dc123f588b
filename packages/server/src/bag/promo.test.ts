import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { bagging, codesOf, plain } from '../testing/bagging.ts'
import { addPromoCodes } from '../testing/promo-codes.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'

let shop: OrderingShop
let bags: Awaited<ReturnType<typeof bagging>>
beforeAll(async () => {
  shop = await orderingShop()
  bags = await bagging(shop)
  await stockShelf(
    shop.pool,
    { itemNo: '120001', edpNo: 1201, priceCents: 4000, quantity: 500 },
    { itemNo: '120002', edpNo: 1202, priceCents: 2500, quantity: 500, isDonation: true },
    { itemNo: '120003', edpNo: 1203, priceCents: 5000, quantity: 500 },
  )
  await shop.pool.query(
    `insert into category (id, level, position, name_en, name_fr) values ('gift-cards', 1, 2, 'Gift Cards', 'Cartes-cadeaux')`,
  )
  await shop.pool.query(`update product set category_id = 'gift-cards', weight_grams = 0 where item_no = '120003'`)
  await addPromoCodes(shop.pool)
  await shop.pool.query(
    `insert into promo_code (code, type, percent, amount_cents, description_en, description_fr, starts_at, min_goods_cents,
       is_stackable, max_uses, uses)
     values ('SOON', 'percent', 20, null, 'Soon', 'Bientôt', '2026-12-01', 0, false, null, 0),
       ('GONE', 'percent', 20, null, 'Gone', 'Parti', null, 0, false, 3, 3),
       ('TAKE10', 'amount', null, 1000, 'Ten off', 'Dix de moins', null, 0, true, null, 0),
       ('TAKE20', 'amount', null, 2000, 'Twenty off', 'Vingt de moins', null, 0, true, null, 0),
       ('TAKE30', 'amount', null, 3000, 'Thirty off', 'Trente de moins', null, 0, true, null, 0),
       ('SHIPMORE', 'free-shipping', null, null, 'Free too', 'Gratuite aussi', null, 0, true, null, 0)`,
  )
})
afterAll(() => shop.close())

const kettle = { ItemNo: '120001', EdpNo: 1201, Quantity: 1 }
const gift = { ItemNo: '120002', EdpNo: 1202, Quantity: 1 }
const giftCard = { ItemNo: '120003', EdpNo: 1203, Quantity: 1 }

describe('a promo code', () => {
  it('1. takes a percentage off the goods, before taxes', async () => {
    const reply = await bags.use(await bags.aBag(kettle, gift), 'WELCOME10')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      PromoCode: 'WELCOME10',
      Promotions: [{ Code: 'WELCOME10', Description: '10% off merchandise', Amount: 4, IsApplied: true }],
      MerchandiseSubTotal: 65,
      Discount: 4,
      ShippingHandling: 9.95,
      TaxTotal: 5.97,
      GrandTotal: 65 - 4 + 9.95 + 5.97,
      Messages: [],
    })
  })

  it('2. reduces by an amount, at most the price of the goods', async () => {
    const guid = await bags.aBag(kettle)
    expect((await bags.use(guid, 'ONCEONLY')).json()).toMatchObject({ Discount: 5, TaxTotal: 5.84 })
    await shop.pool.query(`update edp set price_cents = 300 where edp_no = 1201`)
    expect(await bags.read(guid)).toMatchObject({ Discount: 3, TaxTotal: 1.29, GrandTotal: 11.24 })
    await shop.pool.query(`update edp set price_cents = 4000 where edp_no = 1201`)
  })

  it('3. makes standard delivery free, with a notice if express is chosen', async () => {
    const shopper = await (await shop.guest()).bag(kettle)
    expect((await bags.use(shopper.guid, 'FREESHIP', 'fr')).json()).toMatchObject({
      Promotions: [{ Code: 'FREESHIP', Amount: 0, IsApplied: true }],
      ShippingHandling: 0,
      FreeShippingRemaining: null,
      ShipMethods: [
        { Id: 'standard', Price: 0 },
        { Id: 'express', Price: 19.95 },
      ],
      GrandTotal: 45.2,
      Messages: [],
    })
    const body = { ShipMethodId: 'express' }
    const express = await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', { body })
    expect(express.json()).toMatchObject({
      Promotions: [{ Code: 'FREESHIP', IsApplied: false }],
      ShippingHandling: 19.95,
      Messages: [
        {
          Message: 'Promo code FREESHIP is for “Standard delivery”. Please choose that shipping method to use it.',
          Area: 'PromoCode',
        },
      ],
    })
  })

  it('4. may be typed in lower case, with spaces, and repeatedly', async () => {
    const guid = await bags.aBag(kettle)
    for (const typed of ['  welcome 10 ', 'Welcome10', 'WELCOME10']) {
      const reply = await bags.use(guid, typed)
      expect([reply.statusCode, codesOf(reply.json())]).toEqual([200, ['WELCOME10']])
    }
  })

  it('5. can be removed, also again; without a name all codes are removed', async () => {
    const guid = await bags.aBag({ ...kettle, Quantity: 2 })
    await bags.use(guid, 'EXTRA5')
    await bags.use(guid, 'SHIPBONUS')
    for (const _ of [1, 2]) {
      const reply = await bags.drop(guid, ' extra5 ')
      expect([reply.statusCode, codesOf(reply.json())]).toEqual([200, ['SHIPBONUS']])
    }
    await bags.use(guid, 'EXTRA5')
    expect((await bags.drop(guid)).json()).toMatchObject({ PromoCode: null, Promotions: [], Discount: 0 })
  })

  it('6. in French has its French description', async () => {
    const guid = await bags.aBag(kettle)
    const { Promotions } = (await bags.use(guid, 'WELCOME10', 'fr')).json()
    expect(plain(Promotions[0].Description)).toBe('10 % de rabais sur la marchandise')
  })
})

describe('is refused', () => {
  it.each([
    [
      'unknown',
      'NOSUCH',
      [kettle],
      'Promo code NOSUCH is not one of ours. Please check its spelling.',
      'Le code promo NOSUCH est inconnu. Veuillez en vérifier l’orthographe.',
    ],
    [
      'not started, like an unknown one',
      'SOON',
      [kettle],
      'Promo code SOON is not one of ours. Please check its spelling.',
      'Le code promo SOON est inconnu. Veuillez en vérifier l’orthographe.',
    ],
    [
      'expired',
      'EXPIRED',
      [kettle],
      'Promo code EXPIRED has expired. Please use another one.',
      'Le code promo EXPIRED est expiré. Veuillez en utiliser un autre.',
    ],
    [
      'used up',
      'GONE',
      [kettle],
      'Promo code GONE has been used as often as it can be. Please use another one.',
      'Le code promo GONE a déjà servi autant de fois que possible. Veuillez en utiliser un autre.',
    ],
    [
      'an empty bag',
      'WELCOME10',
      [],
      'Promo code WELCOME10 applies to merchandise, not to donations or gift cards. Please add an item to your bag.',
      'Le code promo WELCOME10 s’applique à la marchandise, et non aux dons ni aux cartes-cadeaux. Veuillez ajouter un article à votre panier.',
    ],
    [
      'donations and gift cards only',
      'FREESHIP',
      [gift, giftCard],
      'Promo code FREESHIP applies to merchandise, not to donations or gift cards. Please add an item to your bag.',
      'Le code promo FREESHIP s’applique à la marchandise, et non aux dons ni aux cartes-cadeaux. Veuillez ajouter un article à votre panier.',
    ],
    [
      'below the minimum',
      'EXTRA5',
      [kettle, gift],
      'Promo code EXTRA5 needs $50.00 of merchandise. Please add $10.00 more to your bag.',
      'Le code promo EXTRA5 exige 50,00 $ de marchandise. Veuillez ajouter 10,00 $ à votre panier.',
    ],
  ])('%s', async (_, code, lines, en, fr) => {
    const guid = await bags.aBag(...lines)
    for (const [language, message] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      const reply = await bags.use(guid, code, language)
      expect([reply.statusCode, reply.json().length, reply.json()[0].Area]).toEqual([417, 1, 'PromoCode'])
      expect(plain(reply.json()[0].Message)).toBe(message)
    }
    expect((await bags.read(guid)).Promotions).toEqual([])
  })

  it('beside one that it cannot be combined with, in both languages', async () => {
    const guid = await bags.aBag({ ...kettle, Quantity: 2 })
    await bags.use(guid, 'WELCOME10')
    expect((await bags.use(guid, 'FREESHIP')).json()).toEqual([
      {
        Message: 'Promo code FREESHIP cannot be combined with WELCOME10. Please remove WELCOME10 to use it.',
        Area: 'PromoCode',
      },
    ])
    expect((await bags.use(guid, 'extra5', 'fr')).json()[0].Message).toBe(
      'Le code promo EXTRA5 ne peut pas être combiné avec WELCOME10. Veuillez retirer WELCOME10 pour l’utiliser.',
    )
    await bags.drop(guid)
    await bags.use(guid, 'EXTRA5')
    expect((await bags.use(guid, 'WELCOME10')).statusCode).toBe(417)
  })

  it('to a member who has used it, but not to another', async () => {
    const mine = await (await shop.member('once@example.com')).bag(kettle)
    const yours = await (await shop.member('twice@example.com')).bag(kettle)
    await shop.pool.query(`insert into promo_member (code, customer_edp, uses) values ('ONCEONLY', $1, 1)`, [mine.edp])
    expect((await bags.use(mine.guid, 'ONCEONLY')).json()).toEqual([
      { Message: 'You have already used promo code ONCEONLY. Please use another one.', Area: 'PromoCode' },
    ])
    expect((await bags.use(yours.guid, 'ONCEONLY')).statusCode).toBe(200)
  })

  it('an invalid code and an unknown bag are refused', async () => {
    const guid = await bags.aBag(kettle)
    for (const wrong of ['', '   ', 'x'.repeat(33), 7, null, undefined, 'A\u0000B', ['WELCOME10']]) {
      const reply = await bags.use(guid, wrong)
      expect([wrong, reply.statusCode, reply.json()[0].Area]).toEqual([wrong, 400, 'PromoCode'])
    }
    expect((await bags.use(guid, "' or 1=1 --")).statusCode).toBe(417)
    expect((await bags.use('00000000-0000-4000-8000-000000000000', 'WELCOME10')).statusCode).toBe(404)
    expect((await bags.drop('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    await shop.pool.query('update cart set ordered_at = now() where guid = $1', [guid])
    expect((await bags.use(guid, 'WELCOME10')).statusCode).toBe(409)
    expect((await bags.drop(guid)).statusCode).toBe(409)
  })
})

describe('several', () => {
  it('1. apply in the sequence in which they were entered, each to the price of all goods', async () => {
    const first = await bags.aBag({ ...kettle, Quantity: 2 })
    await bags.use(first, 'TAKE10')
    expect((await bags.use(first, 'EXTRA5')).json().Promotions).toMatchObject([
      { Code: 'TAKE10', Amount: 10 },
      { Code: 'EXTRA5', Amount: 4 },
    ])
    const second = await bags.aBag({ ...kettle, Quantity: 2 })
    await bags.use(second, 'EXTRA5')
    await bags.use(second, 'TAKE10')
    expect((await bags.use(second, 'SHIPBONUS')).json()).toMatchObject({
      PromoCode: 'EXTRA5',
      Promotions: [
        { Code: 'EXTRA5', Amount: 4 },
        { Code: 'TAKE10', Amount: 10 },
        { Code: 'SHIPBONUS', Amount: 0 },
      ],
      Discount: 14,
      ShippingHandling: 0,
      TaxTotal: 8.58,
      GrandTotal: 74.58,
    })
  })

  it('2. that exclude each other: the earlier applies, and the other has a notice', async () => {
    const guid = await bags.aBag({ ...kettle, Quantity: 2 })
    await shop.pool.query(
      `insert into cart_promo (guid, code, position) values ($1, 'WELCOME10', 1), ($1, 'FREESHIP', 2)`,
      [guid],
    )
    const bag = await bags.read(guid)
    expect(codesOf(bag)).toEqual(['WELCOME10', '(FREESHIP)'])
    expect(bag.Messages).toMatchObject([{ Area: 'PromoCode', Message: expect.stringContaining('remove WELCOME10') }])
    expect(codesOf((await bags.drop(guid, 'WELCOME10')).json())).toEqual(['FREESHIP'])
  })
})

describe('a code that takes nothing off', () => {
  const messagesOf = (code: string) => [
    {
      Message: `Promo code ${code} takes nothing off this order, so it will not be used. You can keep it for another one.`,
      Area: 'PromoCode',
    },
  ]

  it('is not used when earlier codes have reduced the goods to zero, and is used again when prices rise', async () => {
    const shopper = await (await shop.guest()).bag(kettle)
    const { guid } = shopper
    for (const code of ['TAKE10', 'TAKE20']) await bags.use(guid, code)
    const reply = await bags.use(guid, 'TAKE30')
    expect(codesOf(reply.json())).toEqual(['TAKE10', 'TAKE20', 'TAKE30'])
    await shop.pool.query('update edp set price_cents = 3000 where edp_no = 1201')
    const bag = await bags.read(guid)
    expect(codesOf(bag)).toEqual(['TAKE10', 'TAKE20', '(TAKE30)'])
    expect(bag).toMatchObject({ Discount: 30, ShippingHandling: 9.95 })
    expect(bag.Messages.slice(1)).toEqual(messagesOf('TAKE30'))
    const french = await bags.read(guid, 'fr')
    expect(french.Messages[1].Message).toBe(
      'Le code promo TAKE30 ne réduit rien sur cette commande et ne sera donc pas utilisé. Vous pouvez le garder pour une autre.',
    )
    await shop.pool.query('update edp set price_cents = 4000 where edp_no = 1201')
    expect(codesOf(await bags.read(guid))).toEqual(['TAKE10', 'TAKE20', 'TAKE30'])
  })

  it('is used only where shipping would cost something without it', async () => {
    const shopper = await (await shop.guest()).bag({ ...kettle, Quantity: 3 })
    const { guid } = shopper
    const above = (await bags.use(guid, 'SHIPBONUS')).json()
    expect(codesOf(above)).toEqual(['(SHIPBONUS)'])
    expect(above).toMatchObject({ ShippingHandling: 0, Messages: messagesOf('SHIPBONUS') })
    const [line] = above.CartLines
    const below = (await bags.change(guid, line.Id, 2)).json()
    expect(codesOf(below)).toEqual(['SHIPBONUS'])
    expect(below).toMatchObject({ ShippingHandling: 0, Messages: [] })
    // Shipping to the territories is never free without a code.
    await bags.change(guid, line.Id, 3)
    expect(codesOf(await bags.inProvince(guid, 'YT'))).toEqual(['SHIPBONUS'])
    // With express, the notice does not suggest standard shipping: that is free without the code.
    await bags.inProvince(guid, 'ON')
    const body = { ShipMethodId: 'express' }
    const express = await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', { body })
    expect(express.json().Messages).toEqual(messagesOf('SHIPBONUS'))
  })

  it('is not used beside another that makes shipping free already', async () => {
    const guid = await bags.aBag(kettle)
    await bags.use(guid, 'SHIPBONUS')
    const bag = (await bags.use(guid, 'SHIPMORE')).json()
    expect(codesOf(bag)).toEqual(['SHIPBONUS', '(SHIPMORE)'])
    expect(bag.Messages).toEqual(messagesOf('SHIPMORE'))
    expect(codesOf((await bags.drop(guid, 'SHIPBONUS')).json())).toEqual(['SHIPMORE'])
  })
})

it('guessing codes is limited', async () => {
  const guessed = await testApp({ config: { limits: { ...shop.config.limits, promo: 3 } } })
  try {
    const appToken = await guessed.appToken()
    const { CartGuid: guid } = (await guessed.call('POST /api/v2/{language}/carts', { token: appToken })).json()
    const guess = (PromoCode: string) =>
      guessed.call('PUT /api/v2/{language}/carts/{guid}/promocode', {
        token: appToken,
        params: { guid },
        body: { PromoCode },
      })
    const statuses: number[] = []
    for (const code of ['AA', 'AB', 'AC', 'AD']) statuses.push((await guess(code)).statusCode)
    expect(statuses).toEqual([417, 417, 417, 429])
    expect((await guess('AE')).headers['retry-after']).toBeDefined()
  } finally {
    await guessed.close()
  }
})
