import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '740001', edpNo: 7401, priceCents: 10_000, quantity: 500 },
    { itemNo: '740002', edpNo: 7402, priceCents: 2000, quantity: 500 },
  )
  await shop.pool.query(
    `insert into promo_code (code, type, percent, description_en, description_fr) values ('COUNTED', 'percent', 10, '', '')`,
  )
})
afterAll(() => shop.close())

/** Every statement of a placing, in its order. */
async function statementsOf(place: () => Promise<{ statusCode: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await place()).statusCode).toBe(201)
    const names = query.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'object' && asked !== null && 'name' in asked ? String(asked.name) : String(asked),
    )
    // Leaves out what runs beside the placing: stock announcements, live updates, limits and events.
    return names.filter((name) => !/^(live|stock|limits|analytics)\.|presented/.test(name))
  } finally {
    query.mockRestore()
  }
}

const kettle = { ItemNo: '740001', EdpNo: 7401, Quantity: 1 }
const pan = { ItemNo: '740002', EdpNo: 7402, Quantity: 1 }

it('placing takes a fixed number of statements, and one more each for promo codes and for gift cards', async () => {
  const pay = paying(shop)
  const aBag = async (...lines: (typeof kettle)[]) => (await (await shop.guest()).bag(...lines)).sendHome()
  const plain = await (await aBag(kettle)).payBy(cards.visa)
  const seen = await statementsOf(() => plain.place())
  // The first statement checks the token.
  expect(seen.slice(1)).toEqual([
    'bag.by-guid',
    'payment.start',
    'payment.declines',
    'BEGIN',
    'orders.begin',
    'orders.take-style',
    'orders.insert',
    'orders.finish',
    'COMMIT',
  ])
  const rich = await aBag(kettle, pan)
  await pay.use(rich, 'COUNTED')
  await pay.byGiftCard(rich, 50_000)
  expect((await statementsOf(() => rich.place())).slice(1)).toEqual([
    'bag.by-guid',
    'BEGIN',
    'orders.begin',
    'orders.take-styles',
    'orders.take-promos',
    'orders.insert',
    'gift-card.charge',
    'orders.finish',
    'COMMIT',
  ])
})
