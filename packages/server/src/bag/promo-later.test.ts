import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { bagging, codesOf } from '../testing/bagging.ts'
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
  )
  await addPromoCodes(shop.pool)
  await shop.pool.query(
    `insert into promo_code (code, type, percent, amount_cents, description_en, description_fr, is_stackable, max_uses, uses)
     values ('LAST', 'percent', 20, null, 'Last', 'Dernier', false, 3, 2), ('TAKE10', 'amount', null, 1000, 'Ten off', 'Dix de moins', true, null, 0)`,
  )
})
afterAll(() => shop.close())

const kettle = { ItemNo: '120001', EdpNo: 1201, Quantity: 1 }
const gift = { ItemNo: '120002', EdpNo: 1202, Quantity: 1 }

describe('a code that stops applying to a bag', () => {
  it('1. does so when goods are removed, and says what to do; it applies again when they are added', async () => {
    const guid = await bags.aBag({ ...kettle, Quantity: 2 }, gift)
    await bags.use(guid, 'EXTRA5')
    const bag = await bags.read(guid)
    const change = (quantity: number) => bags.change(guid, bag.CartLines[0].Id, quantity)
    const less = (await change(1)).json()
    expect(less).toMatchObject({
      Promotions: [{ Code: 'EXTRA5', Amount: 0, IsApplied: false }],
      Discount: 0,
      Messages: [
        {
          Message: 'Promo code EXTRA5 needs $50.00 of merchandise. Please add $10.00 more to your bag.',
          Area: 'PromoCode',
        },
      ],
    })
    expect((await bags.use(guid, 'EXTRA5')).json().Messages).toEqual(less.Messages)
    expect((await change(2)).json()).toMatchObject({ Discount: 4, Messages: [] })
    expect((await bags.remove(guid, bag.CartLines[0].Id)).json()).toMatchObject({
      Promotions: [{ Code: 'EXTRA5', IsApplied: false }],
      Messages: [{ Area: 'PromoCode', Message: expect.stringContaining('applies to merchandise') }],
    })
    expect((await bags.add(guid, { ...kettle, Quantity: 3 })).json()).toMatchObject({ Discount: 6, Messages: [] })
  })

  it('2. does so at the instant of its expiry, and another code can be used', async () => {
    const late = await testApp()
    try {
      await stockShelf(late.pool, { itemNo: '120001', edpNo: 1201, priceCents: 4000 })
      await addPromoCodes(late.pool)
      await late.pool.query(`update promo_code set ends_at = '2026-11-21T17:00:01Z' where code = 'WELCOME10'`)
      const appToken = await late.appToken()
      const { CartGuid: guid } = (
        await late.call('POST /api/v2/{language}/carts', { token: appToken, body: kettle })
      ).json()
      const put = async (PromoCode: string) =>
        (
          await late.call('PUT /api/v2/{language}/carts/{guid}/promocode', {
            token: appToken,
            params: { guid },
            body: { PromoCode },
          })
        ).json()
      late.clock.advance(999)
      expect(await put('WELCOME10')).toMatchObject({ Discount: 4, Messages: [] })
      late.clock.advance(1)
      expect(await put('WELCOME10')).toMatchObject({
        Discount: 0,
        Messages: [{ Message: 'Promo code WELCOME10 has expired. Please use another one.', Area: 'PromoCode' }],
      })
      expect(codesOf(await put('ONCEONLY'))).toEqual(['(WELCOME10)', 'ONCEONLY'])
    } finally {
      await late.close()
    }
  })

  it('3. does so when others have used it up', async () => {
    const guid = await bags.aBag(kettle)
    expect((await bags.use(guid, 'LAST')).json().Discount).toBe(8)
    await shop.pool.query(`update promo_code set uses = 3 where code = 'LAST'`)
    expect(await bags.read(guid, 'fr')).toMatchObject({
      Discount: 0,
      Messages: [
        {
          Message: 'Le code promo LAST a déjà servi autant de fois que possible. Veuillez en utiliser un autre.',
          Area: 'PromoCode',
        },
      ],
    })
    await shop.pool.query(`update promo_code set uses = 2 where code = 'LAST'`)
  })

  it('4. does so when the guest signs in as a member who has used it', async () => {
    const guid = await bags.aBag(kettle)
    expect((await bags.use(guid, 'ONCEONLY')).json().Discount).toBe(5)
    const member = await shop.member('known@example.com')
    await shop.pool.query(`insert into promo_member (code, customer_edp, uses) values ('ONCEONLY', $1, 1)`, [
      member.edp,
    ])
    expect((await member.attach(guid)).json()).toMatchObject({
      Discount: 0,
      Messages: [{ Message: 'You have already used promo code ONCEONLY. Please use another one.', Area: 'PromoCode' }],
    })
  })
})

describe('at sign-in', () => {
  it.each([
    ['the guest’s exclusive code replaces the account’s', ['EXTRA5'], ['WELCOME10'], ['WELCOME10']],
    [
      'codes that can be combined stay, the guest’s first',
      ['EXTRA5', 'TAKE10'],
      ['SHIPBONUS'],
      ['SHIPBONUS', 'EXTRA5', 'TAKE10'],
    ],
    ['an exclusive one of the account is removed', ['FREESHIP'], ['SHIPBONUS'], ['SHIPBONUS']],
    ['the same code in both is kept once', ['EXTRA5', 'TAKE10'], ['TAKE10'], ['TAKE10', 'EXTRA5']],
    ['a guest without codes changes nothing', ['WELCOME10'], [], ['WELCOME10']],
    ['an account without codes gets the guest’s', [], ['WELCOME10'], ['WELCOME10']],
  ])('%s', async (name, account, guest, expected) => {
    const member = await (await shop.member(`${name.length}-${guest.length}@example.com`)).bag({
      ...kettle,
      Quantity: 2,
    })
    for (const code of account) await bags.use(member.guid, code)
    const guid = await bags.aBag(kettle)
    // In the territories, shipping is free only by a code.
    await bags.inProvince(guid, 'YT')
    for (const code of guest) expect((await bags.use(guid, code)).statusCode).toBe(200)
    const merged = (await member.attach(guid)).json()
    expect(codesOf(merged)).toEqual(expected)
    expect((await shop.pool.query('select 1 from cart_promo where guid = $1', [member.guid])).rowCount).toBe(0)
  })

  it('the gift cards of the account’s bag stay', async () => {
    const member = await (await shop.member('cards@example.com')).bag(kettle)
    const { rows } = await shop.pool.query(
      `insert into gift_card (number_hash, secret_hash, last_digits, balance_cents)
       values (sha256('a'), sha256('b'), '0050', 1000), (sha256('c'), sha256('d'), '0500', 2000) returning id`,
    )
    for (const [position, { id }] of rows.toReversed().entries()) {
      await shop.pool.query('insert into cart_gift_card (guid, gift_card_id, position) values ($1, $2, $3)', [
        member.guid,
        id,
        position,
      ])
    }
    const merged = (await member.attach(await bags.aBag(kettle))).json()
    expect(merged.GiftCards).toMatchObject([
      { LastDigits: '0500', Amount: 20 },
      { LastDigits: '0050', Amount: 10 },
    ])
    expect(merged.GrandTotal).toBe(merged.OrderTotal - 30)
  })
})
