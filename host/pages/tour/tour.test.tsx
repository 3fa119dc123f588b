import type { Tour } from '@onair/core/tour'
import { afterEach, describe, expect, test } from 'vitest'
import { offeredBy } from '../../kernel/page.ts'
import { aHost } from '../../kernel/testing/a-host.ts'
import { type ApiCall, aSite } from '../../parts/testing/a-site.tsx'
import { developersPage } from '../developers/developers.page.tsx'
import { enterTour } from './tour.actions.ts'
import { tourPage } from './tour.page.tsx'

const both = (text: string) => ({ en: text, fr: `${text} (fr)` })
const sight = { what: both('a kettle'), place: both('Account'), to: '/pages/myaccount' }
const tour: Tour = {
  password: 'Kettle77',
  people: [
    { email: 'ada@example.com', name: 'Ada Roy', about: both('A member.'), sights: [sight] },
    {
      email: 'bo@example.com',
      name: 'Bo Ng',
      about: both('Another.'),
      sights: [{ ...sight, to: '/pages/controlroom' }],
    },
    {
      email: 'cy@example.com',
      name: 'Cy Day',
      about: both('A guest.'),
      isGuest: true,
      sights: [
        { ...sight, to: '/pages/trackorder?orderNo=1&postalCode=A1A1A1' },
        { ...sight, to: 'http://sandbox.test/mailbox' },
      ],
    },
  ],
  tables: [
    {
      id: 'cards',
      title: both('Cards'),
      about: both('To type.'),
      columns: [both('Number'), both('Result')],
      rows: [{ typed: '4242 4242', what: both('paid') }],
      links: [{ place: both('Ledger'), to: 'http://sandbox.test/ledger' }],
    },
  ],
}

let close = async () => {}
afterEach(() => close())

const calls: ApiCall[] = []
/** A shop whose API signs everybody in, unless `refused`. Every token belongs to Ada. */
async function aShop({ offers = tour, refused }: { offers?: Tour | undefined; refused?: number } = {}) {
  calls.length = 0
  const respond = (call: ApiCall) => {
    calls.push(call)
    const { method, path } = call
    if (path.endsWith('/token'))
      return refused
        ? Response.json([{ Code: 'x', Message: 'No.', Area: 'userName' }], { status: refused })
        : Response.json({ access_token: 'secret', customerEDP: 8, expires_in: 60 })
    if (method === 'GET' && /\/accounts\/\d+$/.test(path)) return Response.json(ada)
    if (path.endsWith('/signout')) return new Response(null, { status: 204 })
    return Response.json([{ Code: 'x', Message: 'None.', Area: 'Cart' }], { status: 404 })
  }
  const site = await aSite([tourPage, developersPage], [enterTour], respond, {}, undefined, offers)
  close = () => site.close()
  return site
}
const ada = {
  Edp: 7,
  CustomerNo: '7',
  Email: 'ada@example.com',
  FirstName: 'Ada',
  LastName: 'Roy',
  Language: 'en',
  IsEmployee: false,
  IsGuest: false,
  IsOperator: false,
  BillingAddress: null,
  ShippingAddresses: [],
  CreditCards: [],
  IsNewsletterSubscribed: false,
  SecurityQuestionId: null,
}

describe('the page of a demonstration', () => {
  test.each([
    ['en', 'a kettle', 'Cards'],
    ['fr', 'a kettle (fr)', 'Cards (fr)'],
  ])('1. shows what the tour says, in %s, and is kept by no search and no cache', async (language, what, title) => {
    const { statusCode, headers, body } = await (await aShop()).inject(`/${language}/pages/demo`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    for (const text of [what, title, 'Kettle77', '4242 4242', 'Ada Roy']) expect(body).toContain(text)
  })

  test('2. has a form for each member, and links for a guest', async () => {
    const { body } = await (await aShop()).inject('/fr/pages/demo')
    const forms = body.match(/<form.*?<\/form>/gs)?.filter((form) => form.includes('/tour/enter')) ?? []
    expect(forms.map((form) => /value="([^"]*@[^"]*)"/.exec(form)?.[1])).toEqual(['ada@example.com', 'bo@example.com'])
    expect(body).not.toContain('value="cy@example.com"')
    expect(body).toContain('href="/fr/pages/trackorder?orderNo=1&amp;postalCode=A1A1A1"')
    expect(body).toContain('href="http://sandbox.test/mailbox"')
  })

  test('3. prevents translation of the texts to type', async () => {
    const { body } = await (await aShop()).inject('/en/pages/demo')
    for (const text of ['Kettle77', '4242 4242', 'ada@example.com']) {
      expect(body).toContain(`<code translate="no">${text}</code>`)
    }
  })

  test('4. does not exist in other shops: neither page, form, other spelling nor link', async () => {
    const site = await aSite([tourPage, developersPage], [], () => new Response(null, { status: 404 }))
    close = () => site.close()
    for (const path of ['/pages/demo', '/en/pages/demo', '/fr/pages/Demo/']) {
      const missing = await site.inject(path)
      const nowhere = await site.inject('/en/pages/nowhere')
      expect([missing.statusCode, missing.headers.location], path).toEqual([404, undefined])
      expect((await site.inject('/en/pages/demo')).body).toBe(nowhere.body)
    }
    expect((await site.inject('/en/pages/developers')).body).not.toContain('/pages/demo')
    expect(offeredBy(aHost(), [tourPage])).toEqual([])
    expect(offeredBy(aHost({ tour }), [tourPage])).toEqual([tourPage])
  })

  test('5. is linked from the developers’ page', async () => {
    expect((await (await aShop()).inject('/fr/pages/developers')).body).toContain('href="/fr/pages/demo"')
  })
})

/** Presses one of the page's buttons. */
async function press(
  fields: Record<string, string>,
  options: Parameters<typeof aShop>[0] & { cookies?: Record<string, string>; site?: string } = {},
) {
  const shop = await aShop(options)
  const { statusCode, headers, cookies } = await shop.inject({
    method: 'POST',
    url: '/tour/enter',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': options.site ?? 'same-origin',
      referer: 'http://shop.test/fr/pages/demo',
    },
    cookies: { language: 'fr_CA', ...options.cookies },
  })
  const set = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  const asked = calls.map(({ method, path }) => `${method} ${path}`)
  return { statusCode, to: headers.location, set, asked }
}
const asAda = { userToken: JSON.stringify({ Token: 'adas', Edp: 7 }), userEmail: 'ada@example.com' }
const bo = { email: 'bo@example.com', to: '/pages/controlroom' }

describe('a press', () => {
  test('1. signs in with the demonstration’s password, and opens the chosen page in the page’s language', async () => {
    const { statusCode, to, set } = await press(bo)
    expect([statusCode, to]).toEqual([303, '/fr/pages/controlroom'])
    expect(JSON.parse(set.userToken ?? '')).toEqual({ Token: 'secret', Edp: 8 })
    const [signIn] = calls.filter(({ path }) => path.endsWith('/token'))
    expect(Object.fromEntries(new URLSearchParams(signIn?.body))).toMatchObject({
      userName: 'bo@example.com',
      password: 'Kettle77',
      recaptchaToken: 'form',
    })
  })

  test('2. signs somebody else out first, without a message', async () => {
    const { to, set, asked } = await press(bo, { cookies: { ...asAda, cartGuid: 'adas-bag' } })
    expect(to).toBe('/fr/pages/controlroom')
    expect(asked).toContain('POST /api/v2/fr/accounts/7/signout')
    expect(asked.filter((call) => call.includes('adas-bag'))).toEqual([])
    expect([JSON.parse(set.userToken ?? '').Edp, set.userEmail]).toEqual([8, 'bo@example.com'])
    expect(set.signOutMessage ?? '').toBe('')
  })

  test('3. changes nothing if this person is signed in', async () => {
    const { to, set, asked } = await press({ email: 'ada@example.com', to: sight.to }, { cookies: asAda })
    expect([to, set.userToken]).toEqual(['/fr/pages/myaccount', undefined])
    expect(asked.filter((call) => call.includes('token') || call.includes('signout'))).toEqual([])
  })

  test.each([
    ['an unknown person', { email: 'eve@example.com', to: sight.to }],
    ['another person’s sight', { email: 'ada@example.com', to: '/pages/controlroom' }],
    ['another site', { email: 'ada@example.com', to: 'https://evil.test/' }],
    ['a guest, who has no account', { email: 'cy@example.com', to: 'http://sandbox.test/mailbox' }],
    ['nothing', {}],
  ])('4. with %s leads back to the page, and asks the API nothing', async (_, fields) => {
    expect(await press(fields)).toMatchObject({ statusCode: 303, to: '/fr/pages/demo', set: {}, asked: [] })
  })

  test('5. redirects to sign-in if the API refuses, and from there to the chosen page', async () => {
    const { to, set } = await press(bo, { refused: 429 })
    expect(to).toBe('/fr/pages/signin?refused=429&return=%2Fpages%2Fcontrolroom')
    expect(set.userToken).toBeUndefined()
  })

  test('6. is refused from another site', async () => {
    expect(await press(bo, { site: 'cross-site' })).toMatchObject({ statusCode: 403, set: {}, asked: [] })
  })
})
