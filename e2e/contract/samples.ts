import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { type Call, type CallName, contract } from '@onair/core/contract'
import { origins } from '../support/ports.ts'
import { payers, Sandbox } from '../support/sandbox.ts'
import {
  type CallOptions,
  demoPassword,
  type Goods,
  type Person,
  type ShopApi,
  someAddress,
  somePostalCode,
} from '../support/shop-api.ts'

export type Name = keyof typeof contract & CallName

/** A call as data, whichever it is. */
export const callOf = (name: Name): Call => contract[name]

/** The data of one walk through the contract: a customer, the bag and its lines, and a sold-out style. */
export type World = {
  api: ShopApi
  person: Person
  operator: Person
  email: string
  guid: string
  lineId: string
  goods: Goods
  soldOut: Goods
  cardToken: string
}

export const nextYear = String(new Date().getFullYear() + 1)

/** A new customer, with one product in the bag that can be paid in instalments. */
export async function aWorld(api: ShopApi, seed: string): Promise<World> {
  // The gift card of the walk pays an order of it whole, in both languages.
  const goods = await api.findGoods(
    seed,
    ({ product, edp }) => (product.EasyPay?.NoOfPayments ?? 0) >= 2 && edp.Price < 150,
  )
  const soldOutOf = ({ product }: Goods) => product.Edps.find(({ Stock }) => Stock === 'out')
  const some = await api.findGoods(`${seed}, sold out`, (one) => soldOutOf(one) !== undefined)
  const soldOut = { ...some, edp: soldOutOf(some) ?? some.edp }
  const email = `${randomUUID()}@example.com`
  const person = await api.newAccount(email)
  const operator = await api.signIn('operator@example.com')
  const cart = await api.bagWith([goods], person)
  const { Token } = await new Sandbox(origins.sandbox).cardToken('4242424242424242', nextYear)
  return {
    api,
    person,
    operator,
    email,
    goods,
    soldOut,
    guid: cart.CartGuid,
    lineId: cart.CartLines[0]?.Id ?? '',
    cardToken: Token,
  }
}

/** The demonstration's card of 500.00. */
const giftCard = { CardNumber: '6006 4900 0000 0500', Pin: '1234' }

const newCard = (Token: string) => ({
  CardType: 'VI',
  Token,
  ExpiryMonth: '12',
  ExpiryYear: nextYear,
  LastDigits: '4242',
  HolderName: 'Maya Tremblay',
})

/** As a browser writes it. No reminder is asked for with it, so nothing is sent there. */
const pushSubscription = {
  endpoint: `https://push.example.com/${randomUUID()}`,
  expirationTime: null,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
}

const unknownPayment = { paymentId: 'PAYID-UNKNOWN' }

const address = { ...someAddress, ZipCode: somePostalCode }

const { FirstName, LastName, Phone, ...home } = someAddress

/** Of somebody whom the credit service approves. */
const storeCardApplication = (Email: string) => ({
  FirstName,
  LastName,
  DateOfBirth: '1985-03-07',
  Phone,
  Email,
  Address: { ...home, ZipCode: somePostalCode },
  YearsAtAddress: 4,
  HousingStatus: 'Rent',
  MonthlyHousingPayment: 1200,
  EmploymentStatus: 'FullTime',
  AnnualIncome: 52_000,
  SecurityQuestionId: 'first-pet',
  Answer: 'Léo',
  Consent: true,
})

/**
 * A valid request for every call: a call without one does not compile. They are in the order in which a shopper makes them, so
 * that each succeeds after the ones before it.
 */
export const samples: { readonly [N in Name]: (world: World) => CallOptions } = {
  'POST /api/token': () => ({
    form: { grant_type: 'password', userName: 'onair-shop', password: 'onair-demo-secret' },
  }),
  'POST /api/v2/{language}/token': () => ({
    form: {
      grant_type: 'password',
      userName: 'shopper@example.com',
      password: demoPassword,
      key: 'onair-web',
      recaptchaToken: 'ok-contract',
    },
  }),
  'POST /api/v2/{language}/passwordreset': () => ({ body: { Email: `${randomUUID()}@example.com` } }),
  'POST /api/v2/{language}/passwordverify': () => ({ body: { Token: 'unknown' } }),
  'POST /api/v2/{language}/passwordinfo': () => ({ body: { Token: 'unknown' } }),
  'POST /api/v2/{language}/passwordupdate': () => ({
    body: { Token: 'unknown', NewPassword: 'Kettle7', NewPasswordConfirmed: 'Kettle7' },
  }),
  'POST /api/v2/{language}/accounts': () => ({
    body: { ...someAddress, PostalCode: somePostalCode, Email: `${randomUUID()}@example.com`, IsGuest: true },
  }),
  // Only a guest can become a member, and the sample's person is one already.
  'POST /api/v2/{language}/accounts/{edp}/membership': () => ({ body: { Password: 'Kettle2026' } }),
  'GET /api/v2/{language}/accounts/{edp}': () => ({}),
  'PUT /api/v2/{language}/accounts/{edp}/billingaddress': () => ({ body: address }),
  'POST /api/v2/{language}/accounts/{edp}/shippingaddresses': () => ({ body: { ...address, Address2: 'Unit 4' } }),
  'PUT /api/v2/{language}/accounts/{edp}/shippingaddresses/{id}': () => ({ body: { ...address, Address2: 'Unit 5' } }),
  'POST /api/v2/{language}/accounts/{edp}/defaultshippingaddress': () => ({ query: { id: 'known' } }),
  'DELETE /api/v2/{language}/accounts/{edp}/shippingaddresses/{id}': () => ({}),
  'POST /api/v2/{language}/accounts/{edp}/newslettersubscription': () => ({}),
  'DELETE /api/v2/{language}/accounts/{edp}/newslettersubscription': () => ({}),
  'POST /api/v2/{language}/newslettersubscription': ({ email }) => ({ query: { emailAddress: email } }),
  'POST /api/v2/{language}/newslettersubscription/confirm': () => ({ body: { Token: 'unknown' } }),
  'POST /api/v2/{language}/newslettersubscription/unsubscribe': () => ({ body: { Token: 'unknown' } }),
  'GET /api/v2/{language}/accounts/{edp}/sessions': () => ({}),
  'DELETE /api/v2/{language}/accounts/{edp}/sessions/{id}': () => ({ params: { id: '0'.repeat(32) } }),
  'DELETE /api/v2/{language}/accounts/{edp}/sessions': () => ({}),
  'PUT /api/v2/{language}/accounts/{edp}/emailaddress': () => ({
    body: { CurrentPassword: demoPassword, Email: `${randomUUID()}@example.com` },
  }),
  'POST /api/v2/{language}/emailaddressverify': () => ({ body: { Token: 'unknown' } }),
  'PUT /api/v2/{language}/accounts/{edp}/password': () => ({
    body: { CurrentPassword: demoPassword, NewPassword: 'Kettle7 and pan', NewPasswordConfirmed: 'Kettle7 and pan' },
  }),
  'POST /api/v2/{language}/accounts/{edp}/securityquestion': () => ({
    body: { CurrentPassword: 'Kettle7 and pan', SecurityQuestionId: 'first-pet', Answer: 'Léo' },
  }),
  'PUT /api/v2/{language}/accounts/{edp}/securityquestion': () => ({
    body: { CurrentPassword: 'Kettle7 and pan', SecurityQuestionId: 'first-job', Answer: 'Pan maker' },
  }),
  'GET /api/v2/{language}/addresslookup/find': () => ({ query: { SearchTerm: '12 main', MaxSuggestions: '3' } }),
  'GET /api/v2/{language}/addresslookup/retrieve': () => ({ query: { Id: 'CA|CP|B|1000050000' } }),
  'POST /api/v2/{language}/accesspoints/locator': () => ({
    body: {
      LocatorRequest: {
        Request: { RequestAction: 'Locator' },
        OriginAddress: { AddressKeyFormat: { PostcodePrimaryLow: somePostalCode, CountryCode: 'CA' } },
        UnitOfMeasurement: { Code: 'KM' },
        LocationSearchCriteria: {
          AccessPointSearch: { AccessPointStatus: '01' },
          MaximumListSize: '5',
          SearchRadius: '20',
        },
      },
    },
  }),
  'GET /api/v2/{language}/menu': () => ({}),
  'GET /api/v2/{language}/brand': () => ({ query: { fm: 'primary_nav' } }),
  'GET /api/v2/{language}/shopbycategory': () => ({}),
  'GET /api/v2/{language}/products': () => ({ query: { pageSize: '3' } }),
  'GET /api/v3/{language}/products': () => ({ query: { searchTerm: 'a', sortKey: 'price-asc' } }),
  'POST /api/v3/{language}/products/clicks': () => ({ body: { SearchTerm: 'kettle' } }),
  'GET /api/v3/{language}/products/suggestions': () => ({ query: { searchTerm: 'ket' } }),
  'GET /api/v3/{language}/products/onairnow': () => ({}),
  'GET /api/v3/{language}/products/recentlyaired': () => ({ query: { pageSize: '4' } }),
  'GET /api/v3/{language}/products/donation': () => ({ query: { page: '1', pageSize: '2' } }),
  'GET /api/v3/{language}/products/todayshowstopper': () => ({}),
  'GET /api/v3/{language}/products/{itemNo}': () => ({}),
  'GET /api/v3/{language}/products/{itemNo}/sections': () => ({}),
  'GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}': () => ({}),
  'GET /api/v3/{language}/products/{itemNo}/styleCodes': () => ({}),
  'POST /api/v3/{language}/products/{itemNo}/shares': () => ({
    body: { To: `${randomUUID()}@example.com`, From: 'Maya Tremblay', Message: 'Look at this.\nIt is for you.' },
  }),
  'POST /api/v3/{language}/products/{itemNo}/waitlist': ({ soldOut }) => ({
    params: { itemNo: soldOut.product.ItemNo },
    body: { Email: `${randomUUID()}@example.com`, EdpNo: soldOut.edp.EdpNo },
  }),
  'GET /api/v3/{language}/products/{itemNo}/reviews': () => ({ query: { pageSize: '2', sortKey: 'newest' } }),
  'POST /api/v3/{language}/products/{itemNo}/reviews': () => ({
    body: { Rating: 5, Headline: 'Just right', Comments: 'Works every morning.\nQuiet, too.', Nickname: 'Maya' },
  }),
  'GET /api/v2/{language}/shows/daily': () => ({ query: { timeZone: 'America/St_Johns' } }),
  'GET /api/v2/{language}/shows/today': () => ({ query: { timeZone: 'America/Vancouver' } }),
  'GET /api/v2/{language}/shows/weekly': () => ({ query: { timeZone: 'America/Halifax', products: 'false' } }),
  'GET /api/v2/{language}/shows/search': () => ({ query: { term: 'kitchen', pageSize: '3' } }),
  'GET /api/v2/{language}/hosts/{slug}': () => ({ params: { slug: 'keiko-tanabe' } }),
  'GET /api/v2/{language}/shows/{id}/calendar': () => ({ params: { id: 'known' } }),
  'POST /api/v2/{language}/shows/{id}/reminders': ({ email }) => ({
    params: { id: 'known' },
    body: { Email: email, TimeZone: 'America/St_Johns' },
  }),
  'POST /api/v2/{language}/pushsubscriptions': () => ({ body: pushSubscription }),
  'PUT /api/v2/{language}/pushsubscriptions': () => ({ body: { former: pushSubscription, next: pushSubscription } }),
  'DELETE /api/v2/{language}/pushsubscriptions': () => ({ body: pushSubscription }),
  'POST /api/v2/{language}/reminders/confirm': () => ({ body: { Token: 'unknown' } }),
  'DELETE /api/v2/{language}/shows/{id}/reminders/{token}': () => ({ params: { id: 'known', token: 'unknown' } }),
  'GET /api/v2/{language}/shows/events': () => ({ query: { lastEventId: '1' } }),
  'GET /api/v2/{language}/air': () => ({}),
  'GET /api/v2/{language}/air/log': () => ({ query: { page: '1' } }),
  // A version that is not the plan's: the other journeys go on with the programme as it is.
  'POST /api/v2/{language}/air/now': ({ goods }) => ({ body: { ItemNo: goods.product.ItemNo, Version: 0 } }),
  'POST /api/v2/{language}/air/next': () => ({ body: { Version: 0 } }),
  'POST /api/v2/{language}/air/end': () => ({ body: { ShowId: 'x', End: '2030-01-01T12:00:00Z', Version: 0 } }),
  'POST /api/v2/{language}/air/swap': ({ goods }) => ({
    body: { ItemNo: goods.product.ItemNo, OtherItemNo: '999999', Version: 0 },
  }),
  'POST /api/v2/{language}/air/price': ({ goods }) => ({
    body: { ItemNo: goods.product.ItemNo, Price: 9.99, Version: 0 },
  }),
  'GET /api/v2/{language}/shows/watchuslive': () => ({}),
  'GET /api/semafone/config': () => ({}),
  'GET /api/v2/{language}/recaptcha': () => ({}),
  'POST /api/v2/{language}/carts': ({ goods }) => ({ body: lineOf(goods, 1) }),
  'GET /api/v2/{language}/carts/{guid}': () => ({}),
  'GET /api/v2/{language}/carts/{guid}/productcount': () => ({}),
  'POST /api/v2/{language}/carts/{guid}/cartlines': ({ goods }) => ({ body: lineOf(goods, 2) }),
  'PUT /api/v2/{language}/carts/{guid}/cartlines/{id}': () => ({ body: { Quantity: 1 } }),
  'PUT /api/v2/{language}/carts/{guid}/promocode': () => ({ body: { PromoCode: 'welcome10' } }),
  'DELETE /api/v2/{language}/carts/{guid}/promocode': () => ({ query: { code: 'WELCOME10' } }),
  'PUT /api/v2/{language}/carts/{guid}/installment': () => ({ body: { NoOfInstallments: 2 } }),
  'PUT /api/v2/{language}/carts/{guid}/provincialtaxes': () => ({ body: { Province: 'QC' } }),
  'GET /api/v2/{language}/accounts/{edp}/cart': () => ({}),
  'PUT /api/v2/{language}/accounts/{edp}/cart': ({ guid }) => ({ body: { CartGuid: guid } }),
  'POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress': () => ({ body: address }),
  'PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress': () => ({ body: { ShippingAddressId: 'known' } }),
  'PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod': () => ({ body: { ShipMethodId: 'known' } }),
  'PUT /api/v2/{language}/accounts/{edp}/cart/payment': ({ cardToken }) => ({ body: newCard(cardToken) }),
  'DELETE /api/v2/{language}/accounts/{edp}/cart/payment/{id}': () => ({ params: { id: 'other' } }),
  'POST /api/v2/paypal/payments': ({ guid }) => ({ body: { cartGuid: guid } }),
  'POST /api/v2/paypal/payments/{paymentId}': ({ guid }) => ({ params: unknownPayment, body: { cartGuid: guid } }),
  'GET /api/v2/paypal/payments/{paymentId}': () => ({ params: unknownPayment }),
  'POST /api/v2/paypal/payments/{paymentId}/execute': () => ({
    params: unknownPayment,
    body: { payer_id: payers.maya },
  }),
  'POST /api/v2/{language}/accounts/{edp}/cart/giftcards': () => ({ body: giftCard }),
  'DELETE /api/v2/{language}/accounts/{edp}/cart/giftcards/{id}': () => ({ params: { id: 'other' } }),
  'POST /api/v2/{language}/accounts/{edp}/creditcards': ({ cardToken }) => ({
    body: newCard(cardToken),
  }),
  'PUT /api/v2/{language}/accounts/{edp}/creditcards/{id}': () => ({
    body: { ExpiryMonth: '12', ExpiryYear: nextYear, HolderName: 'Maya Tremblay', IsDefault: true },
  }),
  'DELETE /api/v2/{language}/accounts/{edp}/creditcards/{id}': () => ({}),
  'POST /api/v2/{language}/giftcardbalance': () => ({ body: giftCard }),
  'GET /api/v2/{language}/accounts/{edp}/orderreview': () => ({}),
  'POST /api/v2/{language}/accounts/{edp}/orders': ({ guid }) => ({
    body: { CartGuid: guid },
    headers: { 'idempotency-key': randomUUID() },
  }),
  'GET /api/v2/{language}/accounts/{edp}/orders': () => ({ query: { page: '1', validate: 'true' } }),
  'GET /api/v2/{language}/accounts/{edp}/orders/{id}': () => ({ query: { validate: 'false' } }),
  'GET /api/v2/{language}/accounts/{edp}/orderedcart/{guid}': () => ({}),
  'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review': ({ guid }) => ({ body: { CartGuid: guid } }),
  'PUT /api/v2/{language}/accounts/{edp}/orders/{id}': ({ guid }) => ({
    body: { CartGuid: guid, ReviewHash: 'reviewed' },
    headers: { 'idempotency-key': randomUUID() },
  }),
  'POST /api/v2/{language}/accounts/{edp}/orders/{id}/cancel': () => ({}),
  'GET /api/v2/{language}/ordertracking': () => ({ query: { orderNo: '999999999', postalCode: somePostalCode } }),
  'GET /api/v2/{language}/accounts/{edp}/orders/{id}/returns': () => ({}),
  'POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns': () => ({
    body: {
      ShipOrderNo: '1000000001',
      Items: [{ LineId: '1000000001-1', Quantity: 1, Reason: 'ChangedMind' }],
    },
    headers: { 'idempotency-key': randomUUID() },
  }),
  'GET /api/v2/{language}/accounts/{edp}/easypayschedule': () => ({}),
  'GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice': () => ({}),
  'POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments': () => ({
    body: { Numbers: [2] },
    headers: { 'idempotency-key': randomUUID() },
  }),
  'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard': ({ cardToken }) => ({ body: newCard(cardToken) }),
  'POST /api/v2/{language}/easypaylink': () => ({ body: { LinkToken: 'x'.repeat(43) } }),
  'POST /api/v2/{language}/easypaylink/payments': ({ cardToken }) => ({
    body: { LinkToken: 'x'.repeat(43), ...newCard(cardToken) },
    headers: { 'idempotency-key': randomUUID() },
  }),
  'POST /api/v2/{language}/accounts/{edp}/favourites': ({ goods }) => ({ body: { ItemNumber: goods.product.ItemNo } }),
  'GET /api/v2/{language}/accounts/{edp}/favourites': () => ({ query: { page: '1', itemNoOnly: 'false' } }),
  'DELETE /api/v2/{language}/accounts/{edp}/favourites/{id}': ({ goods }) => ({ params: { id: goods.product.ItemNo } }),
  'DELETE /api/v2/{language}/accounts/{edp}/favourites': () => ({}),
  'POST /api/v2/{language}/carts/{guid}/handover': () => ({}),
  'POST /api/v2/{language}/carthandover': () => ({ body: { Code: 'known' } }),
  'DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}': () => ({}),
  'POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}': ({ goods }) => ({
    params: { name: 'product-viewed' },
    body: { Consent: true, Content: { ItemNo: goods.product.ItemNo } },
  }),
  'GET /api/v2/{language}/onaircreditcardapplicationsecurityquestions': () => ({}),
  'POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication': ({ email }) => ({
    headers: { 'idempotency-key': randomUUID() },
    body: storeCardApplication(email),
  }),
  'GET /api/v2/{language}/accounts/{edp}/onaircreditcardapplication': () => ({}),
  'GET /api/v2/{language}/accounts/{edp}/export': () => ({}),
  'POST /api/v2/{language}/accounts/{edp}/signout': () => ({}),
  'POST /api/v2/{language}/accounts/{edp}/closure': () => ({ body: { CurrentPassword: demoPassword } }),
}

const lineOf = ({ product, edp }: Goods, Quantity: number) => ({ ItemNo: product.ItemNo, EdpNo: edp.EdpNo, Quantity })

/** The token that a call requires. */
export const tokenFor = (name: Name, { person, operator }: World, appToken: string): string | undefined =>
  ({ none: undefined, app: appToken, customer: person.token, operator: operator.token })[callOf(name).caller]

/** The path's parameters, each of something that exists. */
export const paramsOf = ({ person, guid, lineId, goods }: World) => ({
  edp: person.edp,
  guid,
  id: lineId,
  itemNo: goods.product.ItemNo,
  tabOrder: goods.product.Sections[0]?.TabOrder ?? 1,
})
