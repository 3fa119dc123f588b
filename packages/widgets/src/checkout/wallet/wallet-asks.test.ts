import { readCookie, walletPayerEmailCookie, walletPayerIdCookie, walletPaymentIdCookie } from '@onair/core/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCheckout, asMember, captured, messages, readyBag } from '../../testing/a-checkout.ts'
import { aPayment, aWalletGuest, aWalletServer, comingBack, payer, payments } from '../../testing/a-wallet.ts'
import { aBagToOrder, aMembersBag, anAddress } from '../../testing/checkout.fixtures.ts'
import { refusal } from '../../testing/server.ts'

beforeEach(() => comingBack())
afterEach(() => comingBack(''))

const { phone: _, ...noPhone } = payer
const at = (changes: object, who: object = payer) => ({
  ...who,
  shipping_address: { ...payer.shipping_address, ...changes },
})
const accounts = 'POST /api/v2/{language}/accounts'

/** Returns from the wallet with these details of the payer. */
async function back(payer: object = noPhone, cookies = aWalletGuest.cookies) {
  const { server, bodies } = aWalletServer(aBagToOrder(), aPayment(payer))
  const asked: Record<string, unknown>[] = []
  server.on(accounts, ({ body }) => {
    asked.push(body)
    const home = anAddress({ Id: 'b1' })
    server.change({ Buyer: { Email: String(body.Email), BillingAddress: home, ShippingAddresses: [] }, GiftCards: [] })
    return { status: 201, body: { AccessToken: 'guest-of-8', CustomerEDP: 8, Email: body.Email } }
  })
  const checkout = aCheckout(server, { cookies })
  await checkout.model.begin()
  return { server, bodies, asked, ...checkout }
}

test('1. a form with all known values asks for a field that the wallet omits', async () => {
  const { model, asked } = await back()
  expect(model.open.peek()).toBe('delivery')
  expect(model.problem.peek()).toEqual({ step: 'delivery', kind: 'walletAsks' })
  expect(model.deliveryErrors.peek()).toEqual({ phone: 'required' })
  expect(model.draft()).toMatchObject({
    email: 'camille@example.com',
    firstName: 'Camille',
    lastName: 'Tremblay',
    address1: '845 rue Saint-Jean',
    address2: '',
    city: 'Québec',
    province: 'QC',
    zipCode: 'G1R 1R2',
    phone: '',
  })
  expect(asked).toEqual([])
})

test.each([
  ['a name of one word', at({ recipient_name: 'Cher' }), { lastName: 'required' }, { firstName: 'Cher' }],
  ['half a postal code', at({ postal_code: 'G1R' }), { zipCode: 'postalCodeFormat' }, { zipCode: 'G1R' }],
  ['no postal code', at({ postal_code: undefined }), { zipCode: 'required' }, { city: 'Québec' }],
  ['another country', at({ state: 'CA', postal_code: '95131' }), { zipCode: 'postalCodeFormat' }, { zipCode: '95131' }],
  ['a code of elsewhere', at({ postal_code: 'm5v3t1' }), { zipCode: 'postalCodeProvince' }, { zipCode: 'M5V 3T1' }],
  ['a phone abroad', { ...payer, phone: '+33 1 23 45' }, { phone: 'phoneFormat' }, { phone: '+33 1 23 45' }],
  ['a long street', at({ line1: 'x'.repeat(61) }), { address1: 'tooLong' }, { address1: 'x'.repeat(61) }],
  [
    'a long phone',
    { ...payer, phone: '1 (418) 555-0162 9' },
    { phone: 'phoneFormat' },
    { phone: '1 (418) 555-0162 9' },
  ],
  [
    'no address at all',
    { ...payer, first_name: 'Camille', last_name: 'Roy', shipping_address: undefined },
    { address1: 'required', city: 'required', zipCode: 'required' },
    { firstName: 'Camille', lastName: 'Roy', province: 'ON', phone: '418-555-0162' },
  ],
])('2. so it is with %s', async (_what, payer, errors, draft) => {
  const { model, asked } = await back(payer)
  expect(model.open.peek()).toBe('delivery')
  expect(model.deliveryErrors.peek()).toEqual(errors)
  expect(model.draft()).toMatchObject(draft)
  expect(asked).toEqual([])
})

test('3. a value that the server refuses shows its sentence at its field', async () => {
  const { server } = aWalletServer()
  server.on(accounts, () => refusal(400, 'Enter a phone number of ten digits.', 'Phone'))
  const { model } = aCheckout(server, aWalletGuest)
  await model.begin()
  expect(model.open.peek()).toBe('delivery')
  expect(model.problem.peek()).toEqual({ step: 'delivery', kind: 'walletAsks' })
  expect(model.deliveryErrors.peek()).toEqual({ phone: { message: 'Enter a phone number of ten digits.' } })
  expect(model.draft()).toMatchObject({ lastName: 'Tremblay', phone: '418-555-0162' })
})

test('4. a refusal without a field is shown above the filled-in form', async () => {
  const { server } = aWalletServer()
  server.on(accounts, () => refusal(417, 'Not just now.', 'Account'))
  const { model } = aCheckout(server, aWalletGuest)
  await model.begin()
  expect(messages(model)).toEqual(['Not just now.'])
  expect(model.draft()).toMatchObject({ lastName: 'Tremblay' })
})

test('5. after the form is sent, the same approval pays, and only the review remains', async () => {
  const { model, server, asked, bodies, shop } = await back()
  const draft = model.draft()
  if (!draft) throw new Error('nothing is filled in')
  await model.deliverTo({ ...draft, phone: '418 555 0162' })
  expect(asked).toMatchObject([{ IsGuest: true, FirstName: 'Camille', Phone: '4185550162', PostalCode: 'G1R1R2' }])
  expect(model.bag.peek()).toMatchObject({ creditCard: { cardType: 'PY' } })
  expect(model.open.peek()).toBe('review')
  expect(model.reviewed.peek()).toBe(true)
  expect(model.problem.peek()).toBeUndefined()
  expect(server.requests.filter((call) => /POST .*paypal\/payments$/.test(call))).toEqual([])
  expect(readCookie(shop.session, walletPayerIdCookie)).toBe('P1')
  await model.place()
  expect(bodies.at(-1)).toEqual({ payer_id: 'P1' })
})

test('6. the approval waits while the form is invalid', async () => {
  const { model, asked } = await back()
  const draft = model.draft()
  if (!draft) throw new Error('nothing is filled in')
  await model.deliverTo({ ...draft, phone: '418' })
  expect(model.deliveryErrors.peek()).toEqual({ phone: 'phoneFormat' })
  expect(asked).toEqual([])
  await model.deliverTo({ ...draft, phone: '4185550162' })
  expect(model.open.peek()).toBe('review')
})

test('7. the approval still waits after a reload', async () => {
  const first = await back()
  comingBack('')
  const cookies = `${aWalletGuest.cookies}; walletPayerId=P1`
  const { model } = aCheckout(first.server, { cookies })
  await model.begin()
  expect(model.draft()).toMatchObject({ firstName: 'Camille' })
  expect(model.deliveryErrors.peek()).toEqual({ phone: 'required' })
  await model.deliverTo({ ...(model.draft() as NonNullable<ReturnType<typeof model.draft>>), phone: '4185550162' })
  expect(model.open.peek()).toBe('review')
})

test('8. typed values stay while the shopper opens the first step', async () => {
  const { model } = await back()
  const draft = model.draft()
  if (!draft) throw new Error('nothing is filled in')
  model.saveDraft({ ...draft, phone: '418555' })
  model.change('who')
  model.goOnAsGuest()
  await expect.poll(() => model.open.peek()).toBe('delivery')
  expect(model.draft()).toMatchObject({ phone: '418555' })
})

test('9. a shopper who signs in instead pays with the same approval', async () => {
  const { model, server, shop } = await back()
  model.change('who')
  const stored = aMembersBag('en')
  server.change({ Buyer: stored.Buyer, ShippingAddress: null, GiftCards: [] })
  const who = { remember: false, guest: false, firstName: 'Susan', lastName: 'Martin', email: 'susan@example.com' }
  const { sessionModel } = await import('../../models/session.model.ts')
  await shop.models.of(sessionModel).enter({ token: 'member', edp: 7 }, who)
  await model.signedIn()
  expect(model.open.peek()).toBe('review')
  expect(model.bag.peek()).toMatchObject({ creditCard: { cardType: 'PY' }, shippingAddress: { id: 'a1' } })
})

test('10. an unavailable wallet shows a message, and the next attempt uses the approval', async () => {
  const { server } = aWalletServer()
  const away = () => refusal(503, 'PayPal does not answer just now.', 'Paypal')
  server.on(`GET ${payments}`, away)
  const { model, shop } = aCheckout(server, aWalletGuest)
  await model.begin()
  expect(messages(model)).toEqual(['PayPal does not answer just now.'])
  expect(model.problem.peek()).toMatchObject({ kind: 'walletWaits' })
  // Nobody can pay by hand before giving an address.
  expect(model.open.peek()).toBe('who')
  expect(readCookie(shop.session, walletPaymentIdCookie)).toBe('PAYID-1')
  server.on(`GET ${payments}`, () => ({ status: 200, body: aPayment(noPhone) }))
  await model.goOnWithWallet()
  expect(model.problem.peek()).toMatchObject({ kind: 'walletAsks' })
  expect(readCookie(shop.session, walletPayerEmailCookie)).toBe('camille@example.com')
})

test('11. an unknown payment has to be created again', async () => {
  const { server } = aWalletServer()
  server.on(`GET ${payments}`, () => refusal(404, 'We could not find this PayPal payment.', 'PaymentId'))
  const { model, shop } = aCheckout(server, aWalletGuest)
  await model.begin()
  expect(messages(model)).toEqual(['We could not find this PayPal payment.'])
  expect(readCookie(shop.session, walletPaymentIdCookie)).toBeUndefined()
})

test('12. after paying in another way, no second approval is requested', async () => {
  const { server } = aWalletServer(aMembersBag('en', { ShippingAddress: anAddress() }))
  server.on(`GET ${payments}`, () => refusal(503, 'Away.', 'Paypal'))
  const { model, shop } = aCheckout(server, { cookies: `${asMember.cookies}; walletPaymentId=PAYID-1` })
  await model.begin()
  expect(model.open.peek()).toBe('payment')
  await model.payWithNew(captured, false)
  expect(model.bag.peek().creditCard).toMatchObject({ cardType: 'VI' })
  await model.dropPayment()
  expect(readCookie(shop.session, walletPayerIdCookie)).toBeUndefined()
})

test('13. leaving the wallet without paying returns to the choice of payment', async () => {
  comingBack('?wallet=cancelled&token=EC-1&back=1')
  const { server } = aWalletServer(aMembersBag('en', { ShippingAddress: anAddress() }))
  const { model } = aCheckout(server, { cookies: `${asMember.cookies}; walletPaymentId=PAYID-1` })
  await model.begin()
  expect(model.open.peek()).toBe('payment')
  expect(model.done.peek().has('shipping')).toBe(true)
  expect(server.requests.filter((call) => call.includes('paypal'))).toEqual([])
})

test('14. the next attempt pays with the approval, even if the bag had a card before', async () => {
  const { server } = aWalletServer(readyBag())
  server.on(`GET ${payments}`, () => refusal(503, 'Away.', 'Paypal'))
  const { model } = aCheckout(server, { cookies: `${asMember.cookies}; walletPaymentId=PAYID-1` })
  await model.begin()
  expect(model.problem.peek()).toMatchObject({ step: 'payment', kind: 'walletWaits' })
  expect(model.bag.peek().creditCard).toMatchObject({ cardType: 'VI' })
  await model.goOnWithWallet()
  expect(model.problem.peek()).toMatchObject({ step: 'payment', kind: 'walletWaits' })
  server.on(`GET ${payments}`, () => ({ status: 200, body: aPayment() }))
  await model.goOnWithWallet()
  expect(model.bag.peek().creditCard).toMatchObject({ cardType: 'PY' })
  expect(model.open.peek()).toBe('review')
  expect(model.reviewed.peek()).toBe(true)
})

test('15. with the bag’s earlier card, no second approval is requested', async () => {
  const { server } = aWalletServer(readyBag())
  server.on(`GET ${payments}`, () => refusal(429, 'Too many at once.', 'Paypal'))
  const { model } = aCheckout(server, { cookies: `${asMember.cookies}; walletPaymentId=PAYID-1` })
  await model.begin()
  model.payAsBefore()
  await expect.poll(() => model.reviewed.peek()).toBe(true)
  expect(model.bag.peek().creditCard).toMatchObject({ cardType: 'VI' })
})

test('16. removing the earlier card from the bag withdraws the approval', async () => {
  const { server } = aWalletServer(readyBag())
  server.on(`GET ${payments}`, () => refusal(503, 'Away.', 'Paypal'))
  const { model, shop } = aCheckout(server, { cookies: `${asMember.cookies}; walletPaymentId=PAYID-1` })
  await model.begin()
  await model.dropPayment()
  server.on(`GET ${payments}`, () => ({ status: 200, body: aPayment() }))
  await model.goOnWithWallet()
  expect(model.bag.peek().creditCard).toBeNull()
  expect(model.open.peek()).toBe('payment')
  expect(readCookie(shop.session, walletPaymentIdCookie)).toBeUndefined()
})
