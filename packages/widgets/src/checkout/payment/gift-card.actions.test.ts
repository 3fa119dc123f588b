import { describe, expect, test } from 'vitest'
import { aCheckout, asMember, atReview, readyBag } from '../../testing/a-checkout.ts'
import { aCheckoutServer, aMembersBag, anAddress } from '../../testing/checkout.fixtures.ts'
import { refusal } from '../../testing/server.ts'

const fifty = { cardNumber: '6006 4900 0000 0050', pin: '1234' }
const fiveHundred = { cardNumber: '6006-4900-0000-0500', pin: '1234' }

/** A member's checkout at its payment, with no choice made. */
async function atPayment() {
  const server = aCheckoutServer(aMembersBag('en', { ShippingAddress: anAddress() }))
  const checkout = aCheckout(server, asMember)
  await checkout.model.shipBy('standard')
  return { server, ...checkout }
}

describe('gift cards', () => {
  test('1. one card pays up to its balance; the step stays open for the rest', async () => {
    const { model } = await atPayment()
    expect(await model.addGiftCard(fifty)).toBe(true)
    expect(model.bag.peek()).toMatchObject({ grandTotal: 18614, giftCards: [{ lastDigits: '0050', amount: 5000 }] })
    expect(model.open.peek()).toBe('payment')
    expect(model.done.peek().has('payment')).toBe(false)
  })

  test('2. several cards that pay everything finish the step: the review is next', async () => {
    const { model } = await atPayment()
    await model.addGiftCard(fifty)
    await model.addGiftCard(fiveHundred)
    expect(model.bag.peek()).toMatchObject({ grandTotal: 0, giftCards: [{ amount: 5000 }, { amount: 18614 }] })
    expect(model.done.peek().has('payment')).toBe(true)
    expect(model.open.peek()).toBe('payment')
    model.payAsBefore()
    expect(model.open.peek()).toBe('review')
    await expect.poll(() => model.reviewed.peek()).toBe(true)
  })

  test('3. after a card is removed, its part has to be paid otherwise', async () => {
    const { model } = await atPayment()
    await model.addGiftCard(fiveHundred)
    expect(await model.dropGiftCard('g-0500')).toBe(true)
    expect(model.bag.peek()).toMatchObject({ grandTotal: 23614, giftCards: [] })
    expect(model.done.peek().has('payment')).toBe(false)
  })

  test.each([
    ['4. a number that is too short', { cardNumber: '6006 4900', pin: '1234' }, { cardNumber: 'giftCardNumber' }],
    [
      '5. letters',
      { cardNumber: '6006 4900 0000 00AB', pin: 'abcd' },
      { cardNumber: 'giftCardNumber', pin: 'giftCardPin' },
    ],
    ['6. no PIN', { ...fifty, pin: '' }, { pin: 'giftCardPin' }],
  ])('%s shows an error beside its field and is not sent', async (_, form, errors) => {
    const { model, server } = await atPayment()
    const before = server.requests.length
    expect(await model.addGiftCard(form)).toBe(false)
    expect(model.giftCardErrors.peek()).toEqual(errors)
    expect(server.requests).toHaveLength(before)
  })

  test('7. a refusal shows beside the number, with the server’s sentence; the next attempt clears it', async () => {
    const { model } = await atPayment()
    expect(await model.addGiftCard({ ...fifty, pin: '9999' })).toBe(false)
    expect(model.giftCardErrors.peek()).toEqual({
      cardNumber: { message: 'This gift card and PIN do not match. Please check both.' },
    })
    expect(model.problem.peek()).toBeUndefined()
    await model.addGiftCard(fifty)
    expect(model.giftCardErrors.peek()).toEqual({})
  })

  test('8. a refusal of the PIN shows beside the PIN', async () => {
    const { model, server } = await atPayment()
    server.on('POST /api/v2/{language}/accounts/{edp}/cart/giftcards', () => refusal(400, 'Not a PIN.', 'Pin'))
    await model.addGiftCard(fifty)
    expect(model.giftCardErrors.peek()).toEqual({ pin: { message: 'Not a PIN.' } })
  })

  test('9. an unreachable shop shows a message and adds no card', async () => {
    const { model, server } = await atPayment()
    server.reachable(false)
    expect(await model.addGiftCard(fifty)).toBe(false)
    expect(model.problem.peek()).toEqual({ step: 'payment', kind: 'unreachable' })
  })

  test('10. an earlier review is no longer valid', async () => {
    const { model } = await atReview()
    model.change('payment')
    await model.addGiftCard(fifty)
    expect(model.reviewed.peek()).toBe(false)
  })

  test('11. a reload after gift cards pay everything continues with the review', () => {
    const card = { Id: 'g1', LastDigits: '0500', Amount: 236.14, Balance: 500 }
    const server = aCheckoutServer(readyBag({ CreditCard: null, GiftCards: [card], GrandTotal: 0 }))
    expect(aCheckout(server, asMember).model.open.peek()).toBe('review')
  })
})
