import { beforeEach, describe, expect, it } from 'vitest'
import { controlRoomService } from '../control-room/control-room.service.ts'
import { addWindows } from '../testing/catalogue.ts'
import { placing, priced } from '../testing/placing.ts'
import { verify } from '../verify/verify.service.ts'

// The shop's prices: 40.00, and 30.00 from 18:00 to 18:30.
const [open, lastMoment, over] = ['2026-11-21T18:10:00Z', '2026-11-21T18:39:59.999Z', '2026-11-21T18:40:00Z']
const orders = placing()
beforeEach(async () => {
  await orders.shop.pool.query('delete from price_window')
  await addWindows(orders.shop.pool, {
    itemNo: '200004',
    from: '2026-11-21T18:00:00Z',
    until: '2026-11-21T18:30:00Z',
    price: 3000,
  })
  orders.shop.clock.set(open)
})

describe('placing in a price window', () => {
  it('1. charges the displayed price, to the cent in the ledger, up to the last moment', async () => {
    const shopper = await orders.ready(priced)
    orders.shop.clock.set(lastMoment)
    const { ReviewHash, CartLines, GrandTotal } = (await shopper.review()).json()
    expect(CartLines).toMatchObject([{ Price: 30, LineTotal: 30 }])
    const order = (await shopper.place({ reviewHash: ReviewHash })).json()
    expect(order).toMatchObject({ MerchandiseSubTotal: 30, GrandTotal })
    const balances = await orders.shop.balances(order.OrderSummary.OrderNo)
    expect(balances).toMatchObject({ sales: -3000 })
    expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0)
    expect(await orders.moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('2. gets a 409 after its price has ended, and a new review has the regular price', async () => {
    const shopper = await orders.ready(priced)
    orders.shop.clock.set(lastMoment)
    const { ReviewHash } = (await shopper.review()).json()
    orders.shop.clock.set(over)
    const reply = await shopper.place({ reviewHash: ReviewHash })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'ReviewHash'])
    expect(await orders.moved()).toEqual({ authorised: 0, voided: 0, declined: 0 })
    const fresh = (await shopper.review()).json()
    expect(fresh.CartLines).toMatchObject([{ Price: 40, PriceUntil: null }])
    expect((await shopper.place({ reviewHash: fresh.ReviewHash })).json()).toMatchObject({ MerchandiseSubTotal: 40 })
  })

  it('2b. gets a 409 after an operator corrected the price, and a new review has the right price', async () => {
    const shopper = await orders.ready(priced)
    const { ReviewHash } = (await shopper.review()).json()
    const { pool, clock } = orders.shop
    expect(await controlRoomService({ pool, clock: clock.now }).changePrice('200004', 3500, null)).toBeUndefined()
    const reply = await shopper.place({ reviewHash: ReviewHash })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'ReviewHash'])
    expect((await shopper.review()).json().CartLines).toMatchObject([{ Price: 35 }])
  })

  it.each([
    ['is unchanged', async () => {}],
    [
      'is read again, since it was written to meanwhile',
      (guid: string) => orders.shop.pool.query('update cart set changed_at = changed_at where guid = $1', [guid]),
    ],
  ])(
    '3. charges the authorised amount if the window ends during the authorisation: the bag %s',
    async (_, meanwhile) => {
      const shopper = await orders.ready(priced)
      orders.shop.clock.set(lastMoment)
      const { ReviewHash, GrandTotal } = (await shopper.review()).json()
      orders.whileAuthorising(async () => {
        orders.shop.clock.set(over)
        await meanwhile(shopper.guid)
      })
      const order = (await shopper.place({ reviewHash: ReviewHash })).json()
      expect(order).toMatchObject({ MerchandiseSubTotal: 30, GrandTotal })
      expect(await orders.shop.balances(order.OrderSummary.OrderNo)).toMatchObject({ sales: -3000 })
      expect(await orders.moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
    },
  )

  it('4. leaves consistent books', async () => {
    expect((await verify(orders.shop.pool)).disagreements).toEqual([])
  })
})
