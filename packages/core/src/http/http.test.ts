import { describe, expect, test } from 'vitest'
import type { AccountContract } from '../account/account.contract.ts'
import type { BagContract } from '../bag/bag.contract.ts'
import { bagContract } from '../bag/bag.contract.ts'
import type { CatalogueContract } from '../catalogue/catalogue.contract.ts'
import type { ProductContract } from '../catalogue/product.contract.ts'
import type { SignInContract } from '../sign-in/sign-in.contract.ts'
import { createPublicHttp, Unreachable } from './http.ts'
import { createHttp, type HttpOptions } from './tokens.ts'

type Sent = { method: string; url: string; headers: Record<string, string>; body: string | undefined }
type StubReply = { status: number; body?: unknown; text?: string }

const guid = '00000000-0000-4000-8000-000000000001'

/** A client whose network is a function. It records every request. */
function client(replyTo: (sent: Sent) => StubReply | Promise<StubReply>, options: Partial<HttpOptions> = {}) {
  const requests: Sent[] = []
  let appToken: string | undefined
  let unauthorised = 0
  const http = createHttp({
    base: 'https://shop.example',
    language: () => 'fr',
    appCredentials: { userName: 'onair-shop', password: 'secret' },
    appToken: {
      get: () => appToken,
      set: (token) => {
        appToken = token
      },
      clear: () => {
        appToken = undefined
      },
    },
    customerToken: () => undefined,
    onUnauthorised: () => {
      unauthorised += 1
    },
    currentDate: () => '2026-11-21',
    fetch: async (url: string, init: RequestInit = {}) => {
      const sent: Sent = {
        method: init.method ?? 'GET',
        url: String(url),
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body === null || init.body === undefined ? undefined : String(init.body),
      }
      requests.push(sent)
      const { status, body, text } = await replyTo(sent)
      return new Response(text ?? (body === undefined ? null : JSON.stringify(body)), { status })
    },
    ...options,
  })
  return {
    requests,
    unauthorised: () => unauthorised,
    appToken: () => appToken,
    /** The requests for a token. */
    obtained: () => requests.filter(({ url }) => url.endsWith('/api/token')),
    catalogue: http.calls<CatalogueContract & ProductContract>(),
    bag: http.calls<BagContract>(),
    account: http.calls<AccountContract>(),
    signIn: http.calls<SignInContract>(),
    http,
  }
}

const refusal = [{ Message: 'Introuvable.', Area: 'guid' }]

/** A shop that issues the tokens `t1`, `t2` … and accepts those for which `valid` is true. */
function shopOf(valid: (token: string) => boolean) {
  let given = 0
  return async ({ url, headers }: Sent): Promise<StubReply> => {
    if (url.endsWith('/api/token')) {
      given += 1
      return { status: 200, body: { access_token: `t${given}`, expires_in: 60 } }
    }
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    return valid(token) ? { status: 200, body: { ProductCount: 3 } } : { status: 401, body: refusal }
  }
}

const count = (bag: ReturnType<typeof client>['bag']) =>
  bag('GET /api/v2/{language}/carts/{guid}/productcount', 'app', { params: { guid } })

describe('public calls', () => {
  test('1 name the language and send no header of their own, so that they need no preflight and are cached', async () => {
    const { catalogue, requests } = client(() => ({ status: 200, body: { Items: [] } }))
    expect(await catalogue('GET /api/v2/{language}/menu', 'none')).toEqual({ ok: true, value: { items: [] } })
    expect(requests).toEqual([
      { method: 'GET', url: 'https://shop.example/api/v2/fr/menu', headers: {}, body: undefined },
    ])
  })

  test('2 include the parameters that are set and omit the others', async () => {
    const { catalogue, requests } = client(() => ({ status: 200, body: {} }))
    await catalogue('GET /api/v3/{language}/products', 'none', {
      query: { searchTerm: 'crème & café', page: 2, dimensions: undefined, visitorId: '' },
    })
    const url = new URL(requests[0]?.url ?? '')
    expect(Object.fromEntries(url.searchParams)).toEqual({ searchTerm: 'crème & café', page: '2' })
  })

  test('3 cannot break out of the address', async () => {
    const { catalogue, requests } = client(() => ({ status: 404, body: refusal }))
    await catalogue('GET /api/v3/{language}/products/{itemNo}', 'none', { params: { itemNo: '../accounts?x' } })
    expect(requests[0]?.url).toBe('https://shop.example/api/v3/fr/products/..%2Faccounts%3Fx')
  })
})

describe('calls with the application’s token', () => {
  test('1 obtain it once, keep it and share it', async () => {
    const shop = client(shopOf(() => true))
    await count(shop.bag)
    await count(shop.bag)
    expect(shop.obtained()).toHaveLength(1)
    expect(shop.obtained()[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=password&userName=onair-shop&password=secret',
    })
    expect(shop.requests.at(-1)?.headers).toEqual({
      authorization: 'Bearer t1',
      'cache-control': 'no-cache',
      'current-date': '2026-11-21',
    })
  })

  test('2 that start together wait for one token', async () => {
    const shop = client(shopOf(() => true))
    await Promise.all([count(shop.bag), count(shop.bag), count(shop.bag)])
    expect(shop.obtained()).toHaveLength(1)
  })

  test('3 renew it on a 401 and try once more', async () => {
    const shop = client(shopOf((token) => token !== 't1'))
    expect(await count(shop.bag)).toEqual({ ok: true, value: { productCount: 3 } })
    expect(shop.obtained()).toHaveLength(2)
    expect(shop.appToken()).toBe('t2')
  })

  test('4 do not try a third time', async () => {
    const shop = client(shopOf(() => false))
    expect(await count(shop.bag)).toMatchObject({ ok: false, status: 401 })
    expect(shop.obtained()).toHaveLength(2)
    expect(shop.requests).toHaveLength(4)
    expect(shop.unauthorised()).toBe(0)
  })

  test('5 send the body again with the second try, in the wire’s names', async () => {
    const shop = client(shopOf((token) => token === 't2'))
    await shop.bag('PUT /api/v2/{language}/carts/{guid}/installment', 'app', {
      params: { guid },
      body: { noOfInstallments: 4 },
    })
    const puts = shop.requests.filter(({ method }) => method === 'PUT')
    expect(puts.map(({ body }) => body)).toEqual(['{"NoOfInstallments":4}', '{"NoOfInstallments":4}'])
    expect(puts[1]?.headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer t2' })
  })

  test('6 fail as unreachable when no token can be obtained, and ask again the next time', async () => {
    let away = true
    const good = shopOf(() => true)
    const shop = client((sent) => (away ? { status: 503, body: refusal } : good(sent)))
    await expect(count(shop.bag)).rejects.toBeInstanceOf(Unreachable)
    away = false
    expect(await count(shop.bag)).toMatchObject({ ok: true })
  })
})

describe('calls of a customer', () => {
  const customer = { customerToken: () => ({ token: 'c1', edp: 42 }) }
  const name = 'GET /api/v2/{language}/accounts/{edp}'

  test('1 go to the customer’s own address with the customer’s token', async () => {
    const shop = client(() => ({ status: 200, body: { Edp: 42 } }), customer)
    expect(await shop.account(name, 'customer')).toEqual({ ok: true, value: { edp: 42 } })
    expect(shop.requests).toEqual([
      {
        method: 'GET',
        url: 'https://shop.example/api/v2/fr/accounts/42',
        headers: { authorization: 'Bearer c1', 'cache-control': 'no-cache', 'current-date': '2026-11-21' },
        body: undefined,
      },
    ])
  })

  test('2 clean up once on a 401, without another try', async () => {
    const shop = client(() => ({ status: 401, body: refusal }), customer)
    expect(await shop.account(name, 'customer')).toMatchObject({ ok: false, status: 401 })
    expect(shop.unauthorised()).toBe(1)
    expect(shop.requests).toHaveLength(1)
  })

  test('3 without a customer are not sent: clean up, go to sign-in', async () => {
    const shop = client(() => ({ status: 200, body: {} }))
    expect(await shop.account(name, 'customer')).toEqual({ ok: false, status: 401, items: [] })
    expect(shop.unauthorised()).toBe(1)
    expect(shop.requests).toEqual([])
  })

  test('4 a 403 is a refusal like others: the token stays', async () => {
    const shop = client(() => ({ status: 403, body: refusal }), customer)
    expect(await shop.account(name, 'customer')).toMatchObject({ ok: false, status: 403 })
    expect(shop.unauthorised()).toBe(0)
  })

  test('5 a reply without content is undefined', async () => {
    const shop = client(() => ({ status: 204 }), customer)
    expect(await shop.signIn('POST /api/v2/{language}/accounts/{edp}/signout', 'customer')).toEqual({
      ok: true,
      value: undefined,
    })
  })
})

describe('replies', () => {
  const menu = (reply: () => StubReply | Promise<StubReply>, options: Partial<HttpOptions> = {}) =>
    client(reply, options).catalogue('GET /api/v2/{language}/menu', 'none')

  test.each([400, 404, 409, 417, 429, 503])('1 a %i with reasons is a refusal', async (status) => {
    expect(await menu(() => ({ status, body: refusal }))).toEqual({
      ok: false,
      status,
      items: [{ message: 'Introuvable.', area: 'guid' }],
    })
  })

  test.each<[string, StubReply]>([
    ['an error without reasons', { status: 502, text: '<html>Bad gateway</html>' }],
    ['an empty error', { status: 500, text: '' }],
    ['another kind of error', { status: 500, body: { error: 'oops' } }],
    ['invalid reasons', { status: 400, body: [{ reason: 'x' }] }],
    ['a success without JSON', { status: 200, text: '<html>hello</html>' }],
  ])('2 %s is unreachable', async (_, reply) => {
    await expect(menu(() => reply)).rejects.toBeInstanceOf(Unreachable)
  })

  test('3 a network that fails is unreachable', async () => {
    await expect(menu(() => Promise.reject(new TypeError('fetch failed')))).rejects.toBeInstanceOf(Unreachable)
  })

  test('4 a cancelled call is not unreachable', async () => {
    const aborted = new DOMException('given up', 'AbortError')
    await expect(menu(() => Promise.reject(aborted))).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('5 unknown fields pass', async () => {
    const result = await menu(() => ({ status: 200, body: { Items: [], NewField: { InIt: 1 } } }))
    expect(result).toEqual({ ok: true, value: { items: [], newField: { inIt: 1 } } })
  })

  test('6 a missing field of a reply is named', async () => {
    const checkReply = (call: string, reply: unknown) => {
      const schema = bagContract['GET /api/v2/{language}/carts/{guid}/productcount'].reply
      if (!schema.safeParse(reply).success) throw new Error(`${call}: incomplete`)
    }
    const incomplete = menu(() => ({ status: 200, body: {} }), { checkReply })
    await expect(incomplete).rejects.toThrow('GET /api/v2/{language}/menu: incomplete')
  })
})

test('an address of a stream is the shop’s, in its language', () => {
  const { http } = client(() => ({ status: 200 }))
  expect(http.address('GET /api/v2/{language}/shows/events')).toBe('https://shop.example/api/v2/fr/shows/events')
})

describe('a client without tokens', () => {
  const fetch = async () => new Response(JSON.stringify({ Products: [] }))
  const calls = createPublicHttp({ base: 'https://shop.example', language: () => 'en', fetch })
  type Calls = AccountContract & CatalogueContract

  test('makes public calls', async () => {
    const result = await calls.calls<Calls>()('GET /api/v3/{language}/products', 'none')
    expect(result).toMatchObject({ ok: true, value: { products: [] } })
  })

  test('refuses a call that needs a token, before it is sent', async () => {
    await expect(calls.calls<Calls>()('GET /api/v2/{language}/accounts/{edp}', 'customer')).rejects.toThrow(
      'needs a token',
    )
  })
})
