import { type IncomingHttpHeaders, request } from 'node:http'
import { type CallName, contract, type paymentContract } from '@onair/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captureSettings } from '../../outside/capture.settings.ts'
import { issueToken } from '../../sign-in/tokens.ts'
import { type TestApp, type TestRequest, testApp } from '../../testing/app.ts'
import { addProducts } from '../../testing/catalogue.ts'
import { changed } from '../../testing/changed.ts'
import { turnLimits } from '../turns.ts'
import type { Handlers } from './mount.ts'

let shop: TestApp
let token: string
let guid: string
beforeAll(async () => {
  shop = await testApp()
  await addProducts(shop.pool, [{ itemNo: '100001', edps: [{ edpNo: 11, price: 5000, quantity: 9 }] }])
  token = await shop.appToken()
  guid = (await shop.call('POST /api/v2/{language}/carts', { token })).json().CartGuid
})
afterAll(() => shop.close())

const line = { ItemNo: '100001', EdpNo: 11, Quantity: 1 }
const toBag = (body: unknown, more: TestRequest = {}) =>
  shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { token, params: { guid }, body, ...more })

test('every call of the contract is mounted', () => {
  const missing = (Object.keys(contract) as CallName[]).filter((name) => {
    const [method = '', path = ''] = name.split(' ')
    return !shop.app.hasRoute({ method: method as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') })
  })
  expect(missing).toEqual([])
})

test('a call without a handler, or with one whose reply lacks something, does not compile', () => {
  type PaymentHandlers = Handlers<typeof paymentContract>
  const reply = { frameUrl: '', cardTypes: [], languages: [] }
  // @ts-expect-error the call has no handler
  const none: PaymentHandlers = {}
  // @ts-expect-error the reply has no origin
  const incomplete: PaymentHandlers['GET /api/semafone/config'] = () => reply
  expect([none, incomplete]).toHaveLength(2)
})

test('a reply has the wire’s names and the contract’s cache time', async () => {
  const reply = await shop.call('GET /api/semafone/config')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    FrameUrl: 'http://127.0.0.1:3001/capture/frame',
    Origin: 'http://127.0.0.1:3001',
    CardTypes: ['VI', 'MC', 'AX', 'FI'],
    Languages: ['en', 'fr'],
    SecurityCode: true,
  })
  expect(reply.headers['cache-control']).toBe('public, max-age=300')
})

test('no cache stores a private reply', async () => {
  const reply = await shop.call('GET /api/v2/{language}/carts/{guid}', { token, params: { guid } })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

describe('a malformed request is a 400 that names each field', () => {
  test.each<[string, unknown, string[]]>([
    ['1 quantity 0', { ...line, Quantity: 0 }, ['Quantity']],
    ['2 quantity −1', { ...line, Quantity: -1 }, ['Quantity']],
    ['3 quantity 1.5', { ...line, Quantity: 1.5 }, ['Quantity']],
    ['4 quantity 1e9', { ...line, Quantity: 1e9 }, ['Quantity']],
    ['5 quantity as text', { ...line, Quantity: '1' }, ['Quantity']],
    ['6 quantity null', { ...line, Quantity: null }, ['Quantity']],
    ['7 a price in the request', { ...line, Price: 0.01 }, ['Price']],
    ['8 two unknown fields', { ...line, Price: 0.01, Discount: 5 }, ['Price', 'Discount']],
    ['9 a hyphen elsewhere in the item number', { ...line, ItemNo: '1000-01' }, ['ItemNo']],
    ['10 everything missing', {}, ['ItemNo', 'EdpNo', 'Quantity']],
    ['11 a list', [], ['body']],
    ['12 a text', 'line', ['body']],
    ['13 nothing', undefined, ['body']],
  ])('%s', async (_, body, areas) => {
    const reply = await toBag(body)
    expect(reply.statusCode).toBe(400)
    const items = reply.json() as { Message: string; Area: string }[]
    expect(items.map(({ Area }) => Area).toSorted()).toEqual(areas.toSorted())
    for (const { Message } of items) expect(Message).not.toMatch(/[{}]/)
  })

  test('14 in French where the path is', async () => {
    expect((await toBag({ ...line, Quantity: 0, Price: 1 }, { language: 'fr' })).json()).toEqual([
      { Message: 'Quantité\u00a0: la valeur doit être d’au moins 1.', Area: 'Quantity' },
      { Message: 'La requête contient un élément qui n’est pas attendu ici.', Area: 'Price' },
    ])
  })

  test.each(['{"ItemNo": ', '{"__proto__": {"a": 1}}', 'null null', '\u0000'])(
    '15 malformed JSON: %j',
    async (payload) => {
      const reply = await shop.app.inject({
        method: 'POST',
        url: `/api/v2/fr/carts/${guid}/cartlines`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toEqual([
        {
          Message: 'Le contenu de la requête est illisible. Veuillez en vérifier le format.',
          Area: 'body',
        },
      ])
    },
  )

  test('16 an unsupported language', async () => {
    const reply = await shop.call('GET /api/v2/{language}/menu', { params: { language: 'de' } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual([{ Message: 'Language must be one of: en, fr.', Area: 'language' }])
  })

  test('17 where the path names no language, the caller’s own is used', async () => {
    const reply = await shop.call('POST /api/token', {
      form: {},
      headers: { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toContainEqual({ Message: 'Il manque ceci\u00a0: Mot de passe.', Area: 'password' })
  })

  test('18 an invalid item number', async () => {
    const reply = await shop.call('GET /api/v3/{language}/products/{itemNo}', { params: { itemNo: 'kettle' } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()[0].Area).toBe('itemNo')
  })

  test.each(['/api/v2/en/%E0%A4%A', `/api/v3/en/products/${'1'.repeat(200)}`])(
    '19 an invalid address: %s',
    async (url) => {
      const reply = await shop.app.inject(url)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toEqual([{ Message: 'The address is malformed.', Area: 'path' }])
    },
  )

  test('20 of a union, the fields of the likeliest alternative', async () => {
    const reply = await shop.call('POST /api/v2/{language}/accounts', { token, body: { IsGuest: true, Email: 'x' } })
    expect(reply.statusCode).toBe(400)
    const areas = reply.json().map(({ Area }: { Area: string }) => Area)
    expect(areas).toContain('Email')
    expect(areas).not.toContain('Password')
  })

  test('14 a request with a thousand faults gets a bounded number of reasons', async () => {
    const strangers = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`Stranger${index}`, index]))
    const reply = await toBag({ ...line, ...strangers })
    expect([reply.statusCode, reply.json().length]).toEqual([400, 50])
  })
})

test.each([
  ['2 MB', { ...line, Note: 'x'.repeat(2_000_000) }],
  // Validating a megabyte of such fields blocked the process for 200 ms.
  ['unknown fields of 70 kB', Object.fromEntries(Array.from({ length: 7000 }, (_, at) => [`k${at + 1000}`, 0]))],
])('%s are a 413, without being read to the end', async (_size, body) => {
  const reply = await toBag(body)
  expect(reply.statusCode).toBe(413)
  expect(reply.json()).toEqual([{ Message: 'The request is too large.', Area: 'body' }])
})

test.each([
  ['1 text', 'text/plain', 'application/json'],
  ['2 a form where JSON is expected', 'application/x-www-form-urlencoded', 'application/json'],
  ['3 XML', 'application/xml', 'application/json'],
])('another content type is a 415: %s', async (_, type, required) => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/api/v2/en/carts/${guid}/cartlines`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload: 'a=1',
  })
  expect(reply.statusCode).toBe(415)
  expect(reply.json()[0]).toMatchObject({ Area: 'Content-Type', Message: expect.stringContaining(required) })
})

test('JSON where a form is expected is a 415', async () => {
  const reply = await shop.call('POST /api/token', { body: { grant_type: 'password' } })
  expect(reply.statusCode).toBe(415)
})

test.each(['/api/nothing', '/api/v2/fr/nothing', '/api/v4/fr/menu'])('an unknown address is a 404: %s', async (url) => {
  const reply = await shop.app.inject({ url, headers: { 'accept-language': 'fr' } })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual([{ Message: 'Il n’y a rien à cette adresse.', Area: 'path' }])
})

test('a known address with another method is a 404 too', async () => {
  expect((await shop.app.inject({ method: 'DELETE', url: '/api/v2/en/menu' })).statusCode).toBe(404)
})

describe('the caller of a call', () => {
  const account = 'GET /api/v2/{language}/accounts/{edp}'
  let edp: number
  let customer: string
  beforeAll(async () => {
    const { rows } = await shop.pool.query(
      `insert into customer (email, is_guest, first_name, last_name, language, created_at)
       values ('guest@example.com', true, 'Ada', 'Roy', 'en', now()) returning edp`,
    )
    edp = rows[0].edp
    customer = await issueToken(shop.pool, edp, shop.clock.now())
  })

  test.each<[string, () => TestRequest, number]>([
    ['1 nobody', () => ({ params: { edp } }), 401],
    ['2 an unknown token', () => ({ params: { edp }, token: 'x'.repeat(43) }), 401],
    ['3 a token of impossible length', () => ({ params: { edp }, token: 'x'.repeat(5000) }), 401],
    ['4 the application’s token', () => ({ params: { edp }, token }), 401],
    ['5 another customer’s token', () => ({ params: { edp: edp + 1 }, token: customer }), 403],
    ['6 the customer’s own', () => ({ params: { edp }, token: customer }), 200],
    ['7 no number at all', () => ({ params: { edp: 'me' }, token: customer }), 400],
    ['8 another spelling of a number', () => ({ params: { edp: '1e3' }, token: customer }), 400],
    ['9 the customer’s own number, spelt otherwise', () => ({ params: { edp: `0${edp}` }, token: customer }), 400],
  ])('%s', async (_, request, status) => {
    const reply = await shop.call(account, request())
    expect(reply.statusCode).toBe(status)
    if (status >= 400) expect(reply.json()).toEqual([{ Message: expect.any(String), Area: expect.any(String) }])
    if (status === 401) expect(reply.headers['www-authenticate']).toBe('Bearer')
  })

  test('10 a customer’s token is not accepted as the application’s', async () => {
    expect((await toBag(line, { token: customer })).statusCode).toBe(401)
  })

  test('11 an expired token is a 401', async () => {
    const other = await testApp()
    try {
      const old = await other.appToken()
      other.clock.advance(22 * 86_400_000)
      expect((await other.call('POST /api/v2/{language}/carts', { token: old })).statusCode).toBe(401)
    } finally {
      await other.close()
    }
  })

  test('10 reads the token before the body', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api/v2/en/carts/${guid}/cartlines`,
      headers: { 'content-type': 'application/json' },
      payload: '{"ItemNo": ',
    })
    expect(reply.statusCode).toBe(401)
  })
})

test('a repeated request is answered from the cache, with a 304 for a client that has the reply', async () => {
  const menu = () => shop.call('GET /api/v2/{language}/menu')
  const first = await menu()
  await shop.pool.query(`update category set name_en = 'Changed' where id = 'home'`)
  expect((await menu()).body).toBe(first.body)
  const again = await shop.call('GET /api/v2/{language}/menu', {
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  await shop.pool.query('notify catalogue')
  await expect.poll(async () => (await menu()).body).toContain('Changed')
})

describe('an address whose share of the turns is full', () => {
  const flooding = '127.9.0.1'
  let full: AbortController
  let origin: string
  beforeAll(async () => {
    origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    full = new AbortController()
    const keepFull = async (): Promise<void> => {
      const end = await shop.app.turns.enter(flooding, full.signal)
      if (end === 'busy') return
      void keepFull()
      end()
    }
    const { running, waitingPerAddress } = turnLimits
    for (let one = 0; one < running + waitingPerAddress; one += 1) void keepFull()
  })

  const ask = (path: string, localAddress: string, method = 'GET', headers = {}) =>
    new Promise<{ statusCode: number; headers: IncomingHttpHeaders; text: string }>((done, fail) => {
      const asking = request(`${origin}${path}`, { method, headers, localAddress, agent: false }, async (reply) => {
        const parts = await reply.toArray()
        done({ statusCode: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(parts).toString() })
      })
      asking.once('error', fail).end()
    })

  test.each([
    ['/api/v3/fr/products?page=1001', 'La boutique est très achalandée'],
    ['/api/v3/en/products/suggestions?searchTerm=kettl', 'The shop is very busy'],
    ['/api/v2/en/shows/search?term=kitchen', 'The shop is very busy'],
    ['/api/v3/en/products?itemNos=100001-100002', 'The shop is very busy'],
    ['/api/v2/en/shows/none/calendar', 'The shop is very busy'],
  ])('%s is refused with Retry-After, in the language of the caller', async (path, sentence) => {
    const { statusCode, headers, text } = await ask(path, flooding)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(text).toContain(sentence)
  })

  test('a forged X-Forwarded-For takes nobody else’s turn', async () => {
    const forged = { 'x-forwarded-for': '198.51.100.8', forwarded: 'for=198.51.100.8', 'x-real-ip': '198.51.100.8' }
    expect((await ask('/api/v3/en/products?page=1002', flooding, 'GET', forged)).statusCode).toBe(503)
  })

  test('other addresses have their turn', async () => {
    expect((await ask('/api/v3/en/products?page=1003', '127.9.0.2')).statusCode).toBe(200)
    // A cached reply takes no turn.
    expect((await ask('/api/v3/en/products?page=1003', flooding)).statusCode).toBe(200)
  })

  test('bags and health go first', async () => {
    expect((await ask('/healthz', flooding)).statusCode).toBe(200)
    const authorization = `Bearer ${await shop.appToken()}`
    expect((await ask('/api/v2/en/carts', flooding, 'POST', { authorization })).statusCode).toBe(201)
  })

  test('a page of this process reads within the page’s own turn', async () => {
    const reply = await shop.app.inject({ url: '/api/v3/en/products?page=1004', remoteAddress: flooding })
    expect(reply.statusCode).toBe(200)
  })

  test('it has turns again when its requests are gone', async () => {
    full.abort()
    expect((await ask('/api/v3/en/products?page=1005', flooding)).statusCode).toBe(200)
    expect(shop.app.turns.waiting()).toBe(0)
  })
})

test('a reply that does not fit the contract fails loudly in tests', async () => {
  const lines: string[] = []
  const capture = { ...captureSettings.of(shop.config), frameUrl: 'no address' }
  const broken = await testApp({
    log: (entry) => lines.push(entry),
    settings: [changed(captureSettings, capture)],
  })
  try {
    const reply = await broken.call('GET /api/semafone/config')
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual([{ Message: 'Something went wrong on our side. Please try again.', Area: 'server' }])
    expect(lines.join()).toContain('FrameUrl')
  } finally {
    await broken.close()
  }
})
