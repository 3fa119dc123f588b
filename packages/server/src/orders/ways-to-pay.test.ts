import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authoriseService } from '../payment/authorise.service.ts'
import { aGiftCard } from '../testing/gift-cards.ts'
import { operatorOf } from '../testing/operator.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { fulfilmentService } from './fulfilment.service.ts'

let shop: OrderingShop
let pay: ReturnType<typeof paying>
beforeAll(async () => {
  shop = await orderingShop()
  pay = paying(shop)
  await stockShelf(
    shop.pool,
    { itemNo: '730001', edpNo: 7301, priceCents: 10_000, quantity: 5000, noOfPayments: 4 },
    { itemNo: '730002', edpNo: 7302, priceCents: 3333, quantity: 5000, sellerType: 'Marketplace' },
    { itemNo: '730003', edpNo: 7303, priceCents: 2500, quantity: 5000 },
  )
  await shop.pool.query(
    `insert into promo_code (code, type, percent, amount_cents, description_en, description_fr, is_stackable, max_uses,
       max_uses_per_customer)
     values ('TENOFF', 'percent', 10, null, 'Ten off', 'Dix de moins', true, null, null),
       ('FIVEONCE', 'amount', null, 500, 'Five off', 'Cinq de moins', true, null, 1),
       ('LASTONE', 'amount', null, 700, 'Seven off', 'Sept de moins', true, 1, null),
       ('SHIPONCE', 'free-shipping', null, null, 'Free standard', 'Standard gratuite', true, null, 1)`,
  )
})
afterAll(() => shop.close())

const kettle = { ItemNo: '730001', EdpNo: 7301, Quantity: 1 }
const donation = { ItemNo: '730003', EdpNo: 7303, Quantity: 1 }
const pan = { ItemNo: '730002', EdpNo: 7302, Quantity: 2 }

const aBag = async (...lines: (typeof kettle)[]): Promise<Shopper> =>
  (await (await shop.guest({ Email: `${randomUUID()}@example.com` })).bag(...lines)).sendHome()
const oneRow = async <Row>(sql: string, ...values: unknown[]): Promise<Row> =>
  (await shop.pool.query(sql, values)).rows[0]
const usesOf = async (code: string) =>
  (await oneRow<{ uses: number }>('select uses from promo_code where code = $1', code)).uses
const deps = () => operatorOf(shop)
const authorisedPayments = async () => {
  const { authorised, voided } = await shop.money()
  return authorised - voided
}

describe('promo codes, gift cards and a card', () => {
  it('1. are all in the order and in its ledger', async () => {
    const shopper = await aBag(kettle, pan)
    await pay.use(shopper, 'tenoff')
    await pay.use(shopper, 'FIVEONCE')
    const giftCard = await pay.byGiftCard(shopper, 4000)
    await shopper.payBy(cards.visa)
    const review = (await shopper.review()).json()
    const reply = await shopper.place({ reviewHash: review.ReviewHash })
    expect(reply.statusCode).toBe(201)
    const order = reply.json()
    const params = { id: order.OrderSummary.OrderNo }
    const read = await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params })
    expect(read.json()).toEqual(order)
    expect(order).toMatchObject({
      PaymentType: 'Visa',
      PromoCode: 'TENOFF, FIVEONCE',
      Promotions: [
        { Code: 'TENOFF', Description: 'Ten off', Amount: 16.67 },
        { Code: 'FIVEONCE', Description: 'Five off', Amount: 5 },
      ],
      MerchandiseSubTotal: 166.66,
      Discount: 21.67,
      GiftCardRedemption: 40,
      ActualOrderTotal: review.OrderTotal,
      GrandTotal: review.GrandTotal,
    })
    expect(order.ActualOrderTotal).toBeCloseTo(order.GrandTotal + 40, 2)
    expect(await shop.giftCardBalance(giftCard)).toBe(0)
    const { OrderNo } = order.OrderSummary
    expect(await oneRow('select promotions, card_type from placed_order where order_no = $1', OrderNo)).toEqual({
      card_type: 'VI',
      promotions: [
        { code: 'TENOFF', descriptionEn: 'Ten off', descriptionFr: 'Dix de moins', amountCents: 1667 },
        { code: 'FIVEONCE', descriptionEn: 'Five off', descriptionFr: 'Cinq de moins', amountCents: 500 },
      ],
    })
    expect(
      await oneRow('select sum(discount_cents)::int as discount from order_line where order_no = $1', OrderNo),
    ).toEqual({ discount: 2167 })
    expect(await shop.balances(OrderNo)).toMatchObject({ 'gift-card': 4000, sales: -14_499 })
  })

  it('4. a code for free shipping is not used by an order that ships faster or free anyway', async () => {
    const shopper = await (await aBag(pan)).payBy(cards.visa)
    await pay.use(shopper, 'SHIPONCE')
    const body = { ShipMethodId: 'express' }
    await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', { body })
    const order = (await shopper.place()).json()
    expect(order).toMatchObject({ PromoCode: null, ShippingHandling: 19.95 })
    expect(await oneRow(`select count(*)::int from promo_guest where code = 'SHIPONCE'`)).toEqual({ count: 0 })
    // Goods above the threshold ship free anyway.
    await shopper.bag(kettle)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    await pay.use(shopper, 'SHIPONCE')
    expect((await shopper.place()).json()).toMatchObject({ PromoCode: null, Promotions: [], ShippingHandling: 0 })
    expect(await oneRow(`select count(*)::int from promo_guest where code = 'SHIPONCE'`)).toEqual({ count: 0 })
    await shopper.bag(pan)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    await pay.use(shopper, 'SHIPONCE')
    expect((await shopper.place({ language: 'fr' })).json()).toMatchObject({
      PromoCode: 'SHIPONCE',
      Promotions: [{ Code: 'SHIPONCE', Description: 'Standard gratuite', Amount: 0 }],
      ShippingHandling: 0,
    })
    expect(await oneRow(`select count(*)::int from promo_guest where code = 'SHIPONCE'`)).toEqual({ count: 1 })
  })

  it('2. with nothing left to pay, no card is needed and no provider is called', async () => {
    const shopper = await aBag(kettle)
    const giftCard = await pay.byGiftCard(shopper, 20_000)
    const before = await shop.money()
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => shopper.place({ key, language: 'fr' })))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.json()).toMatchObject({
      PaymentType: 'Carte-cadeau',
      CreditCardNo: null,
      CCExpiry: null,
      GiftCardRedemption: 113,
      GrandTotal: 0,
    })
    expect(await shop.giftCardBalance(giftCard)).toBe(8700)
    expect(await shop.money()).toEqual(before)
  })

  it('3. with Easy Pay, the gift card pays the first payment, and a card is required for the rest', async () => {
    const shopper = await aBag(kettle)
    await pay.inParts(shopper, 4)
    await pay.byGiftCard(shopper, 4000)
    expect((await shopper.place()).statusCode).toBe(417)
    await shopper.payBy(cards.visa)
    const order = (await shopper.place()).json()
    expect(order.EasyPays.map(({ Amount }: { Amount: number }) => Amount)).toEqual([0, 23, 25, 25])
    expect(await oneRow('select count(*)::int from payment where order_no = $1', order.OrderSummary.OrderNo)).toEqual({
      count: 0,
    })
  })

  it('4. gift cards that pay everything rule out Easy Pay; without them the earlier choice applies again', async () => {
    const shopper = await aBag(kettle)
    await shopper.payBy(cards.visa)
    await pay.inParts(shopper, 3)
    const giftCard = await pay.byGiftCard(shopper, 20_000)
    const atOnce = { NoOfInstallments: 1, MaxInstallments: 1, GrandTotal: 0, Messages: [] }
    const covered = (await shopper.review()).json()
    expect(covered).toMatchObject({ ...atOnce, Installments: [{ Amount: 0 }] })
    const refused = await pay.inParts(shopper, 2)
    expect([refused.statusCode, refused.json()[0].Area]).toEqual([417, 'NoOfInstallments'])
    const drop = 'DELETE /api/v2/{language}/accounts/{edp}/cart/giftcards/{id}' as const
    expect((await shopper.call(drop, { params: { id: giftCard } })).json()).toMatchObject({
      NoOfInstallments: 3,
      Messages: [],
    })
    await pay.byGiftCard(shopper, 20_000)
    const order = (await shopper.place()).json()
    expect(order).toMatchObject({ NoOfEasyPays: 0, EasyPays: [], GrandTotal: 0 })
  })

  it('5. a gift card that expired in the bag must be removed', async () => {
    const shopper = await aBag(kettle)
    const { id, ...secret } = await aGiftCard(shop.pool, 20_000, { expiresOn: '2026-11-21' })
    await pay.byThisGiftCard(shopper, secret)
    await shop.pool.query(`update gift_card set expires_on = '2026-11-20' where id = $1`, [id])
    const reply = await shopper.place()
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'GiftCards'])
  })

  it('6. an order of gift cards and donations only is neither shipped nor taxed: a billing address is enough', async () => {
    await shop.pool.query(`update product set is_donation = true where item_no = '730003'`)
    const shopper = await (await shop.guest({ Email: `${randomUUID()}@example.com` })).bag(donation)
    await shopper.payBy(cards.visa)
    const review = (await shopper.review()).json()
    expect(review).toMatchObject({ Ships: false, ShippingAddress: null, ShippingHandling: 0, TaxTotal: 0 })
    const order = (await shopper.place()).json()
    expect(order).toMatchObject({ ShippingHandling: 0, TaxTotal: 0 })
    expect(order.SubOrders).toHaveLength(1)
    const goods = await (await shop.guest({ Email: `${randomUUID()}@example.com` })).bag(donation, kettle)
    await goods.payBy(cards.visa)
    expect((await goods.place()).json()).toMatchObject([{ Area: 'ShippingAddress' }])
  })
})

describe('a change since the review', () => {
  const refusal = async (change: (shopper: Shopper, giftCard: string) => Promise<unknown>) => {
    const shopper = await aBag(kettle)
    await pay.use(shopper, 'TENOFF')
    const giftCard = await pay.byGiftCard(shopper, 4000)
    await shopper.payBy(cards.visa)
    const { ReviewHash } = (await shopper.review()).json()
    await change(shopper, giftCard)
    const reply = await shopper.place({ reviewHash: ReviewHash })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'ReviewHash'])
    return /reviewed it: (.*)\. Please/.exec(reply.json()[0].Message)?.[1]
  }
  it('is named: a promo code', async () => {
    expect(await refusal((shopper) => pay.use(shopper, 'FIVEONCE'))).toBe('the promo codes')
  })
  it('names the gift cards if a balance has changed', async () => {
    expect(
      await refusal((_, id) => shop.pool.query('update gift_card set balance_cents = 10 where id = $1', [id])),
    ).toBe('the gift cards')
  })
  it('is named: the card', async () => {
    expect(await refusal((shopper) => shopper.payBy(cards.master))).toBe('the payment')
  })
})

describe('the wallet', () => {
  it('1. pays by the payment that was executed for this bag, and is captured when the order ships', async () => {
    const shopper = await aBag(kettle)
    const body = await pay.byWallet(shopper)
    const order = (await shopper.place({ body })).json()
    expect(order).toMatchObject({ PaymentType: 'PayPal', CreditCardNo: null, CCExpiry: null, GrandTotal: 113 })
    const { OrderNo } = order.OrderSummary
    expect(await fulfilmentService(deps()).ship(OrderNo)).toMatchObject({ status: 'done' })
    expect(await shop.balances(OrderNo)).toEqual({ wallet: 11_300, sales: -10_000, tax: -1300 })
    expect((await shopper.place({ body })).statusCode).toBe(409)
  })

  it('2. needs an executed payment of this bag, this payer and this total', async () => {
    const shopper = await aBag(kettle)
    const body = await pay.byWallet(shopper)
    const other = await aBag(kettle)
    await pay.byWallet(other)
    const refused = async (who: Shopper, sent: Parameters<Shopper['place']>[0]) => {
      const reply = await who.place(sent)
      return [reply.statusCode, reply.json()[0].Area]
    }
    expect(await refused(shopper, {})).toEqual([417, 'Paypal'])
    expect(await refused(other, { body })).toEqual([417, 'Paypal'])
    expect(await refused(shopper, { body: { ...body, PaypalPayerId: 'SOMEBODY' } })).toEqual([417, 'Paypal'])
    await pay.use(shopper, 'TENOFF')
    expect(await refused(shopper, { body })).toEqual([409, 'Paypal'])
    expect((await other.cart()).json()).toMatchObject({ ProductCount: 1 })
  })

  it('4. while unavailable, nothing is ordered, and the approval stays valid', async () => {
    const shopper = await aBag(kettle)
    const body = await pay.byWallet(shopper)
    await shop.sandbox.app.inject({
      method: 'POST',
      url: '/faults',
      payload: { Service: 'wallet', Mode: 'off', Operation: 'authorize', Count: 2 },
    })
    const away = await shopper.place({ body })
    expect([away.statusCode, away.headers['retry-after'], away.json()[0].Area]).toEqual([503, '5', 'Paypal'])
    const later = () => new Date(shop.clock.now().getTime() + 180_000)
    expect(await authoriseService({ ...deps(), clock: later }).reconcileStale()).toBe(1)
    expect((await shopper.place({ body })).statusCode).toBe(201)
  })

  it('4. after an outage, a guest signs in and the approval still pays the bag', async () => {
    const guest = await aBag(kettle)
    const body = await pay.byWallet(guest)
    const payload = { Service: 'wallet', Mode: 'off', Operation: 'authorize', Count: 2 }
    await shop.sandbox.app.inject({ method: 'POST', url: '/faults', payload })
    expect((await guest.place({ body })).statusCode).toBe(503)
    const member = await shop.member('signs-in@example.com')
    await member.attach(guest.guid)
    member.guid = guest.guid
    await member.sendHome()
    const chosen = { CardType: 'PY' }
    await member.call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { body: chosen })
    const placed = await member.place({ body })
    expect(placed.statusCode).toBe(201)
    const { OrderNo } = placed.json().OrderSummary
    expect(await oneRow('select customer_edp::int as edp from payment where order_no = $1', OrderNo)).toEqual({
      edp: member.edp,
    })
  })

  it('3. is voided when no order is placed, and must then be approved again', async () => {
    const shopper = await aBag(kettle)
    const body = await pay.byWallet(shopper)
    const at = (hours: number) => () => new Date(shop.clock.now().getTime() + hours * 3_600_000)
    const reconcile = (hours: number) => authoriseService({ ...deps(), clock: at(hours) }).reconcileStale()
    expect(await reconcile(2)).toBe(0)
    await reconcile(3.1)
    expect(
      await oneRow('select state from wallet_payment where transaction_id = $1', body.PaypalTransactionId),
    ).toEqual({
      state: 'voided',
    })
    expect(await reconcile(7)).toBe(0)
    const over = await shopper.place({ body })
    expect([over.statusCode, over.json()]).toEqual([
      417,
      [{ Message: expect.stringContaining('can no longer be used'), Area: 'Paypal' }],
    ])
    expect((await shopper.place({ body: await pay.byWallet(shopper) })).statusCode).toBe(201)
  })
})

describe('cancelling restores', () => {
  it('stock, uses of promo codes, gift cards and money', async () => {
    const shopper = await aBag(kettle)
    await pay.use(shopper, 'FIVEONCE')
    await pay.use(shopper, 'LASTONE')
    const giftCard = await pay.byGiftCard(shopper, 4000)
    await shopper.payBy(cards.visa)
    const stock = () => oneRow('select quantity from edp where edp_no = 7301')
    const before = await stock()
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    expect(await usesOf('LASTONE')).toBe(1)
    expect(await fulfilmentService(deps()).cancel(OrderNo)).toMatchObject({ status: 'done' })
    expect([await usesOf('LASTONE'), await shop.giftCardBalance(giftCard), await stock()]).toEqual([0, 4000, before])
    expect(await shop.balances(OrderNo)).toEqual({})
    await (await shopper.bag(kettle)).sendHome()
    expect((await pay.use(shopper, 'FIVEONCE')).statusCode).toBe(200)
  })
})

describe('many at once', () => {
  it('1. one of twenty shoppers gets the last use of a code; the others pay nothing', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const shopper = await aBag(kettle)
        await pay.use(shopper, 'LASTONE')
        return shopper.payBy(cards.visa)
      }),
    )
    const before = await authorisedPayments()
    const hashes = await Promise.all(shoppers.map(async (shopper) => (await shopper.review()).json().ReviewHash))
    const replies = await Promise.all(
      shoppers.map((shopper, index) => shopper.place({ reviewHash: hashes[index] ?? '' })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const areas = new Set(replies.filter(({ statusCode }) => statusCode !== 201).map((reply) => reply.json()[0].Area))
    expect([...areas].every((area) => area === 'PromoCode' || area === 'ReviewHash')).toBe(true)
    expect(await usesOf('LASTONE')).toBe(1)
    expect(await authorisedPayments()).toBe(before + 1)
    expect(await oneRow(`select count(*)::int from payment where order_no is null and state = 'authorised'`)).toEqual({
      count: 0,
    })
  })

  it('2. one of twenty orders of over 40.00 spends a gift card of 50.00; the others are rolled back', async () => {
    await shop.pool.query(`update edp set price_cents = 3540 where edp_no = 7302`)
    const secret = await aGiftCard(shop.pool, 5000)
    await shop.pool.query(`update promo_code set uses = 0, max_uses = 20 where code = 'LASTONE'`)
    const shoppers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const shopper = await aBag({ ...pan, Quantity: 1 })
        await pay.use(shopper, 'LASTONE')
        await pay.byThisGiftCard(shopper, secret)
        return shopper
      }),
    )
    const stock = () => oneRow<{ quantity: number }>('select quantity from edp where edp_no = 7302')
    const before = (await stock()).quantity
    const replies = await Promise.all(shoppers.map((shopper) => shopper.place()))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = replies.filter(({ statusCode }) => statusCode !== 201).map((reply) => reply.json()[0].Area)
    // Before the transaction a card is missing; inside it the gift card has changed.
    expect(refused.every((area) => ['CreditCard', 'GiftCards', 'ReviewHash'].includes(area))).toBe(true)
    const [entries] = (
      await shop.pool.query('select -sum(amount_cents)::int as cents from gift_card_entry where gift_card_id = $1', [
        secret.id,
      ])
    ).rows
    expect((await shop.giftCardBalance(secret.id)) + entries.cents).toBe(5000)
    expect([await usesOf('LASTONE'), (await stock()).quantity]).toEqual([1, before - 1])
  })
})

describe('orders of the same items in a different sequence', () => {
  it('do not deadlock: none of twelve is refused', async () => {
    await shop.pool.query(`update promo_code set uses = 0, max_uses = 100 where code in ('LASTONE', 'TENOFF')`)
    const gifts = [await aGiftCard(shop.pool, 60_000), await aGiftCard(shop.pool, 60_000)]
    // Little of each card is spent, so that every order spends from both.
    await shop.pool.query('update gift_card set balance_cents = 300 where id = $1', [gifts[0]?.id])
    const turned = <T>(index: number, all: T[]) => (index % 2 === 0 ? all : all.toReversed())
    const shoppers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const shopper = await aBag(...turned(index, [kettle, pan]))
        for (const code of turned(index, ['TENOFF', 'LASTONE'])) await pay.use(shopper, code)
        for (const gift of turned(index, gifts)) await pay.byThisGiftCard(shopper, gift)
        return shopper.payBy(cards.visa)
      }),
    )
    await shop.pool.query('update gift_card set balance_cents = 3000 where id = any($1)', [gifts.map(({ id }) => id)])
    const replies = await Promise.all(shoppers.map((shopper) => placedAtLast(shopper)))
    expect(replies).toEqual(Array(12).fill(201))
    expect(await usesOf('LASTONE')).toBe(12)
    expect(await Promise.all(gifts.map(({ id }) => shop.giftCardBalance(id)))).toEqual([0, 0])
  })

  /** Retries after a refusal, like a shopper when somebody else has spent from the gift card. */
  async function placedAtLast(shopper: Shopper): Promise<number> {
    for (let tries = 0; tries < 20; tries += 1) {
      const { statusCode } = await shopper.place()
      if (statusCode !== 409 && statusCode !== 417) return statusCode
    }
    return 409
  }
})

describe('an account on hold', () => {
  it('cannot order, whatever it pays with', async () => {
    const shopper = await aBag(kettle)
    const giftCard = await pay.byGiftCard(shopper, 20_000)
    await shop.pool.query('update customer set is_on_hold = true where edp = $1', [shopper.edp])
    const reply = await shopper.place()
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'AccountOnHold'])
    const wallet = await shopper.place({ body: { PaypalTransactionId: 'O-1' } })
    expect([wallet.statusCode, wallet.json()[0].Area]).toEqual([417, 'AccountOnHold'])
    expect(await shop.giftCardBalance(giftCard)).toBe(20_000)
  })
})
