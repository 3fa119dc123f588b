import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { returnStock } from '../orders/placing.queries.ts'
import { testOutbox } from '../testing/outbox.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { queueBackInStock } from './waitlist.queries.ts'

const joinCall = 'POST /api/v3/{language}/products/{itemNo}/waitlist'
const origin = 'http://shop.test'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop({ config: { logLevel: 'silent' } })
  const out = Array.from({ length: 8 }, (_, index) => ({
    itemNo: String(600_001 + index),
    edpNo: 6001 + index,
    quantity: 0,
  }))
  await stockShelf(shop.pool, ...out, { itemNo: '600020', edpNo: 6020, quantity: 1 }, { itemNo: '600021', edpNo: 6021 })
})
afterAll(() => shop.close())

const join = (itemNo: string, Email: unknown, EdpNo: unknown, language: 'en' | 'fr' = 'en', on = shop) =>
  on.call(joinCall, { params: { itemNo }, body: { Email, EdpNo }, language })
const stock = (edpNo: number, quantity: number) =>
  shop.pool.query('update edp set quantity = $2 where edp_no = $1', [edpNo, quantity])
const waiting = async (edpNo: number) =>
  (await shop.pool.query('select email, language from waitlist where edp_no = $1 order by id', [edpNo])).rows

/** Runs the background jobs: finds the waiting shoppers whose style is back, and sends mail by real SMTP. */
async function notifyWaiting(): Promise<number> {
  await queueBackInStock(shop.pool, { now: shop.clock.now(), count: 100 })
  return testOutbox(shop, { shopOrigin: origin }).sendDue()
}
type Received = { To: string; Subject: string; Text: string; Html: string }
async function mailTo(address: string): Promise<Received[]> {
  return (await (await fetch(`${shop.sandbox.origin}/mailbox/messages?to=${address}`)).json()) as Received[]
}

describe('joining the waiting list', () => {
  test('1 has an empty reply, also for an address that is on the list already', async () => {
    const replies = []
    for (const email of ['a@example.com', 'A@Example.com', 'b@example.com'])
      replies.push(await join('600001', email, 6001))
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([202, '']))
    expect((await waiting(6001)).map(({ email }) => email)).toEqual(['a@example.com', 'b@example.com'])
  })

  test('2 again in the other language changes the language of the mail', async () => {
    await join('600002', 'a@example.com', 6002, 'en')
    await join('600002', 'a@example.com', 6002, 'fr')
    expect(await waiting(6002)).toEqual([{ email: 'a@example.com', language: 'fr' }])
  })

  test('3 by many clicks at once adds one entry', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => join('600003', 'a@example.com', 6003)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(202))
    expect(await waiting(6003)).toHaveLength(1)
  })

  test('4 is refused for a style in stock', async () => {
    const reply = await join('600020', 'a@example.com', 6020, 'fr')
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toEqual([
      {
        Message: 'Ce style et cette taille sont offerts en ce moment : il n’y a rien à attendre.',
        Area: 'EdpNo',
      },
    ])
  })

  test('5 for an unknown, foreign or withdrawn style is refused', async () => {
    await shop.pool.query(`update product set withdrawn_at = now() where item_no = '600008'`)
    const statuses = [
      await join('699999', 'a@example.com', 6001),
      await join('600001', 'a@example.com', 6999),
      await join('600001', 'a@example.com', 6002),
      await join('600001', 'a@example.com', 9_999_999_999),
      await join('600008', 'a@example.com', 6008),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, 404, 404, 404, 410])
  })

  test.each([
    ['an address without a name', '@example.com', 6001, 'Email'],
    ['two addresses', 'a@example.com, b@example.com', 6001, 'Email'],
    ['a line break', 'a@example.com\nBcc: b@example.com', 6001, 'Email'],
    ['nothing', '', 6001, 'Email'],
    ['text for a number', 'a@example.com', '6001', 'EdpNo'],
    ['zero', 'a@example.com', 0, 'EdpNo'],
  ])('6 with %s is a malformed request', async (_, email, edpNo, area) => {
    const reply = await join('600001', email, edpNo)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, area])
  })

  test('7 is rate limited', async () => {
    const limits = { ...shop.config.limits, waitlist: 2 }
    const strict = await orderingShop({ config: { limits, logLevel: 'silent' } })
    try {
      await stockShelf(strict.pool, { itemNo: '600001', edpNo: 6001, quantity: 0 })
      const statuses = []
      for (const name of ['a', 'b', 'c']) {
        statuses.push((await join('600001', `${name}@example.com`, 6001, 'en', strict)).statusCode)
      }
      expect(statuses).toEqual([202, 202, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('a style back in stock', () => {
  test('1 is announced once to each subscriber, in the subscriber’s language, with one link into the bag', async () => {
    await join('600004', 'anna@example.com', 6004)
    await join('600004', 'aline@example.com', 6004, 'fr')
    expect(await notifyWaiting()).toBe(0)
    await stock(6004, 1)
    expect(await notifyWaiting()).toBe(2)
    const [english] = await mailTo('anna@example.com')
    expect(english?.Subject).toBe('Back in stock: Kettle 600004')
    expect(english?.Text).toContain('Kettle 600004\nNordet, Red\n$50.00')
    expect(english?.Html.match(/href="[^"]*"/g)).toEqual([
      `href="${origin}/en/bag/waitlist?itemNo=600004&#38;edpNo=6004"`,
    ])
    const [french] = await mailTo('aline@example.com')
    expect(french?.Subject).toBe('De nouveau en stock\u00a0: Bouilloire 600004')
    expect(french?.Text.replaceAll('\u00a0', ' ')).toContain(
      `L’ajouter à mon panier : ${origin}/fr/bag/waitlist?itemNo=600004&edpNo=6004`,
    )
    expect(await notifyWaiting()).toBe(0)
    expect(await waiting(6004)).toEqual([])
  })

  test('2 is announced once also when several jobs run at the same time', async () => {
    for (let person = 0; person < 20; person += 1) await join('600005', `many-${person}@example.com`, 6005)
    await stock(6005, 3)
    const now = shop.clock.now()
    const queued = await Promise.all(Array.from({ length: 4 }, () => queueBackInStock(shop.pool, { now, count: 7 })))
    expect(queued.flat()).toHaveLength(20)
    expect(await notifyWaiting()).toBe(20)
    expect(await mailTo('many-19@example.com')).toHaveLength(1)
  })

  test('3 can be waited for again when it has sold out again', async () => {
    await join('600006', 'again@example.com', 6006)
    await stock(6006, 1)
    await notifyWaiting()
    await stock(6006, 0)
    expect((await join('600006', 'again@example.com', 6006)).statusCode).toBe(202)
    await stock(6006, 1)
    await notifyWaiting()
    expect(await mailTo('again@example.com')).toHaveLength(2)
  })

  test('4 is announced also when the order of the last unit is cancelled', async () => {
    const shopper = await (await shop.guest()).bag({ ItemNo: '600020', EdpNo: 6020, Quantity: 1 })
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    const orderNo = (await shopper.place()).json().OrderSummary.OrderNo
    expect((await join('600020', 'hopes@example.com', 6020)).statusCode).toBe(202)
    await notifyWaiting()
    expect(await mailTo('hopes@example.com')).toEqual([])
    await returnStock(shop.pool, { orderNo })
    await notifyWaiting()
    expect(await mailTo('hopes@example.com')).toHaveLength(1)
  })

  test('5 is not announced if the product is withdrawn, even after the mail was queued', async () => {
    await join('600007', 'late@example.com', 6007)
    await stock(6007, 1)
    await queueBackInStock(shop.pool, { now: shop.clock.now(), count: 100 })
    await shop.pool.query(`update product set withdrawn_at = now() where item_no = '600007'`)
    await notifyWaiting()
    expect(await mailTo('late@example.com')).toEqual([])
    await shop.pool.query(
      `insert into waitlist (edp_no, email, language, joined_at) values (6007, 'late@example.com', 'en', now())`,
    )
    await notifyWaiting()
    expect(await mailTo('late@example.com')).toEqual([])
  })

  test('6 leaves no addresses behind', async () => {
    await stock(6021, 0)
    await join('600021', 'private@example.com', 6021)
    await stock(6021, 1)
    await notifyWaiting()
    const { rows } = await shop.pool.query(
      `select content from outbox where content::text like '%private@example.com%'
       union all select to_jsonb(email) from waitlist where email = 'private@example.com'`,
    )
    expect(rows).toEqual([])
  })
})
