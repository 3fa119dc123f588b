import { readUserToken } from '@onair/core/session'
import { describe, expect, test } from 'vitest'
import { modelsOf } from './islands.tsx'
import { otherLanguageLink } from './language.ts'
import { aHost } from './testing/a-host.ts'
import { createVisit, today } from './visit.ts'

const host = aHost()
const visit = (url: string, cookie?: string, isPersonal?: boolean) =>
  createVisit(host, { url, ip: '127.0.0.1', params: {}, headers: cookie ? { cookie } : {} }, isPersonal)

describe('the language of a page', () => {
  test.each([
    ['1. English without a cookie', '/', undefined, 'en'],
    ['2. the cookie’s', '/pages/shoppingbag', 'language=fr_CA', 'fr'],
    ['3. the address wins over the cookie', '/en/', 'language=fr_CA', 'en'],
    ['4. the address’s', '/fr/pages/schedule', undefined, 'fr'],
    ['5. a cookie without a known language means English', '/', 'language=xx', 'en'],
    ['6. a path that begins like a language is not in it', '/french', undefined, 'en'],
  ])('%s', (_, url, cookie, language) => {
    expect(visit(url, cookie).language).toBe(language)
  })
})

describe('the cookies that a visit writes are `Secure`', () => {
  const written = (origin: string, demonstration: boolean, protocol?: 'http' | 'https') => {
    const settings = { ...host.settings, origin, ...(demonstration && { demonstration }) }
    const request = { url: '/', ip: '127.0.0.1', params: {}, headers: {}, ...(protocol && { protocol }) }
    const { jar } = createVisit({ ...host, settings }, request)
    jar.set('language', 'fr_CA', { sameSite: 'lax' })
    return jar.setCookies()
  }
  test.each([
    ['1. of a shop on https', 'https://shop.test', false, 'http', true],
    ['2. not of a demonstration on this machine', 'http://localhost:3000', true, 'http', false],
    ['3. of a demonstration that a proxy serves by https', 'http://localhost:3000', true, 'https', true],
    ['4. of any other shop', 'http://localhost:3000', false, 'http', true],
  ] as const)('%s', (_, origin, demonstration, protocol, secure) => {
    expect(written(origin, demonstration, protocol)).toEqual([
      `language=fr_CA; Path=/; ${secure ? 'Secure; ' : ''}SameSite=Lax`,
    ])
  })
})

describe('links', () => {
  test('keep the language of the address', () => {
    expect(visit('/fr/').link('/pages/schedule')).toBe('/fr/pages/schedule')
    expect(visit('/', 'language=fr_CA').link('/pages/schedule')).toBe('/pages/schedule')
  })

  test('the other language is the same page, query included', () => {
    expect(otherLanguageLink(visit('/en/pages/productdetails?nav=R:123456'))).toBe(
      `/language?to=fr_CA&return=${encodeURIComponent('/fr/pages/productdetails?nav=R:123456')}`,
    )
    expect(otherLanguageLink(visit('/pages/schedule', 'language=fr_CA'))).toBe(
      `/language?to=en_CA&return=${encodeURIComponent('/pages/schedule')}`,
    )
  })
})

describe('the visitor’s date', () => {
  test('follows the shopper’s time zone, except on pages that are the same for everyone', () => {
    expect(today(visit('/', 'timeZone=Europe%2FParis'))).toBe('2026-11-21')
    expect(today(visit('/en/', 'timeZone=Europe%2FParis'))).toBe('2026-11-20')
    expect(today(visit('/en/pages/myaccount', 'timeZone=Europe%2FParis', true))).toBe('2026-11-21')
  })

  test.each(['Nowhere%2FNever', '%00', ''])('is the channel’s own when the cookie names no time zone (%s)', (zone) => {
    expect(today(visit('/', `timeZone=${zone}`))).toBe('2026-11-20')
  })
})

describe('the requested address', () => {
  test.each([
    ['1. a path', '/en/pages/schedule?date=2026-11-21', '/en/pages/schedule'],
    ['2. a whole address, of whatever host', 'http://elsewhere.test/en/', '/en/'],
    ['3. a path that begins like a host', '//elsewhere.test/en/', '//elsewhere.test/en/'],
    ['4. nothing but slashes', '//', '//'],
    ['5. the server itself', '*', '/*'],
  ])('%s', (_, asked, path) => {
    const { url } = visit(asked)
    expect([url.origin, url.pathname]).toEqual(['http://shop.test', path])
  })
})

test('one visit shares nothing with the next', () => {
  const token = encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))
  const one = visit('/', `userToken=${token}`)
  expect(readUserToken(one.session)?.edp).toBe(7)
  expect(readUserToken(visit('/').session)).toBeUndefined()
  expect(modelsOf(visit('/'))).not.toBe(modelsOf(one))
})
