import { fromWire } from '@onair/core/contract'
import { cartGuidCookie, orderedCartGuidCookie, orderedCartKey, readCookie, readStored } from '@onair/core/session'
import { memoryStorage } from '@onair/core/testing'
import { describe, expect, test } from 'vitest'
import { bagModel } from '../models/bag.model.ts'
import { sessionModel } from '../models/session.model.ts'
import { bagGuid } from '../testing/bag.fixtures.ts'
import {
  aBagToOrder,
  aCard,
  aCheckoutServer,
  aMembersBag,
  anAddress,
  type CheckoutServer,
  memberCookie,
} from '../testing/checkout.fixtures.ts'
import { refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import type { Captured } from './capture.model.ts'
import { createCheckoutModel } from './checkout.model.ts'
import { type DeliveryForm, emptyDelivery } from './delivery-form.ts'

const typed: DeliveryForm = {
  ...emptyDelivery('ON'),
  email: ' susan@example.com ',
  firstName: 'Susan',
  lastName: 'Martin',
  address1: '88 Lakeshore Road East',
  city: 'Mississauga',
  zipCode: 'l5g 1c9',
  phone: '(416) 555-0123',
}
const captured = async (): Promise<Captured> => ({
  ok: true,
  card: {
    token: 'card_vi_4242',
    cardType: 'VI',
    lastDigits: '4242',
    expiryMonth: '08',
    expiryYear: '2029',
    holderName: 'Susan Martin',
  },
})

/** A checkout of this bag in a tab of its own; `storage` is what the tab keeps over a reload. */
function aCheckout(
  server: CheckoutServer,
  {
    cookies = `cartGuid=${bagGuid}`,
    storage = memoryStorage(),
  }: { cookies?: string; storage?: ReturnType<typeof memoryStorage> } = {},
) {
  const shop = aShop({ cookies, fetch: server.fetch, base: 'http://shop.test' })
  Object.assign(shop.session.storage, { session: storage })
  let keys = 0
  const model = createCheckoutModel(shop.models, fromWire(server.bag()), { newKey: () => `key-${++keys}-0000` })
  return { shop, model, storage }
}

const asMember = { cookies: `${memberCookie}; cartGuid=${bagGuid}` }
const readyBag = (changes = {}) => aMembersBag('en', { ShippingAddress: anAddress(), CreditCard: aCard(), ...changes })

/** A member's checkout at its review. */
async function atReview(changes = {}) {
  const server = aCheckoutServer(readyBag(changes))
  const checkout = aCheckout(server, asMember)
  await checkout.model.begin()
  return { server, ...checkout }
}
const messages = (model: ReturnType<typeof aCheckout>['model']) => {
  const problem = model.problem.peek()
  return problem && 'messages' in problem ? problem.messages : []
}

describe('a guest', () => {
  test('1. goes from who to delivery to shipping to payment to the review', async () => {
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

  test('2. gets an account once, and what was typed is sent as it travels', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const sent: unknown[] = []
    server.on('POST /api/v2/{language}/accounts', ({ body }) => {
      sent.push(body)
      server.change({ Buyer: { Email: String(body.Email), BillingAddress: null, ShippingAddresses: [] } })
      return { status: 201, body: { AccessToken: 'guest', CustomerEDP: 8, Email: body.Email } }
    })
    const { model, shop } = aCheckout(server)
    model.goOnAsGuest()
    await model.deliverTo(typed)
    model.change('delivery')
    await model.deliverTo({ ...typed, email: '', city: 'Port Credit' })
    expect(sent).toEqual([
      {
        IsGuest: true,
        IsPhoneCustomer: false,
        Email: 'susan@example.com',
        Subscribe: false,
        FirstName: 'Susan',
        LastName: 'Martin',
        Address1: '88 Lakeshore Road East',
        Address2: null,
        City: 'Mississauga',
        Province: 'ON',
        PostalCode: 'L5G1C9',
        Phone: '4165550123',
        IsPOBox: false,
      },
    ])
    expect(model.bag.peek().shippingAddress?.city).toBe('Port Credit')
    expect(shop.models.of(sessionModel).guest.peek()).toBe(true)
  })

  test('3. is told what is wrong before anything is sent', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { model } = aCheckout(server)
    model.goOnAsGuest()
    await model.deliverTo({ ...typed, email: 'susan', city: ' ', zipCode: 'H2X 1Y4' })
    expect(model.deliveryErrors.peek()).toEqual({
      email: 'emailInvalid',
      city: 'required',
      zipCode: 'postalCodeProvince',
    })
    expect(server.requests).toEqual([])
  })

  test('4. reads the server’s refusal beside the field that its Area names, and the rest above', async () => {
    const server = aCheckoutServer(aBagToOrder())
    server.on('POST /api/v2/{language}/accounts', () => ({
      status: 400,
      body: [
        { Message: 'No such code.', Area: 'PostalCode' },
        { Message: 'Something else.', Area: 'Account' },
      ],
    }))
    const { model } = aCheckout(server)
    model.goOnAsGuest()
    await model.deliverTo(typed)
    expect(model.deliveryErrors.peek()).toEqual({ zipCode: { message: 'No such code.' } })
    expect(model.problem.peek()).toEqual({ step: 'delivery', kind: 'refused', messages: ['Something else.'] })
    expect(model.draft()).toBe(typed)
  })

  test('5. who could not reach the shop after the account was made goes on with that account', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { model } = aCheckout(server)
    model.goOnAsGuest()
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => 'lost')
    await model.deliverTo(typed)
    expect(model.problem.peek()).toEqual({ step: 'delivery', kind: 'unreachable' })
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => ({ status: 200, body: server.bag() }))
    await model.deliverTo(typed)
    expect(model.open.peek()).toBe('shipping')
    expect(server.requests.filter((call) => call === 'POST /accounts')).toHaveLength(1)
  })
})

describe('a member', () => {
  test('1. begins at delivery, and chooses a saved address and a saved card', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { model } = aCheckout(server, asMember)
    expect(model.open.peek()).toBe('delivery')
    await model.begin()
    await expect.poll(() => model.cards.peek().length).toBe(2)
    await model.deliverToKnown('a2')
    await model.shipBy('standard')
    await model.payWithSaved({ id: 'c1', cardType: 'VI' })
    expect(model.open.peek()).toBe('review')
    expect(model.bag.peek().shippingAddress?.province).toBe('QC')
  })

  test('2. who signs in at checkout keeps the bag and skips who', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { model, shop } = aCheckout(server)
    const session = shop.models.of(sessionModel)
    await session.signIn({ email: 'susan@example.com', password: 'Onair2026', recaptchaToken: 'ok-1' }, false)
    await model.signedIn()
    expect(model.open.peek()).toBe('delivery')
    expect(model.bag.peek().buyer?.email).toBe('susan@example.com')
    expect(model.cards.peek()).toHaveLength(2)
  })

  test('3. a step that is opened again leads back to the review, which is read anew', async () => {
    const { model, server } = await atReview()
    model.change('shipping')
    expect(model.open.peek()).toBe('shipping')
    await model.shipBy('express')
    expect(model.open.peek()).toBe('review')
    expect(server.requests.filter((call) => call.includes('orderreview'))).toHaveLength(2)
  })

  test('4. what another call told without what is personal takes no address and no card away', async () => {
    const { model, shop } = await atReview()
    await shop.models.of(bagModel).refresh()
    expect(shop.models.of(bagModel).bag.peek()?.shippingAddress).toBeNull()
    expect(model.bag.peek()).toMatchObject({ shippingAddress: { id: 'a1' }, creditCard: { id: 'c1' } })
  })

  test('5. changes of mind about Easy Pay: the last one counts', async () => {
    const { model, server } = await atReview()
    model.change('payment')
    const held = server.hold()
    const changes = [model.payIn(2), model.payIn(3), model.payIn(4)]
    expect(model.installments.peek()).toBe(4)
    held.release()
    await Promise.all(changes)
    expect(model.bag.peek()).toMatchObject({ noOfInstallments: 4 })
    expect(server.requests.filter((call) => call.includes('installment'))).toHaveLength(2)
  })

  test('6. a refused change of Easy Pay goes back to what was', async () => {
    const { model, server } = await atReview()
    model.change('payment')
    server.on('PUT /api/v2/{language}/carts/{guid}/installment', () => refusal(417, 'At most one.', 'NoOfInstallments'))
    await model.payIn(4)
    expect(model.installments.peek()).toBe(1)
    expect(messages(model)).toEqual(['At most one.'])
  })

  test('7. a step that is refused says why and stays open', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { model } = aCheckout(server, asMember)
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress', () =>
      refusal(404, 'We could not find this address.', 'ShippingAddressId'),
    )
    await model.deliverToKnown('a7')
    expect(model.open.peek()).toBe('delivery')
    expect(messages(model)).toEqual(['We could not find this address.'])
  })

  test('8. a review that misses the card leads to the payment', async () => {
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

describe('placing', () => {
  test('1. makes the order, forgets the bag and remembers what was ordered', async () => {
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

  test('2. twice at once, and again afterwards, makes one order', async () => {
    const { model, server } = await atReview()
    await Promise.all([model.place(), model.place()])
    await model.place()
    expect(server.attempts).toHaveLength(1)
    expect(server.orders).toHaveLength(1)
  })

  test('3. when the answer was lost, says that it does not know, and repeats the same attempt', async () => {
    const { model, server } = await atReview()
    const place = 'POST /api/v2/{language}/accounts/{edp}/orders' as const
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

  test('4. repeats it after a reload too, with the hash that was sent', async () => {
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

  test('5. a declined card is told at the payment; the next attempt has another key, and nothing is lost', async () => {
    const { model, server } = await atReview()
    const place = 'POST /api/v2/{language}/accounts/{edp}/orders' as const
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

  test('6. what changed is told, read again, and accepted with one click', async () => {
    const { model, server } = await atReview()
    const [kettle, cardigan] = server.bag().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    server.change({ CartLines: [{ ...kettle, Price: 64.99, LineTotal: 129.98 }, cardigan], GrandTotal: 247.44 })
    await model.place()
    expect(model.problem.peek()).toMatchObject({ step: 'review', kind: 'changed', totalBefore: 23614 })
    expect(model.bag.peek().grandTotal).toBe(24744)
    expect(server.orders).toHaveLength(0)
    await model.place()
    expect(server.attempts.map(({ key }) => key)).toEqual(['key-1-0000', 'key-2-0000'])
    expect(server.orders).toHaveLength(1)
  })

  test('7. while payments are away, says so in the server’s words and repeats the same attempt', async () => {
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

  test('8. an account on hold is told at the review', async () => {
    const { model, server } = await atReview()
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', () =>
      refusal(417, 'Please call 1-800-555-0100.', 'AccountOnHold'),
    )
    await model.place()
    expect(model.open.peek()).toBe('review')
    expect(messages(model)).toEqual(['Please call 1-800-555-0100.'])
  })
})
