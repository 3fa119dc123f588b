import { readUserToken } from '@onair/core/session'
import { describe, expect, test } from 'vitest'
import { aHost } from './testing/a-host.ts'
import { needsSignIn, openVisit } from './visit.ts'

const host = aHost()
const visit = (url: string, cookie?: string) =>
  openVisit(host, { url, ip: '127.0.0.1', params: {}, headers: cookie ? { cookie } : {} })

describe('which language a page speaks', () => {
  test.each([
    ['1. English without a cookie', '/', undefined, 'en'],
    ['2. the cookie’s', '/pages/shoppingbag', 'language=fr_CA', 'fr'],
    ['3. the address wins over the cookie', '/en/', 'language=fr_CA', 'en'],
    ['4. the address’s', '/fr/pages/schedule', undefined, 'fr'],
    ['5. a cookie that names none is English', '/', 'language=xx', 'en'],
    ['6. a page whose name begins like a language is not in it', '/french', undefined, 'en'],
  ])('%s', (_, url, cookie, language) => {
    expect(visit(url, cookie).language).toBe(language)
  })
})

describe('where links lead', () => {
  test('they keep the language in the address where it was', () => {
    expect(visit('/fr/').link('/pages/schedule')).toBe('/fr/pages/schedule')
    expect(visit('/', 'language=fr_CA').link('/pages/schedule')).toBe('/pages/schedule')
  })

  test('the other language is the same page, query included', () => {
    expect(visit('/en/pages/productdetails?nav=R:123456').otherLanguage).toBe(
      `/language?to=fr_CA&return=${encodeURIComponent('/fr/pages/productdetails?nav=R:123456')}`,
    )
    expect(visit('/pages/schedule', 'language=fr_CA').otherLanguage).toBe(
      `/language?to=en_CA&return=${encodeURIComponent('/pages/schedule')}`,
    )
  })
})

describe('which day it is', () => {
  test('follows the shopper’s time zone, but not where the page is everybody’s', () => {
    expect(visit('/', 'timeZone=Europe%2FParis').today()).toBe('2026-11-21')
    expect(visit('/en/', 'timeZone=Europe%2FParis').today()).toBe('2026-11-20')
  })

  test.each(['Nowhere%2FNever', '%00', ''])('is the channel’s own when the cookie names no zone (%s)', (zone) => {
    expect(visit('/', `timeZone=${zone}`).today()).toBe('2026-11-20')
  })
})

describe('which address was asked for', () => {
  test.each([
    ['1. a path', '/en/pages/schedule?date=2026-11-21', '/en/pages/schedule'],
    ['2. a whole address, of whatever host', 'http://elsewhere.test/en/', '/en/'],
    ['3. a path that begins like a host', '//elsewhere.test/en/', '//elsewhere.test/en/'],
    ['4. nothing but slashes', '//', '//'],
    ['5. the server as such', '*', '/*'],
  ])('%s', (_, asked, path) => {
    const { url } = visit(asked)
    expect([url.origin, url.pathname]).toEqual(['http://shop.test', path])
  })
})

test('a page that needs a sign-in comes back to itself', () => {
  const asked = visit('/pages/myaccount/orderstatus?dateRange=30')
  expect(needsSignIn(asked)).toEqual({ redirect: '/pages/signin', status: 303 })
  expect(asked.jar.setCookies().join()).toContain(
    `targetUrl=${encodeURIComponent('/pages/myaccount/orderstatus?dateRange=30')}`,
  )
})

describe('the bag of who has signed in', () => {
  const guests = '00000000-0000-4000-8000-000000000001'
  const older = '00000000-0000-4000-8000-000000000002'
  const token = encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))
  const mine = 'GET /accounts/7/cart'
  const attach = 'PUT /accounts/7/cart'
  const read = `GET /carts/${guests}`
  const busy = { status: 503, body: [{ Message: 'Please try again in a moment.', Area: 'Server' }] }
  const gone = { status: 404, body: [{ Message: 'This bag is gone.', Area: 'CartGuid' }] }
  const cart = (CartGuid: string, ProductCount: number) => ({ status: 200, body: { CartGuid, ProductCount } })

  /** A visit whose API answers these calls, and the calls that it made. */
  function visiting(answers: Record<string, { status: number; body: unknown }>, due = true) {
    const calls: string[] = []
    const open = openVisit(
      aHost({
        appToken: { get: () => 'app', set: () => {}, clear: () => {} },
        fetchFor: () => async (url, init) => {
          const call = `${init?.method} ${new URL(url).pathname.replace('/api/v2/en', '')}`
          calls.push(call)
          const { status, body } = answers[call] ?? gone
          return new Response(JSON.stringify(body), { status })
        },
      }),
      {
        url: '/pages/checkout',
        ip: '127.0.0.1',
        params: {},
        headers: { cookie: `userToken=${token}; cartGuid=${guests}${due ? '; cartMerge=1' : ''}` },
      },
    )
    return { calls, open, cookie: (name: string) => open.jar.get(name) }
  }

  test('1. is the account’s own', async () => {
    const { calls, open } = visiting({ [mine]: cart(older, 2) }, false)
    expect((await open.readBag())?.cartGuid).toBe(older)
    expect(calls).toEqual([mine])
  })

  test('2. is the guest’s, merged with the account’s, where that is due', async () => {
    const { calls, open, cookie } = visiting({ [attach]: cart(guests, 3), [mine]: cart(older, 2) })
    expect(await open.readBag()).toMatchObject({ cartGuid: guests, productCount: 3 })
    expect([cookie('cartGuid'), cookie('cartMerge'), cookie('cartProductCount')]).toEqual([guests, undefined, '3'])
    expect(calls).toEqual([attach])
  })

  test.each([503, 429])('3. is the guest’s as it is, and stays due, after a %i', async (status) => {
    const { calls, open, cookie } = visiting({
      [attach]: { ...busy, status },
      [read]: cart(guests, 1),
      [mine]: cart(older, 2),
    })
    expect((await open.readBag())?.cartGuid).toBe(guests)
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([guests, '1'])
    expect(calls).toEqual([attach, read])
  })

  test('4. is the account’s own where the guest’s is gone', async () => {
    const { calls, open, cookie } = visiting({ [mine]: cart(older, 2) })
    expect((await open.readBag())?.cartGuid).toBe(older)
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([older, undefined])
    expect(calls).toEqual([attach, mine])
  })
})

test('nothing of one visit is seen by the next', () => {
  const token = encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))
  const one = visit('/', `userToken=${token}`)
  expect(readUserToken(one.session)?.edp).toBe(7)
  expect(readUserToken(visit('/').session)).toBeUndefined()
  expect(visit('/').models).not.toBe(one.models)
})
