import { expect, onTestFinished, test } from 'vitest'
import { issueToken } from '../sign-in/tokens.ts'
import { addShows } from '../testing/catalogue.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, orderingShop } from '../testing/shopper.ts'

test('the orders of a product count from its first minute on air, and its stock goes down', async () => {
  const shop = await orderingShop({ now: '2026-11-21T17:00:00Z' })
  onTestFinished(() => shop.close())
  await stockShelf(shop.pool, { itemNo: '610001', edpNo: 6101, quantity: 20 }, { itemNo: '610002', edpNo: 6102 })
  await addShows(shop.pool, [
    { id: 'a', start: '2026-11-21T17:10:00Z', end: '2026-11-21T18:10:00Z', items: ['610001', '610002'] },
  ])
  const { edp } = await shop.member('ada@example.com')
  await shop.pool.query('update customer set is_operator = true where edp = $1', [edp])
  const token = await issueToken(shop.pool, edp, shop.clock.now())
  const order = async () => {
    const shopper = await (await shop.guest()).bag({ ItemNo: '610001', EdpNo: 6101, Quantity: 2 })
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    expect((await shopper.place()).statusCode).toBe(201)
  }

  await order()
  shop.clock.set('2026-11-21T17:10:00Z')
  await order()
  shop.clock.set('2026-11-21T17:12:00Z')
  await order()
  const state = await shop.call('GET /api/v2/{language}/air', { token })
  expect(state.json().Products).toMatchObject([
    { ItemNo: '610001', Quantity: 14, OrdersPerMinute: 1 },
    { ItemNo: '610002', Quantity: 10, OrdersPerMinute: 0 },
  ])
})
