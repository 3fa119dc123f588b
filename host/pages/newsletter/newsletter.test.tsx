import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { aSite } from '../../parts/testing/a-site.tsx'
import { newsletterActions } from './newsletter.actions.ts'
import { newsletterPages } from './newsletter.pages.tsx'

let app: FastifyInstance
afterEach(() => app.close())

/** The newsletter's pages; the API replies with `status`. */
async function opened(status: number | 'away' = 204) {
  const calls: string[] = []
  app = await aSite(newsletterPages, newsletterActions, ({ path, body }) => {
    if (status === 'away') throw new TypeError('fetch failed')
    calls.push(`${path.slice(path.indexOf('/newsletter'))} ${body}`.trim())
    return new Response(status < 300 ? null : '[]', { status })
  })
  return calls
}
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const heading = (html: string) => parsed(html).querySelector('h1')?.textContent
const form = 'application/x-www-form-urlencoded'

describe('the form of the newsletter', () => {
  test.each([
    [202, 'sent', 'We have sent an e-mail'],
    [400, 'invalid', 'A valid email is required!'],
    [429, 'busy', 'too many requests'],
    [503, 'away', 'cannot be reached'],
    ['away', 'away', 'cannot be reached'],
  ] as const)(
    '1. when answered %s, redirects to a page that says so, without the e-mail in its address',
    async (status, outcome, text) => {
      const calls = await opened(status)
      const reply = await app.inject({
        method: 'POST',
        url: '/newsletter',
        payload: 'email=maya%2Btv%40example.com',
        headers: { 'content-type': form, 'sec-fetch-site': 'same-origin', referer: 'http://shop.test/en/' },
      })
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `/en/pages/newsletter?posted=${outcome}`])
      if (status !== 'away') expect(calls).toEqual(['/newslettersubscription?emailAddress=maya%2Btv%40example.com'])
      const page = await app.inject(reply.headers.location ?? '')
      expect(parsed(page.body).querySelector('.notice')?.textContent).toContain(text)
      expect(parsed(page.body).querySelector('form[action="/newsletter"] input[type=email]')).not.toBeNull()
    },
  )

  const posts = (email: string, fields = '', cookie = 'language=en_CA') =>
    app.inject({
      method: 'POST',
      url: '/newsletter',
      payload: `email=${encodeURIComponent(email)}${fields}`,
      headers: { 'content-type': form, 'sec-fetch-site': 'same-origin', referer: 'http://shop.test/fr/', cookie },
    })

  test('1a. asks about an address that looks mistyped, offers both, and sends nothing meanwhile', async () => {
    const calls = await opened(202)
    const reply = await posts('Maya+tv@gmial.com')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/fr/pages/newsletter/address'])
    const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect(cookie).not.toContain('gmial')
    const page = await app.inject({ url: reply.headers.location ?? '', headers: { cookie } })
    expect([page.statusCode, heading(page.body)]).toEqual([200, 'Est-ce bien votre adresse courriel?'])
    expect(page.headers['cache-control']).toBe('private, no-store')
    const forms = [...parsed(page.body).querySelectorAll('main form[action="/newsletter"]')]
    const fields = forms.map((one) => Object.fromEntries(new FormData(one as HTMLFormElement)))
    expect(fields).toEqual([
      { email: 'Maya+tv@gmail.com', confirmed: '' },
      { email: 'Maya+tv@gmial.com', confirmed: '' },
    ])
    expect(calls).toEqual([])

    await posts('Maya+tv@gmial.com', '&confirmed=')
    expect(calls).toEqual(['/newslettersubscription?emailAddress=Maya%2Btv%40gmial.com'])
  })

  test('1b. asks nothing if no cookie can carry the question', async () => {
    const calls = await opened(202)
    expect((await posts('maya@gmial.com', '', '')).headers.location).toBe('/fr/pages/newsletter?posted=sent')
    expect(calls).toHaveLength(1)
  })

  test('1c. redirects the question without an address to the form', async () => {
    await opened()
    const page = await app.inject('/en/pages/newsletter/address')
    expect([page.statusCode, page.headers.location]).toEqual([302, '/en/pages/newsletter'])
  })

  test('1d. has no name by which blockers hide newsletter boxes', async () => {
    await opened()
    const page = await app.inject('/en/pages/newsletter')
    const asking = parsed(page.body).querySelector('form[action="/newsletter"]')
    for (const hidden of ['.newsletter-form', '.newsletter', '.newsletter-signup', '.subscribe-form', '.email-signup'])
      expect(asking?.closest(hidden)).toBeNull()
  })

  test('2. is refused from another site', async () => {
    const calls = await opened()
    const headers = { 'content-type': form, 'sec-fetch-site': 'cross-site' }
    const reply = await app.inject({ method: 'POST', url: '/newsletter', payload: 'email=a%40b.ca', headers })
    expect([reply.statusCode, calls]).toEqual([403, []])
  })
})

describe.each([
  ['confirm', 'confirm', 'Confirm your subscription', 'You are subscribed', 'This link no longer works'],
  ['unsubscribe', 'unsubscribe', 'Unsubscribe from the newsletter', 'You are unsubscribed', 'We do not know this link'],
])('the page of a link: %s', (path, call, asks, done, spent) => {
  const url = `/en/pages/newsletter/${path}?token=abc`

  test('1. changes nothing when opened, and is not cached', async () => {
    const calls = await opened()
    const page = await app.inject(url)
    expect([heading(page.body), calls]).toEqual([asks, []])
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })
    expect(parsed(page.body).querySelector('form')?.getAttribute('action')).toBe(url)
  })

  test.each([
    ['the page’s own form', { 'content-type': form }, ''],
    ['a mail program', { 'content-type': form }, 'List-Unsubscribe=One-Click'],
    [
      'a mail program, as multipart',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('2. does it when %s posts, without cookies or an origin, and redirects nowhere', async (_, headers, payload) => {
    const calls = await opened()
    const reply = await app.inject({ method: 'POST', url, headers, payload })
    expect([reply.statusCode, heading(reply.body)]).toEqual([200, done])
    expect(calls).toEqual([`/newslettersubscription/${call} {"Token":"abc"}`])
  })

  test.each([
    [417, 200, spent],
    [503, 503, asks],
    ['away', 503, asks],
  ] as const)('3. answered %s says what to do', async (status, code, title) => {
    await opened(status)
    const reply = await app.inject({ method: 'POST', url })
    expect([reply.statusCode, heading(reply.body)]).toEqual([code, title])
    expect(parsed(reply.body).querySelector('form, p a')).not.toBeNull()
  })

  test('4. without a token, shows an invalid link and makes no call', async () => {
    const calls = await opened()
    for (const method of ['GET', 'POST'] as const) {
      expect(heading((await app.inject({ method, url: `/en/pages/newsletter/${path}` })).body)).toBe(spent)
    }
    expect(calls).toEqual([])
  })
})
