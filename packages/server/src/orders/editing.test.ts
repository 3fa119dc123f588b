import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorOf } from '../testing/operator.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { fulfilmentService } from './fulfilment.service.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '610001', edpNo: 6101, priceCents: 9000, quantity: 500 })
})
afterAll(() => shop.close())

const list = 'GET /api/v2/{language}/accounts/{edp}/orders' as const
const details = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}' as const

async function placeOrder(flag?: 'is_employee' | 'is_on_hold'): Promise<{ shopper: Shopper; orderNo: string }> {
  const shopper = await (await shop.guest()).bag({ ItemNo: '610001', EdpNo: 6101, Quantity: 1 })
  await shopper.sendHome()
  await shopper.payBy(cards.visa)
  const orderNo = (await shopper.place()).json().OrderSummary.OrderNo
  if (flag) await shop.pool.query(`update customer set ${flag} = true where edp = $1`, [shopper.edp])
  return { shopper, orderNo }
}
/** Reads from the list and the details whether an order can be edited, and checks that they agree. */
async function editability(shopper: Shopper, id: string, language: 'en' | 'fr' = 'en') {
  const query = { validate: 'true' }
  const listed = (await shopper.call(list, { query, language })).json().OrderSummary[0]
  const read = (await shopper.call(details, { params: { id }, query, language })).json().OrderSummary
  const stated = { editable: read.Editable, messages: read.OrderModificationValidationMessages }
  expect({ editable: listed.Editable, messages: listed.OrderModificationValidationMessages }).toEqual(stated)
  return stated
}

describe('validate=true, in the list and in the details', () => {
  it('1. says that a new order can be edited', async () => {
    const { shopper, orderNo } = await placeOrder()
    expect(await editability(shopper, orderNo)).toEqual({ editable: true, messages: [] })
  })

  it.each([
    ['is_employee', 'en', /customer care at care@example\.com/],
    ['is_employee', 'fr', /service à la clientèle à care@example\.com/],
    ['is_on_hold', 'en', /call customer service at 1-800-555-0100/],
    ['is_on_hold', 'fr', /service à la clientèle au 1-800-555-0100/],
  ] as const)('2. names the way to customer service: %s, %s', async (flag, language, stated) => {
    const { shopper, orderNo } = await placeOrder(flag)
    const { editable, messages } = await editability(shopper, orderNo, language)
    expect(editable).toBe(false)
    expect(messages).toEqual([expect.stringMatching(stated)])
  })

  it('3. says that the order has shipped', async () => {
    const { shopper, orderNo } = await placeOrder()
    await fulfilmentService(operatorOf(shop)).ship(orderNo)
    expect(await editability(shopper, orderNo)).toEqual({
      editable: false,
      messages: ['This order has shipped, so it can no longer be changed.'],
    })
  })

  it('3. says that part of the order has shipped, while the rest is prepared', async () => {
    const { shopper, orderNo } = await placeOrder()
    await shop.pool.query('update sub_order set shipped_at = $2 where order_no = $1', [orderNo, shop.clock.now()])
    expect(await editability(shopper, orderNo)).toEqual({
      editable: false,
      messages: ['Part of this order has shipped, so it can no longer be changed.'],
    })
  })

  it('4. without it, the list omits editability and the details give no reasons', async () => {
    const { shopper, orderNo } = await placeOrder('is_on_hold')
    const [listed] = (await shopper.call(list)).json().OrderSummary
    expect(listed).not.toHaveProperty('Editable')
    expect((await shopper.call(details, { params: { id: orderNo } })).json().OrderSummary).toMatchObject({
      Editable: false,
      OrderModificationValidationMessages: [],
    })
  })

  it('5. a guest’s token opens only that guest’s orders; another’s gets the same 404 as an unknown one', async () => {
    const mine = await placeOrder()
    const other = await placeOrder()
    const ask = (id: string) => mine.shopper.call(details, { params: { id } })
    const [theirs, none] = [await ask(other.orderNo), await ask('999999999')]
    expect([theirs.statusCode, none.statusCode]).toEqual([404, 404])
    expect(theirs.body.replace(other.orderNo, 'N')).toBe(none.body.replace('999999999', 'N'))
    expect((await mine.shopper.call(list)).json().OrderSummary).toHaveLength(1)
  })
})
