import { describe, expect, test } from 'vitest'
import { sessionModel } from '../../models/session.model.ts'
import { aCheckout, typed } from '../../testing/a-checkout.ts'
import { aBagToOrder, aCheckoutServer } from '../../testing/checkout.fixtures.ts'

describe('a delivery address', () => {
  test('1. creates an account once, and is sent in normal form', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const sent: unknown[] = []
    server.on('POST /api/v2/{language}/accounts', ({ body }) => {
      sent.push(body)
      server.change({ Buyer: { Email: String(body.Email), BillingAddress: null, ShippingAddresses: [] } })
      return { status: 201, body: { AccessToken: 'guest-of-8', CustomerEDP: 8, Email: body.Email } }
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

  test('2. shows its errors before anything is sent', async () => {
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

  test('3. shows the server’s refusal beside the field that its Area names, other reasons above', async () => {
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

  test('4. a connection lost after the account was created continues with that account', async () => {
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
