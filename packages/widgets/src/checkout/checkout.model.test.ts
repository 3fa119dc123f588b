import { pendingWrites, recordWrite } from '@onair/core/session'
import { memoryStorage } from '@onair/core/testing'
import { describe, expect, test } from 'vitest'
import { bagModel } from '../models/bag.model.ts'
import { aCheckout, asMember, atReview, captured, messages, readyBag, typed } from '../testing/a-checkout.ts'
import { aBagToOrder, aCheckoutServer, aMembersBag } from '../testing/checkout.fixtures.ts'
import { refusal } from '../testing/server.ts'

describe('a checkout', () => {
  test('1. goes from the customer to delivery, shipping, payment and review', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { model } = aCheckout(server)
    expect(model.open.peek()).toBe('who')
    model.goOnAsGuest()
    expect(model.open.peek()).toBe('delivery')
    await model.deliverTo(typed)
    expect(model.open.peek()).toBe('shipping')
    await model.shipBy('express')
    expect(model.open.peek()).toBe('payment')
    await model.payWithNew(captured, false)
    expect(model.open.peek()).toBe('review')
    expect(model.reviewed.peek()).toBe(true)
    expect(model.bag.peek()).toMatchObject({ shipMethodId: 'express', creditCard: { lastDigits: '4242' } })
  })

  test('2. of a member begins at delivery, with a saved address and a saved card', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { model } = aCheckout(server, asMember)
    expect(model.open.peek()).toBe('delivery')
    await model.begin()
    await expect.poll(() => model.cards.peek().length).toBe(2)
    await model.deliverToSaved('a2')
    await model.shipBy('standard')
    await model.payWithSaved({ id: 'c1', cardType: 'VI' })
    expect(model.open.peek()).toBe('review')
    expect(model.bag.peek().shippingAddress?.province).toBe('QC')
  })

  test('3. a step that is opened again leads back to the review, which is read again', async () => {
    const { model, server } = await atReview()
    model.change('shipping')
    expect(model.open.peek()).toBe('shipping')
    await model.shipBy('express')
    expect(model.open.peek()).toBe('review')
    expect(server.requests.filter((call) => call.includes('orderreview'))).toHaveLength(2)
  })

  test('3a. a quantity that an earlier page could not send is sent before the review is read', async () => {
    const { model, shop, server } = await atReview()
    const { cartGuid, cartLines } = model.bag.peek()
    const [line] = cartLines
    if (!line) throw new Error('The bag is empty')
    const before = server.requests.length
    Object.assign(shop.session.storage, { local: memoryStorage() })
    recordWrite(shop.session, { key: crypto.randomUUID(), action: 'changeLine', args: [line.id, 2], of: cartGuid })
    await model.review()
    const sent = server.requests.slice(before).map((call) => /cartlines|orderreview/.exec(call)?.[0])
    expect(sent.filter((call) => call !== undefined)).toEqual(['cartlines', 'orderreview'])
    expect(pendingWrites(shop.session)).toEqual([])
  })

  test('4. a reply without personal data removes no address and no card', async () => {
    const { model, shop } = await atReview()
    await shop.models.of(bagModel).refresh()
    expect(shop.models.of(bagModel).bag.peek()?.shippingAddress).toBeNull()
    expect(model.bag.peek()).toMatchObject({ shippingAddress: { id: 'a1' }, creditCard: { id: 'c1' } })
  })

  test('5. a refused step says why and stays open', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { model } = aCheckout(server, asMember)
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress', () =>
      refusal(404, 'We could not find this address.', 'ShippingAddressId'),
    )
    await model.deliverToSaved('a7')
    expect(model.open.peek()).toBe('delivery')
    expect(messages(model)).toEqual(['We could not find this address.'])
  })

  test('6. a review without a card leads to the payment', async () => {
    const server = aCheckoutServer(readyBag())
    server.on('GET /api/v2/{language}/accounts/{edp}/orderreview', () =>
      refusal(417, 'This card has expired.', 'CreditCard'),
    )
    const { model } = aCheckout(server, asMember)
    await model.begin()
    expect(model.open.peek()).toBe('payment')
    expect(messages(model)).toEqual(['This card has expired.'])
  })
})
