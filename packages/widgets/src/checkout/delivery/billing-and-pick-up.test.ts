import { type AccessPoint, accessPoints } from '@onair/core/address'
import { accessPointCookie, readCookie } from '@onair/core/session'
import { describe, expect, test } from 'vitest'
import { emptyAddress } from '../../parts/address-values.ts'
import { aCheckout, asMember, messages, typed } from '../../testing/a-checkout.ts'
import {
  aBagToOrder,
  aCheckoutServer,
  aMembersBag,
  anAddress,
  type CheckoutServer,
} from '../../testing/checkout.fixtures.ts'
import { somePickUpPoints } from '../../testing/places.fixtures.ts'
import { refusal } from '../../testing/server.ts'

const shipTo = 'POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress'
const billTo = 'PUT /api/v2/{language}/accounts/{edp}/billingaddress'
const open = 'POST /api/v2/{language}/accounts'
const montreal = {
  firstName: 'Léa',
  lastName: 'Roy',
  address1: '10, rue Laurier',
  address2: '',
  city: 'Montréal',
  province: 'QC',
  zipCode: 'h2x 1y4',
  phone: '514 555-0111',
}
const [point] = accessPoints(somePickUpPoints.LocatorResponse.SearchResults.DropLocation) as [AccessPoint]

/** The bodies that were sent to a call. */
function sentTo(server: CheckoutServer, call: typeof shipTo | typeof billTo | typeof open) {
  const sent: Record<string, unknown>[] = []
  server.on(call, ({ body }) => {
    sent.push(body)
    const address = { ...anAddress({ Id: 'a9' }), ...body }
    if (call === open) {
      server.change({ Buyer: { Email: String(body.Email), BillingAddress: null, ShippingAddresses: [] } })
      return { status: 201, body: { AccessToken: 'guest-of-8', CustomerEDP: 8, Email: body.Email } }
    }
    if (call === billTo) return { status: 200, body: address }
    server.change({ ShippingAddress: address })
    return { status: 200, body: server.bag() }
  })
  return sent
}
const writes = (server: CheckoutServer) => server.requests.filter((call) => !call.startsWith('GET'))

describe('the billing address', () => {
  test('1. creates a guest’s account, while the parcel goes to another address', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const [accounts, parcels] = [sentTo(server, open), sentTo(server, shipTo)]
    const { model } = aCheckout(server)
    model.goOnAsGuest()
    await model.deliverTo({ ...typed, billing: montreal })
    expect(accounts).toMatchObject([
      { IsGuest: true, Email: 'susan@example.com', City: 'Montréal', PostalCode: 'H2X1Y4' },
    ])
    expect(parcels).toMatchObject([{ City: 'Mississauga', ZipCode: 'L5G1C9' }])
  })

  test('2. of a member stays unless the member changes it', async () => {
    const server = aCheckoutServer(aMembersBag())
    const bills = sentTo(server, billTo)
    const { model } = aCheckout(server, asMember)
    await model.deliverToSaved('a2')
    await model.deliverTo(typed)
    expect(bills).toEqual([])
    await model.deliverToSaved('a2', montreal)
    expect(bills).toMatchObject([{ City: 'Montréal', Phone: '5145550111' }])
  })

  test('3. the same as delivery, is sent once, before the delivery address, and only if it differs', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { model } = aCheckout(server, asMember)
    await model.deliverToSaved('a1', 'same')
    expect(writes(server)).toEqual(['PUT /accounts/7/cart/shippingaddress'])
    await model.deliverToSaved('a2', 'same')
    expect(writes(server).slice(1)).toEqual(['PUT /accounts/7/billingaddress', 'PUT /accounts/7/cart/shippingaddress'])
  })

  test('4. shows its errors beside its own fields; nothing is sent', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { model } = aCheckout(server, asMember)
    const wrong = { ...montreal, zipCode: 'M5V 2T6', city: ' ' }
    await model.deliverTo({ ...typed, billing: wrong })
    expect(model.billingErrors.peek()).toEqual({ city: 'required', zipCode: 'postalCodeProvince' })
    expect(model.deliveryErrors.peek()).toEqual({})
    await model.deliverToSaved('a1', emptyAddress('ON'))
    expect(Object.keys(model.billingErrors.peek())).toHaveLength(6)
    expect(server.requests).toEqual([])
    expect(model.draft()).toMatchObject({ billing: wrong })
  })

  test('5. shows the server’s refusal there too; the delivery address is not sent then', async () => {
    const server = aCheckoutServer(aMembersBag())
    server.on(billTo, () => refusal(400, 'No such code.', 'ZipCode'))
    const { model } = aCheckout(server, asMember)
    await model.deliverToSaved('a2', montreal)
    expect(model.billingErrors.peek()).toEqual({ zipCode: { message: 'No such code.' } })
    expect(writes(server)).toEqual(['PUT /accounts/7/billingaddress'])
    expect(model.open.peek()).toBe('delivery')
  })

  test('6. shows why a guest’s account was refused', async () => {
    const server = aCheckoutServer(aBagToOrder())
    server.on(open, () => ({
      status: 400,
      body: [
        { Message: 'No such code.', Area: 'PostalCode' },
        { Message: 'Not this one.', Area: 'Email' },
      ],
    }))
    const { model } = aCheckout(server)
    model.goOnAsGuest()
    await model.deliverTo({ ...typed, billing: montreal })
    expect(model.billingErrors.peek()).toEqual({ zipCode: { message: 'No such code.' } })
    expect(model.deliveryErrors.peek()).toEqual({ email: { message: 'Not this one.' } })
  })
})

describe('a pick-up parcel', () => {
  const person = { ...typed, address1: '', city: '', zipCode: '' }

  test('1. goes to the point, for the recipient in the form; the browser remembers the point', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const [accounts, parcels] = [sentTo(server, open), sentTo(server, shipTo)]
    const { model, shop } = aCheckout(server)
    model.goOnAsGuest()
    await model.pickUpAt(point, { ...person, billing: montreal })
    expect(accounts).toMatchObject([{ City: 'Montréal' }])
    expect(parcels).toEqual([
      expect.objectContaining({
        AccessPointId: 'U1',
        FirstName: 'Susan',
        Phone: '4165550123',
        Address1: '60 Lakeshore Rd E',
        ZipCode: 'L5G1C9',
      }),
    ])
    expect(readCookie(shop.session, accessPointCookie)).toBe('U1')
    expect(model.open.peek()).toBe('shipping')
  })

  test('2. needs the recipient’s name and phone', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { model } = aCheckout(server, asMember)
    await model.pickUpAt(point, { ...person, firstName: ' ', phone: '555' })
    expect(model.deliveryErrors.peek()).toEqual({ firstName: 'required', phone: 'phoneFormat' })
    expect(server.requests).toEqual([])
  })

  test('3. a point that is no longer offered shows an error at this step, and is not remembered', async () => {
    const server = aCheckoutServer(aMembersBag())
    server.on(shipTo, () => refusal(417, 'Please choose another.', 'AccessPointId'))
    const { model, shop } = aCheckout(server, asMember)
    await model.pickUpAt(point, person)
    expect(messages(model)).toEqual(['Please choose another.'])
    expect(model.problem.peek()?.step).toBe('delivery')
    expect(readCookie(shop.session, accessPointCookie)).toBeUndefined()
  })
})
