import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { origins, ports } from '../support/ports.ts'

const post = (body: string, type = 'application/x-www-form-urlencoded'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
})
const preflight: RequestInit = {
  method: 'OPTIONS',
  headers: { origin: 'http://127.0.0.1:1', 'access-control-request-method': 'POST' },
}
const foreignForm: RequestInit = {
  method: 'POST',
  headers: { 'sec-fetch-site': 'cross-site' },
  body: new URLSearchParams(),
}

const load = (path: string, init: RequestInit = {}) => fetch(`${origins.shop}${path}`, { redirect: 'manual', ...init })

describe('the headers of every reply', () => {
  let asset: string
  let sheet: string
  let font: string
  let chunk: string
  let picture: string
  let tag: string
  beforeAll(async () => {
    const home = await (await load('/en/')).text()
    asset = /\/assets\/[\w./-]+\.js/.exec(home)?.[0] ?? ''
    sheet = /\/assets\/[\w./-]+\.css/.exec(home)?.[0] ?? ''
    font = /\/assets\/[\w./-]+\.woff2/.exec(home)?.[0] ?? ''
    chunk =
      Object.keys(await (await load('/widgets/v1/integrity.json')).json()).find((name) => /-\w{8}\.js$/.test(name)) ??
      ''
    picture = new URL(/(?:src|srcset)="([^" ]*\/images\/[^" ]+)/.exec(home)?.[1] ?? '', origins.shop).pathname
    tag = (await load(picture)).headers.get('etag') ?? ''
  })

  const cases: [
    what: string,
    status: number,
    policy: string,
    path: () => string,
    init?: RequestInit | (() => RequestInit),
  ][] = [
    ['1 a page', 200, 'same-origin', () => '/en/'],
    ['2 an unknown page', 404, 'same-origin', () => '/pages/nowhere'],
    ['3 a redirect of a page', 303, 'same-origin', () => '/pages/myaccount/orderstatus'],
    ['4 the language switch', 303, 'same-origin', () => '/language?to=fr_CA&return=%2F'],
    ['5 a form that no page has', 404, 'same-origin', () => '/pages/signin', { method: 'POST' }],
    ['6 a script of the pages', 200, 'same-origin', () => asset],
    ['7 an unknown script', 404, 'same-origin', () => '/assets/nothing.js'],
    ['8 the icon', 200, 'same-origin', () => '/favicon.svg'],
    ['9 the script tag', 200, 'cross-origin', () => '/widgets/v1/onair.js'],
    ['10 a picture', 200, 'cross-origin', () => picture],
    ['11 an unknown picture', 404, 'cross-origin', () => '/images/p/none.jpg'],
    ['12 an unknown video', 404, 'cross-origin', () => '/videos/none.mp4'],
    ['13 a call', 200, 'cross-origin', () => '/api/v3/en/products?pageSize=1'],
    ['14 an unknown call', 404, 'cross-origin', () => '/api/v3/en/kettles'],
    ['15 an address that cannot be decoded', 400, 'same-origin', () => '/%'],
    ['16 the site map', 200, 'same-origin', () => '/sitemap.xml'],
    ['17 the state of the process', 200, 'same-origin', () => '/healthz'],
    ['19 a style sheet, compressed', 200, 'same-origin', () => sheet, { headers: { 'accept-encoding': 'br' } }],
    ['20 a font', 200, 'same-origin', () => font],
    ['21 a part of the script tag, compressed', 200, 'cross-origin', () => `/widgets/v1/${chunk}`],
    ['22 the rules for prefetching', 200, 'same-origin', () => '/speculation-rules.json'],
    ['23 what robots may read', 200, 'same-origin', () => '/robots.txt'],
    ['24 the state of the shop', 200, 'same-origin', () => '/readyz'],
    ['25 the contract', 200, 'cross-origin', () => '/api/openapi.json'],
    ['26 a part of a video', 206, 'cross-origin', () => '/videos/kettle.mp4', { headers: { range: 'bytes=0-9' } }],
    [
      '27 a picture that the browser has',
      304,
      'cross-origin',
      () => picture,
      () => ({ headers: { 'if-none-match': tag } }),
    ],
    ['28 a picture of an unknown size', 400, 'cross-origin', () => `${picture}?impolicy=XXL`],
    ['29 the stream of events', 200, 'cross-origin', () => '/api/v2/en/shows/events'],
    ['30 a call without a token', 401, 'cross-origin', () => '/api/v2/en/accounts/1/orders'],
    ['31 a call that is malformed', 400, 'cross-origin', () => '/api/v3/en/products?page=no'],
    ['32 a call with too much', 413, 'cross-origin', () => '/api/token', post('x'.repeat(70_000))],
    ['33 a call of another type', 415, 'cross-origin', () => '/api/v2/en/carts', post('x', 'text/plain')],
    ['34 a question before a call', 204, 'same-origin', () => '/api/v2/en/carts', preflight],
    ['35 a form from another site', 403, 'same-origin', () => '/signin', foreignForm],
    ['36 a page of a customer', 303, 'same-origin', () => '/fr/pages/myaccount/easypay', { method: 'HEAD' }],
  ]
  test.each(cases)('%s: %i, %s', async (_, status, policy, path, init) => {
    const reply = await load(path(), typeof init === 'function' ? init() : init)
    await reply.body?.cancel()
    expect(reply.status).toBe(status)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cross-origin-resource-policy')).toBe(policy)
    expect(reply.headers.get('strict-transport-security')).toBeNull()
  })

  test.each([
    ['37 what is no request', 400, 'nonsense\r\n\r\n'],
    ['38 headers that are too large', 431, `GET / HTTP/1.1\r\nHost: shop\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s: %i, with a sentence', async (_, status, text) => {
    const socket = connect(ports.shop, 'localhost')
    let received = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      received += part
    })
    // The server may reset the connection after its reply, which would make `once` of node:events fail.
    const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
    socket.write(text)
    await closed
    expect(received).toContain(`HTTP/1.1 ${status} `)
    expect(received).toContain('\r\nx-content-type-options: nosniff\r\n')
    expect(received).toContain('\r\ncross-origin-resource-policy: same-origin\r\n')
    expect(received).toMatch(/\[\{"Message":".+","Area":"\w+"\}\]$/)
  })

  test.each(['/en/', '/fr/pages/signin', '/pages/nowhere'])(
    'a page preloads the font of its document: %s',
    async (path) => {
      const { headers } = await load(path)
      expect(font).not.toBe('')
      expect(headers.get('link')).toBe(`<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    },
  )

  test.each(['/assets/.vite/manifest.json', '/assets/.vite/manifest.json.br', '/widgets/v1/.vite/manifest.json'])(
    '18 the build’s manifest is not public: %s',
    async (path) => {
      const reply = await load(path)
      await reply.body?.cancel()
      expect(reply.status).toBe(404)
    },
  )
})
