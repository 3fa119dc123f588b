import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../kernel/mail/mail.ts'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { withoutParcelService } from '../orders/without-parcel.service.ts'
import { mailSettings } from '../outside/mail.settings.ts'
import { createMail } from '../outside/mail.ts'
import { receiveReturnService } from '../returns/receive-return.service.ts'
import { mailbox } from '../testing/mailbox.ts'
import { operatorOf } from '../testing/operator.ts'
import { testOutbox } from '../testing/outbox.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
let operator: ReturnType<typeof fulfilmentService>
let returns: ReturnType<typeof receiveReturnService>
let withoutParcel: ReturnType<typeof withoutParcelService>
const warned: unknown[] = []
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    {
      itemNo: '740001',
      edpNo: 7401,
      priceCents: 5000,
      quantity: 500,
      nameEn: 'Onair Gift Card',
      nameFr: 'Carte-cadeau Onair',
    },
    { itemNo: '740002', edpNo: 7402, priceCents: 9000, quantity: 500 },
    { itemNo: '740003', edpNo: 7403, priceCents: 2500, quantity: 500, isDonation: true },
  )
  await shop.pool.query(
    `insert into category (id, level, position, name_en, name_fr) values ('gift-cards', 1, 2, 'Gift Cards', 'Cartes-cadeaux')`,
  )
  await shop.pool.query(`update product set category_id = 'gift-cards', weight_grams = 0 where item_no = '740001'`)
  const deps = {
    ...operatorOf(shop),
    log: { warn: (about: unknown) => void warned.push(about) },
  }
  operator = fulfilmentService(deps)
  returns = receiveReturnService(deps)
  withoutParcel = withoutParcelService(deps)
})
afterAll(() => shop.close())

const giftCard = { ItemNo: '740001', EdpNo: 7401, Quantity: 1 }
const kettle = { ItemNo: '740002', EdpNo: 7402, Quantity: 1 }
const gift = { ItemNo: '740003', EdpNo: 7403, Quantity: 1 }

type Bought = { shopper: Shopper; orderNo: string; email: string }
async function bought(
  lines: (typeof giftCard)[],
  language: 'en' | 'fr' = 'en',
  card: string = cards.visa,
): Promise<Bought> {
  const email = `${randomUUID()}@example.com`
  const shopper = await (await shop.guest({ Email: email })).bag(...lines)
  await shopper.sendHome()
  await shopper.payBy(card)
  const placed = await shopper.place({ language })
  expect(placed.statusCode).toBe(201)
  return { shopper, orderNo: placed.json().OrderSummary.OrderNo, email }
}
const outbox = (mail: Mail = createMail(mailSettings.of(shop.config)), lateMs = 0) => testOutbox(shop, { mail, lateMs })
const everythingSent = () => shop.pool.query('update outbox set sent_at = now() where sent_at is null')
/** The numbers and PINs in the mails of an address, a list for each mail. */
async function mailedCards(address: string): Promise<{ CardNumber: string; Pin: string }[][]> {
  const mails = (await mailbox(shop.sandbox, address)).filter(({ Subject }) => /gift card|carte-cadeau/i.test(Subject))
  return mails.map(({ Text }) =>
    [...Text.matchAll(/: ((?:\d{4} ){3}\d{4})\n\D*: (\d{4})\n/g)].map(([, number = '', Pin = '']) => ({
      CardNumber: number.replaceAll(' ', ''),
      Pin,
    })),
  )
}
const cardsOf = async (orderNo: string) =>
  (
    await shop.pool.query<{ balance_cents: number; last_digits: string }>(
      `select balance_cents, last_digits from sold_gift_card join gift_card on id = gift_card_id where order_no = $1
       order by position, unit`,
      [orderNo],
    )
  ).rows
const balance = async (body: { CardNumber: string; Pin: string } | undefined) =>
  (await shop.call('POST /api/v2/{language}/giftcardbalance', { token: await shop.appToken(), body })).json()
const state = async (orderNo: string) =>
  (await shop.pool.query('select state from placed_order where order_no = $1', [orderNo])).rows[0].state

describe('a gift card that was bought', () => {
  it('1. is issued when its order ships: a card for each unit, with its price, and not before', async () => {
    await everythingSent()
    const { orderNo, email } = await bought([{ ...giftCard, Quantity: 3 }, kettle])
    await outbox().sendDue()
    expect(await cardsOf(orderNo)).toEqual([])
    expect((await mailbox(shop.sandbox, email)).map(({ Text }) => Text).join()).toContain('when your order ships')
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'done' })
    expect((await cardsOf(orderNo)).map((card) => card.balance_cents)).toEqual([5000, 5000, 5000])
    await outbox().sendDue()
    const [all] = await mailedCards(email)
    expect(all).toHaveLength(3)
    expect(new Set(all?.map(({ CardNumber }) => CardNumber)).size).toBe(3)
    for (const card of all ?? []) expect(await balance(card)).toEqual({ Balance: 50, ExpiryDate: null })
  })

  it('2. is not issued while the payment cannot be captured', async () => {
    const { orderNo } = await bought([giftCard])
    await shop.fault('error', 'capture', 4)
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'refused' })
    await shop.fault('off', 'capture')
    expect(await cardsOf(orderNo)).toEqual([])
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'done' })
    expect(await cardsOf(orderNo)).toHaveLength(1)
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'refused' })
    expect(await cardsOf(orderNo)).toHaveLength(1)
  })

  it('3. has its number and PIN nowhere in the database', async () => {
    await everythingSent()
    const { orderNo, email } = await bought([giftCard])
    await operator.ship(orderNo)
    await outbox().sendDue()
    const [[card] = []] = await mailedCards(email)
    const { rows } = await shop.pool.query(
      `select row_to_json(both_rows)::text as kept
       from (select * from sold_gift_card join gift_card on id = gift_card_id where order_no = $1) both_rows
       union all select row_to_json(outbox)::text from outbox where order_no = $1`,
      [orderNo],
    )
    for (const { kept } of rows) {
      expect(kept).not.toContain(card?.CardNumber)
      expect(kept).not.toContain(`"${card?.Pin}"`)
    }
  })

  it('4. is one card with one number, even if the mail is sent twice and the card was used in between', async () => {
    await everythingSent()
    const { orderNo, email } = await bought([giftCard])
    await operator.ship(orderNo)
    // The process dies after sending, before it records that.
    const sending = createMail(mailSettings.of(shop.config))
    const dying: Mail = {
      async send(message) {
        await sending.send(message)
        throw new Error('killed')
      },
    }
    expect(await outbox(dying).sendDue()).toBe(0)
    const [[first] = []] = await mailedCards(email)
    const buyer = await (await shop.guest({ Email: email })).bag(kettle)
    await buyer.sendHome()
    await paying(shop).byThisGiftCard(buyer, first ?? { CardNumber: '', Pin: '' })
    await buyer.payBy(cards.visa)
    expect((await buyer.place()).json()).toMatchObject({ GiftCardRedemption: 50 })
    expect(await outbox(sending, 3_600_000).sendDue()).toBeGreaterThanOrEqual(1)
    const mails = await mailedCards(email)
    const numbers = mails.flat().map((card) => JSON.stringify(card))
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 1])
    expect(await cardsOf(orderNo)).toHaveLength(1)
    expect(await balance(first)).toMatchObject({ Balance: 0 })
  })

  it('5. is mailed in the order’s language, with instructions', async () => {
    for (const [language, says] of [
      [
        'en',
        [
          'Here is your gift card',
          'Onair Gift Card',
          'Amount: $50.00',
          'Card number: 6006 49',
          'PIN: ',
          'never expires',
          '/en/pages/giftcardbalance',
        ],
      ],
      [
        'fr',
        [
          'Voici votre carte-cadeau',
          'Carte-cadeau Onair',
          'Montant : 50,00 $',
          'Numéro de carte : 6006 49',
          'NIP : ',
          'n’expire jamais',
          '/fr/pages/giftcardbalance',
        ],
      ],
    ] as const) {
      await everythingSent()
      const { orderNo, email } = await bought([giftCard], language)
      await operator.ship(orderNo)
      await outbox().sendDue()
      const mails = await mailbox(shop.sandbox, email)
      const mail = mails.find(({ Subject }) => /gift card|carte-cadeau/i.test(Subject))
      const [text, html] = [mail?.Text, mail?.Html].map((body = '') => body.replaceAll('\u00a0', ' '))
      for (const words of says) expect(text).toContain(words)
      expect(html).toContain(`lang="${language}-CA"`)
      expect(html).toMatch(/6006 49\d\d \d{4} \d{4}/)
      expect(mail?.Subject).toContain(orderNo)
    }
  })

  it('6. is a liability when it is sold, and revenue when it pays', async () => {
    await everythingSent()
    const { orderNo, email } = await bought([{ ...giftCard, Quantity: 2 }, gift])
    expect(await shop.balances(orderNo)).toEqual({ receivable: 12_500, sales: -2500, 'gift-card': -10_000 })
    await operator.ship(orderNo)
    expect(await shop.balances(orderNo)).toEqual({ card: 12_500, sales: -2500, 'gift-card': -10_000 })
    await outbox().sendDue()
    const [[card] = []] = await mailedCards(email)
    const buyer = await (await shop.guest()).bag(kettle)
    await buyer.sendHome()
    await buyer.payBy(cards.visa)
    await paying(shop).byThisGiftCard(buyer, card ?? { CardNumber: '', Pin: '' })
    const spent = (await buyer.place()).json().OrderSummary.OrderNo
    expect(await shop.balances(spent)).toMatchObject({ 'gift-card': 5000, sales: -9000 })
  })

  it('7. paid by a gift card moves the liability from one card to the other', async () => {
    const shopper = await (await shop.guest()).bag(giftCard)
    await shopper.sendHome()
    await paying(shop).byGiftCard(shopper, 5000)
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    expect(await shop.balances(OrderNo)).toEqual({})
    await operator.ship(OrderNo)
    expect(await cardsOf(OrderNo)).toHaveLength(1)
  })

  it('8. cannot be returned, unlike the goods of its order; a cancelled order issues none', async () => {
    const { shopper, orderNo } = await bought([giftCard, kettle])
    await operator.ship(orderNo)
    await operator.deliver(orderNo)
    expect(await returns.receive(orderNo, [{ itemNo: '740001' }])).toEqual({
      status: 'refused',
      why: `Item 740001 of order ${orderNo} is a gift card; it was issued when the order shipped, and cannot come back.`,
    })
    expect(await returns.receive(orderNo)).toMatchObject({ status: 'done', refundCents: 9000 + 995 + 1299 })
    const params = { id: orderNo }
    const order = (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params })).json()
    expect(order.OrderSummary.Status).toBe('Returned')
    expect(await returns.receive(orderNo)).toMatchObject({ status: 'refused' })

    const cancelled = await bought([giftCard])
    await operator.cancel(cancelled.orderNo)
    expect(await shop.balances(cancelled.orderNo)).toEqual({})
    expect(await operator.ship(cancelled.orderNo)).toMatchObject({ status: 'refused' })
    expect(await cardsOf(cancelled.orderNo)).toEqual([])
  })
})

describe('an order without a parcel', () => {
  it('1. ships automatically when it can no longer be edited, is delivered by its mail, and cannot be returned', async () => {
    await everythingSent()
    const { shopper, orderNo, email } = await bought([giftCard, gift])
    await withoutParcel.sendDue()
    expect(await state(orderNo)).toBe('received')
    await outbox().sendDue()
    const [confirmation] = await mailbox(shop.sandbox, email)
    expect(confirmation?.Text).toContain('once your order can no longer be changed')
    expect(confirmation?.Text).not.toContain('expected by')
    shop.clock.advance(60 * 60_000)
    const due = await Promise.all([withoutParcel.sendDue(), withoutParcel.sendDue()])
    expect(due.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1)
    expect([await state(orderNo), (await cardsOf(orderNo)).length]).toEqual(['shipped', 1])
    await outbox().sendDue()
    await withoutParcel.sendDue()
    expect(await state(orderNo)).toBe('delivered')
    const params = { id: orderNo }
    const order = (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params })).json()
    expect(order.SubOrders).toMatchObject([
      {
        ShipMethod: 'By e-mail',
        ReturnByDate: null,
        ShowIneligibleForReturnMessage: true,
        ShowCanadaPostReturnCTA: false,
      },
    ])
    expect(order.ShipLevels).toEqual(['By e-mail'])
  })

  it('2. is delivered at once if it only has donations; an order with goods waits for the operator', async () => {
    const [donated, packed] = [await bought([gift]), await bought([giftCard, kettle])]
    shop.clock.advance(60 * 60_000)
    await withoutParcel.sendDue()
    expect(await state(donated.orderNo)).toBe('delivered')
    expect(await state(packed.orderNo)).toBe('received')
  })

  it('3. is reported if its payment fails, and does not delay others', async () => {
    const [first, second] = [await bought([gift]), await bought([gift])]
    shop.clock.advance(60 * 60_000)
    await shop.fault('error', 'capture', 1)
    warned.length = 0
    await withoutParcel.sendDue()
    expect([await state(first.orderNo), await state(second.orderNo)].sort()).toEqual(['delivered', 'received'])
    expect(warned).toMatchObject([{ orderNo: expect.any(String), why: expect.stringContaining('could not be taken') }])
    await shop.fault('off', 'capture')
    await withoutParcel.sendDue()
    expect([await state(first.orderNo), await state(second.orderNo)]).toEqual(['delivered', 'delivered'])
  })
})
