import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readServerConfig } from '../server-config.ts'
import { aGiftCard } from '../testing/gift-cards.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'

let shop: OrderingShop
let appToken: string
beforeAll(async () => {
  shop = await orderingShop({ config: { trustProxy: 1, limits: { ...readServerConfig({}).limits, giftCardTries: 5 } } })
  appToken = await shop.appToken()
  await stockShelf(shop.pool, { itemNo: '710001', edpNo: 7101, priceCents: 10_000, quantity: 500, noOfPayments: 3 })
})
afterAll(() => shop.close())

type Secret = { CardNumber: string; Pin: string }
const balance = (body: unknown, language: 'en' | 'fr' = 'en') =>
  shop.call('POST /api/v2/{language}/giftcardbalance', { token: appToken, body, language })
const aCard = async (...options: Parameters<typeof aGiftCard> extends [unknown, ...infer Rest] ? Rest : never) =>
  (({ CardNumber, Pin }): Secret => ({ CardNumber, Pin }))(await aGiftCard(shop.pool, ...options))
const wrongPin = ({ CardNumber, Pin }: Secret): Secret => ({ CardNumber, Pin: Pin === '0000' ? '1111' : '0000' })

const aBag = async () => (await shop.guest()).bag({ ItemNo: '710001', EdpNo: 7101, Quantity: 1 })
const give = (shopper: Awaited<ReturnType<typeof aBag>>, body: unknown) =>
  shopper.call('POST /api/v2/{language}/accounts/{edp}/cart/giftcards', { body })
const take = (shopper: Awaited<ReturnType<typeof aBag>>, id: string) =>
  shopper.call('DELETE /api/v2/{language}/accounts/{edp}/cart/giftcards/{id}', { params: { id } })

describe('the balance of a gift card', () => {
  it('is shown for the correct number and PIN, with spaces or dashes in the number too', async () => {
    const card = await aCard(4250, { expiresOn: '2030-06-30' })
    expect((await balance(card)).json()).toEqual({ Balance: 42.5, ExpiryDate: '2030-06-30' })
    const grouped = card.CardNumber.replace(/(.{4})(?=.)/g, '$1 ')
    expect((await balance({ ...card, CardNumber: ` ${grouped} ` })).json()).toMatchObject({ Balance: 42.5 })
    expect((await balance({ ...card, CardNumber: grouped.replaceAll(' ', '-') })).statusCode).toBe(200)
  })

  it('is zero for an empty card', async () => {
    expect((await balance(await aCard(0))).json()).toEqual({ Balance: 0, ExpiryDate: null })
  })

  it('1. a wrong number and a wrong PIN get the same reply, in both languages', async () => {
    const card = await aCard(100)
    const [wrong, unknown] = [
      await balance(wrongPin(card)),
      await balance({ CardNumber: '6006499999999999', Pin: '1234' }),
    ]
    expect(wrong.statusCode).toBe(417)
    expect(wrong.body).toBe(unknown.body)
    expect(wrong.json()[0].Area).toBe('GiftCards')
    expect((await balance(wrongPin(card), 'fr')).json()[0].Message).toContain('ne correspondent à aucune carte-cadeau')
  })

  it('1. an unknown number, a wrong PIN and a locked card each write one row, so that none responds faster', async () => {
    const [card, locked] = [await aCard(100), await aCard(100)]
    await shop.pool.query(
      `update gift_card set locked_until = $1::timestamptz + interval '1 hour'
       where id = (select max(id) from gift_card)`,
      [shop.clock.now()],
    )
    const written = async () => {
      const { rows } = await shop.pool.query(
        `select (select coalesce(sum(wrong_pins), 0) from gift_card)::int
           + (select coalesce(sum(failures), 0) from gift_card_tries)::int as writes`,
      )
      return rows[0].writes
    }
    const wrong = [wrongPin(card), { CardNumber: '6006499999999998', Pin: '1234' }, locked, wrongPin(locked)]
    for (const [index, secret] of wrong.entries()) {
      const before = await written()
      const reply = await shop.call('POST /api/v2/{language}/giftcardbalance', {
        token: appToken,
        body: secret,
        headers: { 'x-forwarded-for': `203.0.113.${20 + index}` },
      })
      expect(reply.statusCode).toBe(417)
      // One row of the caller, one of the card.
      expect((await written()) - before).toBe(2)
    }
  })

  it('2. five failures block the caller for an hour, for all cards; the owner can use the card from another address', async () => {
    const [card, other] = [await aCard(100), await aCard(100)]
    const from = (body: Secret, address: string) =>
      shop.call('POST /api/v2/{language}/giftcardbalance', {
        token: appToken,
        body,
        headers: { 'x-forwarded-for': address },
      })
    const [stranger, owner] = ['203.0.113.7', '198.51.100.8']
    expect((await from(wrongPin(card), stranger)).statusCode).toBe(417)
    for (let tries = 0; tries < 7; tries += 1) expect((await from(card, stranger)).statusCode).toBe(200)
    const replies = await Promise.all(Array.from({ length: 9 }, () => from(wrongPin(card), stranger)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      417, 417, 417, 417, 429, 429, 429, 429, 429,
    ])
    const closed = await from(other, stranger)
    expect([closed.statusCode, closed.headers['retry-after'], closed.json()[0].Area]).toEqual([
      429,
      '3600',
      'GiftCards',
    ])
    expect((await from(card, owner)).statusCode).toBe(200)
    shop.clock.advance(3_600_001)
    expect((await from(card, stranger)).statusCode).toBe(200)
  })

  it('2. a card is locked for an hour when several callers guess its PIN', async () => {
    const card = await aCard(100)
    const from = (body: Secret, address: string) =>
      shop.call('POST /api/v2/{language}/giftcardbalance', {
        token: appToken,
        body,
        headers: { 'x-forwarded-for': address },
      })
    for (const address of ['203.0.113.21', '203.0.113.22', '203.0.113.23'])
      for (let tries = 0; tries < 5; tries += 1) expect((await from(wrongPin(card), address)).statusCode).toBe(417)
    expect((await from(card, '203.0.113.24')).statusCode).toBe(417)
    shop.clock.advance(3_600_001)
    expect((await from(card, '203.0.113.24')).statusCode).toBe(200)
  })

  it('2. a customer is counted at every network address', async () => {
    const shopper = await aBag()
    const card = await aCard(100)
    const giveFrom = (body: Secret, address: string) =>
      shopper.call('POST /api/v2/{language}/accounts/{edp}/cart/giftcards', {
        body,
        headers: { 'x-forwarded-for': address },
      })
    for (let tries = 1; tries <= 5; tries += 1) await giveFrom(wrongPin(card), `203.0.113.3${tries}`)
    expect((await giveFrom(card, '203.0.113.39')).statusCode).toBe(429)
  })

  it('3. is refused for an expired card, and shown on its last day', async () => {
    expect((await balance(await aCard(100, { expiresOn: '2026-11-21' }))).statusCode).toBe(200)
    const reply = await balance(await aCard(100, { expiresOn: '2026-11-20' }))
    expect(reply.statusCode).toBe(417)
    expect(reply.json()[0].Message).toMatch(/^The gift card ending in \d{4} expired on November 20, 2026\./)
  })

  it.each([
    ['letters', { CardNumber: '60064900000000AB', Pin: '1234' }, 'CardNumber'],
    ['fifteen digits', { CardNumber: '600649000000005', Pin: '1234' }, 'CardNumber'],
    ['a PIN of five', { CardNumber: '6006490000000050', Pin: '12345' }, 'Pin'],
    ['a number instead of a text', { CardNumber: 6006490000000050, Pin: '1234' }, 'CardNumber'],
  ])('needs sixteen digits and a PIN of four: %s', async (_, body, area) => {
    const reply = await balance(body)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, area])
  })
})

describe('paying with gift cards', () => {
  it('several pay in sequence, and show their balances', async () => {
    const shopper = await aBag()
    const cards = [await aCard(5000), await aCard(10_000)]
    await give(shopper, cards[0])
    const reply = await give(shopper, cards[1])
    expect(reply.json()).toMatchObject({
      OrderTotal: 113,
      GiftCards: [
        { LastDigits: cards[0]?.CardNumber.slice(-4), Amount: 50, Balance: 50 },
        { LastDigits: cards[1]?.CardNumber.slice(-4), Amount: 63, Balance: 100 },
      ],
      GrandTotal: 0,
    })
    expect(reply.body).not.toContain(cards[0]?.CardNumber)
  })

  it('4. adding or removing one again is no error, and an eleventh is refused', async () => {
    const shopper = await aBag()
    const first = await aCard(100)
    await give(shopper, first)
    const [{ Id }] = (await give(shopper, first)).json().GiftCards
    for (let count = 1; count < 10; count += 1) expect((await give(shopper, await aCard(100))).statusCode).toBe(200)
    const eleventh = await give(shopper, await aCard(100))
    expect([eleventh.statusCode, eleventh.json()[0].Area]).toEqual([417, 'GiftCards'])
    expect((await give(shopper, first)).json().GiftCards).toHaveLength(10)
    expect((await take(shopper, Id)).json().GiftCards).toHaveLength(9)
    expect((await take(shopper, Id)).json().GiftCards).toHaveLength(9)
    expect((await take(shopper, 'x')).statusCode).toBe(200)
  })

  it('an empty, expired or wrong one is refused, and so is any without a bag', async () => {
    const shopper = await aBag()
    const empty = await give(shopper, await aCard(0))
    expect([empty.statusCode, empty.json()[0].Message]).toEqual([
      417,
      'There is nothing left on the gift card ending in ' +
        `${empty.json()[0].Message.match(/\d{4}/)?.[0]}. Please use another one.`,
    ])
    expect((await give(shopper, await aCard(100, { expiresOn: '2026-11-20' }))).statusCode).toBe(417)
    expect((await give(shopper, wrongPin(await aCard(100)))).statusCode).toBe(417)
    expect((await shopper.cart()).json().GiftCards).toEqual([])
    const nobody = await shop.guest()
    expect((await give(nobody, await aCard(100))).statusCode).toBe(404)
    expect((await take(nobody, '1')).statusCode).toBe(404)
  })

  it('is hidden from the calls of the application', async () => {
    const shopper = await aBag()
    await give(shopper, await aCard(100))
    const params = { guid: shopper.guid }
    const seen = await shop.call('GET /api/v2/{language}/carts/{guid}', { token: appToken, params })
    expect(seen.json()).toMatchObject({ GiftCards: null, GrandTotal: 112 })
  })
})
