import { beforeEach, describe, expect, test } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { aReturn, aReturnableOrder, shownReturnableOrder } from '../testing/return.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createReturnModel, type ReturnModel } from './return-items.model.ts'

const request = 'POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns'
const read = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}'
const shipOrderNo = '100000123-1'
const kettle = { lineId: '100000123-1-1', quantity: 1, reason: 'Damaged' }

let server: ReturnType<typeof aServer>
let model: ReturnModel
beforeEach(() => {
  server = aServer()
  const { models } = aShop({ fetch: server.fetch, cookies: memberCookie, base: 'http://shop.test' })
  model = createReturnModel(models, { order: shownReturnableOrder(), shipOrderNo })
})

describe('1 · a return has an item, and each item a reason', () => {
  test('1a. without an item the quantity is missing, and nothing is sent', async () => {
    expect(model.check()).toBe('quantity-100000123-1-1')
    await model.send('')
    expect(model.madeReturn.value).toBeUndefined()
    expect(model.failure.value).toBeUndefined()
  })
  test('1b. without a reason the reason is missing', () => {
    model.choose([{ ...kettle, reason: '' }])
    expect(model.check()).toBe('reason-100000123-1-1')
    model.choose([kettle])
    expect(model.check()).toBeUndefined()
  })
  test.each([
    ['more than was bought', { ...kettle, quantity: 3 }],
    ['a line of another order', { ...kettle, lineId: '1-1-1' }],
  ])('1c. %s has no refund, and the quantity is wrong', (_, item) => {
    model.choose([item])
    expect(model.refund.value).toBeNull()
    expect(model.check()).toBe('quantity-100000123-1-1')
  })
})

test('2 · it is sent with the refund that is shown', async () => {
  const bodies: unknown[] = []
  server.on(request, ({ body }) => {
    bodies.push(body)
    return { status: 201, body: aReturn() }
  })
  model.choose([kettle])
  expect(model.refund.value?.totalCents).toBe(6779)
  await model.send('')
  expect(bodies).toMatchObject([{ RefundTotal: 67.79 }])
  expect(model.madeReturn.value?.returnNo).toBe('R10000001')
})

test('3 · one key per choice: a retry sends it again, another choice gets another', async () => {
  const keys: unknown[] = []
  server.on(request, ({ headers }) => {
    keys.push(headers.get('idempotency-key'))
    return refusal(417, 'Not today.', 'ShipOrderNo')
  })
  server.on(read, () => ({ status: 200, body: aReturnableOrder() }))
  model.choose([kettle])
  await model.send('')
  await model.send('')
  await model.send('The lid.')
  model.choose([{ ...kettle, quantity: 2 }])
  await model.send('')
  expect(keys).toEqual([keys[0], keys[0], expect.any(String), expect.any(String)])
  expect(new Set(keys).size).toBe(3)
})

test('4 · after a refusal the order is read again, and the server’s sentence shows', async () => {
  server.on(request, () => refusal(417, 'Of the kettle, 0 can still be returned.', 'Quantity'))
  const [part] = aReturnableOrder().SubOrders
  const Items = part?.Items.map((item) => ({ ...item, ReturnedQuantity: 2, ReturnableQuantity: 0 })) ?? []
  server.on(read, () => ({ status: 200, body: aReturnableOrder({ Items }) }))
  model.choose([kettle])
  await model.send('')
  expect(model.failure.value).toEqual({ message: 'Of the kettle, 0 can still be returned.' })
  expect(model.orderNow.value.subOrders[0]?.items[0]?.returnableQuantity).toBe(0)
  expect(model.refund.value).toBeNull()
  expect(model.sending.value).toBe(false)
})

test('5 · a shop that cannot be reached is `away`, and the choice stays', async () => {
  server.reachable(false)
  model.choose([kettle])
  await model.send('')
  expect(model.failure.value).toBe('away')
  expect(model.chosen.value).toEqual([kettle])
  expect(model.sending.value).toBe(false)
})
