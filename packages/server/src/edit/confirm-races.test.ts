import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authoriseService } from '../payment/authorise.service.ts'
import { editing, kettle, pan } from '../testing/editing.ts'
import { cards } from '../testing/shopper.ts'
import { disagreementsOf } from '../verify/verify.service.ts'

const edits = editing()
const { aShopper, anOrder, deps, providerAmounts, one, operator, stockOf } = edits

describe('concurrent requests', () => {
  it('1. the same key and body make one change and get the same reply', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const key = randomUUID()
    const before = await edits.shop.money()
    const replies = await Promise.all([1, 2, 3, 4].map(() => shopper.confirmEdit(orderNo, { key, reviewHash })))
    replies.push(await shopper.confirmEdit(orderNo, { key, reviewHash }))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(200)
    expect((await edits.shop.money()).authorised - before.authorised).toBe(1)
    expect((await shopper.confirmEdit(orderNo, { key, reviewHash: 'other' })).statusCode).toBe(409)
  })

  it('1. of two tabs with different keys, one confirms and the other is refused', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const replies = await Promise.all([
      shopper.confirmEdit(orderNo, { reviewHash }),
      shopper.confirmEdit(orderNo, { reviewHash }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await providerAmounts(orderNo)).toHaveLength(2)
    expect(await stockOf(7402)).toBe(9)
  })

  it('a change in another tab after the review is named, and nothing is confirmed', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    await shopper.setQuantity('740001', 3)
    const reply = await shopper.confirmEdit(orderNo, { reviewHash })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'ReviewHash'])
  })

  it('confirming and abandoning: the order is either changed or not, and the own bag is restored once', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.bag(pan)
    const own = shopper.guid
    await shopper.edit(orderNo)
    await shopper.setQuantity('740001', 2)
    const guid = shopper.guid
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const [confirmed] = await Promise.all([shopper.confirmEdit(orderNo, { guid, reviewHash }), shopper.abandonEdit()])
    const total = (await shopper.order(orderNo)).json().GrandTotal
    expect([confirmed.statusCode, total]).toEqual(confirmed.statusCode === 200 ? [200, 226] : [409, 113])
    expect((await shopper.cart()).json()).toMatchObject({ CartGuid: own, ModifyOrderNo: null })
  })

  it('4. if the order ships meanwhile, the edit is refused and the new payment voided', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const before = await edits.shop.money()
    const [reply, shipped] = await Promise.all([shopper.confirmEdit(orderNo, { reviewHash }), operator().ship(orderNo)])
    // If the edit is first, both payments are captured; if the shipment is first, the edit is refused.
    expect(shipped.status).toBe('done')
    const { authorised, voided } = await edits.shop.money()
    const released = authorised - before.authorised - (voided - before.voided)
    const cents = (await edits.shop.balances(orderNo)).card
    expect([reply.statusCode, cents, released]).toEqual(reply.statusCode === 200 ? [200, 15_066, 1] : [417, 11_300, 0])
  })

  it('one of two customers gets the last unit', async () => {
    await edits.shop.pool.query('update edp set quantity = 3 where edp_no = 7401')
    const both = [await anOrder(kettle), await anOrder(kettle)]
    for (const { shopper, orderNo } of both) {
      await shopper.edit(orderNo)
      expect((await shopper.setQuantity('740001', 2)).statusCode).toBe(200)
    }
    const replies = await Promise.all(both.map(({ shopper, orderNo }) => shopper.confirmEdit(orderNo)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await stockOf(7401)).toBe(0)
  })

  it('one of two customers gets the last use of a code; the other is refused in Area ModifyOrderPromocode', async () => {
    await edits.shop.pool.query(`update promo_code set uses = 0 where code = 'LASTONE'`)
    const both = [await anOrder(kettle), await anOrder(kettle)]
    const hashes: string[] = []
    for (const { shopper, orderNo } of both) {
      await shopper.edit(orderNo)
      await edits.pay.use(shopper, 'LASTONE')
      hashes.push((await shopper.reviewEdit(orderNo)).json().ReviewHash)
    }
    const [first, second] = both
    if (!first || !second) throw new Error('Two orders were placed')
    const replies = await Promise.all(
      both.map(({ shopper, orderNo }, index) => shopper.confirmEdit(orderNo, { reviewHash: hashes[index] ?? '' })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()[0]).toBe(200)
    const refused = replies.find(({ statusCode }) => statusCode !== 200)
    expect(refused?.json()[0].Area).toMatch(/ModifyOrderPromocode|ReviewHash/)
    expect(await one(`select uses from promo_code where code = 'LASTONE'`)).toEqual({ uses: 1 })
  })
})

describe('a process that dies', () => {
  it('3. before the commit: another process voids the new payment, and the order is unchanged', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const before = await edits.shop.money()
    const payments = authoriseService(deps())
    const { rows } = await edits.shop.pool.query(`select card ->> 'token' as token from cart where guid = $1`, [
      shopper.guid,
    ])
    await payments.authorise({
      edp: shopper.edp,
      guid: shopper.guid,
      means: { provider: 'capture', token: rows[0].token },
      amountCents: 3766,
    })
    edits.shop.clock.advance(300_000)
    expect(await payments.reconcileStale()).toBe(1)
    const { authorised, voided } = await edits.shop.money()
    expect([authorised - before.authorised, voided - before.voided]).toEqual([1, 1])
    expect((await shopper.confirmEdit(orderNo)).statusCode).toBe(200)
  })

  it.each(['card', 'wallet'])(
    '5. after the commit: another process voids the payments that are no longer needed (%s)',
    async (by) => {
      const shopper = await aShopper(kettle)
      const body = by === 'wallet' ? await edits.pay.byWallet(shopper) : {}
      if (by === 'card') await shopper.payBy(cards.visa)
      const { OrderNo } = (await shopper.place({ body })).json().OrderSummary
      const { token } = await one<{ token: string }>('select token from payment where order_no = $1', OrderNo)
      await shopper.edit(OrderNo)
      await shopper.payBy(cards.master)
      // The provider is unavailable when the confirmation voids, as if the process had died there.
      await edits.shop.sandbox.app.inject({
        method: 'POST',
        url: '/faults',
        payload: { Service: by === 'wallet' ? 'wallet' : 'capture', Mode: 'off', Operation: 'void', Count: 2 },
      })
      expect((await shopper.confirmEdit(OrderNo)).statusCode).toBe(200)
      expect(await one('select state from payment where token = $1 and order_no is null', token)).toEqual({
        state: 'voiding',
      })
      expect(await disagreementsOf(edits.shop.pool)).toEqual([])
      edits.shop.clock.advance(300_000)
      await authoriseService(deps()).reconcileStale()
      expect(await one('select state from payment where token = $1', token)).toEqual({ state: 'voided' })
    },
  )
})
