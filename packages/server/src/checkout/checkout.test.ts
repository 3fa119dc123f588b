import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '500001', edpNo: 5001, priceCents: 4000, quantity: 500, noOfPayments: 5 },
    { itemNo: '500002', edpNo: 5002, priceCents: 3000, quantity: 500, noOfPayments: 5 },
    { itemNo: '500003', edpNo: 5003, priceCents: 3000, quantity: 150 },
  )
})
afterAll(() => shop.close())

const kettle = { ItemNo: '500001', EdpNo: 5001, Quantity: 1 }
const toaster = { ItemNo: '500002', EdpNo: 5002, Quantity: 2 }
const pan = { ItemNo: '500003', EdpNo: 5003, Quantity: 60 }
const gatineau = {
  FirstName: 'Léa',
  LastName: 'Roy',
  Address1: '10, rue Laurier',
  City: 'Gatineau',
  Province: 'QC',
  ZipCode: 'J8X 3W9',
  Phone: '819 555-0111',
}
const address = '/accounts/{edp}/cart/shippingaddress'
const sendTo = (shopper: Shopper, body: Record<string, unknown>) =>
  shopper.call(`POST /api/v2/{language}${address}`, { body })
const sendToOne = (shopper: Shopper, id: string) =>
  shopper.call(`PUT /api/v2/{language}${address}`, { body: { ShippingAddressId: id } })
const pay = (shopper: Shopper, body: Record<string, unknown>) =>
  shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { body })
const appRead = async (shopper: Shopper) => {
  const params = { guid: shopper.guid }
  return (await shop.call('GET /api/v2/{language}/carts/{guid}', { token: shopper.appToken, params })).json()
}
/** A card that the capture frame has tokenised. */
const aCard = async (ExpiryYear = '2030') => {
  const typed = { ExpiryMonth: '12', ExpiryYear, HolderName: 'Ada Roy' }
  const reply = await fetch(`${shop.sandbox.origin}/capture/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Number: cards.visa, ...typed }),
  })
  return { ...((await reply.json()) as { Token: string; CardType: string; LastDigits: string }), ...typed }
}

describe('attaching a bag to a customer', () => {
  it('1. shows personal data only to the customer, never to the application', async () => {
    const shopper = await (await shop.guest({ Email: 'own@example.com' })).bag(kettle)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    expect((await shopper.cart()).json()).toMatchObject({
      CartGuid: shopper.guid,
      Buyer: {
        Email: 'own@example.com',
        BillingAddress: { City: 'Ottawa' },
        ShippingAddresses: [{ City: 'Ottawa', IsDefault: true }],
      },
      ShippingAddress: { City: 'Ottawa' },
      CreditCard: { CardType: 'VI', LastDigits: '4242' },
      GiftCards: [],
    })
    expect(await appRead(shopper)).toMatchObject({
      ProductCount: 1,
      Buyer: null,
      ShippingAddress: null,
      CreditCard: null,
      GiftCards: null,
    })
  })

  it('2. merges the account’s earlier bag, and keeps the guid of the request', async () => {
    const shopper = await (await shop.member('merge@example.com')).bag(kettle)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    const first = shopper.guid
    const merged = await shopper.bag(toaster, kettle)
    const cart = (await merged.cart()).json()
    expect(cart.CartGuid).not.toBe(first)
    expect(cart.CartLines.map(({ EdpNo, Quantity }: { EdpNo: number; Quantity: number }) => [EdpNo, Quantity])).toEqual(
      [
        [5001, 2],
        [5002, 2],
      ],
    )
    expect(cart).toMatchObject({ ShippingAddress: { City: 'Ottawa' }, CreditCard: { LastDigits: '4242' } })
    const old = await shop.call('GET /api/v2/{language}/carts/{guid}', {
      token: shopper.appToken,
      params: { guid: first },
    })
    expect(old.statusCode).toBe(404)
  })

  it('3. says when a line would exceed 99 units', async () => {
    const shopper = await (await shop.member('many@example.com')).bag(pan)
    const guid = shopper.guid
    const begun = (await shop.call('POST /api/v2/{language}/carts', { token: shopper.appToken, body: pan })).json()
    const reply = (await shopper.attach(begun.CartGuid)).json()
    expect(reply.CartLines).toMatchObject([{ Quantity: 99 }])
    expect(reply.Messages[0]).toEqual({
      Message: 'Your bag had Kettle 500003 already; it now holds 99, the most that one order can have.',
      Area: 'CartLines',
    })
    expect(guid).not.toBe(begun.CartGuid)
  })

  it('4. changes nothing when repeated or concurrent', async () => {
    const shopper = await shop.member('again@example.com')
    const begun = (await shop.call('POST /api/v2/{language}/carts', { token: shopper.appToken, body: toaster })).json()
    const replies = await Promise.all(Array.from({ length: 8 }, () => shopper.attach(begun.CartGuid)))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.json()).toMatchObject({ ProductCount: 2 })
  })

  it('5. loses nothing when two bags are attached at once', async () => {
    const shopper = await shop.member('two@example.com')
    const begin = async (body: unknown) =>
      (await shop.call('POST /api/v2/{language}/carts', { token: shopper.appToken, body })).json().CartGuid
    const guids = [await begin(kettle), await begin(toaster)]
    await Promise.all(guids.map((guid) => shopper.attach(guid)))
    expect((await shopper.cart()).json()).toMatchObject({ ProductCount: 3 })
  })

  it('6. is refused for another customer’s bag, an unknown one and an ordered one', async () => {
    const mine = await shop.member('m@example.com')
    const yours = await (await shop.member('y@example.com')).bag(kettle)
    expect((await mine.attach(yours.guid)).statusCode).toBe(404)
    expect((await mine.attach('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    expect((await mine.cart()).json()).toMatchObject({ CartGuid: null, ProductCount: 0, CartLines: [], Messages: [] })
    await yours.sendHome()
    await yours.payBy(cards.visa)
    expect((await yours.place()).statusCode).toBe(201)
    expect((await yours.attach(yours.guid)).statusCode).toBe(409)
    const add = await shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', {
      token: yours.appToken,
      params: { guid: yours.guid },
      body: kettle,
    })
    expect([add.statusCode, add.json()[0].Area]).toEqual([409, 'CartGuid'])
  })
})

describe('the delivery address', () => {
  it('1. determines the taxes, and is stored in the account once', async () => {
    const shopper = await (await shop.member('qc@example.com')).bag(kettle)
    for (const reply of await Promise.all([1, 2, 3].map(() => sendTo(shopper, gatineau)))) {
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toMatchObject({
        Province: 'QC',
        ShippingAddress: { City: 'Gatineau', ZipCode: 'J8X3W9', Phone: '8195550111' },
        Taxes: [{ Name: 'GST' }, { Name: 'QST' }],
      })
      expect(reply.json().Buyer.ShippingAddresses).toHaveLength(2)
    }
  })

  it('1b. is not added to the account if it is for one order only, and the order has it', async () => {
    const shopper = await (await shop.guest({ Email: 'once@example.com' })).bag(kettle)
    const addresses = async () => (await shopper.call('GET /api/v2/{language}/accounts/{edp}')).json().ShippingAddresses
    const before = await addresses()
    const once = (await sendTo(shopper, { ...gatineau, IsDefault: true, ThisOrderOnly: true })).json()
    expect(once).toMatchObject({ Province: 'QC', ShippingAddress: { City: 'Gatineau', IsDefault: false } })
    expect(once.Buyer.ShippingAddresses).toEqual(before)
    // A corrected address, sent twice: the bag has one address, and the account none of them.
    const mended = { ...gatineau, Address1: '12, rue Laurier', ThisOrderOnly: true }
    await sendTo(shopper, mended)
    const { ShippingAddress } = (await sendTo(shopper, mended)).json()
    expect(await addresses()).toEqual(before)
    const { rows } = await shop.pool.query('select id::text from address where customer_edp = $1 and this_order_only', [
      shopper.edp,
    ])
    expect(rows).toEqual([{ id: ShippingAddress.Id }])
    await shopper.payBy(cards.visa)
    const order = (await shopper.place()).json()
    expect(order.SubOrders[0]).toMatchObject({ ShipAddressee: 'Léa Roy', ShipAddress: '12, rue Laurier' })
    expect(await addresses()).toEqual(before)
    // The next bag does not have it, and the same address for the account is a new one.
    await shopper.bag(kettle)
    const { ThisOrderOnly: _, ...kept } = mended
    await sendTo(shopper, kept)
    expect(await addresses()).toHaveLength(before.length + 1)
  })

  it('1c. cannot be changed, removed or made the default by its id if it is for one order only', async () => {
    const shopper = await (await shop.member('once-more@example.com')).bag(kettle)
    const { ShippingAddress } = (await sendTo(shopper, { ...gatineau, ThisOrderOnly: true })).json()
    const id = ShippingAddress.Id
    const one = '/api/v2/{language}/accounts/{edp}/shippingaddresses/{id}' as const
    expect((await shopper.call(`PUT ${one}`, { params: { id }, body: gatineau })).statusCode).toBe(404)
    expect((await shopper.call(`DELETE ${one}`, { params: { id } })).statusCode).toBe(404)
    const asDefault = 'POST /api/v2/{language}/accounts/{edp}/defaultshippingaddress' as const
    expect((await shopper.call(asDefault, { query: { id } })).statusCode).toBe(404)
  })

  it('2. may be the default, of which there is only one', async () => {
    const shopper = await (await shop.member('default@example.com')).bag(kettle)
    const { Buyer } = (await sendTo(shopper, { ...gatineau, IsDefault: true })).json()
    const defaults = Buyer.ShippingAddresses.map(({ City, IsDefault }: { City: string; IsDefault: boolean }) => [
      City,
      IsDefault,
    ])
    expect(defaults).toEqual([
      ['Ottawa', false],
      ['Gatineau', true],
    ])
  })

  it('3. must be an address of the account, and may be the billing address', async () => {
    const shopper = await (await shop.member('billing@example.com')).bag(kettle)
    const other = await (await shop.member('other@example.com')).bag(kettle)
    const { BillingAddress } = (await shopper.cart()).json().Buyer
    expect((await sendToOne(shopper, BillingAddress.Id)).json()).toMatchObject({
      ShippingAddress: { Id: BillingAddress.Id },
    })
    const foreign = (await other.cart()).json().Buyer.ShippingAddresses[0].Id
    expect((await sendToOne(shopper, foreign)).statusCode).toBe(404)
    expect((await sendToOne(shopper, 'x')).statusCode).toBe(404)
  })

  it('3. determines the taxes again when it is the billing address and that changes', async () => {
    const shopper = await (await shop.member('moved@example.com')).bag(kettle)
    const { BillingAddress } = (await shopper.cart()).json().Buyer
    await sendToOne(shopper, BillingAddress.Id)
    const bill = 'PUT /api/v2/{language}/accounts/{edp}/billingaddress'
    expect((await shopper.call(bill, { body: gatineau })).statusCode).toBe(200)
    expect((await shopper.cart()).json()).toMatchObject({
      Province: 'QC',
      ShippingAddress: { City: 'Gatineau' },
      Taxes: [{ Name: 'GST' }, { Name: 'QST' }],
    })
    await shopper.payBy(cards.visa)
    await shop.pool.query(`update cart set province = 'AB' where guid = $1`, [shopper.guid])
    const placed = await shopper.place()
    expect([placed.statusCode, placed.json()[0]?.Area]).toEqual([417, 'ShippingAddress'])
  })

  it('4. must be chosen again when the estimate moves to another province', async () => {
    const shopper = await (await shop.member('move@example.com')).bag(kettle)
    await shopper.sendHome()
    const params = { guid: shopper.guid }
    const estimate = (Province: string) =>
      shop.call('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', {
        token: shopper.appToken,
        params,
        body: { Province },
      })
    await estimate('ON')
    expect((await shopper.cart()).json().ShippingAddress).toMatchObject({ City: 'Ottawa' })
    await estimate('AB')
    expect((await shopper.cart()).json()).toMatchObject({ Province: 'AB', ShippingAddress: null })
  })

  it('5. must be a place in Canada', async () => {
    const shopper = await (await shop.guest()).bag(kettle)
    const reply = await sendTo(shopper, { ...gatineau, ZipCode: 'K1P 5W1', Phone: '12345678' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().map(({ Area }: { Area: string }) => Area)).toEqual(['ZipCode', 'Phone'])
  })

  it('6. needs a bag', async () => {
    const shopper = await shop.member('nobag@example.com')
    expect((await sendTo(shopper, gatineau)).statusCode).toBe(404)
    expect((await shopper.review()).statusCode).toBe(404)
  })
})

describe('the shipping method and the payment', () => {
  it('1. must be a shipping method that is offered', async () => {
    const shopper = await (await shop.guest()).bag(kettle)
    const by = (ShipMethodId: string) =>
      shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', { body: { ShipMethodId } })
    expect((await by('express')).json()).toMatchObject({ ShipMethodId: 'express', ShippingHandling: 19.95 })
    const reply = await by('drone')
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'ShipMethodId'])
  })

  it('2. may be a card by its token, which is never shown', async () => {
    const shopper = await (await shop.guest()).bag(kettle)
    const card = await aCard()
    const reply = await pay(shopper, card)
    expect(reply.json().CreditCard).toEqual({
      Id: 'bag',
      CardType: 'VI',
      LastDigits: '4242',
      ExpiryMonth: '12',
      ExpiryYear: '2030',
      HolderName: 'Ada Roy',
      IsDefault: false,
    })
    expect(reply.body).not.toContain(card.Token)
  })

  it('3. cannot be an expired card, a card number or another customer’s card', async () => {
    const shopper = await (await shop.guest()).bag(kettle)
    const card = await aCard()
    shop.clock.set('2031-01-01T12:00:00Z')
    await shop.pool.query(`update token set expires_at = '2032-01-01' where customer_edp = $1`, [shopper.edp])
    const expired = await pay(shopper, { ...card, ExpiryYear: '2035' })
    shop.clock.set('2026-11-21T17:00:00Z')
    expect([expired.statusCode, expired.json()[0].Area]).toEqual([417, 'CreditCard'])
    expect((await pay(shopper, { ...card, CardNumber: '4242424242424242' })).statusCode).toBe(400)
    expect((await pay(shopper, { CardType: 'VI', CreditCardId: '1' })).statusCode).toBe(417)
  })

  it('5. are read from the capture service, not from the browser; while it is unavailable nothing changes', async () => {
    const shopper = await (await shop.guest()).bag(kettle)
    const { Token } = await aCard()
    const lies = { CardType: 'AX', ExpiryMonth: '01', ExpiryYear: '2039', LastDigits: '9999', HolderName: 'Somebody' }
    expect((await pay(shopper, { Token, ...lies })).json().CreditCard).toMatchObject({
      CardType: 'VI',
      LastDigits: '4242',
      ExpiryYear: '2030',
      HolderName: 'Ada Roy',
    })
    const unknown = await pay(shopper, { ...lies, Token: 'card_vi_4242_invented' })
    expect([unknown.statusCode, unknown.json()[0].Area]).toEqual([417, 'CreditCard'])
    await shop.fault('error', 'token')
    const away = await pay(shopper, { ...lies, Token })
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5'])
    expect((await shopper.cart()).json().CreditCard).toMatchObject({ LastDigits: '4242' })
  })

  it('6. may be the wallet, in one payment, and can be removed again', async () => {
    const shopper = await (await shop.guest()).bag(kettle)
    const params = { guid: shopper.guid }
    const inParts = (NoOfInstallments: number) =>
      shop.call('PUT /api/v2/{language}/carts/{guid}/installment', {
        token: shopper.appToken,
        params,
        body: { NoOfInstallments },
      })
    await inParts(3)
    const wallet = (await pay(shopper, { CardType: 'PY' })).json()
    expect(wallet).toMatchObject({ CreditCard: { Id: 'wallet', CardType: 'PY', LastDigits: '' }, NoOfInstallments: 1 })
    expect((await inParts(3)).statusCode).toBe(417)
    const drop = (id: string) =>
      shopper.call('DELETE /api/v2/{language}/accounts/{edp}/cart/payment/{id}', { params: { id } })
    expect((await drop('bag')).json().CreditCard).toMatchObject({ CardType: 'PY' })
    expect((await drop('wallet')).json().CreditCard).toBeNull()
    expect((await drop('wallet')).statusCode).toBe(200)
    expect((await inParts(3)).statusCode).toBe(200)
    expect((await pay(shopper, { CardType: 'PY', Token: 'card_vi_4242_invented' })).statusCode).toBe(400)
  })

  it('4. are reviewed in the language of the call, with the same hash in both', async () => {
    const shopper = await (await shop.guest()).bag(kettle, toaster)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    const english = (await shopper.review()).json()
    const french = (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orderreview', { language: 'fr' })).json()
    expect(french.CartLines[0].Name).toBe('Bouilloire 500001')
    expect(french.ReviewHash).toBe(english.ReviewHash)
    expect(english).toMatchObject({ MerchandiseSubTotal: 100, ShippingHandling: 0, GrandTotal: 113 })
  })
})
