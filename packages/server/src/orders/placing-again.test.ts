import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { kettle, lastOne, placing } from '../testing/placing.ts'
import { cards } from '../testing/shopper.ts'

const orders = placing()
const { countFromNow, moved, ordersOf, ready, stockOf } = orders

describe('a repeated request', () => {
  it('1. fifty at once place one order, with one authorisation and one reply', async () => {
    const shopper = await ready(kettle)
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 50 }, () => shopper.place({ key })))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await ordersOf(shopper)).toBe(1)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('2. gets the same bytes later, even in another language and after the order has changed', async () => {
    const shopper = await ready(kettle)
    const key = randomUUID()
    const first = await shopper.place({ key })
    await orders.shop.pool.query(`update placed_order set state = 'cancelled' where order_no = $1`, [
      first.json().OrderSummary.OrderNo,
    ])
    expect((await shopper.place({ key, language: 'fr' })).body).toBe(first.body)
  })

  it('3. with another body is refused', async () => {
    const shopper = await ready(kettle)
    const key = randomUUID()
    const { ReviewHash } = (await shopper.review()).json()
    expect((await shopper.place({ key })).statusCode).toBe(201)
    const reply = await shopper.place({ key, reviewHash: ReviewHash })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'Idempotency-Key'])
  })

  it('3b. with another bag is refused, and its payment voided', async () => {
    const key = randomUUID()
    const shopper = await ready(kettle)
    expect((await shopper.place({ key })).statusCode).toBe(201)
    await shopper.bag(kettle)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    const reply = await shopper.place({ key })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'Idempotency-Key'])
    expect([await ordersOf(shopper), await moved()]).toEqual([1, { authorised: 2, voided: 1, declined: 0 }])
    expect((await shopper.place()).statusCode).toBe(201)
  })

  it('4. needs a key', async () => {
    const shopper = await ready(kettle)
    const reply = await shopper.call('POST /api/v2/{language}/accounts/{edp}/orders', {
      body: { CartGuid: shopper.guid },
    })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, 'Idempotency-Key'])
  })

  it('5. with another key is refused, since the bag is ordered', async () => {
    const shopper = await ready(kettle)
    await shopper.place()
    expect((await shopper.place()).statusCode).toBe(409)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('6. with eight other keys at once places one order, and keeps one authorisation', async () => {
    const shopper = await ready(kettle)
    const replies = await Promise.all(Array.from({ length: 8 }, () => shopper.place()))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
    const { authorised, voided } = await moved()
    expect(authorised - voided).toBe(1)
    expect(await ordersOf(shopper)).toBe(1)
  })
})

describe('concurrent orders of the last one', () => {
  it('1. one of twenty buyers gets it, and the others’ payments are voided', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => ready(lastOne)))
    await countFromNow()
    const replies = await Promise.all(shoppers.map((shopper) => shopper.place()))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = replies.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(19)
    expect(refused.every((reply) => /^CartLines\.\d+$/.test(reply.json()[0].Area))).toBe(true)
    expect(await stockOf(2002)).toBe(0)
    const { authorised, voided } = await moved()
    expect(authorised - voided).toBe(1)
  })
})
