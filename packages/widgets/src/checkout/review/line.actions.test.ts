import { describe, expect, test } from 'vitest'
import { aCheckout, asMember, atReview } from '../../testing/a-checkout.ts'
import { aBagToOrder, aCheckoutServer, aMembersBag } from '../../testing/checkout.fixtures.ts'

/** A checkout at its review that asks for two kettles, of which fewer are in stock. */
async function shortOfKettles(available: number) {
  const checkout = await atReview()
  const [kettle, cardigan] = checkout.server.bag().CartLines
  if (!kettle || !cardigan) throw new Error('The bag has two lines')
  checkout.server.change({ CartLines: [{ ...kettle, Available: available }, cardigan] })
  await checkout.model.review()
  return checkout
}

describe('a line with too little stock', () => {
  test('1. is reduced to the stock, and the order is reviewed again', async () => {
    const { model } = await shortOfKettles(1)
    await model.reduceToStock('line-1')
    expect(model.bag.peek().cartLines).toMatchObject([{ id: 'line-1', quantity: 1 }, { id: 'line-2' }])
    expect(model.reviewed.peek()).toBe(true)
    expect(model.problem.peek()).toBeUndefined()
  })

  test('2. is removed when it is sold out; a personal message stays', async () => {
    const { model } = await shortOfKettles(0)
    await model.reduceToStock('line-1')
    expect(model.bag.peek().cartLines).toMatchObject([{ id: 'line-2' }])
    expect(model.bag.peek()).toMatchObject({ shippingAddress: { id: 'a1' }, creditCard: { id: 'c1' } })
    expect(model.reviewed.peek()).toBe(true)
  })

  test('3. stays when the shop cannot be reached', async () => {
    const { model, server } = await shortOfKettles(0)
    server.reachable(false)
    await model.reduceToStock('line-1')
    expect(model.bag.peek().cartLines).toHaveLength(2)
    expect(model.problem.peek()).toEqual({ step: 'review', kind: 'unreachable' })
  })

  test('4. leaves another step open', async () => {
    const { model } = await shortOfKettles(0)
    model.change('payment')
    await model.reduceToStock('line-1')
    expect(model.open.peek()).toBe('payment')
    expect(model.bag.peek().cartLines).toHaveLength(1)
  })

  test('5. if it is the last, leaves an empty bag, which is not reviewed', async () => {
    const { model, server } = await shortOfKettles(0)
    const [kettle] = server.bag().CartLines
    if (!kettle) throw new Error('The bag has a kettle')
    server.change({ CartLines: [kettle] })
    await model.review()
    const reviews = () => server.requests.filter((call) => call.includes('orderreview')).length
    const before = reviews()
    await model.reduceToStock('line-1')
    expect(model.bag.peek().cartLines).toEqual([])
    expect(reviews()).toBe(before)
  })

  /** A checkout at its first open step, with one kettle left of two. */
  function begun(bag = aBagToOrder(), options = {}) {
    const [kettle, cardigan] = bag.CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    const server = aCheckoutServer({ ...bag, CartLines: [{ ...kettle, Available: 1 }, cardigan] })
    return { server, ...aCheckout(server, options) }
  }
  const ofCustomers = (requests: string[]) => requests.filter((request) => request.includes('/accounts/'))

  test.each(['who', 'delivery'] as const)(
    '6. of an anonymous bag, at %s, is resolved without a customer’s call',
    async (step) => {
      const { model, server } = begun()
      if (step === 'delivery') model.goOnAsGuest()
      await model.reduceToStock('line-1')
      expect(model.bag.peek().cartLines).toMatchObject([{ id: 'line-1', quantity: 1 }, { id: 'line-2' }])
      expect(model.open.peek()).toBe(step)
      expect(model.problem.peek()).toBeUndefined()
      expect(ofCustomers(server.requests)).toEqual([])
    },
  )

  test('7. for a customer without an address, reads the gift cards’ amounts again', async () => {
    const { model, server } = begun(aMembersBag(), asMember)
    await model.reduceToStock('line-1')
    expect(model.open.peek()).toBe('delivery')
    expect(ofCustomers(server.requests)).toEqual(['GET /accounts/7/cart'])
  })
})
