import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EasyPayShop, easyPayShop } from '../testing/easy-pay.ts'

let t: EasyPayShop
beforeAll(async () => {
  t = await easyPayShop()
})
afterAll(() => t.shop.close())
// Orders are placed on 2026-11-21 in Toronto; their second payment is due on 2026-12-21, the third on 2027-01-20.
beforeEach(() => t.shop.clock.set('2026-11-21T17:00:00Z'))

const runsOn = async (instant: string): Promise<void> => {
  t.shop.clock.set(instant)
  await t.job().run()
}
const afterDays = async (days: readonly string[]): Promise<void> => {
  for (const day of days) await runsOn(`${day}T12:00:00Z`)
}

describe('charging the payments after the first', () => {
  it('1. charges each on its day in Toronto to the order’s card, and books it', async () => {
    const { shopper, orderNo } = await t.anOrder()
    await runsOn('2026-12-21T04:59:00Z')
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Due', 'Due'])
    await runsOn('2026-12-21T05:00:00Z')
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Paid', 'Due'])
    expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
    expect(await t.shop.balances(orderNo)).toMatchObject({ receivable: 3333, card: 4634 + 3333 })
    await afterDays(['2026-12-22', '2027-01-19', '2027-01-20', '2027-01-21'])
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Paid', 'Paid'])
    expect(await t.chargedAtProvider(orderNo)).toEqual([3333, 3333])
    expect(await t.shop.balances(orderNo)).toEqual({ card: 11_300, sales: -10_000, tax: -1300 })
    const { rows } = await t.shop.pool.query('select card_token from placed_order where order_no = $1', [orderNo])
    expect(rows).toEqual([{ card_token: null }])
    expect(await t.broken()).toEqual([])
  })

  it('1. charges members likewise, and waits until the order has shipped', async () => {
    const shopper = await t.shop.member('maya.member@example.com')
    const { orderNo } = await t.anOrder({ shopper, ships: false })
    await afterDays(['2026-12-21', '2026-12-30'])
    expect(await t.states(shopper, orderNo)).toEqual(['Due', 'Due', 'Due'])
    await t.operator.ship(orderNo)
    await afterDays(['2026-12-31'])
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Paid', 'Due'])
    expect(await t.broken()).toEqual([])
  })

  it('2. retries a declined one on day 1, 3 and 7, and then no more', async () => {
    const { shopper, orderNo } = await t.anOrder()
    await t.blockCard(orderNo)
    const tried: string[] = []
    for (const day of Array.from({ length: 11 }, (_, index) => `2026-12-${21 + index}`)) {
      const letters = (await t.letters('easy-pay-failed', orderNo)).length
      await afterDays([day, day])
      if ((await t.letters('easy-pay-failed', orderNo)).length > letters) tried.push(day)
    }
    expect(tried).toEqual(['2026-12-21', '2026-12-22', '2026-12-24', '2026-12-28'])
    const letters = await t.letters('easy-pay-failed', orderNo)
    expect(letters.map(({ content }) => content.nextTryOn)).toEqual(['2026-12-22', '2026-12-24', '2026-12-28', null])
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Failed', 'Due'])
    expect(await t.chargedAtProvider(orderNo)).toEqual([])
    expect(await t.broken()).toEqual([])
  })

  it('2. charges it when a later try succeeds', async () => {
    const { shopper, orderNo } = await t.anOrder()
    const { rows } = await t.shop.pool.query('select card_token from placed_order where order_no = $1', [orderNo])
    await t.blockCard(orderNo)
    await afterDays(['2026-12-21'])
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Failed', 'Due'])
    await t.shop.pool.query('update placed_order set card_token = $2 where order_no = $1', [
      orderNo,
      rows[0].card_token,
    ])
    await afterDays(['2026-12-22'])
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Paid', 'Due'])
    expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
  })

  it('2. an order without a card fails without asking the provider', async () => {
    const { shopper, orderNo } = await t.anOrder()
    await t.shop.pool.query('update placed_order set card_token = null where order_no = $1', [orderNo])
    await afterDays(['2026-12-21'])
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Failed', 'Due'])
    expect((await t.letters('easy-pay-failed', orderNo)).at(-1)?.content).toMatchObject({ orderNo, reason: 'token' })
  })

  it('3. charges once after a lost response, an error or an outage of the provider', async () => {
    for (const [mode, operation] of [
      ['drop-after-execute', 'authorize'],
      ['drop-after-execute', 'capture'],
      ['error', 'authorize'],
      ['error', 'capture'],
      ['off', 'capture'],
      ['garbage', 'capture'],
    ] as const) {
      t.shop.clock.set('2026-11-21T17:00:00Z')
      const { shopper, orderNo } = await t.anOrder()
      await t.shop.fault(mode, operation, 2)
      await afterDays(['2026-12-21'])
      expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Due', 'Due'])
      await t.noFaults()
      for (let run = 0; run < 4; run += 1) {
        t.shop.clock.advance(61_000)
        await t.job().run()
      }
      expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Paid', 'Due'])
      expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
    }
    expect(await t.broken()).toEqual([])
  })

  it('3. completes the charge of a process that died before or after its call', async () => {
    for (const dies of ['authorize', 'capture'] as const) {
      for (const when of ['before', 'after'] as const) {
        t.shop.clock.set('2026-11-21T17:00:00Z')
        const { shopper, orderNo } = await t.anOrder()
        t.shop.clock.set('2026-12-21T12:00:00Z')
        const { capture } = t.shop.providers
        const dying = t.job({
          capture: {
            ...capture,
            async [dies](...request: unknown[]) {
              if (when === 'after') await Reflect.apply(capture[dies], capture, request)
              throw new Error('the process died')
            },
          },
        })
        await expect(dying.run()).rejects.toThrow('the process died')
        // The process that died leases the charge until the lease expires.
        await t.job().run()
        expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Due', 'Due'])
        t.shop.clock.advance(61_000)
        await t.job().run()
        expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Paid', 'Due'])
        expect(await t.chargedAtProvider(orderNo)).toEqual([3333])
      }
    }
    expect(await t.broken()).toEqual([])
  })

  it('3. is charged once by ten processes at the same moment', async () => {
    const { orderNo } = await t.anOrder({ parts: 2 })
    t.shop.clock.set('2026-12-21T12:00:00Z')
    await Promise.all(Array.from({ length: 10 }, () => t.job().run()))
    expect(await t.chargedAtProvider(orderNo)).toEqual([5000])
    expect(await t.broken()).toEqual([])
  })

  it('4. charges nothing after a cancellation or a full return, and less after a partial return', async () => {
    const cancelled = await t.anOrder({ ships: false })
    await t.operator.cancel(cancelled.orderNo)
    const returned = await t.anOrder()
    await t.returns.receive(returned.orderNo)
    const partly = await t.anOrder({ quantity: 2 })
    await t.returns.receive(partly.orderNo, [{ itemNo: '760001', quantity: 1 }])
    await afterDays(['2026-12-21', '2027-01-20', '2027-02-01'])
    expect([await t.chargedAtProvider(cancelled.orderNo), await t.chargedAtProvider(returned.orderNo)]).toEqual([
      [],
      [],
    ])
    expect(await t.states(cancelled.shopper, cancelled.orderNo)).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
    expect(await t.states(returned.shopper, returned.orderNo)).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
    expect(await t.states(partly.shopper, partly.orderNo)).toEqual(['Paid', 'Paid', 'Cancelled'])
    // The order of two cost 226.00, and 113.00 was refunded. The first payment was 92.68.
    expect(await t.chargedAtProvider(partly.orderNo)).toEqual([2032])
    await t.returns.receive(partly.orderNo)
    expect(await t.shop.balances(partly.orderNo)).toEqual({})
    expect(await t.broken()).toEqual([])
  })

  it('4. a return is refused while a payment is being charged', async () => {
    const { orderNo } = await t.anOrder()
    await t.shop.fault('off', 'capture', 2)
    await afterDays(['2026-12-21'])
    expect(await t.returns.receive(orderNo)).toMatchObject({
      status: 'refused',
      why: expect.stringContaining('being taken'),
    })
    t.shop.clock.advance(61_000)
    await t.job().run()
    expect(await t.returns.receive(orderNo)).toMatchObject({ status: 'done', refundCents: 11_300 })
    expect(await t.shop.balances(orderNo)).toEqual({})
    expect(await t.broken()).toEqual([])
  })

  it('5. a captured amount that differs is not booked, and the operator is notified', async () => {
    const { shopper, orderNo } = await t.anOrder()
    await t.shop.fault('other-amount', 'capture')
    await afterDays(['2026-12-21'])
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Due', 'Due'])
    expect(t.logged.at(-1)).toMatchObject({ orderNo })
    // The operator has an hour to correct it at the provider. Then the provider is asked again.
    t.shop.clock.advance(3_599_000)
    await t.job().run()
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Due', 'Due'])
    t.shop.clock.advance(1000)
    await t.job().run()
    expect(await t.states(shopper, orderNo)).toEqual(['Paid', 'Paid', 'Due'])
    await t.returns.receive(orderNo)
  })

  it('the sum of all charges equals the plan, and each payment is charged at most once, whatever happens', async () => {
    const event = fc.constantFrom('run', 'two runs', 'lost authorize', 'lost capture', 'away', 'block', 'unblock')
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 0, max: 60 }),
        fc.array(fc.tuple(event, fc.integer({ min: 1, max: 20 })), { minLength: 4, maxLength: 8 }),
        async (parts, giftDollars, events) => {
          t.shop.clock.set('2026-11-21T17:00:00Z')
          await t.noFaults()
          const { orderNo, shopper } = await t.anOrder({ parts, giftCents: giftDollars * 100 })
          const { rows } = await t.shop.pool.query('select card_token as token from placed_order where order_no = $1', [
            orderNo,
          ])
          const { token } = rows[0]
          for (const [what, days] of events) {
            t.shop.clock.advance(days * 86_400_000)
            if (what === 'lost authorize') await t.shop.fault('drop-after-execute', 'authorize', 2)
            if (what === 'lost capture') await t.shop.fault('drop-after-execute', 'capture', 2)
            if (what === 'away') await t.shop.fault('off', 'authorize', 2)
            if (what === 'block') await t.blockCard(orderNo)
            if (what === 'unblock')
              await t.shop.pool.query(
                `update placed_order set card_token = $2 where order_no = $1 and card_token is not null`,
                [orderNo, token],
              )
            if (what === 'two runs') await Promise.all([t.job().run(), t.job().run()])
            else await t.job().run()
          }
          // The last lost result is read once the provider responds again.
          await t.noFaults()
          t.shop.clock.advance(3_600_000)
          await t.job().run()
          const states = await t.states(shopper, orderNo)
          const { rows: plan } = await t.shop.pool.query(
            'select amount_cents as cents from instalment where order_no = $1 order by number',
            [orderNo],
          )
          const paid = plan.slice(1).filter(({ cents }, index) => states[index + 1] === 'Paid' && cents > 0)
          expect((await t.chargedAtProvider(orderNo)).toSorted()).toEqual(paid.map(({ cents }) => cents).toSorted())
          expect(await t.broken()).toEqual([])
        },
      ),
      { numRuns: 6 },
    )
  }, 60_000)
})
