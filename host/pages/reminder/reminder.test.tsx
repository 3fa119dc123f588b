import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { aSite } from '../../parts/testing/a-site.tsx'
import { reminderActions } from './reminder.actions.ts'
import { reminderPages } from './reminder.pages.tsx'

let app: FastifyInstance
afterEach(() => app.close())

/** The reminders' pages; the API replies with `status`. */
async function opened(status: number | 'away' = 204) {
  const calls: string[] = []
  app = await aSite(reminderPages, reminderActions, ({ method, path, body }) => {
    if (status === 'away') throw new TypeError('fetch failed')
    calls.push(`${method} ${path.replace(/^.*\/v2\/en/, '')} ${body}`.trim())
    return new Response(status < 300 ? null : '[]', { status })
  })
  return calls
}
const heading = (html: string) => new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

test.each([
  [202, 'asked'],
  [201, 'asked'],
  [400, 'invalid'],
  [417, 'late'],
  [404, 'late'],
  [429, 'busy'],
  [503, 'away'],
  ['away', 'away'],
] as const)(
  '1. the form, when answered %s, redirects to the programme, without the e-mail in the address',
  async (status, outcome) => {
    const calls = await opened(status)
    const reply = await app.inject({
      method: 'POST',
      url: '/reminder',
      payload: 'show=a%26b&email=maya%40example.com',
      headers: { ...form, referer: 'http://shop.test/en/pages/schedule?show=a%26b' },
    })
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/en/pages/schedule?show=a%26b&reminder=${outcome}#reminder`,
    ])
    if (status !== 'away')
      expect(calls).toEqual(['POST /shows/a%26b/reminders {"Email":"maya@example.com","TimeZone":"America/Toronto"}'])
  },
)

test('2. the form of a French page asks in French', async () => {
  const calls = await opened(202)
  const headers = { ...form, referer: 'http://shop.test/fr/pages/schedule?show=a' }
  const payload = 'show=a&email=maya%40example.com'
  const reply = await app.inject({ method: 'POST', url: '/fr/reminder', payload, headers })
  expect(reply.headers.location).toBe('/fr/pages/schedule?show=a&reminder=asked#reminder')
  expect(calls[0]).toMatch(/^POST .*\/v2\/fr\/shows\/a\/reminders /)
})

describe.each([
  ['confirm?token=abc', 'POST /reminders/confirm {"Token":"abc"}', 'Confirm your reminder', 'Your reminder is set'],
  ['stop?show=x&token=abc', 'DELETE /shows/x/reminders/abc', 'Stop all reminders', 'Your reminders are stopped'],
])('the page of a link: %s', (path, call, asks, done) => {
  const url = `/en/pages/reminder/${path}`

  test('1. changes nothing when opened, and is not cached', async () => {
    const calls = await opened()
    const page = await app.inject(url)
    expect([heading(page.body), calls]).toEqual([asks, []])
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })
  })
  test('2. acts when its form is posted', async () => {
    const calls = await opened()
    const reply = await app.inject({ method: 'POST', url, headers: form, payload: '' })
    expect([reply.statusCode, heading(reply.body), calls]).toEqual([200, done, [call]])
  })
  test.each([
    [417, 200, /no longer works|nothing to stop/],
    [404, 200, /no longer works|nothing to stop/],
    ['away', 503, /just now/],
  ] as const)('3. answered %s, it says so', async (status, shown, text) => {
    await opened(status)
    const reply = await app.inject({ method: 'POST', url, headers: form, payload: '' })
    expect([reply.statusCode, heading(reply.body)]).toEqual([shown, expect.stringMatching(text)])
  })
  test('4. without a token has nothing to do', async () => {
    await opened()
    expect(heading((await app.inject(url.replace('token=abc', 'token='))).body)).toMatch(
      /no longer works|nothing to stop/,
    )
  })
})
