import { fromWire } from '@onair/core/contract'
import { createSession, memoryJar } from '@onair/core/session'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { favouritesModel } from './favourites.model.ts'
import { createModels, type ModelsOptions } from './models.ts'
import { signedInModel } from './signed-in.model.ts'

const path = '/api/v2/{language}/accounts/{edp}/favourites'
const entry = (itemNo: string, isRemoved = false) => ({
  ItemNumber: itemNo,
  ActivityDateTime: '2026-11-21T17:00:00Z',
  IsRemoved: isRemoved,
})
const listOf = (...items: ReturnType<typeof entry>[]) => ({
  status: 200,
  body: { Favourites: items, Paging: { CurrentPage: 1, TotalPages: 1, TotalRecords: items.length } },
})
const signedInAs = (edp: number, token = 't') =>
  `userToken=${encodeURIComponent(JSON.stringify({ Token: token, Edp: edp }))}`
const noon = new Date('2026-11-21T17:00:00Z')

let server: TestServer
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/en/pages/productlist?searchTerm=kettle')
  warn.mockReset()
  server = aServer()
  server.on(`GET ${path}`, () => listOf(entry('222222'), entry('999999', true), entry('111111')))
  server.on(`POST ${path}`, ({ body }) => ({ status: 201, body: entry(String(body.ItemNumber)) }))
  server.on(`DELETE ${path}/{id}`, () => ({ status: 204 }))
})

/** A page of a browser: pages share its storages, and each has its own cookies. */
function aPage({
  cookies = '',
  now = noon,
  ...options
}: { cookies?: string; now?: Date } & Partial<ModelsOptions> = {}) {
  const session = createSession({
    jar: memoryJar(cookies),
    storage: { session: sessionStorage, local: localStorage },
    now: () => now,
  })
  const go = vi.fn()
  const models = createModels({ session, language: 'en', pathPrefix: '/en', fetch: server.fetch, go, ...options })
  const favourites = models.of(favouritesModel)
  const open = () => onTestFinished(favourites.start())
  return { favourites, open, go, session, signedIn: models.of(signedInModel) }
}
const read = (items: string[], page: ReturnType<typeof aPage>) =>
  waitFor(() => expect(page.favourites.itemNos.value).toEqual(items))

describe('favourites of a signed-in customer', () => {
  test('0. are not read again if a widget has read all of them', async () => {
    const whole = fromWire(listOf(entry('222222'), entry('999999', true), entry('111111')).body)
    const page = aPage({ cookies: signedInAs(7) })
    page.favourites.know(whole)
    page.open()
    expect(page.favourites.itemNos.value).toEqual(['222222', '111111'])
    await page.favourites.toggle('111111')
    page.favourites.know(whole)
    expect(page.favourites.itemNos.value).toEqual(['222222'])
    expect(server.requests).toEqual(['DELETE /accounts/7/favourites/111111'])
  })

  test.each([
    [2, [['2', '2']]],
    [3, [['1', '100']]],
  ])('0a. of %i pages, the first read by a widget, take the fewest requests', async (pages, wanted) => {
    const asked: (string | null)[][] = []
    const paging = { CurrentPage: 1, TotalPages: pages, TotalRecords: 2 * pages }
    const first = [entry('222222'), entry('111111')]
    server.on(`GET ${path}`, ({ query }) => {
      asked.push([query.get('page'), query.get('pageSize')])
      const rest = [entry('333333')]
      return query.get('page') === '1'
        ? { status: 200, body: { Favourites: [...first, ...rest], Paging: { ...paging, TotalPages: 1 } } }
        : { status: 200, body: { Favourites: rest, Paging: { ...paging, CurrentPage: 2 } } }
    })
    const page = aPage({ cookies: signedInAs(7) })
    page.favourites.know(fromWire({ Favourites: first, Paging: paging }))
    page.open()
    await read(['222222', '111111', '333333'], page)
    expect(asked).toEqual(wanted)
  })

  test('1. are read once, without withdrawn items, and cached in this browser', async () => {
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    await read(['222222', '111111'], page)
    const next = aPage({ cookies: signedInAs(7) })
    expect(next.favourites.itemNos.value).toEqual(['222222', '111111'])
    next.open()
    expect(server.requests).toEqual(['GET /accounts/7/favourites'])
  })

  test('2. are all read if they fill several pages', async () => {
    const pages = [[entry('111111')], [entry('222222')], [entry('333333')]]
    server.on(`GET ${path}`, () => ({
      status: 200,
      body: { Favourites: pages.shift() ?? [], Paging: { CurrentPage: 1, TotalPages: 3, TotalRecords: 3 } },
    }))
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    await read(['111111', '222222', '333333'], page)
    expect(server.requests).toHaveLength(3)
  })

  test('3. are read again after an hour', async () => {
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    await read(['222222', '111111'], page)
    server.on(`GET ${path}`, () => listOf(entry('333333')))
    const later = aPage({ cookies: signedInAs(7), now: new Date(noon.getTime() + 3_600_001) })
    later.open()
    await read(['333333'], later)
  })

  test('4. change at once, and in the same order on the server', async () => {
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    await read(['222222', '111111'], page)
    const delayed = server.delayReplies()
    const changes = [page.favourites.toggle('333333'), page.favourites.toggle('111111')]
    expect(page.favourites.itemNos.value).toEqual(['333333', '222222'])
    delayed.release()
    await Promise.all(changes)
    expect(server.requests.slice(1)).toEqual(['POST /accounts/7/favourites', 'DELETE /accounts/7/favourites/111111'])
  })

  test('5. added while the list is being read stay', async () => {
    const delayed = server.delayReplies()
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    const added = page.favourites.toggle('333333')
    delayed.release()
    await added
    await read(['333333', '222222', '111111'], page)
  })

  test.each([
    ['refuses', () => server.on(`POST ${path}`, () => refusal(410, 'It was withdrawn.', 'ItemNumber')), '410'],
    ['is away', () => server.reachable(false), 'cannot be reached'],
  ])('6. stay as they are when the server %s: it is only logged', async (_, fail, logged) => {
    warn.mockImplementation(() => {})
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    await read(['222222', '111111'], page)
    fail()
    await page.favourites.toggle('333333')
    expect(page.favourites.itemNos.value).toEqual(['333333', '222222', '111111'])
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(logged))
  })

  test('7. are never another customer’s whose list this browser has cached', async () => {
    const first = aPage({ cookies: signedInAs(7) })
    first.open()
    await read(['222222', '111111'], first)
    server.on(`GET ${path}`, () => listOf(entry('444444')))
    const second = aPage({ cookies: signedInAs(8) })
    expect(second.favourites.itemNos.value).toEqual([])
    second.open()
    await read(['444444'], second)
  })

  test('8. are the same in two tabs', async () => {
    const one = aPage({ cookies: signedInAs(7) })
    const two = aPage({ cookies: signedInAs(7) })
    one.open()
    await read(['222222', '111111'], one)
    two.open()
    await one.favourites.toggle('333333')
    dispatchEvent(new StorageEvent('storage', { key: 'favouriteItems' }))
    expect(two.favourites.itemNos.value).toEqual(['333333', '222222', '111111'])
  })

  test('9. disappear when the shopper signs out in another tab', async () => {
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    await read(['222222', '111111'], page)
    page.session.jar.remove('userToken')
    dispatchEvent(new StorageEvent('storage', { key: 'favouriteItems' }))
    expect(page.favourites.itemNos.value).toEqual([])
  })
})

describe('a session that ended elsewhere', () => {
  const ended = () => refusal(401, 'Please sign in to continue.', 'Authorization')
  const end = () => {
    warn.mockImplementation(() => {})
    for (const method of ['GET', 'POST'] as const) server.on(`${method} ${path}`, ended)
    server.on(`DELETE ${path}/{id}`, ended)
  }

  test('15. leaves the page open when the list is read: a message is logged, and the token is removed', async () => {
    end()
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    await waitFor(() => expect(page.signedIn.member.value).toBeUndefined())
    expect(page.session.jar.get('userToken')).toBeUndefined()
    expect([page.go.mock.calls, page.session.jar.get('targetUrl')]).toEqual([[], undefined])
    expect(warn).toHaveBeenCalledExactlyOnceWith('Favourites: reading: 401 Please sign in to continue.')
    expect(page.favourites.itemNos.value).toEqual([])
  })

  test.each([
    ['adds', '333333', 'POST /accounts/7/favourites'],
    ['removes', '111111', 'DELETE /accounts/7/favourites/111111'],
  ])(
    '16. leads to sign-in when the shopper %s one; the same customer’s next page sends the change',
    async (_, itemNo, request) => {
      const page = aPage({ cookies: signedInAs(7) })
      page.open()
      await read(['222222', '111111'], page)
      end()
      await page.favourites.toggle(itemNo)
      expect(page.go).toHaveBeenCalledExactlyOnceWith('/en/pages/signin')
      expect(page.session.jar.get('targetUrl')).toBe('/en/pages/productlist?searchTerm=kettle')
      const before = server.requests.length
      aPage({ cookies: signedInAs(8) }).open()
      aPage({ cookies: signedInAs(7) }).open()
      await waitFor(() => expect(server.requests.slice(before)).toContain(request))
      expect(server.requests.slice(before).filter((sent) => sent.includes('/accounts/8/'))).toEqual([
        'GET /accounts/8/favourites',
      ])
    },
  )

  test('17. leaves the page open when an earlier page’s change is resent', async () => {
    const delayed = server.delayReplies()
    const leaving = aPage({ cookies: signedInAs(7) })
    void leaving.favourites.toggle('333333')
    end()
    const page = aPage({ cookies: signedInAs(7) })
    delayed.release()
    page.open()
    await waitFor(() => expect(page.session.jar.get('userToken')).toBeUndefined())
    expect(page.go).not.toHaveBeenCalled()
  })
})

describe('a shopper who is not signed in', () => {
  test('10. goes to sign-in and will return to this page; nothing is sent', async () => {
    const page = aPage()
    page.open()
    await page.favourites.toggle('333333')
    expect(page.go).toHaveBeenCalledExactlyOnceWith('/en/pages/signin')
    expect(page.session.jar.get('targetUrl')).toBe('/en/pages/productlist?searchTerm=kettle')
    expect([page.favourites.itemNos.value, server.requests]).toEqual([[], []])
  })

  test('11. has the requested favourite after the return, once', async () => {
    await aPage().favourites.toggle('333333')
    const back = aPage({ cookies: signedInAs(7) })
    back.open()
    await read(['333333', '222222', '111111'], back)
    await waitFor(() => expect(server.requests).toContain('POST /accounts/7/favourites'))
    await back.favourites.toggle('333333')
    const next = aPage({ cookies: signedInAs(7) })
    next.open()
    expect(next.favourites.itemNos.value).toEqual(['222222', '111111'])
  })

  test('12. has no favourites as a guest of the checkout either', async () => {
    const page = aPage({ cookies: signedInAs(7, 'guest-t') })
    page.open()
    await page.favourites.toggle('333333')
    expect(page.go).toHaveBeenCalledExactlyOnceWith('/en/pages/signin')
    expect(server.requests).toEqual([])
  })

  test('13. returns to the product’s own page from another site', async () => {
    const page = aPage({ base: 'https://shop.example' })
    await page.favourites.toggle('333333')
    expect(page.go).toHaveBeenCalledExactlyOnceWith(
      'https://shop.example/en/pages/signin?return=%2Fpages%2Fproductdetails%3Fnav%3DR%3A333333',
    )
    expect(page.session.jar.get('targetUrl')).toBeUndefined()
  })
  test('14. clearing removes all on the server, then here; a failure is logged and removes nothing', async () => {
    const page = aPage({ cookies: signedInAs(7) })
    page.open()
    await read(['222222', '111111'], page)
    server.on(`DELETE ${path}`, () => refusal(503, 'Away.', 'Service'))
    expect(await page.favourites.clear()).toBe(false)
    expect(page.favourites.itemNos.value).toEqual(['222222', '111111'])
    expect(warn).toHaveBeenCalledExactlyOnceWith('Favourites: clearing: 503 Away.')
    server.on(`DELETE ${path}`, () => ({ status: 204 }))
    void page.favourites.toggle('333333')
    expect(await page.favourites.clear()).toBe(true)
    expect(page.favourites.itemNos.value).toEqual([])
    expect(server.requests.slice(-2)).toEqual(['POST /accounts/7/favourites', 'DELETE /accounts/7/favourites'])
    expect(await aPage().favourites.clear()).toBe(false)
  })
})
