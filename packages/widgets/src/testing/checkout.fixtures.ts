import type { accountContract, checkoutContract, editContract, ordersContract, WireReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { aBag, type WireBag } from './bag.fixtures.ts'
import { anOrder } from './order.fixtures.ts'
import { someFoundAddresses, somePickUpPoints } from './places.fixtures.ts'
import { aServer, refusal, type TestServer } from './server.ts'

export type WireAccount = WireReplyOf<(typeof accountContract)['GET /api/v2/{language}/accounts/{edp}']>
type WireAddress = WireAccount['ShippingAddresses'][number]
type WireEditReview = WireReplyOf<(typeof editContract)['PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review']>
type WireReview = WireReplyOf<(typeof checkoutContract)['GET /api/v2/{language}/accounts/{edp}/orderreview']>
type WireOrder = WireReplyOf<(typeof ordersContract)['GET /api/v2/{language}/accounts/{edp}/orders/{id}']>

export const anAddress = (changes: Partial<WireAddress> = {}): WireAddress => ({
  Id: 'a1',
  FirstName: 'Susan',
  LastName: 'Martin',
  Address1: '88 Lakeshore Road East',
  Address2: 'Unit 4',
  City: 'Mississauga',
  Province: 'ON',
  ZipCode: 'L5G1C9',
  Phone: '4165550123',
  IsPOBox: false,
  IsDefault: true,
  AccessPoint: null,
  ...changes,
})

export const aCard = (changes: Partial<WireAccount['CreditCards'][number]> = {}) => ({
  Id: 'c1',
  CardType: 'VI' as const,
  LastDigits: '4242',
  ExpiryMonth: '08',
  ExpiryYear: '2029',
  HolderName: 'Susan Martin',
  IsDefault: true,
  ...changes,
})

const tokenCookie = (token: string) => `userToken=${encodeURIComponent(JSON.stringify({ Token: token, Edp: 7 }))}`
/** The cookie of a signed-in member. */
export const memberCookie = tokenCookie('member')
/** The cookie of a guest. */
export const guestCookie = tokenCookie('guest-of-the-checkout')

/** The demonstration's gift cards: number and balance. The PIN is 1234. */
const giftCards: Readonly<Record<string, number>> = {
  '6006490000000050': 50,
  '6006490000000500': 500,
  '6006490000000000': 0,
}

const methods = (language: Language): WireBag['ShipMethods'] => [
  {
    Id: 'standard',
    Name: language === 'fr' ? 'Livraison standard' : 'Standard delivery',
    Price: 9.99,
    EstimatedDelivery: '2026-11-30',
  },
  {
    Id: 'express',
    Name: language === 'fr' ? 'Livraison express' : 'Express delivery',
    Price: 19.99,
    EstimatedDelivery: '2026-11-25',
  },
]

/** A bag at the start of checkout, without an account. */
export const aBagToOrder = (language: Language = 'en', changes: Partial<WireBag> = {}): WireBag =>
  aBag({ language, ShipMethods: methods(language), ShipMethodId: 'standard', ...changes })

/** The bag of a member with two addresses. */
export const aMembersBag = (language: Language = 'en', changes: Partial<WireBag> = {}): WireBag =>
  aBagToOrder(language, {
    Buyer: {
      Email: 'susan@example.com',
      BillingAddress: anAddress(),
      ShippingAddresses: [
        anAddress(),
        anAddress({
          Id: 'a2',
          Address1: '1200 rue Sherbrooke Ouest',
          Address2: null,
          City: 'Montréal',
          Province: 'QC',
          ZipCode: 'H3A1H6',
          IsDefault: false,
        }),
      ],
    },
    GiftCards: [],
    ...changes,
  })

export type CheckoutServer = TestServer & {
  bag(): WireBag
  change(changes: Partial<WireBag>): void
  /** Another window makes the bag an order. */
  orderElsewhere(orderNo: string): void
  /** The requests that placed orders: key and hash, in order. */
  attempts: { key: string | null; hash: unknown }[]
  /** The orders that were created. */
  orders: string[]
}

/** A server with one bag and its checkout, which creates one order for each key. */
export function aCheckoutServer(initial: WireBag, { language = 'en' as Language } = {}): CheckoutServer {
  const server = aServer()
  const attempts: CheckoutServer['attempts'] = []
  const made = new Map<string, WireOrder>()
  let orderedElsewhere: string | undefined
  let bag = initial
  const change = (changes: Partial<WireBag>) => {
    bag = { ...bag, ...changes }
    return { status: 200, body: bag }
  }
  /** Gift cards pay in order, each at most its balance. */
  const payWith = (cards: NonNullable<WireBag['GiftCards']>) => {
    let due = Math.round(bag.OrderTotal * 100)
    const paying = cards.map((card) => {
      const paid = Math.min(due, Math.round(card.Balance * 100))
      due -= paid
      return { ...card, Amount: paid / 100 }
    })
    return change({ GiftCards: paying, GrandTotal: due / 100 })
  }
  const withoutPerson = () => ({
    status: 200,
    body: { ...bag, Buyer: null, ShippingAddress: null, CreditCard: null, GiftCards: null },
  })
  const hashOf = () =>
    JSON.stringify([bag.CartLines.map((line) => line.Price), bag.ShippingAddress?.Id, bag.CreditCard?.LastDigits])
  const addressOf = (body: Record<string, unknown>): WireAddress => ({
    ...anAddress({ Id: 'a9', IsDefault: false }),
    ...body,
  })

  server.on('GET /api/v2/{language}/carts/{guid}', withoutPerson)
  server.on('PUT /api/v2/{language}/carts/{guid}/installment', ({ body }) => {
    const count = Number(body.NoOfInstallments)
    const rest = Math.floor((bag.MerchandiseSubTotal * 100) / count) / 100
    const first = Number((bag.GrandTotal - rest * (count - 1)).toFixed(2))
    const days = ['2026-11-21', '2026-12-21', '2027-01-20', '2027-02-19']
    change({
      NoOfInstallments: count,
      Installments: days
        .slice(0, count)
        .map((DueDate, index) => ({ Number: index + 1, DueDate, Amount: index === 0 ? first : rest })),
    })
    return withoutPerson()
  })
  server.on('POST /api/v2/{language}/token', () => {
    bag = { ...aMembersBag(language), NoOfInstallments: bag.NoOfInstallments, Installments: bag.Installments }
    return { status: 200, body: { access_token: 'member', customerEDP: 7, expires_in: 3600 } }
  })
  server.on('GET /api/v2/{language}/accounts/{edp}', () => ({
    status: 200,
    body: {
      Edp: 7,
      CustomerNo: '7',
      Email: 'susan@example.com',
      FirstName: 'Susan',
      LastName: 'Martin',
      Language: language,
      IsEmployee: false,
      IsGuest: false,
      IsOperator: false,
      BillingAddress: anAddress(),
      ShippingAddresses: [anAddress()],
      CreditCards: [
        aCard(),
        aCard({
          Id: 'c2',
          CardType: 'FI',
          LastDigits: '0000',
          ExpiryMonth: '01',
          ExpiryYear: '2030',
          IsDefault: false,
        }),
      ],
      IsNewsletterSubscribed: false,
      SecurityQuestionId: null,
    } satisfies WireAccount,
  }))
  server.on('POST /api/v2/{language}/accounts', ({ body }) => {
    const BillingAddress = addressOf({ ...body, Id: 'b1', ZipCode: body.PostalCode })
    bag = { ...bag, Buyer: { Email: String(body.Email), BillingAddress, ShippingAddresses: [] }, GiftCards: [] }
    return {
      status: 201,
      body: { AccessToken: body.IsGuest ? 'guest-of-the-checkout' : 'member', CustomerEDP: 8, Email: body.Email },
    }
  })
  server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => change({}))
  server.on('GET /api/v2/{language}/accounts/{edp}/cart', () => change({}))
  server.on('POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress', ({ body }) =>
    change({ ShippingAddress: addressOf(body) }),
  )
  server.on('PUT /api/v2/{language}/accounts/{edp}/billingaddress', ({ body }) => {
    const BillingAddress = addressOf({ ...body, Id: 'b1' })
    if (bag.Buyer) change({ Buyer: { ...bag.Buyer, BillingAddress } })
    return { status: 200, body: BillingAddress }
  })
  server.on('GET /api/v2/{language}/addresslookup/find', () => ({ status: 200, body: someFoundAddresses }))
  server.on('POST /api/v2/{language}/accesspoints/locator', () => ({ status: 200, body: somePickUpPoints }))
  server.on('PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress', ({ body }) =>
    change({
      ShippingAddress: bag.Buyer?.ShippingAddresses.find(({ Id }) => Id === body.ShippingAddressId) ?? anAddress(),
    }),
  )
  server.on('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', ({ body }) =>
    change({ ShipMethodId: String(body.ShipMethodId) }),
  )
  server.on('PUT /api/v2/{language}/accounts/{edp}/cart/payment', ({ body }) =>
    change({
      CreditCard:
        body.CardType === 'PY'
          ? aCard({ Id: 'wallet', CardType: 'PY', LastDigits: '', ExpiryMonth: '', ExpiryYear: '', HolderName: '' })
          : 'CreditCardId' in body
            ? aCard({ Id: String(body.CreditCardId) })
            : aCard({ Id: 'bag', LastDigits: String(body.LastDigits), IsDefault: false }),
    }),
  )
  server.on('DELETE /api/v2/{language}/accounts/{edp}/cart/payment/{id}', () => change({ CreditCard: null }))
  server.on('POST /api/v2/{language}/accounts/{edp}/cart/giftcards', ({ body }) => {
    const number = String(body.CardNumber).replaceAll(/[ -]/g, '')
    const balance = giftCards[number]
    if (balance === undefined || body.Pin !== '1234') {
      return refusal(417, 'This gift card and PIN do not match. Please check both.', 'GiftCards')
    }
    if (balance === 0) return refusal(417, 'Nothing is left on this gift card.', 'GiftCards')
    const card = { Id: `g-${number.slice(-4)}`, LastDigits: number.slice(-4), Amount: 0, Balance: balance }
    return payWith([...(bag.GiftCards ?? []), card])
  })
  server.on('DELETE /api/v2/{language}/accounts/{edp}/cart/giftcards/{id}', ({ path }) =>
    payWith((bag.GiftCards ?? []).filter(({ Id }) => Id !== path[2])),
  )
  server.on('DELETE /api/v2/{language}/carts/{guid}/promocode', ({ query }) => {
    const code = query.get('code')
    change({ Promotions: code ? bag.Promotions.filter(({ Code }) => Code !== code) : [] })
    return withoutPerson()
  })
  const resize = (id: string | undefined, quantity: number) => {
    const lines = bag.CartLines.map((line) =>
      line.Id === id ? { ...line, Quantity: quantity, LineTotal: line.Price * quantity } : line,
    ).filter((line) => line.Quantity > 0)
    change({ CartLines: lines, ProductCount: lines.reduce((sum, line) => sum + line.Quantity, 0) })
    return withoutPerson()
  }
  server.on('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path, body }) =>
    resize(path[2], Number(body.Quantity)),
  )
  server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path }) => resize(path[2], 0))
  server.on('GET /api/v2/{language}/accounts/{edp}/orderreview', () => ({
    status: 200,
    body: { ...bag, ReviewHash: hashOf() } satisfies WireReview,
  }))
  server.on('GET /api/v2/{language}/accounts/{edp}/orderedcart/{guid}', () => {
    const OrderNo = orderedElsewhere ?? [...made.values()][0]?.OrderSummary.OrderNo
    return OrderNo
      ? { status: 200, body: { ...bag, OrderNo } }
      : refusal(404, 'We could not find this bag.', 'CartGuid')
  })
  server.on('POST /api/v2/{language}/accounts/{edp}/orders', ({ body, headers }) => {
    const key = headers.get('idempotency-key') ?? ''
    attempts.push({ key, hash: body.ReviewHash })
    const existing = made.get(key)
    if (existing) return { status: 201, body: existing }
    if (body.ReviewHash !== hashOf())
      return refusal(409, 'Your order has changed: the items or their prices.', 'ReviewHash')
    const order = anOrder({ language, orderNo: String(100_000_001 + made.size) })
    made.set(key, order)
    return { status: 201, body: order }
  })
  // The edit of an order with a total of 200.00; its card authorises the difference.
  server.on('PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review', () => {
    const Difference = Math.round((bag.GrandTotal - 200) * 100) / 100
    const review = { ...bag, ReviewHash: hashOf(), Difference, ToAuthorize: Math.max(0, Difference) }
    return { status: 200, body: review satisfies WireEditReview }
  })
  server.on('PUT /api/v2/{language}/accounts/{edp}/orders/{id}', ({ body, headers, path }) => {
    attempts.push({ key: headers.get('idempotency-key') ?? '', hash: body.ReviewHash })
    return { status: 200, body: anOrder({ language, orderNo: path[2] ?? '' }) }
  })
  server.on('GET /api/semafone/config', () => ({
    status: 200,
    body: {
      FrameUrl: 'http://127.0.0.1:3001/capture/frame',
      Origin: 'http://127.0.0.1:3001',
      CardTypes: ['VI', 'MC', 'AX', 'FI'],
      Languages: ['en', 'fr'],
    },
  }))

  return {
    ...server,
    attempts,
    bag: () => bag,
    change: (changes) => void change(changes),
    orderElsewhere(orderNo) {
      orderedElsewhere = orderNo
      const gone = () => refusal(404, 'We could not find this bag. Please begin a new one.', 'CartGuid')
      const was = () => refusal(409, 'This bag has been ordered already. Your orders show it.', 'CartGuid')
      server.on('GET /api/v2/{language}/carts/{guid}', gone)
      server.on('GET /api/v2/{language}/accounts/{edp}/orderreview', gone)
      server.on('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', gone)
      server.on('POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress', gone)
      server.on('POST /api/v2/{language}/accounts/{edp}/cart/giftcards', gone)
      server.on('PUT /api/v2/{language}/carts/{guid}/installment', was)
      server.on('POST /api/v2/{language}/accounts/{edp}/orders', was)
      server.on('PUT /api/v2/{language}/accounts/{edp}/orders/{id}', was)
    },
    get orders() {
      return [...made.values()].map((order) => order.OrderSummary.OrderNo)
    },
  }
}
