import { accessPoints, locatorRequest } from '@onair/core/address'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop({ log: () => {} })
  await stockShelf(shop.pool, { itemNo: '500001', edpNo: 5001, priceCents: 4000, quantity: 500 })
})
afterAll(() => shop.close())

const kettle = { ItemNo: '500001', EdpNo: 5001, Quantity: 1 }
const account = 'GET /api/v2/{language}/accounts/{edp}'
const sendTo = (shopper: Shopper, body: Record<string, unknown>) =>
  shopper.call('POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress', { body })
const billTo = (shopper: Shopper, body: Record<string, unknown>) =>
  shopper.call('PUT /api/v2/{language}/accounts/{edp}/billingaddress', { body })

/** A point near a postal code, and the request that a browser sends for it. */
async function aPoint(zipCode: string, place = 0) {
  const token = await shop.appToken()
  const body = locatorRequest(zipCode, 'en')
  const reply = await shop.call('POST /api/v2/{language}/accesspoints/locator', { token, body })
  const point = accessPoints(reply.json().LocatorResponse.SearchResults.DropLocation)[place]
  if (!point) throw new Error(`No point near ${zipCode}`)
  const request = {
    FirstName: 'Léa',
    LastName: 'Roy',
    Phone: '819 555-0111',
    Address1: point.address1,
    City: point.city,
    Province: point.province,
    ZipCode: point.zipCode,
    AccessPointId: point.id,
  }
  return { point, request }
}
const rows = async (edp: number): Promise<number> =>
  (await shop.pool.query('select 1 from address where customer_edp = $1 and access_point is not null', [edp])).rows
    .length

describe('picking a parcel up', () => {
  it('1. sends the bag to the point, and taxes it there', async () => {
    const shopper = await (await shop.member('point@example.com')).bag(kettle)
    const { point, request } = await aPoint('H2X 1Y4')
    const reply = await sendTo(shopper, request)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      Province: 'QC',
      ShippingAddress: {
        FirstName: 'Léa',
        Phone: '8195550111',
        Address1: point.address1,
        City: 'Montréal',
        AccessPoint: { Id: point.id, Name: point.name },
      },
    })
  })

  it('2. takes the address from the carrier, not the browser', async () => {
    const shopper = await (await shop.member('liar@example.com')).bag(kettle)
    const { point, request } = await aPoint('H2X 1Y4', 2)
    const reply = await sendTo(shopper, { ...request, Address1: '1 My House', City: 'Elsewhere' })
    expect(reply.json().ShippingAddress).toMatchObject({ Address1: point.address1, City: point.city })
  })

  it('3. belongs to the bag: it is not an address of the account, never its default, and is deleted with the choice', async () => {
    const shopper = await (await shop.member('alone@example.com')).bag(kettle)
    const first = await aPoint('H2X 1Y4')
    const { Buyer } = (await sendTo(shopper, { ...first.request, IsDefault: true })).json()
    expect(Buyer.ShippingAddresses).toMatchObject([{ City: 'Ottawa', IsDefault: true, AccessPoint: null }])
    const { ShippingAddresses } = (await shopper.call(account)).json()
    expect(ShippingAddresses).toHaveLength(1)
    for (const place of [1, 2, 3]) await sendTo(shopper, (await aPoint('H2X 1Y4', place)).request)
    expect(await rows(shopper.edp)).toBeLessThanOrEqual(2)
    expect((await shopper.cart()).json().ShippingAddress.AccessPoint.Id).toBe((await aPoint('H2X 1Y4', 3)).point.id)
  })

  it('4. is stored with the order', async () => {
    const shopper = await (await shop.guest({ Email: 'pick@example.com' })).bag(kettle)
    const { point, request } = await aPoint('K1P 5W1')
    await sendTo(shopper, request)
    await shopper.payBy(cards.visa)
    const placed = await shopper.place()
    expect(placed.statusCode).toBe(201)
    const { rows: orders } = await shop.pool.query('select access_point from placed_order where customer_edp = $1', [
      shopper.edp,
    ])
    expect(orders).toEqual([{ access_point: { id: point.id, name: point.name } }])
    const AccessPoint = { Id: point.id, Name: point.name }
    expect(placed.json().SubOrders).toMatchObject([{ AccessPoint, ShipMethod: 'Delivery to a pick-up point' }])
    expect(placed.json().SubOrders[0].ShipAddress).toContain(point.address1)
    const params = { id: placed.json().OrderSummary.OrderNo }
    const read = { params, language: 'fr' } as const
    const order = await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', read)
    expect(order.json().SubOrders).toMatchObject([{ AccessPoint, ShipMethod: 'Livraison à un point de ramassage' }])
  })

  it('5. concurrent choices of one recipient store one row', async () => {
    const shopper = await (await shop.member('many@example.com')).bag(kettle)
    const { request } = await aPoint('H2X 1Y4')
    const replies = await Promise.all(Array.from({ length: 12 }, () => sendTo(shopper, request)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await rows(shopper.edp)).toBe(1)
  })

  it('6. an unknown or distant point is refused, and the bag is unchanged', async () => {
    const shopper = await (await shop.member('nowhere@example.com')).bag(kettle)
    const { request } = await aPoint('H2X 1Y4')
    for (const wrong of [{ AccessPointId: 'U0' }, { Province: 'BC', ZipCode: 'V6B 1A1', City: 'Vancouver' }]) {
      const reply = await sendTo(shopper, { ...request, ...wrong })
      expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'AccessPointId'])
    }
    expect((await shopper.cart()).json().ShippingAddress).toBeNull()
  })

  it('7. so is a recipient without a phone', async () => {
    const shopper = await (await shop.member('phone@example.com')).bag(kettle)
    const reply = await sendTo(shopper, { ...(await aPoint('H2X 1Y4')).request, Phone: '555-0100' })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, 'Phone'])
  })

  it('8. is not possible while the carrier is away: 503', async () => {
    const shopper = await (await shop.member('away@example.com')).bag(kettle)
    const { request } = await aPoint('H2X 1Y4')
    const payload = { Service: 'carrier', Mode: 'error', Count: 1 }
    await shop.sandbox.app.inject({ method: 'POST', url: '/faults', payload })
    const reply = await sendTo(shopper, request)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([503, 'AccessPointId'])
    expect((await shopper.cart()).json().ShippingAddress).toBeNull()
  })
})

describe('where bills go', () => {
  const gatineau = {
    FirstName: 'Léa',
    LastName: 'Roy',
    Address1: '10, rue Laurier',
    City: 'Gatineau',
    Province: 'QC',
    ZipCode: 'j8x 3w9',
    Phone: '819 555-0111',
  }

  it('1. is one address, and not a shipping address', async () => {
    const shopper = await (await shop.member('bills@example.com')).bag(kettle)
    const reply = await billTo(shopper, { ...gatineau, IsDefault: true })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { City: 'Gatineau', ZipCode: 'J8X3W9', Phone: '8195550111', IsDefault: false, AccessPoint: null },
    ])
    await Promise.all([1, 2, 3].map(() => billTo(shopper, { ...gatineau, Address2: 'App. 4' })))
    const { BillingAddress, ShippingAddresses } = (await shopper.call(account)).json()
    expect(BillingAddress).toMatchObject({ City: 'Gatineau', Address2: 'App. 4' })
    expect(ShippingAddresses).toMatchObject([{ City: 'Ottawa', IsDefault: true }])
    expect((await shopper.cart()).json().Buyer.BillingAddress.City).toBe('Gatineau')
  })

  it('2. is created if missing', async () => {
    const shopper = await shop.member('none@example.com')
    await shop.pool.query('delete from address where customer_edp = $1', [shopper.edp])
    await Promise.all([billTo(shopper, gatineau), billTo(shopper, gatineau)])
    const { rows } = await shop.pool.query('select is_billing from address where customer_edp = $1', [shopper.edp])
    expect(rows).toEqual([{ is_billing: true }])
  })

  it('3. is validated, and the customer’s own', async () => {
    const [mine, yours] = [await shop.member('mine@example.com'), await shop.member('yours@example.com')]
    const wrong = await billTo(mine, { ...gatineau, ZipCode: 'M5V 2T6' })
    expect([wrong.statusCode, wrong.json()[0].Area]).toEqual([400, 'ZipCode'])
    const foreign = await mine.call('PUT /api/v2/{language}/accounts/{edp}/billingaddress', {
      params: { edp: yours.edp },
      body: gatineau,
    })
    expect(foreign.statusCode).toBe(403)
  })
})
