import { randomUUID } from 'node:crypto'
import { type ListeningSandbox, listeningSandbox, testWaiting } from '@onair/sandbox/testing'
import { outsideFetch } from '../outside/fetch.ts'
import { createProviders } from '../payment/providers.ts'
import { type TestApp, type TestAppOptions, testApp } from './app.ts'

/** The capture sandbox's test cards. */
export const cards = {
  visa: '4242424242424242',
  master: '5555555555554444',
  declined: '4000000000000002',
  failing: '4000000000000119',
} as const

export const ottawa = {
  FirstName: 'Ada',
  LastName: 'Roy',
  Address1: '1 Elgin Street',
  City: 'Ottawa',
  Province: 'ON',
  PostalCode: 'K1P 5W1',
  Phone: '613-555-0100',
}

export type Line = { ItemNo: string; EdpNo: number; Quantity: number }

/** The app with its own payment sandbox beside it. */
export type OrderingShop = TestApp & {
  sandbox: ListeningSandbox
  /** Makes calls of the payment sandbox fail. */
  fault(
    mode: 'off' | 'error' | 'garbage' | 'drop-after-execute' | 'other-amount',
    operation: string,
    count?: number,
  ): Promise<void>
  /** The sandbox's authorisations: their number by state, and their amounts. */
  money(): Promise<{ authorised: number; voided: number; captured: number; declined: number }>
  /** The adapters for the capture service and the wallet. */
  providers: ReturnType<typeof createProviders>
  /** The balances of an order's ledger accounts in cents, without those that are 0. */
  balances(orderNo: string): Promise<Record<string, number>>
  /** A gift card's balance, in cents. */
  giftCardBalance(id: string): Promise<number>
  guest(overrides?: Record<string, unknown>): Promise<Shopper>
  member(email: string, overrides?: Record<string, unknown>): Promise<Shopper>
}

export async function orderingShop(options: TestAppOptions = {}): Promise<OrderingShop> {
  const sandbox = await listeningSandbox({ waiting: testWaiting(false) })
  const shop = await testApp({
    fetch: outsideFetch,
    ...options,
    env: {
      SANDBOX_PORT: new URL(sandbox.origin).port,
      SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
      ...options.env,
    },
  })
  const appToken = await shop.appToken()

  async function open(body: Record<string, unknown>): Promise<Shopper> {
    const reply = await shop.call('POST /api/v2/{language}/accounts', { token: appToken, body })
    if (reply.statusCode !== 201) throw new Error(`No account: ${reply.body}`)
    const { AccessToken, CustomerEDP } = reply.json()
    return new Shopper(shop, sandbox, { appToken, token: AccessToken, edp: CustomerEDP })
  }

  return {
    ...shop,
    sandbox,
    guest: (overrides = {}) => open({ IsGuest: true, Email: 'ada@example.com', ...ottawa, ...overrides }),
    member: (email, overrides = {}) =>
      open({ IsGuest: false, Email: email, Password: 'Onair2026', Language: 'en', ...ottawa, ...overrides }),
    async fault(Mode, Operation, Count = 1) {
      const body = JSON.stringify({ Service: 'capture', Mode, Operation, Count })
      await fetch(`${sandbox.origin}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    },
    async money() {
      const { Entries } = (await (await fetch(`${sandbox.origin}/capture/ledger`)).json()) as {
        Entries: { Status: string }[]
      }
      const count = (status: string) => Entries.filter(({ Status }) => Status === status).length
      return {
        authorised: count('authorized'),
        voided: count('voided'),
        captured: count('captured'),
        declined: count('declined'),
      }
    },
    providers: createProviders({ config: shop.config, fetch: outsideFetch, clock: shop.clock.now }),
    async balances(orderNo) {
      const { rows } = await shop.pool.query<{ account: string; cents: number }>(
        `select account, sum(amount_cents)::int as cents from ledger where order_no = $1
         group by account having sum(amount_cents) <> 0`,
        [orderNo],
      )
      return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
    },
    async giftCardBalance(id) {
      const { rows } = await shop.pool.query('select balance_cents as cents from gift_card where id = $1', [id])
      return rows[0].cents
    },
    async close() {
      await shop.close()
      await sandbox.close()
    },
  }
}

/** A shopper: actions for the calls of a checkout. Each returns the reply in the names of the wire. */
export class Shopper {
  readonly shop: TestApp
  readonly sandbox: ListeningSandbox
  readonly appToken: string
  readonly token: string
  readonly edp: number
  guid = ''

  constructor(shop: TestApp, sandbox: ListeningSandbox, who: { appToken: string; token: string; edp: number }) {
    this.shop = shop
    this.sandbox = sandbox
    this.appToken = who.appToken
    this.token = who.token
    this.edp = who.edp
  }

  /** A customer's call with this shopper's number. */
  call(name: Parameters<TestApp['call']>[0], request: Parameters<TestApp['call']>[1] = {}) {
    const params = { edp: this.edp, ...request.params }
    return this.shop.call(name, { token: this.token, ...request, params })
  }

  /** Creates a bag with these lines, and attaches it to the shopper. */
  async bag(...lines: Line[]): Promise<this> {
    const begun = await this.shop.call('POST /api/v2/{language}/carts', { token: this.appToken })
    this.guid = begun.json().CartGuid
    for (const body of lines) {
      const params = { guid: this.guid }
      await this.shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { token: this.appToken, params, body })
    }
    await this.attach(this.guid)
    return this
  }

  attach(guid: string) {
    return this.call('PUT /api/v2/{language}/accounts/{edp}/cart', { body: { CartGuid: guid } })
  }

  cart() {
    return this.call('GET /api/v2/{language}/accounts/{edp}/cart')
  }

  async sendHome(): Promise<this> {
    const { ShippingAddresses } = (await this.call('GET /api/v2/{language}/accounts/{edp}')).json()
    const body = { ShippingAddressId: ShippingAddresses[0].Id }
    await this.call('PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress', { body })
    return this
  }

  /** Enters a card in the capture frame, and sets its token on the bag. */
  async payBy(number: string, { save = false } = {}): Promise<this> {
    const expiry = { ExpiryMonth: '12', ExpiryYear: String(new Date().getFullYear() + 3), HolderName: 'Ada Roy' }
    const captured = await fetch(`${this.sandbox.origin}/capture/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Number: number, ...expiry }),
    })
    const { Token, CardType, LastDigits } = (await captured.json()) as Record<string, string>
    const body = { CardType, Token, LastDigits, ...expiry, Save: save }
    const reply = await this.call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { body })
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return this
  }

  review() {
    return this.call('GET /api/v2/{language}/accounts/{edp}/orderreview')
  }

  place({
    key = randomUUID() as string,
    reviewHash = undefined as string | undefined,
    language = 'en' as 'en' | 'fr',
    body = {} as { PaypalTransactionId?: string; PaypalPayerId?: string; RecaptchaToken?: string },
  } = {}) {
    return this.call('POST /api/v2/{language}/accounts/{edp}/orders', {
      headers: { 'idempotency-key': key },
      language,
      body: { CartGuid: this.guid, ...(reviewHash && { ReviewHash: reviewHash }), ...body },
    })
  }

  orders() {
    return this.call('GET /api/v2/{language}/accounts/{edp}/orders')
  }

  /** Begins editing an order: its lines are the shopper's bag then. */
  async edit(orderNo: string) {
    const body = { ModifyOrderNo: orderNo }
    const reply = await this.call('PUT /api/v2/{language}/accounts/{edp}/cart', { body })
    if (reply.statusCode === 200) this.guid = reply.json().CartGuid
    return reply
  }

  async abandonEdit() {
    const reply = await this.call('PUT /api/v2/{language}/accounts/{edp}/cart', { body: { ModifyOrderNo: null } })
    if (reply.statusCode === 200) this.guid = reply.json().CartGuid
    return reply
  }

  reviewEdit(id: string, { guid = this.guid, language = 'en' as 'en' | 'fr' } = {}) {
    const body = { CartGuid: guid }
    return this.call('PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review', { params: { id }, body, language })
  }

  /** Confirms an edit; without a hash, it is reviewed first. */
  async confirmEdit(id: string, { key = randomUUID() as string, reviewHash = '', guid = this.guid, body = {} } = {}) {
    const { ReviewHash = 'none' } = reviewHash
      ? { ReviewHash: reviewHash }
      : (await this.reviewEdit(id, { guid })).json()
    return this.call('PUT /api/v2/{language}/accounts/{edp}/orders/{id}', {
      params: { id },
      headers: { 'idempotency-key': key },
      body: { CartGuid: guid, ReviewHash, ...body },
    })
  }

  cancel(id: string) {
    return this.call('POST /api/v2/{language}/accounts/{edp}/orders/{id}/cancel', { params: { id } })
  }

  order(id: string, query: Record<string, string> = {}) {
    return this.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params: { id }, query })
  }

  /** A change of a line of the present bag, by its item. */
  async setQuantity(itemNo: string, Quantity: number) {
    const { CartLines } = (await this.cart()).json()
    const { Id } = CartLines.find(({ ItemNo }: { ItemNo: string }) => ItemNo === itemNo)
    const request = { token: this.appToken, params: { guid: this.guid, id: Id } }
    return Quantity === 0
      ? this.shop.call('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', request)
      : this.shop.call('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', { ...request, body: { Quantity } })
  }

  add(body: Line) {
    const request = { token: this.appToken, params: { guid: this.guid }, body }
    return this.shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', request)
  }
}
