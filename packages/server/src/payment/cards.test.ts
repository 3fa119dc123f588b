import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
let pay: ReturnType<typeof paying>
beforeAll(async () => {
  shop = await orderingShop()
  pay = paying(shop)
  await stockShelf(shop.pool, { itemNo: '760001', edpNo: 7601, priceCents: 10_000, quantity: 500, noOfPayments: 4 })
})
afterAll(() => shop.close())

const saved = '/api/v2/{language}/accounts/{edp}/creditcards'
const later = { ExpiryMonth: '12', ExpiryYear: String(new Date().getFullYear() + 4), HolderName: 'Ada Roy' }

/** The capture frame's reply to a number. */
async function captured(number: string, expiry = later): Promise<Record<string, string>> {
  const reply = await fetch(`${shop.sandbox.origin}/capture/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Number: number, ...expiry }),
  })
  return { ...((await reply.json()) as Record<string, string>), ...expiry }
}
const add = (shopper: Shopper, body: object) => shopper.call(`POST ${saved}`, { body })
const addNumber = async (shopper: Shopper, number: string, more: object = {}) =>
  add(shopper, { ...(await captured(number)), ...more })
const change = (shopper: Shopper, id: string, body: object) =>
  shopper.call(`PUT ${saved}/{id}`, { params: { id }, body })
const remove = (shopper: Shopper, id: string) => shopper.call(`DELETE ${saved}/{id}`, { params: { id } })
const cardsOf = async (shopper: Shopper) =>
  (await shopper.call('GET /api/v2/{language}/accounts/{edp}')).json().CreditCards as {
    Id: string
    LastDigits: string
    IsDefault: boolean
  }[]

describe('the cards of an account', () => {
  it('1. are saved with the provider’s details, after a check that charges nothing; the first is the default', async () => {
    const shopper = await shop.member('saves@example.com')
    const before = await shop.money()
    const claimed = { LastDigits: '9999', CardType: 'AX', HolderName: 'Somebody Else', ExpiryYear: '2039' }
    const reply = await addNumber(shopper, cards.visa, claimed)
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { CardType: 'VI', LastDigits: '4242', ...later, IsDefault: true },
    ])
    expect(reply.body).not.toContain('Token')
    expect((await addNumber(shopper, cards.master)).json().IsDefault).toBe(false)
    expect(await shop.money()).toEqual(before)
  })

  it('2. a card that the bank refuses is not saved, and five of them make the customer pause', async () => {
    const shopper = await shop.member('thief@example.com')
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await addNumber(shopper, cards.declined)
      expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'CreditCard'])
    }
    const paused = await addNumber(shopper, cards.visa)
    expect([paused.statusCode, paused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(await cardsOf(shopper)).toEqual([])
    await shop.pool.query('delete from payment_declines')
  })

  it('3. nothing is saved while the provider is unavailable; an unknown token has to be entered again', async () => {
    const shopper = await shop.member('away@example.com')
    const card = await captured(cards.visa)
    await shop.fault('error', 'check')
    expect((await add(shopper, card)).statusCode).toBe(503)
    const unknown = await add(shopper, { ...card, Token: 'tok_of_nobody' })
    expect([unknown.statusCode, unknown.json()[0].Message]).toEqual([
      417,
      'The card’s details have expired. Please enter them again.',
    ])
    expect(await cardsOf(shopper)).toEqual([])
  })

  it('4. a card is valid through the last day of its month in Toronto', async () => {
    const shopper = await shop.member('month@example.com')
    const { Id } = (await addNumber(shopper, cards.visa)).json()
    const thisMonth = { ...later, ExpiryMonth: '11', ExpiryYear: '2026' }
    const now = shop.clock.now()
    shop.clock.set('2026-12-01T04:59:59Z')
    expect((await change(shopper, Id, thisMonth)).statusCode).toBe(200)
    shop.clock.set('2026-12-01T05:00:00Z')
    const reply = await change(shopper, Id, thisMonth)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'ExpiryMonth'])
    shop.clock.set(now)
  })

  it('5. a card’s expiry, holder and default can be changed; an expiry in the past is refused', async () => {
    const shopper = await shop.member('changes@example.com')
    await addNumber(shopper, cards.visa)
    const { Id } = (await addNumber(shopper, cards.master)).json()
    const reply = await change(shopper, Id, {
      ...later,
      ExpiryMonth: '11',
      HolderName: 'Ada Roy-Côté',
      IsDefault: true,
    })
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { ExpiryMonth: '11', IsDefault: true }])
    expect((await cardsOf(shopper)).map(({ LastDigits }) => LastDigits)).toEqual(['4444', '4242'])
    const past = await change(shopper, Id, { ...later, ExpiryMonth: '10', ExpiryYear: '2026' })
    expect([past.statusCode, past.json()[0].Area]).toEqual([417, 'ExpiryMonth'])
    expect((await change(shopper, Id, { ...later, ExpiryMonth: '13' })).statusCode).toBe(400)
  })

  it('6. after the default is removed, the oldest card becomes the default', async () => {
    const shopper = await shop.member('removes@example.com')
    const { Id } = (await addNumber(shopper, cards.visa)).json()
    await addNumber(shopper, cards.master)
    expect((await remove(shopper, Id)).statusCode).toBe(204)
    expect(await cardsOf(shopper)).toMatchObject([{ LastDigits: '4444', IsDefault: true }])
  })

  it('7. a card with instalments to come cannot be removed until they are paid', async () => {
    const shopper = await (
      await (
        await shop.member('easy@example.com')
      ).bag({
        ItemNo: '760001',
        EdpNo: 7601,
        Quantity: 1,
      })
    ).sendHome()
    await pay.inParts(shopper, 3)
    await shopper.payBy(cards.visa, { save: true })
    const orderNo = (await shopper.place()).json().OrderSummary.OrderNo
    const [{ Id } = { Id: '' }] = await cardsOf(shopper)
    const refused = await remove(shopper, Id)
    expect([refused.statusCode, refused.json()[0].Area]).toEqual([417, 'CardInUse'])
    await shop.pool.query('update placed_order set card_token = null where order_no = $1', [orderNo])
    expect((await remove(shopper, Id)).statusCode).toBe(204)
  })

  it('8. are at most twenty, also when many are added at once and when an order saves one', async () => {
    const shopper = await (
      await (
        await shop.member('many@example.com')
      ).bag({
        ItemNo: '760001',
        EdpNo: 7601,
        Quantity: 1,
      })
    ).sendHome()
    const replies = await Promise.all(Array.from({ length: 23 }, () => addNumber(shopper, cards.visa)))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
    expect(replies.find(({ statusCode }) => statusCode === 417)?.json()[0].Message).toMatch(/holds 20 cards/)
    await shopper.payBy(cards.master, { save: true })
    expect((await shopper.place()).statusCode).toBe(201)
    expect(await cardsOf(shopper)).toHaveLength(20)
  })

  it('9. another customer’s card and an invented one get the same 404; a guest can save none', async () => {
    const mine = await shop.member('mine@example.com')
    const theirs = await shop.member('theirs@example.com')
    const { Id } = (await addNumber(theirs, cards.visa)).json()
    const bodies = new Set<string>()
    for (const id of [Id, '999999999', 'x', '1 or 1=1']) {
      for (const reply of [await change(mine, id, { ...later, ExpiryYear: '2020' }), await remove(mine, id)]) {
        expect(reply.statusCode).toBe(404)
        bodies.add(reply.body)
      }
    }
    expect(bodies.size).toBe(1)
    expect(await cardsOf(theirs)).toHaveLength(1)
    expect((await addNumber(await shop.guest(), cards.visa)).statusCode).toBe(403)
  })
})
