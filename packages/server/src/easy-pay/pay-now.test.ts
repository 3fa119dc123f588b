import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EasyPayShop, easyPayShop } from '../testing/easy-pay.ts'
import { cards, type Shopper } from '../testing/shopper.ts'
import { composePaymentCharged, composePaymentFailed } from './letters.ts'

let t: EasyPayShop
beforeAll(async () => {
  t = await easyPayShop()
})
afterAll(() => t.shop.close())
beforeEach(async () => {
  await t.noFaults()
  // All tests share one network address and one card.
  await t.shop.pool.query('delete from payment_declines')
  t.shop.clock.set('2026-11-21T17:00:00Z')
})

type Body = Record<string, unknown>
const pay = async (shopper: Shopper, id: string, body: Body, key: string = randomUUID()) =>
  shopper.call('POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments', {
    params: { id },
    body,
    headers: { 'idempotency-key': key },
    token: await t.signIn(shopper),
  })
const changeCard = async (shopper: Shopper, id: string, body: Body) =>
  shopper.call('PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard', {
    params: { id },
    body,
    token: await t.signIn(shopper),
  })
const schedule = async (shopper: Shopper) =>
  (
    await shopper.call('GET /api/v2/{language}/accounts/{edp}/easypayschedule', { token: await t.signIn(shopper) })
  ).json()

/** An order whose second payment was declined. */
async function aFailedOrder(shopper?: Shopper) {
  const order = await t.anOrder({ ...(shopper && { shopper }) })
  await t.blockCard(order.orderNo)
  t.shop.clock.set('2026-12-21T12:00:00Z')
  await t.job().run()
  return order
}

describe('paying now', () => {
  it('1. pays a failed payment with another card; the same key pays nothing again', async () => {
    const { shopper, orderNo } = await aFailedOrder()
    expect(await schedule(shopper)).toMatchObject([
      { NoOfEasyPay: '2 of 3', Status: 'Failed', RetryOn: '2026-12-22', Payable: true },
      { NoOfEasyPay: '3 of 3', Status: 'Due', RetryOn: null, Payable: true },
    ])
    const body = { Numbers: [2], ...(await t.newCard(cards.master)) }
    const key = randomUUID()
    const first = await pay(shopper, orderNo, body, key)
    expect([first.statusCode, first.json().EasyPays.map(({ Status }: Body) => Status)]).toEqual([
      200,
      ['Paid', 'Paid', 'Due'],
    ])
    const again = await pay(shopper, orderNo, body, key)
    expect(again.statusCode).toBe(200)
    expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
    expect((await schedule(shopper)).map((one: Body) => one.NoOfEasyPay)).toEqual(['3 of 3'])
    expect(await t.broken()).toEqual([])
  })

  it('1. pays the rest at once, in one charge; the letter names the payments', async () => {
    const { shopper, orderNo } = await t.anOrder({ parts: 4 })
    expect((await pay(shopper, orderNo, { Numbers: [4, 2, 3, 3] })).json()).toMatchObject({
      EasyPays: [{ Status: 'Paid' }, { Status: 'Paid' }, { Status: 'Paid' }, { Status: 'Paid' }],
      EasyPayCard: null,
    })
    expect(await t.chargedAtProvider(orderNo)).toEqual([7500])
    t.shop.clock.set('2027-02-28T12:00:00Z')
    await t.job().run()
    expect(await t.chargedAtProvider(orderNo)).toEqual([7500])
    const [letter] = await t.letters('easy-pay-taken', orderNo)
    expect(letter?.content).toMatchObject({ numbers: [2, 3, 4], amountCents: 7500, lastDigits: '4242' })
    expect(await t.broken()).toEqual([])
  })

  it('1. a key that was used for another payment is refused, and charges nothing', async () => {
    const { shopper, orderNo } = await t.anOrder()
    const key = randomUUID()
    await pay(shopper, orderNo, { Numbers: [2] }, key)
    const reply = await pay(shopper, orderNo, { Numbers: [3] }, key)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'Idempotency-Key'])
    expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
  })

  it('1. a refused card frees the key, charges nothing, and leaves the payment as it was', async () => {
    const { shopper, orderNo } = await t.anOrder()
    const key = randomUUID()
    const refused = await pay(shopper, orderNo, { Numbers: [2], ...(await t.newCard(cards.declined)) }, key)
    expect([refused.statusCode, refused.json()[0].Area]).toEqual([417, 'CreditCard'])
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Due', 'Due'])
    expect(await t.letters('easy-pay-failed', orderNo)).toEqual([])
    expect((await pay(shopper, orderNo, { Numbers: [2], ...(await t.newCard(cards.visa)) }, key)).statusCode).toBe(200)
    expect(await t.broken()).toEqual([])
  })

  it('2. a double click, two tabs and the job at the same moment charge it once', async () => {
    const { shopper, orderNo } = await t.anOrder()
    t.shop.clock.set('2026-12-21T12:00:00Z')
    const key = randomUUID()
    const replies = await Promise.all([
      pay(shopper, orderNo, { Numbers: [2] }, key),
      pay(shopper, orderNo, { Numbers: [2] }, key),
      pay(shopper, orderNo, { Numbers: [2] }),
      pay(shopper, orderNo, { Numbers: [2], ...(await t.newCard(cards.master)) }),
      t.job().run(),
      t.job().run(),
    ])
    const statuses = replies.flatMap((reply) => (typeof reply === 'number' ? [] : [reply.statusCode]))
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect(statuses[0]).toBe(statuses[1])
    expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
    expect(await t.broken()).toEqual([])
  })

  it('2. a charge that a stopped process began is completed, with the same reply', async () => {
    const { shopper, orderNo } = await t.anOrder()
    await t.shop.fault('drop-after-execute', 'capture', 2)
    const key = randomUUID()
    expect((await pay(shopper, orderNo, { Numbers: [2, 3] }, key)).statusCode).toBe(503)
    expect((await pay(shopper, orderNo, { Numbers: [2, 3] }, key)).statusCode).toBe(200)
    expect(await t.chargedAtProvider(orderNo)).toEqual([6666])
    expect(await t.broken()).toEqual([])
  })

  it('3. refuses what cannot be paid now', async () => {
    const early = await t.anOrder({ ships: false })
    const { shopper, orderNo } = await t.anOrder()
    await pay(shopper, orderNo, { Numbers: [2] })
    const refused = async (who: Shopper, id: string, body: Body) => {
      const reply = await pay(who, id, body)
      return [reply.statusCode, reply.json()[0].Area]
    }
    expect(await refused(early.shopper, early.orderNo, { Numbers: [2] })).toEqual([417, 'Numbers'])
    expect(await refused(shopper, orderNo, { Numbers: [1] })).toEqual([417, 'Numbers'])
    expect(await refused(shopper, orderNo, { Numbers: [4] })).toEqual([417, 'Numbers'])
    expect(await refused(shopper, orderNo, { Numbers: [2] })).toEqual([409, 'Numbers'])
    expect(await refused(shopper, orderNo, { Numbers: [2, 3] })).toEqual([409, 'Numbers'])
    expect(await refused(shopper, orderNo, { Numbers: [3], CreditCardId: '999999' })).toEqual([417, 'CreditCard'])
    expect((await pay(shopper, orderNo, { Numbers: [] })).statusCode).toBe(400)
    expect((await pay(shopper, orderNo, { Numbers: [0] })).statusCode).toBe(400)
    expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
  })

  it('3. another customer’s order gets the same reply as one that does not exist', async () => {
    const { orderNo } = await t.anOrder()
    const stranger = await t.shop.guest()
    const foreign = await pay(stranger, orderNo, { Numbers: [2] })
    const absent = await pay(stranger, '99999999', { Numbers: [2] })
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
    expect(foreign.body.replace(orderNo, '99999999')).toBe(absent.body)
    const card = await t.newCard(cards.visa)
    expect((await changeCard(stranger, orderNo, card)).statusCode).toBe(404)
  })

  it('4. card testing makes a pause', async () => {
    const { shopper, orderNo } = await t.anOrder()
    const body = { Numbers: [2], ...(await t.newCard(cards.declined)) }
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await pay(shopper, orderNo, body)).statusCode)
    expect(statuses[0]).toBe(417)
    expect(new Set(statuses.slice(-2))).not.toContain(200)
    const { declined } = await t.shop.money()
    await pay(shopper, orderNo, body)
    expect((await t.shop.money()).declined).toBe(declined)
  })
})

describe('the card of the later payments', () => {
  it('2. is replaced by a new or a saved card, and the next payment is charged to it', async () => {
    const shopper = await t.shop.member('card.changer@example.com')
    const { orderNo } = await t.anOrder({ shopper })
    const changed = await changeCard(shopper, orderNo, await t.newCard(cards.master))
    expect(changed.json().EasyPayCard).toMatchObject({ CardType: 'MC', LastDigits: '4444' })
    // The earlier payments were paid by Visa.
    expect(changed.json().PaymentType).toBe('Visa')
    t.shop.clock.set('2026-12-21T12:00:00Z')
    await t.job().run()
    expect((await t.letters('easy-pay-taken', orderNo))[0]?.content).toMatchObject({ lastDigits: '4444' })
    const { rows } = await t.shop.pool.query(
      `insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name)
       values ($1, $2, 'VI', '4242', '12', '2029', 'Ada Roy') returning id::text`,
      [shopper.edp, await t.token(cards.visa)],
    )
    const saved = await changeCard(shopper, orderNo, { CreditCardId: rows[0].id })
    expect(saved.json().EasyPayCard).toMatchObject({ CardType: 'VI', LastDigits: '4242' })
  })

  it('1, 3. is refused when nothing is due later or the card has expired; a failed payment is charged to the new card today', async () => {
    const other = await t.anOrder()
    const { shopper, orderNo } = await aFailedOrder()
    await changeCard(shopper, orderNo, await t.newCard(cards.master))
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Due', 'Due'])
    await t.job().run()
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Paid', 'Due'])
    await pay(shopper, orderNo, { Numbers: [3] })
    const over = await changeCard(shopper, orderNo, await t.newCard(cards.visa))
    expect([over.statusCode, over.json()[0].Area]).toEqual([417, 'OrderNo'])
    const { rows } = await t.shop.pool.query(
      `insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name)
       values ($1, 'card_expired_0001', 'VI', '4242', '11', '2026', 'Ada Roy') returning id::text`,
      [shopper.edp],
    )
    await t.shop.pool.query('update credit_card set customer_edp = $2 where id = $1', [rows[0].id, other.shopper.edp])
    const expired = await changeCard(other.shopper, other.orderNo, { CreditCardId: rows[0].id })
    expect(expired.json()[0]).toMatchObject({ Area: 'CreditCard', Message: expect.stringContaining('expired') })
  })
})

describe('the letters', () => {
  const shopOf = () => ({
    pool: t.shop.pool,
    clock: t.shop.clock.now,
    shopOrigin: 'https://shop.example',
    careEmail: 'care@example.com',
  })
  const failedLetter = async (orderNo: string) => {
    const [queued] = (await t.letters('easy-pay-failed', orderNo)).slice(-1)
    if (!queued) throw new Error('There is no letter')
    const content = queued.content as Parameters<typeof composePaymentFailed>[1]['content']
    const letter = await composePaymentFailed(shopOf(), { id: queued.id, content })
    if (typeof letter === 'string') throw new Error(letter)
    return letter
  }
  const tokenIn = (text: string): string => /settlepayment\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  const onLink = (
    name: 'POST /api/v2/{language}/easypaylink' | 'POST /api/v2/{language}/easypaylink/payments',
    body: Body,
    key: string = randomUUID(),
  ) =>
    t.shop
      .appToken()
      .then((token) =>
        t.shop.call(name, { token, body, ...(name.endsWith('payments') && { headers: { 'idempotency-key': key } }) }),
      )
  const read = (LinkToken: string) => onLink('POST /api/v2/{language}/easypaylink', { LinkToken })
  const settle = async (LinkToken: string, number: string = cards.master, key?: string) =>
    onLink('POST /api/v2/{language}/easypaylink/payments', { LinkToken, ...(await t.newCard(number)) }, key)

  it('a guest settles the failed payment once by the link of the letter', async () => {
    const { orderNo } = await aFailedOrder()
    const letter = await failedLetter(orderNo)
    expect(letter.text).toContain('Your card was declined for $33.33, payment 2 of 3')
    expect(letter.text).toContain('We will try again on December 22, 2026')
    expect(letter.html).toContain('Pay now')
    const token = tokenIn(letter.text)
    const { rows } = await t.shop.pool.query('select encode(hash, $2) as hash from payment_link where order_no = $1', [
      orderNo,
      'escape',
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await read(token)).json()).toEqual({
      OrderNo: orderNo,
      NoOfEasyPay: '2 of 3',
      DueDate: '2026-12-21',
      Amount: 33.33,
    })
    const declined = await settle(token, cards.declined)
    expect([declined.statusCode, declined.json()[0].Area]).toEqual([417, 'CreditCard'])
    const key = randomUUID()
    const card = await t.newCard(cards.master)
    const both = await Promise.all(
      [0, 1].map(() => onLink('POST /api/v2/{language}/easypaylink/payments', { LinkToken: token, ...card }, key)),
    )
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
    for (const spent of [await read(token), await settle(token)]) {
      expect([spent.statusCode, spent.json()[0].Area]).toEqual([417, 'LinkToken'])
    }
    expect(await t.broken()).toEqual([])
  })

  it('the link expires after two weeks, with the next letter and with the payment; an unknown token gets the same reply', async () => {
    const { orderNo, shopper } = await aFailedOrder()
    const first = tokenIn((await failedLetter(orderNo)).text)
    t.shop.clock.set('2026-12-22T12:00:00Z')
    await t.job().run()
    const second = tokenIn((await failedLetter(orderNo)).text)
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([417, 200])
    t.shop.clock.set('2027-01-06T12:00:00Z')
    expect((await read(second)).statusCode).toBe(417)
    const third = tokenIn((await failedLetter(orderNo)).text)
    expect((await read(third)).statusCode).toBe(200)
    await pay(shopper, orderNo, { Numbers: [2], ...(await t.newCard(cards.visa)) })
    expect((await read(third)).body).toBe((await read('x'.repeat(43))).body)
    const [queued] = (await t.letters('easy-pay-failed', orderNo)).slice(-1)
    expect(
      await composePaymentFailed(shopOf(), {
        id: 1,
        content: queued?.content as Parameters<typeof composePaymentFailed>[1]['content'],
      }),
    ).toBe('unneeded')
  })

  it('a member’s letter leads to the account, in the order’s language', async () => {
    const shopper = await t.shop.member('lettre@example.com')
    const { orderNo } = await aFailedOrder(shopper)
    await t.shop.pool.query(`update placed_order set language = 'fr' where order_no = $1`, [orderNo])
    const letter = await failedLetter(orderNo)
    expect(letter.text).toContain('https://shop.example/fr/pages/myaccount/easypay')
    expect(letter.text).not.toContain('token=')
    expect(letter.text).toContain('Votre carte a été refusée pour 33,33\u00a0$')
    await pay(shopper, orderNo, { Numbers: [2, 3], ...(await t.newCard(cards.visa)) })
    const [charged] = await t.letters('easy-pay-taken', orderNo)
    const thanks = await composePaymentCharged(shopOf(), {
      content: charged?.content as Parameters<typeof composePaymentCharged>[1]['content'],
    })
    expect(thanks).toMatchObject({
      subject: `Votre Paiement facile, commande ${orderNo}`,
      text: expect.stringContaining('les versements 2 et 3 de 3'),
    })
  })
})
