import { cartGuidCookie, orderedCartGuidCookie, orderedCartKey, readCookie, readStored } from '@onair/core/session'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aCheckout, asMember, atReview, captured, messages, readyBag, typed } from '../../testing/a-checkout.ts'
import { bagGuid } from '../../testing/bag.fixtures.ts'
import { aCheckoutServer } from '../../testing/checkout.fixtures.ts'
import { refusal } from '../../testing/server.ts'

const place = 'POST /api/v2/{language}/accounts/{edp}/orders' as const

describe('placing', () => {
  test('1. places the order, forgets the bag and stores the ordered lines', async () => {
    const { model, server, shop } = await atReview()
    await model.place()
    expect(model.placed.peek()).toEqual({ orderNo: '100000001', grandTotal: 23614 })
    expect(server.orders).toEqual(['100000001'])
    expect(readCookie(shop.session, cartGuidCookie)).toBeUndefined()
    expect(readCookie(shop.session, orderedCartGuidCookie)).toBe(bagGuid)
    expect(readStored(shop.session, orderedCartKey)).toMatchObject({
      cartGuid: bagGuid,
      buyer: null,
      shippingAddress: null,
      creditCard: null,
    })
  })

  test('2. twice at once and again afterwards, places one order', async () => {
    const { model, server } = await atReview()
    await Promise.all([model.place(), model.place()])
    await model.place()
    expect(server.attempts).toHaveLength(1)
    expect(server.orders).toHaveLength(1)
  })

  test('3. after a lost reply, says that the result is unknown, and repeats the same attempt', async () => {
    const { model, server } = await atReview()
    const keys: (string | null)[] = []
    server.on(place, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return 'lost'
    })
    await model.place()
    expect(model.problem.peek()).toEqual({ step: 'review', kind: 'unknown' })
    await model.place()
    expect(keys).toEqual(['key-1-0000', 'key-1-0000'])
  })

  test('4. repeats the attempt after a reload too, with the hash that was sent', async () => {
    const server = aCheckoutServer(readyBag())
    const { model, storage } = aCheckout(server, asMember)
    await model.begin()
    server.reachable(false)
    await model.place()
    server.reachable(true)
    const again = aCheckout(server, { ...asMember, storage })
    await again.model.begin()
    expect(again.model.problem.peek()).toEqual({ step: 'review', kind: 'unknown' })
    await again.model.place()
    expect(server.attempts).toEqual([{ key: 'key-1-0000', hash: expect.any(String) }])
    expect(again.model.placed.peek()?.orderNo).toBe('100000001')
  })

  test('5. a declined card shows an error at the payment; the next attempt has another key', async () => {
    const { model, server } = await atReview()
    const keys: (string | null)[] = []
    server.on(place, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return refusal(417, 'Your card was declined.', 'CreditCard')
    })
    await model.place()
    expect(model.open.peek()).toBe('payment')
    expect(messages(model)).toEqual(['Your card was declined.'])
    expect(model.done.peek()).toEqual(new Set(['who', 'delivery', 'shipping']))
    await model.payWithNew(captured, false)
    expect(model.open.peek()).toBe('review')
    await model.place()
    expect(keys).toEqual(['key-1-0000', 'key-2-0000'])
    expect(model.bag.peek().cartLines).toHaveLength(2)
  })

  test('6. a change is shown, read again, and accepted with one click', async () => {
    const { model, server } = await atReview()
    const [kettle, cardigan] = server.bag().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    server.change({ CartLines: [{ ...kettle, Price: 64.99, LineTotal: 129.98 }, cardigan], GrandTotal: 247.44 })
    await model.place()
    expect(model.problem.peek()).toMatchObject({
      step: 'review',
      kind: 'changed',
      changes: [
        { kind: 'price', name: kettle.Name, before: 5999, after: 6499 },
        { kind: 'grandTotal', before: 23614, after: 24744 },
      ],
    })
    expect(model.bag.peek().grandTotal).toBe(24744)
    expect(server.orders).toHaveLength(0)
    await model.place()
    expect(server.attempts.map(({ key }) => key)).toEqual(['key-1-0000', 'key-2-0000'])
    expect(server.orders).toHaveLength(1)
  })

  test('7. while payments are unavailable, shows the server’s sentence and repeats the same attempt', async () => {
    const { model, server } = await atReview()
    const keys: (string | null)[] = []
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return refusal(503, 'Payments are unavailable for a moment.', 'CreditCard')
    })
    await model.place()
    expect(model.problem.peek()).toMatchObject({ kind: 'unsure', messages: ['Payments are unavailable for a moment.'] })
    await model.place()
    expect(keys).toEqual(['key-1-0000', 'key-1-0000'])
    model.change('shipping')
    await model.shipBy('express')
    await model.place()
    expect(keys.at(-1)).toBe('key-2-0000')
  })

  test('8. a blocked account shows a message at the review', async () => {
    const { model, server } = await atReview()
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', () =>
      refusal(417, 'Please call 1-800-555-0100.', 'AccountOnHold'),
    )
    await model.place()
    expect(model.open.peek()).toBe('review')
    expect(messages(model)).toEqual(['Please call 1-800-555-0100.'])
  })

  test('9. an unusable promo code shows a message at the review, and is removed with one click', async () => {
    const promo = (Code: string) => ({ Code, Description: `Save with ${Code}`, Amount: 10, IsApplied: true })
    const { model, server } = await atReview({ Promotions: [promo('WELCOME10'), promo('ONCEONLY')] })
    server.on(place, () => {
      server.change({ Promotions: [promo('WELCOME10'), { ...promo('ONCEONLY'), Amount: 0, IsApplied: false }] })
      return refusal(417, 'You have already used promo code ONCEONLY.', 'PromoCode')
    })
    await model.place()
    expect(model.open.peek()).toBe('review')
    expect(model.problem.peek()).toMatchObject({ without: { what: 'promoCodes', which: ['ONCEONLY'] } })
    expect(model.reviewed.peek()).toBe(false)
    await model.goOnWithout()
    expect(model.bag.peek().promotions.map(({ code }) => code)).toEqual(['WELCOME10'])
    expect(model.bag.peek().shippingAddress).not.toBeNull()
    expect(model.reviewed.peek()).toBe(true)
    expect(model.problem.peek()).toBeUndefined()
  })

  test('10. without a named code all codes are removed', async () => {
    const promotion = { Code: 'WELCOME10', Description: '10% off', Amount: 10, IsApplied: true }
    const { model, server } = await atReview({ Promotions: [promotion] })
    server.on(place, () => refusal(417, 'Another shopper was quicker.', 'PromoCode'))
    await model.place()
    await model.goOnWithout()
    expect(model.bag.peek().promotions).toEqual([])
  })

  test('11. a gift card with a lower balance than before shows a message at the payment, and is removed with one click', async () => {
    const card = { Id: 'g1', LastDigits: '0050', Amount: 50, Balance: 50 }
    const { model, server } = await atReview({ GiftCards: [card], GrandTotal: 186.14 })
    server.on(place, () => {
      server.change({ GiftCards: [{ ...card, Amount: 20, Balance: 20 }], GrandTotal: 216.14 })
      return refusal(417, 'Gift card 0050 no longer holds enough.', 'GiftCards')
    })
    await model.place()
    expect(model.open.peek()).toBe('payment')
    expect(model.done.peek().has('payment')).toBe(true)
    expect(model.bag.peek().giftCards).toMatchObject([{ balance: 2000 }])
    await model.goOnWithout()
    expect(model.bag.peek()).toMatchObject({ giftCards: [], grandTotal: 23614 })
    expect(model.open.peek()).toBe('review')
    expect(model.reviewed.peek()).toBe(true)
  })

  test('12. removing a gift card that paid everything leads to the card form', async () => {
    const card = { Id: 'g1', LastDigits: '0500', Amount: 236.14, Balance: 500 }
    const { model, server } = await atReview({ GiftCards: [card], GrandTotal: 0, CreditCard: null })
    server.on(place, () => refusal(417, 'Gift card 0500 cannot be used now.', 'GiftCards'))
    await model.place()
    await model.goOnWithout()
    expect(model.open.peek()).toBe('payment')
    expect(model.done.peek().has('payment')).toBe(false)
  })

  test('13. without a refusal, offers to remove nothing', async () => {
    const { model, server } = await atReview()
    const before = server.requests.length
    await model.goOnWithout()
    expect(server.requests).toHaveLength(before)
  })

  test('14. a line that sold out meanwhile shows the remaining quantity', async () => {
    const { model, server } = await atReview()
    const [kettle, cardigan] = server.bag().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    server.on(place, () => {
      server.change({ CartLines: [{ ...kettle, Available: 1 }, cardigan] })
      return refusal(409, 'Another shopper was quicker.', 'CartLines.line-1')
    })
    server.on('GET /api/v2/{language}/accounts/{edp}/orderreview', () =>
      refusal(417, 'Only 1 of the kettle can be ordered right now.', 'CartLines.line-1'),
    )
    await model.place()
    expect(messages(model)).toEqual(['Another shopper was quicker.', 'Only 1 of the kettle can be ordered right now.'])
    expect(model.bag.peek().cartLines[0]).toMatchObject({ quantity: 2, available: 1 })
    expect(model.reviewed.peek()).toBe(false)
  })
})

describe('placing after several declined payments', () => {
  const askPerson = () => refusal(417, 'We could not confirm that you are a person.', 'Recaptcha')
  afterEach(() => vi.unstubAllGlobals())

  test('1. sends the same attempt again with a recaptcha token; the shopper sees nothing', async () => {
    const { model, server } = await atReview()
    server.on('GET /api/v2/{language}/recaptcha', () => ({
      status: 200,
      body: { ScriptUrl: 'https://vouch.example/api.js', SiteKey: 'shop-key' },
    }))
    vi.stubGlobal('grecaptcha', {
      ready: (run: () => void) => run(),
      execute: (siteKey: string, { action }: { action: string }) => Promise.resolve(`ok-${siteKey}-${action}`),
    })
    const sent: unknown[] = []
    server.on(place, ({ headers, body }) => {
      const { RecaptchaToken } = body as { RecaptchaToken?: string }
      sent.push([headers.get('idempotency-key'), RecaptchaToken])
      return RecaptchaToken ? refusal(417, 'Your card was declined.', 'CreditCard') : askPerson()
    })
    await model.place()
    expect(sent).toEqual([
      ['key-1-0000', undefined],
      ['key-1-0000', 'ok-shop-key-order'],
    ])
    expect(messages(model)).toEqual(['Your card was declined.'])
  })

  test('2. says why it cannot continue if recaptcha gives no token', async () => {
    const { model, server } = await atReview()
    server.on('GET /api/v2/{language}/recaptcha', () => refusal(503, 'Away', 'server'))
    server.on(place, askPerson)
    await model.place()
    expect(model.open.peek()).toBe('review')
    expect(messages(model)).toEqual([
      expect.stringMatching(/security check \(reCAPTCHA\) did not load.*try again, or call us at/),
    ])
  })

  test('3. says at the order how long the pause is', async () => {
    const { model, server } = await atReview()
    server.on(place, () => refusal(429, 'Please try again in 30 seconds.', 'Requests'))
    await model.place()
    expect([model.open.peek(), messages(model)]).toEqual(['review', ['Please try again in 30 seconds.']])
    expect(model.reviewed.peek()).toBe(true)
    expect(model.done.peek()).toEqual(new Set(['who', 'delivery', 'shipping', 'payment']))
  })
})

describe('a second window, after the order was placed in the first', () => {
  test.each<[string, (checkout: Awaited<ReturnType<typeof atReview>>) => Promise<unknown>]>([
    ['placing', ({ model }) => model.place()],
    ['reviewing', ({ model }) => model.review()],
    ['another method', ({ model }) => model.shipBy('express')],
    ['another address', ({ model }) => model.deliverTo(typed)],
    ['a gift card', ({ model }) => model.addGiftCard({ cardNumber: '6006490000000050', pin: '1234' })],
    ['Easy Pay', ({ model }) => model.payIn(2)],
  ])('20. says which order it became, whatever is pressed: %s', async (_, press) => {
    const checkout = await atReview()
    checkout.server.orderElsewhere('40100007')
    await press(checkout)
    expect(checkout.model.ordered.peek()).toBe('40100007')
    expect(messages(checkout.model)).toEqual([])
    expect(readCookie(checkout.shop.session, cartGuidCookie)).toBeUndefined()
    await checkout.model.place()
    expect(checkout.model.placed.peek()).toBeUndefined()
  })

  test('21. does not touch a newer bag', async () => {
    const { model, server, shop } = await atReview()
    server.orderElsewhere('40100007')
    const next = '00000000-0000-4000-8000-00000000000f'
    shop.session.jar.set('cartGuid', next, { sameSite: 'strict' })
    await model.place()
    expect([model.ordered.peek(), readCookie(shop.session, cartGuidCookie)]).toEqual(['40100007', next])
  })

  test('22. shows the refusal if the bag is not an order', async () => {
    const { model, server } = await atReview()
    server.on(place, () => refusal(404, 'We could not find this bag. Please begin a new one.', 'CartGuid'))
    await model.place()
    expect([model.ordered.peek(), messages(model)]).toEqual([
      undefined,
      ['We could not find this bag. Please begin a new one.'],
    ])
  })
})

test.each([
  ['Another shopper was quicker: there is no longer enough of Kettle.', 'CartLines.l1'],
  ['The total of your PayPal payment is not the order’s.', 'Paypal-'],
  ['The gift card ending in 0050 no longer holds enough.', 'Cards'],
  ['This request was already used for another order.', 'Idempotency-Key'],
  ['This bag changes your order 40100001.', 'CartGuid'],
  ['Your order has changed.', 'ReviewHash'],
])('23. a 409 keeps its own sentence where the order cannot be reviewed, either: %s', async (sentence, area) => {
  const { model, server } = await atReview()
  server.on(place, () => refusal(409, sentence, area))
  server.on('GET /api/v2/{language}/accounts/{edp}/orderreview', () =>
    refusal(417, 'Of Kettle only one is left.', 'Other'),
  )
  await model.place()
  expect(messages(model)).toEqual([sentence, 'Of Kettle only one is left.'])
})
