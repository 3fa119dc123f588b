import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { pages } from '../../pages.ts'
import { accountFrame } from './account.frame.tsx'

const tokenCookie = (Token: string) => `userToken=${encodeURIComponent(JSON.stringify({ Token, Edp: 7 }))}`
const [token, guestToken] = [tokenCookie('abc'), tokenCookie('guest-abc')]
type Account = { CustomerNo?: string; FirstName?: string }

/** The frame around an order's details, as text without markup or as HTML. */
async function frameOf(
  account: Account | number | 'away',
  { prefix = '', cookies = `${token}; userName=Susan`, path = '/pages/myaccount/orderstatus/100000123' } = {},
) {
  const reply = async () => {
    if (account === 'away') throw new TypeError('fetch failed')
    return typeof account === 'number'
      ? new Response('[]', { status: account })
      : new Response(JSON.stringify({ CustomerNo: '1000007', FirstName: 'Susan', ...account }))
  }
  const visit = createVisit(aHost({ fetchFor: () => reply }), {
    url: prefix + path,
    ip: '127.0.0.1',
    params: {},
    headers: { cookie: cookies },
  })
  const { body, title } = await accountFrame(visit)({
    title: 'Order details',
    above: [{ name: 'Your orders', path: '/pages/myaccount/orderstatus' }],
    children: 'The screen',
  })
  expect(title).toBe('Order details')
  return renderToStaticMarkup(body)
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

describe('the frame of account screens', () => {
  test('1. says whose account it is: a possessive in English, the name alone in French', async () => {
    expect(textOf(await frameOf({}))).toContain('|Susan|’s ACCOUNT|')
    expect(textOf(await frameOf({}, { prefix: '/fr' }))).toContain('|Susan|')
  })

  test('2. shows the customer number, but not the 0 of a guest', async () => {
    expect(textOf(await frameOf({}))).toContain('|Customer number |1000007|')
    expect(textOf(await frameOf({ CustomerNo: '0' }))).not.toContain('Customer number')
  })

  test('3. if the account cannot be read, shows the cookie’s name and the screen', async () => {
    for (const failure of [503, 'away'] as const) {
      const text = textOf(await frameOf(failure))
      expect(text).toContain('|Susan|’s ACCOUNT|')
      expect(text).toContain('The screen')
    }
  })

  test('4. the breadcrumb begins with the account; each crumb except the screen is a link in the page’s language', async () => {
    const crumbs = /<nav class="crumbs".*?<\/nav>/.exec(await frameOf({}, { prefix: '/fr' }))?.[0] ?? ''
    expect([...crumbs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/fr/pages/myaccount',
      '/fr/pages/myaccount/orderstatus',
    ])
    expect(crumbs).toContain('<span aria-current="page">Order details</span>')
  })

  test('5. signing out posts to the address without a language, even from a page with one', async () => {
    expect(await frameOf({}, { prefix: '/fr' })).toContain('<form action="/signout" method="post">')
  })

  test.each(['/pages/myaccount/orderstatus/100000123', '/pages/returnitems?orderNo=10000012301'])(
    '6. the navigation marks the screen that this one is below: %s',
    async (path) => {
      const link = /<a[^>]*>Your orders<\/a>/g
      const [, inNavigation] = (await frameOf({}, { path })).match(link) ?? []
      expect(inNavigation).toContain('aria-current="true"')
    },
  )

  test('7. the navigation lists pages that exist, and for a guest those whose audience is guest', async () => {
    const listedWith = async (cookies: string) => {
      const [navigation = ''] = /<nav class="account-nav".*?<\/nav>/.exec(await frameOf({}, { cookies })) ?? []
      return [...navigation.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path)
    }
    const audiences = new Map(pages.map(({ path, audience }) => [path, audience]))
    const listed = await listedWith(token)
    expect(listed).toContain('/pages/myaccount/addresses')
    expect(listed.filter((path) => !audiences.has(path))).toEqual([])
    expect(await listedWith(guestToken)).toEqual(listed.filter((path) => audiences.get(path) === 'guest'))
  })
})
