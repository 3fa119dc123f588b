import { readCookie, walletPayerEmailCookie, walletPayerIdCookie, walletPaymentIdCookie } from '@onair/core/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCheckout, asMember, messages } from '../../testing/a-checkout.ts'
import { aPayment, aWalletGuest, aWalletServer, comingBack, payer, payments } from '../../testing/a-wallet.ts'
import { bagGuid } from '../../testing/bag.fixtures.ts'
import { aBagToOrder, aCard, aMembersBag, anAddress } from '../../testing/checkout.fixtures.ts'
import { refusal } from '../../testing/server.ts'

const guest = aWalletGuest
const member = { cookies: `${asMember.cookies}; walletPaymentId=PAYID-1` }

beforeEach(() => comingBack())
afterEach(() => comingBack(''))

/** The relevant calls, in order. */
const calls = (requests: string[]) =>
  requests
    .filter((call) => /payments\/|accounts$|cart|orderreview|installment/.test(call))
    .filter((call) => !/^GET.*carts/.test(call))

describe('coming back from the wallet', () => {
  test('1. a member: reads details, then sets PY, default address, one instalment, then reviews', async () => {
    const { server } = aWalletServer(aMembersBag())
    const { model, shop } = aCheckout(server, member)
    await model.begin()
    expect(model.open.peek()).toBe('review')
    expect(model.reviewed.peek()).toBe(true)
    expect(calls(server.requests)).toEqual([
      expect.stringMatching(/^GET .*payments.PAYID-1$/),
      expect.stringMatching(/^PUT .*\/cart\/payment$/),
      expect.stringMatching(/^PUT .*\/cart\/shippingaddress$/),
      expect.stringMatching(/^PUT .*\/installment$/),
      expect.stringMatching(/^GET .*\/orderreview$/),
    ])
    expect(model.bag.peek()).toMatchObject({ creditCard: { cardType: 'PY' }, shippingAddress: { id: 'a1' } })
    expect(readCookie(shop.session, walletPayerIdCookie)).toBe('P1')
    expect(readCookie(shop.session, walletPayerEmailCookie)).toBe('camille@example.com')
    expect(location.search).toBe('')
  })

  test('2. a guest: creates a guest account of the payer’s details and attaches the bag first', async () => {
    const { server } = aWalletServer()
    let asked: Record<string, unknown> = {}
    server.on('POST /api/v2/{language}/accounts', ({ body }) => {
      asked = body
      server.change({
        Buyer: { Email: String(body.Email), BillingAddress: anAddress({ Id: 'b1' }), ShippingAddresses: [] },
      })
      return { status: 201, body: { AccessToken: 'guest-of-8', CustomerEDP: 8, Email: body.Email } }
    })
    const { model } = aCheckout(server, guest)
    await model.begin()
    expect(asked).toMatchObject({
      IsGuest: true,
      Email: 'camille@example.com',
      FirstName: 'Camille',
      LastName: 'Tremblay',
      Province: 'QC',
      PostalCode: 'G1R1R2',
      Phone: '4185550162',
    })
    expect(calls(server.requests).map((call) => call.replace(/^(\w+) .*\//, '$1 '))).toEqual([
      'GET PAYID-1',
      'POST accounts',
      'PUT cart',
      'PUT payment',
      'PUT shippingaddress',
      'PUT installment',
      'GET orderreview',
    ])
    expect(model.open.peek()).toBe('review')
  })

  test('2a. a guest whose bag could not be attached: attaches it again before paying', async () => {
    const { server } = aWalletServer()
    let lost = 1
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => {
      if (lost-- > 0) return 'lost'
      server.change({ Buyer: { Email: payer.email, BillingAddress: anAddress({ Id: 'b1' }), ShippingAddresses: [] } })
      return { status: 200, body: server.bag() }
    })
    const { model } = aCheckout(server, guest)
    await model.begin()
    expect(calls(server.requests).slice(1, 4)).toEqual([
      'POST /accounts',
      'PUT /accounts/8/cart',
      'PUT /accounts/8/cart',
    ])
    expect(model.open.peek()).toBe('review')
  })

  test('3. keeps the bag’s address', async () => {
    const { server } = aWalletServer(aMembersBag('en', { ShippingAddress: anAddress({ Id: 'a2' }) }))
    const { model } = aCheckout(server, member)
    await model.begin()
    expect(server.requests.filter((call) => call.includes('shippingaddress'))).toEqual([])
    expect(model.open.peek()).toBe('review')
  })

  test.each([
    ['another payment', '?paymentId=PAYID-2&PayerID=P1'],
    ['no payment', '?PayerID=P1'],
  ])('4. with %s than this browser began does nothing', async (_what, query) => {
    comingBack(query)
    const { server } = aWalletServer()
    const { model } = aCheckout(server, guest)
    await model.begin()
    expect(server.requests.filter((call) => call.includes('payments/'))).toEqual([])
    expect(model.open.peek()).toBe('who')
  })

  test('5. ignores an approval of another payer', async () => {
    const { server } = aWalletServer(aBagToOrder(), aPayment({ ...payer, payer_id: 'P2' }))
    const { model, shop } = aCheckout(server, guest)
    await model.begin()
    expect(readCookie(shop.session, walletPayerIdCookie)).toBeUndefined()
    expect(server.requests.filter((call) => call.endsWith('/accounts'))).toEqual([])
  })
})

describe('placing an order that the wallet pays', () => {
  const wallet = aCard({ Id: 'wallet', CardType: 'PY' as never, LastDigits: '' })
  const approved = `${member.cookies}; walletPayerId=P1`

  /** At the review, paid by wallet. */
  async function atReview() {
    comingBack('')
    const { server, bodies } = aWalletServer(
      aMembersBag('en', { ShippingAddress: anAddress(), CreditCard: wallet as never }),
    )
    const placed: Record<string, unknown>[] = []
    const keys: (string | null)[] = []
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', ({ body, headers }) => {
      placed.push(body)
      keys.push(headers.get('idempotency-key'))
      return refusal(503, 'Payments are unavailable for a moment.', 'Paypal')
    })
    const checkout = aCheckout(server, { cookies: approved })
    await checkout.model.begin()
    expect(checkout.model.open.peek()).toBe('review')
    return { server, bodies, placed, keys, ...checkout }
  }

  test('8. updates the payment, executes it, and places with the result', async () => {
    const { model, bodies, placed } = await atReview()
    await model.place()
    expect(bodies).toEqual([{ cartGuid: bagGuid }, { payer_id: 'P1' }])
    expect(placed).toMatchObject([{ PaypalPayerId: 'P1', PaypalTransactionId: 'O-1' }])
  })

  test('16. does not execute a total that the shopper has not seen: shows the change, which the approval then pays', async () => {
    const { model, server, bodies, placed } = await atReview()
    const more = {
      ...aPayment(),
      transactions: [{ amount: { currency: 'CAD', total: '250.00' }, related_resources: [] }],
    }
    server.on(`POST ${payments}`, () => ({ status: 200, body: more }))
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', ({ body }) => {
      placed.push(body)
      server.change({ GrandTotal: 250 })
      return refusal(409, 'Your order has changed.', 'CartLines')
    })
    await model.place()
    expect(bodies).toEqual([])
    expect(placed).toEqual([expect.not.objectContaining({ PaypalPayerId: 'P1' })])
    expect(model.problem.peek()).toMatchObject({ step: 'review', kind: 'changed', changes: [{ kind: 'grandTotal' }] })
    await model.place()
    expect(bodies).toEqual([{ payer_id: 'P1' }])
    expect(placed[1]).toMatchObject({ PaypalPayerId: 'P1', PaypalTransactionId: 'O-1' })
  })

  test('9. sends exactly the same again while the result is unknown', async () => {
    const { model, placed, keys } = await atReview()
    await model.place()
    expect(model.problem.peek()).toMatchObject({ step: 'review', kind: 'unsure' })
    await model.place()
    expect(placed[1]).toEqual(placed[0])
    expect(keys[1]).toBe(keys[0])
  })

  test('10. a decline shows at the payment, which offers other ways; the next attempt has another key', async () => {
    const { model, server, placed, shop } = await atReview()
    server.on(`POST ${payments}/execute`, () => refusal(417, 'PayPal did not set the money aside.', 'Paypal'))
    await model.place()
    expect(model.open.peek()).toBe('payment')
    expect(messages(model)).toEqual(['PayPal did not set the money aside.'])
    expect(placed).toEqual([])
    expect(readCookie(shop.session, walletPaymentIdCookie)).toBeUndefined()
    await model.payWithSaved({ id: 'c1', cardType: 'VI' })
    await model.place()
    expect(placed[0]).not.toHaveProperty('PaypalTransactionId')
  })

  test.each([409, 417])(
    '11. a payment that the shop cannot place with (%s) has to be approved again',
    async (status) => {
      const { model, server, shop } = await atReview()
      server.on('POST /api/v2/{language}/accounts/{edp}/orders', () => refusal(status, 'Approve it again.', 'Paypal'))
      await model.place()
      expect(model.open.peek()).toBe('payment')
      expect(messages(model)).toEqual(['Approve it again.'])
      expect(readCookie(shop.session, walletPayerIdCookie)).toBeUndefined()
    },
  )

  /** Opens the checkout again in the same tab, with what the browser stored. */
  const anew = (before: Awaited<ReturnType<typeof atReview>>, cookies: string, query: string) => {
    comingBack(query)
    return aCheckout(before.server, { cookies, storage: before.storage })
  }

  test('14. a new approval after an unknown result counts, and ends the earlier attempt', async () => {
    const first = await atReview()
    first.server.on(`POST ${payments}/execute`, () => refusal(500, 'Something went wrong.', 'server'))
    await first.model.place()
    expect(first.model.problem.peek()).toMatchObject({ kind: 'unsure' })
    // The shopper started and approved another payment.
    const another = { ...aPayment(), id: 'PAYID-2' }
    first.server.on(`GET ${payments}`, () => ({ status: 200, body: another }))
    first.server.on(`POST ${payments}/execute`, () => ({
      status: 200,
      body: { ...aPayment(payer, 'O-2'), id: 'PAYID-2' },
    }))
    const cookies = `${asMember.cookies}; walletPaymentId=PAYID-2`
    const { model, shop } = anew(first, cookies, '?paymentId=PAYID-2&token=EC-2&PayerID=P1')
    await model.begin()
    expect(first.storage.getItem('orderAttempt')).toBeNull()
    expect(model.problem.peek()).toBeUndefined()
    expect(model.reviewed.peek()).toBe(true)
    expect(readCookie(shop.session, walletPayerIdCookie)).toBe('P1')
    await model.place()
    expect(first.placed).toMatchObject([{ PaypalPayerId: 'P1', PaypalTransactionId: 'O-2' }])
  })

  test.each([
    ['a reload', ''],
    ['the same way back once more', '?paymentId=PAYID-1&token=EC-1&PayerID=P1'],
  ])('15. %s repeats the attempt whose outcome is not known, under its key', async (_what, query) => {
    const first = await atReview()
    await first.model.place()
    const { model } = anew(first, approved, query)
    await model.begin()
    expect(model.problem.peek()).toMatchObject({ step: 'review', kind: 'unknown' })
    expect(location.search).toBe('')
    await model.place()
    expect(first.keys).toEqual([first.keys[0], first.keys[0]])
    expect(first.placed[1]).toEqual(first.placed[0])
  })

  test('12. an unavailable wallet shows a message, and the same attempt is repeated', async () => {
    const { model, server, placed } = await atReview()
    server.on(`POST ${payments}`, () => refusal(503, 'PayPal does not answer just now.', 'Paypal'))
    await model.place()
    expect(model.problem.peek()).toMatchObject({ kind: 'unsure', messages: ['PayPal does not answer just now.'] })
    expect(placed).toEqual([])
  })

  test('13. a failure of the server is shown in the specification’s words, and the shopper’s language', async () => {
    const { model, server } = await atReview()
    server.on(`POST ${payments}/execute`, () => refusal(500, 'Something went wrong.', 'server'))
    await model.place()
    expect(messages(model)).toEqual(['Error updating paypal payment'])
  })
})
