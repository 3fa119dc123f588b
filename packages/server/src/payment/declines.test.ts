import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { sweep } from '../testing/sweep.ts'

const kettle = { ItemNo: '300001', EdpNo: 3001, Quantity: 1 }

let shop: OrderingShop
let declinedBefore = 0
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '300001', edpNo: 3001, priceCents: 10_000, quantity: 5000 })
})
beforeEach(async () => {
  // The last test's declines expire.
  shop.clock.advance(3_600_000)
  declinedBefore = (await shop.money()).declined
})
afterAll(() => shop.close())

const providerDeclines = async () => (await shop.money()).declined - declinedBefore
const aShopper = async (card: string = cards.declined): Promise<Shopper> => {
  const shopper = await (await shop.guest()).bag(kettle)
  await shopper.sendHome()
  return shopper.payBy(card)
}
async function tries(shopper: Shopper, count: number, RecaptchaToken?: string) {
  const replies = []
  for (let n = 0; n < count; n += 1)
    replies.push(await shopper.place({ body: RecaptchaToken ? { RecaptchaToken } : {} }))
  return replies
}
const statusAndArea = (reply: { statusCode: number; json(): { Area: string }[] }) =>
  `${reply.statusCode} ${reply.json()[0]?.Area}`

describe('card testing by a guest', () => {
  it('1. is declined five times; then the provider is not asked for 30 seconds', async () => {
    const guest = await aShopper()
    const replies = await tries(guest, 20)
    expect(replies.map(statusAndArea)).toEqual([...Array(5).fill('417 CreditCard'), ...Array(15).fill('429 Requests')])
    expect(replies.at(-1)?.headers['retry-after']).toBe('30')
    expect(await providerDeclines()).toBe(5)
    const french = await guest.place({ language: 'fr' })
    expect(french.json()[0].Message).toContain('Veuillez réessayer dans 30\u00a0secondes.')
    // Neither another card nor a proof of being a person ends the pause.
    await guest.payBy(cards.visa)
    expect(statusAndArea(await guest.place({ body: { RecaptchaToken: 'ok-1' } }))).toBe('429 Requests')
  })

  it('2. then needs a proof of being a person, and waits longer after each further decline', async () => {
    const guest = await aShopper()
    await tries(guest, 5)
    shop.clock.advance(30_000)
    expect((await tries(guest, 2)).map(statusAndArea)).toEqual(['417 Recaptcha', '417 Recaptcha'])
    expect((await tries(guest, 1, 'bot-1')).map(statusAndArea)).toEqual(['417 Recaptcha'])
    expect(await providerDeclines()).toBe(5)
    expect((await tries(guest, 1, 'ok-1')).map(statusAndArea)).toEqual(['417 CreditCard'])
    expect(await providerDeclines()).toBe(6)
    expect((await guest.place()).headers['retry-after']).toBe('60')
    shop.clock.advance(60_000)
    await guest.payBy(cards.visa)
    expect((await guest.place({ body: { RecaptchaToken: 'ok-1' } })).statusCode).toBe(201)
  })

  it('3. is declined five times, also when all requests come at once', async () => {
    const guest = await aShopper()
    const replies = await Promise.all(Array.from({ length: 20 }, () => guest.place()))
    expect(replies.filter((reply) => statusAndArea(reply) === '417 CreditCard')).toHaveLength(5)
    expect(await providerDeclines()).toBe(5)
  })

  it('4. gains nothing by new accounts: the card and the network address are counted as well', async () => {
    for (let n = 0; n < 5; n += 1) await tries(await aShopper(), 1)
    expect(statusAndArea(await (await aShopper()).place())).toBe('429 Requests')
    const other = await aShopper(cards.visa)
    expect(statusAndArea(await other.place())).toBe('417 Recaptcha')
    expect((await other.place({ body: { RecaptchaToken: 'ok-1' } })).statusCode).toBe(201)
    expect(await providerDeclines()).toBe(5)
  })

  it('5. leaves no open payment when refused', async () => {
    const guest = await aShopper()
    await tries(guest, 6)
    const { rows } = await shop.pool.query(
      `select state, count(*)::int as count from payment where cart_guid = $1 group by state order by state`,
      [guest.guid],
    )
    expect(rows).toEqual([
      { state: 'declined', count: 5 },
      { state: 'voided', count: 1 },
    ])
  })

  it('6. gets a 503 while the reCAPTCHA service is unavailable', async () => {
    const guest = await aShopper()
    await tries(guest, 5)
    shop.clock.advance(30_000)
    await fetch(`${shop.sandbox.origin}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Service: 'recaptcha', Mode: 'error', Count: 1 }),
    })
    const reply = await guest.place({ body: { RecaptchaToken: 'ok-1' } })
    expect([statusAndArea(reply), reply.headers['retry-after']]).toEqual(['503 Recaptcha', '5'])
    expect(await providerDeclines()).toBe(5)
  })
})

it('a shopper whose card is declined four times can pay at once with another', async () => {
  const shopper = await aShopper()
  expect((await tries(shopper, 4)).map(statusAndArea)).toEqual(Array(4).fill('417 CreditCard'))
  await shopper.payBy(cards.visa)
  expect((await shopper.place()).statusCode).toBe(201)
})

it('the stored counts contain neither a card nor an address, and are deleted after an hour', async () => {
  await tries(await aShopper(), 1)
  const { rows } = await shop.pool.query('select * from payment_declines')
  expect(JSON.stringify(rows)).not.toMatch(/127\.0|0002/)
  shop.clock.advance(3_600_000)
  await sweep(shop.pool, shop.clock.now())
  expect((await shop.pool.query('select from payment_declines')).rowCount).toBe(0)
})

it('placing and choosing a payment are limited per network address', async () => {
  const strict = await orderingShop({ config: { limits: { ...shop.config.limits, placing: 2, payments: 2 } } })
  try {
    const guest = await strict.guest()
    const placed = await Promise.all(Array.from({ length: 4 }, () => guest.place({ body: {} })))
    expect(placed.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
    const paid = []
    for (let n = 0; n < 3; n += 1) {
      paid.push(await guest.call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { body: { CardType: 'PY' } }))
    }
    expect(paid.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429])
  } finally {
    await strict.close()
  }
})
