// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.example/pages/shoppingbag" }
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { areCookiesSecure, browserJar, cookiesNeedHttps, memoryJar } from './cookie-jar.ts'

const day = 86_400

describe.each([
  ['in the browser', browserJar],
  ['in memory', () => memoryJar()],
])('a jar %s', (_, makeJar) => {
  test('keeps text of any kind as it was', () => {
    const jar = makeJar()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
        jar.set('value', value, { sameSite: 'lax' })
        expect(jar.get('value')).toBe(value)
      }),
    )
    jar.remove('value')
    expect(jar.get('value')).toBeUndefined()
  })

  test('keeps two cookies apart, also where one name begins the other', () => {
    const jar = makeJar()
    jar.set('cart', 'a', { sameSite: 'lax' })
    jar.set('cartGuid', 'b', { sameSite: 'strict', maxAgeSeconds: day })
    expect([jar.get('cart'), jar.get('cartGuid'), jar.get('art')]).toEqual(['a', 'b', undefined])
    jar.remove('cart')
    expect([jar.get('cart'), jar.get('cartGuid')]).toEqual([undefined, 'b'])
  })
})

describe('a browser that keeps no cookies', () => {
  afterEach(() => void vi.restoreAllMocks())
  const ways: [string, () => void][] = [
    ['drops them', () => void vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {})],
    [
      'lets nobody look',
      () => {
        const refuse = (): never => {
          throw new DOMException('The document is sandboxed.', 'SecurityError')
        }
        vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse)
        vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse)
      },
    ],
  ]

  test.each(ways)('%s: the jar notices, and remembers cookies for the page', (_, forbid) => {
    const jar = browserJar()
    expect(jar.keeps()).toBe(true)
    forbid()
    expect(jar.keeps()).toBe(false)
    jar.set('orderedCartGuid', 'a', { sameSite: 'strict', maxAgeSeconds: day })
    expect(jar.get('orderedCartGuid')).toBe('a')
    expect(browserJar().get('orderedCartGuid')).toBeUndefined()
    jar.remove('orderedCartGuid')
    expect(jar.get('orderedCartGuid')).toBeUndefined()
  })

  test('the probe leaves nothing', () => {
    browserJar().keeps()
    expect(document.cookie).not.toContain('onairProbe')
  })
})

describe('cookies set in the browser', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('Secure, path /, percent-encoded, its lifetime and same-site', () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set')
    browserJar().set('userToken', '{"Token":"a;b","Edp":7}', { sameSite: 'strict', maxAgeSeconds: 21 * day })
    expect(written.mock.calls[0]?.[0].split('; ').sort()).toEqual(
      [
        'userToken=%7B%22Token%22%3A%22a%3Bb%22%2C%22Edp%22%3A7%7D',
        'max-age=1814400',
        'path=/',
        'sameSite=strict',
        'secure',
      ].sort(),
    )
  })

  test('a removed cookie is gone at once, whatever the time on the shopper’s clock', () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set')
    browserJar().remove('userToken')
    expect(written.mock.calls[0]?.[0]).toMatch(/^userToken=; .*max-age=0/)
    expect(written.mock.calls[0]?.[0]).not.toMatch(/expires/i)
  })

  test('a cookie for the session has no lifetime', () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set')
    browserJar().set('x', '1', { sameSite: 'lax' })
    expect(written.mock.calls[0]?.[0]).not.toMatch(/max-age|expires/i)
  })
})

describe('a jar for a request', () => {
  test('reads the Cookie header; of two cookies with one name the first counts', () => {
    const jar = memoryJar('language=fr_CA; x=%C3%A9; broken=%E9; a=b=c; empty=; language=en_CA; noise')
    expect(['language', 'x', 'broken', 'a', 'empty', 'noise'].map((name) => jar.get(name))).toEqual([
      'fr_CA',
      'é',
      '%E9',
      'b=c',
      '',
      undefined,
    ])
    expect(jar.setCookies()).toEqual([])
  })

  test('names each cookie to set once, and a value cannot break out of the header', () => {
    const jar = memoryJar('old=1')
    jar.set('a', '1', { sameSite: 'lax' })
    jar.set('a', 'x\r\nSet-Cookie: b=2; Domain=.evil.example', { sameSite: 'strict', maxAgeSeconds: 60 })
    jar.remove('old')
    expect(jar.setCookies()).toEqual([
      'a=x%0D%0ASet-Cookie%3A%20b%3D2%3B%20Domain%3D.evil.example; Path=/; Max-Age=60; Secure; SameSite=Strict',
      'old=; Path=/; Max-Age=0; Secure; SameSite=Lax',
    ])
  })

  test('lets cookies expire by its clock', () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const jar = memoryJar('', () => now)
    jar.set('brief', '1', { sameSite: 'lax', maxAgeSeconds: 20 })
    jar.set('session', '1', { sameSite: 'lax' })
    now = new Date('2026-11-21T12:00:19.999Z')
    expect(jar.get('brief')).toBe('1')
    now = new Date('2026-11-21T12:00:20Z')
    expect(jar.get('brief')).toBeUndefined()
    expect(jar.get('session')).toBe('1')
  })
})

describe('`Secure` of cookies', () => {
  test.each([
    ['1', 'https://shop.example', true, false],
    ['1', 'https://localhost:3443', true, false],
    ['2', 'http://localhost:3000', false, false],
    ['2', 'http://fr.localhost', false, false],
    ['2', 'http://127.0.0.1:8080', false, false],
    ['2', 'http://[::1]', false, false],
    ['3', 'http://shop.example', true, true],
    ['3', 'http://192.168.1.20:3000', true, true],
    ['3', 'http://localhost.evil.example', true, true],
    ['3', 'http://1270.0.0.1.example', true, true],
  ])('%s. a demonstration at %s: %s; browsers refuse its cookies: %s', (_, origin, secure, refused) => {
    expect(areCookiesSecure(new URL(origin), true)).toBe(secure)
    expect(cookiesNeedHttps(origin, true)).toBe(refused)
  })

  test.each([
    ['https://shop.example', false],
    ['http://localhost:3000', true],
    ['http://shop.example', true],
  ])('a shop that is no demonstration at %s: always; browsers refuse its cookies: %s', (origin, refused) => {
    expect(areCookiesSecure(new URL(origin), false)).toBe(true)
    expect(cookiesNeedHttps(origin, false)).toBe(refused)
  })

  test('each jar writes and removes without it when told so', () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set')
    const memory = memoryJar('old=1', undefined, false)
    for (const jar of [browserJar(false), memory]) {
      jar.set('language', 'fr_CA', { sameSite: 'lax' })
      jar.remove('old')
    }
    const lines = [...written.mock.calls.map(([line]) => line), ...memory.setCookies()]
    written.mockRestore()
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line).not.toMatch(/secure/i)
  })
})
