import type { bagContract, CallName, WireReplyOf } from '@onair/core/contract'

export type WireCart = WireReplyOf<(typeof bagContract)['GET /api/v2/{language}/carts/{guid}']>

type TestReply = { status: number; body?: unknown }
type Handler = (request: {
  body: Record<string, unknown>
  path: string[]
  query: URLSearchParams
  headers: Headers
}) => TestReply | 'lost'

/** A refusal as the server sends it. */
export const refusal = (status: number, message: string, area: string): TestReply => ({
  status,
  body: [{ Message: message, Area: area }],
})

/** An empty bag as the server sends it. */
export function aCart(guid: string, change: Partial<WireCart> = {}): WireCart {
  return {
    CartGuid: guid,
    ProductCount: 0,
    Province: 'ON',
    CartLines: [],
    Ships: true,
    PromoCode: null,
    Promotions: [],
    MerchandiseSubTotal: 0,
    Discount: 0,
    ShippingHandling: 0,
    Taxes: [],
    TaxTotal: 0,
    OrderTotal: 0,
    GiftCards: null,
    GrandTotal: 0,
    NoOfInstallments: 1,
    MaxInstallments: 1,
    PaidWhole: 0,
    Installments: [],
    ShipMethods: [],
    ShipMethodId: null,
    FreeShippingRemaining: null,
    Buyer: null,
    ShippingAddress: null,
    CreditCard: null,
    ModifyOrderNo: null,
    ModifyDeadline: null,
    Messages: [],
    ...change,
  }
}

export type TestServer = {
  fetch: typeof fetch
  /** All requests in order, as `PUT /carts/{guid}/…`. */
  requests: string[]
  /**
   * Sets the reply to a call from now on; the name is the contract's. `lost`: the call succeeds but its reply never arrives.
   */
  on(call: CallName, handler: Handler): void
  /** Delays all replies until `release` is called. */
  delayReplies(): { release(): void }
  /** Turns the network off or on. */
  reachable(is: boolean): void
  cart(guid: string): WireCart | undefined
  lose(guid: string): void
}

/** A server with one bag, which stores its changes, and the replies to requests with an `Idempotency-Key`. */
export function aServer(): TestServer {
  const carts = new Map<string, WireCart>()
  const handlers: { name: string; pattern: RegExp; handler: Handler }[] = []
  const requests: string[] = []
  const answered = new Map<string, TestReply>()
  let gate: Promise<void> | undefined
  let up = true
  let made = 0

  const on: TestServer['on'] = (call, handler) => {
    const [method, path = ''] = call.split(' ')
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)
    handlers.unshift({ name: call, pattern, handler })
  }
  const gone = () => refusal(404, 'This bag is gone.', 'CartGuid')
  const counted = (cart: WireCart): WireCart => ({
    ...cart,
    ProductCount: cart.CartLines.reduce((sum, line) => sum + line.Quantity, 0),
    MerchandiseSubTotal: cart.CartLines.reduce((sum, line) => sum + line.LineTotal, 0),
  })
  const keep = (cart: WireCart, status = 200): TestReply => {
    const changed = counted(cart)
    carts.set(changed.CartGuid, changed)
    return { status, body: changed }
  }
  const change = (guid: string | undefined, how: (cart: WireCart) => WireCart): TestReply => {
    const cart = carts.get(guid ?? '')
    return cart ? keep(how(cart)) : gone()
  }
  const put = (cart: WireCart, body: Record<string, unknown>): WireCart => {
    const id = `line-${body.EdpNo}`
    const quantity = Number(body.Quantity)
    const present = cart.CartLines.find((line) => line.Id === id)
    if (present) return resize(cart, id, present.Quantity + quantity)
    const line = {
      Id: id,
      ItemNo: String(body.ItemNo),
      EdpNo: Number(body.EdpNo),
      Name: `Item ${body.ItemNo}`,
      Size: null,
      Style: null,
      SellerType: null,
      ImageUrl: 'p/kettle-red-1',
      Quantity: quantity,
      Price: 10,
      WasPrice: null,
      PriceUntil: null,
      LineTotal: 10 * quantity,
      EasyPaymentPrice: null,
      Available: 99,
    }
    return { ...cart, CartLines: [...cart.CartLines, line] }
  }
  const resize = (cart: WireCart, id: string, quantity: number): WireCart => ({
    ...cart,
    CartLines: cart.CartLines.map((line) =>
      line.Id === id ? { ...line, Quantity: quantity, LineTotal: line.Price * quantity } : line,
    ),
  })

  on('POST /api/token', () => ({ status: 200, body: { access_token: 'app', expires_in: 3600 } }))
  on('POST /api/v2/{language}/carts', ({ body }) => {
    made += 1
    const cart = aCart(`00000000-0000-4000-8000-${String(made).padStart(12, '0')}`)
    return keep('EdpNo' in body ? put(cart, body) : cart, 201)
  })
  on('GET /api/v2/{language}/carts/{guid}', ({ path: [, guid] }) => change(guid, (cart) => cart))
  on('GET /api/v2/{language}/carts/{guid}/productcount', ({ path: [, guid] }) => {
    const cart = carts.get(guid ?? '')
    return cart ? { status: 200, body: { ProductCount: cart.ProductCount } } : gone()
  })
  on('POST /api/v2/{language}/carts/{guid}/cartlines', ({ path: [, guid], body }) =>
    change(guid, (cart) => put(cart, body)),
  )
  on('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path: [, guid, id = ''], body }) =>
    change(guid, (cart) => resize(cart, id, Number(body.Quantity))),
  )
  on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path: [, guid, id] }) =>
    change(guid, (cart) => ({ ...cart, CartLines: cart.CartLines.filter((line) => line.Id !== id) })),
  )
  on('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', ({ path: [, guid], body }) =>
    change(guid, (cart) => ({ ...cart, Province: body.Province as WireCart['Province'] })),
  )
  on('PUT /api/v2/{language}/carts/{guid}/installment', ({ path: [, guid], body }) =>
    change(guid, (cart) => ({ ...cart, NoOfInstallments: Number(body.NoOfInstallments) })),
  )

  on('GET /api/v2/{language}/accounts/{edp}/cart', () => ({ status: 200, body: { ...aCart(''), CartGuid: null } }))
  on('PUT /api/v2/{language}/accounts/{edp}/cart', ({ body }) => change(String(body.CartGuid), (cart) => cart))

  return {
    requests,
    on,
    async fetch(input, init) {
      if (!up) throw new TypeError('The network is gone')
      const method = init?.method ?? 'GET'
      const { pathname: path, searchParams: query } = new URL(String(input), 'http://shop.test')
      const match = handlers.find(({ pattern }) => pattern.test(`${method} ${path}`))
      const [, ...parameters] = match?.pattern.exec(`${method} ${path}`) ?? []
      if (path !== '/api/token') requests.push(`${method} ${path.replace(/^\/api\/v\d\/\w\w/, '')}`)
      await gate
      if (!up) throw new TypeError('The network is gone')
      const text = typeof init?.body === 'string' && init.body.startsWith('{') ? init.body : '{}'
      const headers = new Headers(init?.headers)
      const key = headers.get('idempotency-key')
      const reply =
        answered.get(key ?? '') ??
        match?.handler({ body: JSON.parse(text), path: parameters, query, headers }) ??
        refusal(404, 'There is no such call.', 'Path')
      if (reply === 'lost') throw new TypeError('The answer was lost')
      if (key && reply.status < 300) answered.set(key, reply)
      const { status, body } = reply
      return new Response(status === 204 ? null : JSON.stringify(body), { status })
    },
    delayReplies() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return {
        release() {
          gate = undefined
          resolve()
        },
      }
    },
    reachable(is) {
      up = is
    },
    cart: (guid) => carts.get(guid),
    lose: (guid) => void carts.delete(guid),
  }
}
