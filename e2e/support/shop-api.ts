import { createHash } from 'node:crypto'
import type { CallName, contract, ErrorItem, WireReplyOf } from '@onair/core/contract'
import { request } from 'undici'
import type { CardToken } from './sandbox.ts'

export type Language = 'en' | 'fr'
type Calls = typeof contract
type Name = keyof Calls & CallName
export type Reply<N extends Name> = WireReplyOf<Calls[N]>
export type ProductDetail = Reply<'GET /api/v3/{language}/products/{itemNo}'>
export type Cart = Reply<'GET /api/v2/{language}/carts/{guid}'>
export type Order = Reply<'GET /api/v2/{language}/accounts/{edp}/orders/{id}'>
type Edp = ProductDetail['Edps'][number]

/** A product that can be bought, and the style and size of it that is meant. */
export type Goods = { product: ProductDetail; edp: Edp }

/** The style and size to buy of a product by default. */
export const isDefault = ({ product, edp }: Goods): boolean => edp.EdpNo === product.DefaultEdp

export type Person = { edp: number; token: string }

export type CallOptions = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  form?: Readonly<Record<string, string>>
  token?: string
  headers?: Readonly<Record<string, string>>
  language?: Language
}

export type ApiReply<T> = { status: number; headers: Headers; text: string; json: T }

/** A plausible Canadian address to deliver to. */
export const someAddress = {
  FirstName: 'Maya',
  LastName: 'Tremblay',
  Address1: '128 Rideau Street',
  City: 'Ottawa',
  Province: 'ON',
  Phone: '613-555-0142',
} as const
export const somePostalCode = 'K1N 5X4'
export const demoPassword = 'Onair2026'

/** The category that gift cards for sale are in, and nothing else. */
const giftCards = 'gift-cards'

/** The shop's API over HTTP: tests prepare their data with it and check the results. */
export class ShopApi {
  readonly origin: string
  readonly language: Language
  #appToken: Promise<string> | undefined

  constructor(origin: string, language: Language = 'en') {
    this.origin = origin
    this.language = language
  }

  /** Makes a call of the contract. Any status is a valid answer. */
  async call<N extends Name>(name: N, options: CallOptions = {}): Promise<ApiReply<Reply<N> & ErrorItem[]>> {
    const [method = '', path = ''] = name.split(' ')
    const { params = {}, query, body, form, token, headers: further, language = this.language } = options
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(key === 'language' ? (params.language ?? language) : (params[key] ?? '')),
    )
    const payload = form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body)
    // Not fetch: on a small call it costs as much as the shop's own work, on the same processors.
    const reply = await request(`${this.origin}${address}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        ...(payload !== undefined && {
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...further,
      },
      ...(payload !== undefined && { body: payload }),
    })
    const { statusCode: status } = reply
    const headers = new Headers(Object.entries(reply.headers).map(([name, value]) => [name, String(value)]))
    const text = await reply.body.text()
    return { status, headers, text, json: text === '' ? undefined : JSON.parse(text) }
  }

  /** Makes a call that must succeed. */
  async ok<N extends Name>(name: N, options: CallOptions = {}): Promise<Reply<N>> {
    const { status, json, text } = await this.call(name, options)
    if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`)
    return json
  }

  /** The application token, asked for once. */
  appToken(): Promise<string> {
    this.#appToken ??= this.ok('POST /api/token', {
      form: { grant_type: 'password', userName: 'onair-shop', password: 'onair-demo-secret' },
    }).then(({ access_token }) => access_token)
    return this.#appToken
  }

  /** One of the demonstration's people. */
  async signIn(email: string): Promise<Person> {
    const form = { grant_type: 'password', userName: email, password: demoPassword, key: 'onair-web' }
    const signedIn = await this.ok('POST /api/v2/{language}/token', { form: { ...form, recaptchaToken: 'ok-journey' } })
    return { edp: signedIn.customerEDP, token: signedIn.access_token }
  }

  /** A new account with nothing in it: a member's, or a guest's of one checkout. */
  async newAccount(email: string, kind: 'member' | 'guest' = 'member'): Promise<Person> {
    const person = { ...someAddress, Email: email, PostalCode: somePostalCode }
    const body =
      kind === 'guest'
        ? { ...person, IsGuest: true }
        : { ...person, IsGuest: false, Password: demoPassword, Language: this.language }
    const token = await this.appToken()
    const made = await this.ok('POST /api/v2/{language}/accounts', { body, token })
    return { edp: made.CustomerEDP, token: made.AccessToken }
  }

  product(itemNo: string): Promise<ProductDetail> {
    return this.ok('GET /api/v3/{language}/products/{itemNo}', { params: { itemNo } })
  }

  /**
   * Goods that can be bought and that `suit`, never a donation or a gift card. Which depends on `seed`: tests that run at the
   * same time then work with different ones, and the same test with the same one.
   */
  async findGoods(seed: string, suits: (goods: Goods) => boolean = () => true): Promise<Goods> {
    // Not by relevance: what is on air comes first there, and other goods would be found at another hour.
    const query = { pageSize: '20', sortKey: 'newest' }
    const first = await this.ok('GET /api/v3/{language}/products', { query })
    const pages = Math.max(1, Math.min(first.Paging.TotalPages, 1000))
    const start = createHash('sha256').update(seed).digest().readUInt32BE(0)
    for (let step = 0; step < 25; step += 1) {
      const page = String(((start + step * 37) % pages) + 1)
      const list = await this.ok('GET /api/v3/{language}/products', { query: { ...query, page } })
      const candidates = list.Products.filter(
        // A price window may end while a journey is on its way.
        ({ Stock, IsDonation, PriceUntil }) => Stock === 'in' && !IsDonation && PriceUntil === null,
      )
      for (let index = 0; index < candidates.length; index += 1) {
        const candidate = candidates[(start + index) % candidates.length]
        if (!candidate) continue
        const product = await this.product(candidate.ItemNo)
        if (product.Breadcrumb.some(({ Id }) => Id === giftCards)) continue
        const edp = product.Edps.find((one) => one.Quantity >= 10 && suits({ product, edp: one }))
        if (edp) return { product, edp }
      }
    }
    throw new Error('The demonstration channel has no such product on 25 pages')
  }

  /** A gift card for sale, of this many dollars. */
  async findGiftCard(dollars: number): Promise<Goods> {
    const query = { dimensions: `category:${giftCards}`, pageSize: '1' }
    const { Products } = await this.ok('GET /api/v3/{language}/products', { query })
    const product = Products[0] && (await this.product(Products[0].ItemNo))
    const edp = product?.Edps.find(({ Price }) => Price === dollars)
    if (!product || !edp) throw new Error(`The demonstration channel sells no gift card of ${dollars}`)
    return { product, edp }
  }

  /** A bag with these goods in it; a person's when one is given. */
  async bagWith(goods: readonly (Goods & { quantity?: number })[], person?: Person): Promise<Cart> {
    const token = await this.appToken()
    let cart = await this.ok('POST /api/v2/{language}/carts', { token })
    const params = { guid: cart.CartGuid }
    for (const { product, edp, quantity = 1 } of goods) {
      const body = { ItemNo: product.ItemNo, EdpNo: edp.EdpNo, Quantity: quantity }
      cart = await this.ok('POST /api/v2/{language}/carts/{guid}/cartlines', { params, body, token })
    }
    if (!person) return cart
    return this.ok('PUT /api/v2/{language}/accounts/{edp}/cart', {
      params: { edp: person.edp },
      body: { CartGuid: cart.CartGuid },
      token: person.token,
    })
  }

  /**
   * A bag that a person can order: with an address and, where one is given, a card, which is kept in the account when `save`
   * says so.
   */
  async readyBag(
    person: Person,
    goods: readonly (Goods & { quantity?: number })[],
    card?: CardToken,
    { installments = 1, save = false } = {},
  ): Promise<Cart> {
    const cart = await this.bagWith(goods, person)
    const customer = { params: { edp: person.edp }, token: person.token }
    if (installments > 1) {
      await this.ok('PUT /api/v2/{language}/carts/{guid}/installment', {
        params: { guid: cart.CartGuid },
        body: { NoOfInstallments: installments },
        token: await this.appToken(),
      })
    }
    const address = { ...someAddress, ZipCode: somePostalCode }
    await this.ok('POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress', { ...customer, body: address })
    if (!card) return cart
    const { Token, CardType, LastDigits } = card
    const expiry = { ExpiryMonth: '12', ExpiryYear: String(new Date().getFullYear() + 2) }
    const payment = { CardType, Token, LastDigits, ...expiry, HolderName: 'Maya Tremblay', Save: save }
    await this.ok('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { ...customer, body: payment })
    return cart
  }

  /** An order placed by its calls alone, for tests that begin with one. @returns the order as it was answered */
  async placeOrder(
    person: Person,
    goods: readonly (Goods & { quantity?: number })[],
    card: CardToken,
    options: { installments?: number; save?: boolean } = {},
  ): Promise<Order> {
    const { CartGuid } = await this.readyBag(person, goods, card, options)
    return this.ok('POST /api/v2/{language}/accounts/{edp}/orders', {
      params: { edp: person.edp },
      token: person.token,
      body: { CartGuid },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  }

  async ordersOf(
    { edp, token }: Person,
    query: { pageSize?: string } = {},
  ): Promise<Reply<'GET /api/v2/{language}/accounts/{edp}/orders'>> {
    return this.ok('GET /api/v2/{language}/accounts/{edp}/orders', { params: { edp }, query, token })
  }

  async order({ edp, token }: Person, id: string): Promise<Order> {
    return this.ok('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params: { edp, id }, token })
  }

  /** Today's programmes, from the API. */
  today(timeZone = 'America/Toronto') {
    return this.ok('GET /api/v2/{language}/shows/today', { query: { timeZone } })
  }

  /** Today's programmes and then tomorrow's: what comes next does not end at midnight. */
  async todayAndTomorrow(timeZone: string) {
    const today = await this.today(timeZone)
    const date = new Date(Date.parse(today.Date) + 86_400_000).toISOString().slice(0, 10)
    const tomorrow = await this.ok('GET /api/v2/{language}/shows/daily', { query: { timeZone, date } })
    const ofToday = new Set(today.Shows.map(({ Id }) => Id))
    return [...today.Shows, ...tomorrow.Shows.filter(({ Id }) => !ofToday.has(Id))]
  }

  /** The title of the programme that is on air this moment; undefined between programmes. */
  async onAir(): Promise<string | undefined> {
    const { Shows } = await this.today()
    return Shows.find(({ IsLive }) => IsLive)?.Title
  }
}
