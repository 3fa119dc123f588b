import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { authoriseService } from '../payment/authorise.service.ts'
import { kettle, placing, priced } from '../testing/placing.ts'
import { cards, type Shopper } from '../testing/shopper.ts'

const orders = placing()
const { moved, ordersOf, ready } = orders

describe('a refusal loses nothing', () => {
  it('1. after a declined card, another one pays with the same key', async () => {
    const shopper = await ready(kettle)
    await shopper.payBy(cards.declined)
    const key = randomUUID()
    const reply = await shopper.place({ key })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'CreditCard'])
    expect((await shopper.cart()).json()).toMatchObject({ ProductCount: 1, ShippingAddress: { City: 'Ottawa' } })
    await shopper.payBy(cards.visa)
    expect((await shopper.place({ key })).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 1 })
  })

  it('2. after an outage of the payment service, the same request succeeds', async () => {
    const shopper = await ready(kettle)
    const key = randomUUID()
    await orders.shop.fault('off', 'authorize', 2)
    const away = await shopper.place({ key })
    expect([away.statusCode, away.headers['retry-after'], away.json()[0].Area]).toEqual([503, '5', 'CreditCard'])
    expect((await shopper.place({ key })).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('3. after a lost response the payment is found again, and authorised once', async () => {
    const shopper = await ready(kettle)
    await orders.shop.fault('drop-after-execute', 'authorize', 2)
    expect((await shopper.place()).statusCode).toBe(503)
    expect((await shopper.place()).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('4. after a lost response another card pays, and the first payment is voided', async () => {
    const shopper = await ready(kettle)
    await orders.shop.fault('drop-after-execute', 'authorize', 2)
    expect((await shopper.place()).statusCode).toBe(503)
    await shopper.payBy(cards.master)
    expect((await shopper.place()).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 2, voided: 1, declined: 0 })
  })

  it('5. after a lost response, when the shopper gives up, the payment is voided in time', async () => {
    const shopper = await ready(kettle)
    await orders.shop.fault('drop-after-execute', 'authorize', 2)
    expect((await shopper.place()).statusCode).toBe(503)
    const { providers } = orders.shop
    const later = () => new Date(orders.shop.clock.now().getTime() + 121_000)
    const payments = authoriseService({ pool: orders.shop.pool, clock: later, providers })
    await orders.shop.fault('off', 'void', 2)
    expect(await payments.reconcileStale()).toBe(0)
    const evenLater = () => new Date(orders.shop.clock.now().getTime() + 300_000)
    expect(await authoriseService({ pool: orders.shop.pool, clock: evenLater, providers }).reconcileStale()).toBe(1)
    expect(await moved()).toEqual({ authorised: 1, voided: 1, declined: 0 })
    expect((await shopper.place()).statusCode).toBe(201)
  })

  it('6. the next request uses the authorisation of one that died', async () => {
    const shopper = await ready(kettle)
    const dead = authoriseService({
      pool: orders.shop.pool,
      clock: orders.shop.clock.now,
      providers: orders.shop.providers,
    })
    const { token, amount_cents } = (
      await orders.shop.pool.query(`select card->>'token' as token, 11300 as amount_cents from cart where guid = $1`, [
        shopper.guid,
      ])
    ).rows[0]
    await dead.authorise({
      edp: shopper.edp,
      guid: shopper.guid,
      means: { provider: 'capture', token },
      amountCents: amount_cents,
    })
    await orders.shop.pool.query(`update payment set held_until = $2 where cart_guid = $1`, [
      shopper.guid,
      orders.shop.clock.now(),
    ])
    expect((await shopper.place()).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('7. the reply names what has changed since the review', async () => {
    const shopper = await ready(priced)
    const { ReviewHash } = (await shopper.review()).json()
    await orders.shop.pool.query('update edp set price_cents = 4100 where edp_no = 2004')
    const reply = await shopper.place({ reviewHash: ReviewHash })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toEqual([
      {
        Message: 'Your order has changed since you reviewed it: the items or their prices. Please review it again.',
        Area: 'ReviewHash',
      },
    ])
    const method = { body: { ShipMethodId: 'express' } }
    const fresh = (await shopper.review()).json().ReviewHash
    await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', method)
    expect((await shopper.place({ reviewHash: fresh })).json()[0].Message).toContain('the shipping method')
    expect(await moved()).toEqual({ authorised: 0, voided: 0, declined: 0 })
  })

  it('8. the reply names each missing part, with one Area for each step', async () => {
    const shopper = await (await orders.shop.guest()).bag()
    const areas = (await shopper.review()).json().map(({ Area }: { Area: string }) => Area)
    expect(areas).toEqual(['CartLines', 'ShippingAddress', 'CreditCard'])
    expect((await shopper.place()).statusCode).toBe(417)
  })

  it('9. an account on hold gets the number to call', async () => {
    const shopper = await ready(kettle)
    await orders.shop.pool.query('update customer set is_on_hold = true where edp = $1', [shopper.edp])
    const reply = await shopper.place()
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'AccountOnHold'])
    expect(reply.json()[0].Message).toContain('1-800-555-0100')
  })
})

describe('a payment service that does not respond', () => {
  /** Ten lost connections: each of five requests is sent twice. */
  const lost = 10
  const later = () => vi.setSystemTime(Date.now() + 10_000)
  const statesOf = async ({ guid }: Shopper) =>
    (
      await orders.shop.pool.query<{ state: string }>('select state from payment where cart_guid = $1', [guid])
    ).rows.map(({ state }) => state)

  it('is not asked for ten seconds after five requests; then the earlier payment is found again, and authorised once', async () => {
    const [first, second] = [await ready(kettle), await ready(kettle)]
    const other = await (await (await orders.shop.guest()).bag(kettle)).sendHome()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const key = randomUUID()
      await orders.shop.fault('drop-after-execute', 'authorize', lost)
      for (let tries = 0; tries < 5; tries += 1) expect((await first.place({ key })).statusCode).toBe(503)
      // It responds again, but is not called.
      for (const shopper of [first, second]) {
        const refused = await shopper.place(shopper === first ? { key } : {})
        expect([refused.statusCode, refused.headers['retry-after'], refused.json()[0].Area]).toEqual([
          503,
          '5',
          'CreditCard',
        ])
      }
      await expect(other.payBy(cards.visa)).rejects.toThrow('CreditCard')
      expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
      // The first payment's result is unknown until it is read back. The second was never sent.
      expect([await statesOf(first), await statesOf(second)]).toEqual([['started'], ['voided']])

      // The breaker's trial call gets no response either.
      later()
      await orders.shop.fault('off', 'authorize', 2)
      for (let tries = 0; tries < 2; tries += 1) expect((await second.place()).statusCode).toBe(503)

      later()
      expect((await first.place({ key })).statusCode).toBe(201)
      expect((await second.place()).statusCode).toBe(201)
      expect(await moved()).toEqual({ authorised: 2, voided: 0, declined: 0 })
      expect([await ordersOf(first), await ordersOf(second)]).toEqual([1, 1])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is asked by everybody while it responds, even with errors', async () => {
    const shopper = await ready(kettle)
    await orders.shop.fault('error', 'authorize', 6)
    for (let tries = 0; tries < 6; tries += 1) expect((await shopper.place()).statusCode).toBe(503)
    expect((await (await ready(kettle)).place()).statusCode).toBe(201)
  })
})
