import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recaptchaSettings } from '../outside/recaptcha.settings.ts'
import { type OrderingShop, orderingShop, ottawa } from '../testing/shopper.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { tokenSeconds } from './tokens.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await shop.member('member@example.com')
  await shop.guest({ Email: 'guest@example.com' })
})
afterAll(() => shop.close())

const person = {
  grant_type: 'password',
  userName: 'member@example.com',
  password: 'Onair2026',
  key: 'onair-web',
  recaptchaToken: 'ok-1',
}
const signIn = (form: Partial<typeof person> = {}, language: 'en' | 'fr' = 'en') =>
  shop.call('POST /api/v2/{language}/token', { form: { ...person, ...form }, language })
const account = (token: string, edp: number) =>
  shop.call('GET /api/v2/{language}/accounts/{edp}', { token, params: { edp } })

describe('the application token', () => {
  const app = { grant_type: 'password', userName: 'onair-shop', password: 'onair-demo-secret' }

  it('1. is issued for the application’s own credentials, with fewer than 128 characters', async () => {
    const reply = await shop.call('POST /api/token', { form: app })
    expect(reply.statusCode).toBe(200)
    const { access_token, expires_in } = reply.json()
    expect(access_token.length).toBeLessThan(128)
    expect(expires_in).toBe(tokenSeconds)
    expect((await shop.call('POST /api/v2/{language}/carts', { token: access_token })).statusCode).toBe(201)
  })

  it('2. is not issued for others', async () => {
    for (const wrong of [{ password: 'no' }, { userName: 'no' }]) {
      expect((await shop.call('POST /api/token', { form: { ...app, ...wrong } })).statusCode).toBe(401)
    }
    expect((await shop.call('POST /api/token', { form: { ...app, grant_type: 'refresh_token' } })).statusCode).toBe(400)
    expect((await shop.call('POST /api/token', { body: app })).statusCode).toBe(415)
  })

  it('3. gives no access to an account', async () => {
    expect((await account(await shop.appToken(), 10_000_001)).statusCode).toBe(401)
  })
})

describe('signing in', () => {
  it('1. issues a token for the correct password, ignoring capitals of the e-mail', async () => {
    const reply = await signIn({ userName: ' Member@Example.COM ' })
    expect(reply.statusCode).toBe(200)
    const { access_token, customerEDP } = reply.json()
    expect((await account(access_token, customerEDP)).json()).toMatchObject({
      Edp: customerEDP,
      Email: 'member@example.com',
    })
  })

  it('2. has the same reply for a wrong password, an unknown account and a guest’s e-mail', async () => {
    const replies = await Promise.all([
      signIn({ password: 'Wrong2026' }),
      signIn({ userName: 'nobody@example.com' }),
      signIn({ userName: 'guest@example.com' }),
      signIn({ userName: `'; drop table customer; --` }),
    ])
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(401)
    expect(replies[0]?.json()).toMatchObject([{ Area: 'userName' }])
  })

  it('3. refuses an e-mail that the database could not store', async () => {
    const reply = await signIn({ userName: 'member\u0000@example.com' }, 'fr')
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, 'userName'])
  })

  it('4. does the same work for an unknown account', async () => {
    expect(await checkPassword('x', undefined)).toBe(false)
    expect(await checkPassword('x', await hashPassword('x'))).toBe(true)
  })

  it('5. needs the key and a valid reCAPTCHA token', async () => {
    const [wrongKey, robot, invalid] = await Promise.all([
      signIn({ key: 'other' }),
      signIn({ recaptchaToken: 'bot-1' }, 'fr'),
      signIn({ recaptchaToken: 'x' }),
    ])
    expect([wrongKey.statusCode, wrongKey.json()[0].Area]).toEqual([417, 'key'])
    expect([robot.statusCode, robot.json()[0].Area]).toEqual([417, 'recaptchaToken'])
    expect(robot.json()[0].Message).toContain('Veuillez réessayer')
    expect(invalid.statusCode).toBe(417)
  })

  it('5. tells anybody the script and the site key for that token', async () => {
    const reply = await shop.call('GET /api/v2/{language}/recaptcha')
    expect(reply.json()).toEqual({
      ScriptUrl: recaptchaSettings.of(shop.config).scriptUrl,
      SiteKey: recaptchaSettings.of(shop.config).siteKey,
    })
    expect(reply.headers['cache-control']).toBe('public, max-age=300')
  })

  it('6. is a 503 while the reCAPTCHA service is away', async () => {
    const body = JSON.stringify({ Service: 'recaptcha', Mode: 'error', Count: 1 })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${shop.sandbox.origin}/faults`, { method: 'POST', headers, body })
    const reply = await signIn()
    expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([503, true])
  })

  it('7. stores neither passwords nor tokens readably', async () => {
    const { access_token } = (await signIn()).json()
    const { rows } = await shop.pool.query(
      `select (select string_agg(t::text, '') from token t) || (select string_agg(c::text, '') from customer c) as all`,
    )
    expect(rows[0].all).not.toContain(access_token)
    expect(rows[0].all).not.toContain('Onair2026')
    expect(rows[0].all).toContain('$argon2id$')
  })
})

describe('a customer’s token', () => {
  it('1. ends at sign-out; another browser’s does not', async () => {
    const [here, there] = [(await signIn()).json(), (await signIn()).json()]
    const edp = here.customerEDP
    const out = await shop.call('POST /api/v2/{language}/accounts/{edp}/signout', {
      token: here.access_token,
      params: { edp },
    })
    expect(out.statusCode).toBe(204)
    expect((await account(here.access_token, edp)).statusCode).toBe(401)
    expect((await account(there.access_token, edp)).statusCode).toBe(200)
  })

  it('2. expires', async () => {
    const { access_token, customerEDP } = (await signIn()).json()
    const { rows } = await shop.pool.query('select max(expires_at) as at from token where customer_edp = $1', [
      customerEDP,
    ])
    expect(rows[0].at).toEqual(new Date(shop.clock.now().getTime() + tokenSeconds * 1000))
    await shop.pool.query('update token set expires_at = $2 where customer_edp = $1', [customerEDP, shop.clock.now()])
    expect((await account(access_token, customerEDP)).statusCode).toBe(401)
  })

  it('3. gives no access to other accounts or to the application’s calls', async () => {
    const { access_token, customerEDP } = (await signIn()).json()
    expect((await account(access_token, customerEDP + 1)).statusCode).toBe(403)
    expect((await shop.call('POST /api/v2/{language}/carts', { token: access_token })).statusCode).toBe(401)
  })
})

describe('opening an account', () => {
  const open = async (body: Record<string, unknown>, language: 'en' | 'fr' = 'en') =>
    shop.call('POST /api/v2/{language}/accounts', { token: await shop.appToken(), body, language })
  const member = { IsGuest: false, Password: 'Onair2026', Language: 'en', ...ottawa }
  const guest = { IsGuest: true, ...ottawa }

  it('1. signs the new member in; the address is used for bills and parcels', async () => {
    const reply = await open({ ...member, Email: 'new@example.com', Subscribe: true, Address2: '' })
    expect(reply.statusCode).toBe(201)
    const { AccessToken, CustomerEDP, Email } = reply.json()
    expect(Email).toBe('new@example.com')
    const read = (await account(AccessToken, CustomerEDP)).json()
    const address = {
      FirstName: 'Ada',
      City: 'Ottawa',
      Province: 'ON',
      ZipCode: 'K1P5W1',
      Phone: '6135550100',
      Address2: null,
    }
    expect(read).toMatchObject({
      CustomerNo: String(CustomerEDP),
      IsGuest: false,
      IsNewsletterSubscribed: true,
      BillingAddress: { ...address, IsDefault: false },
      ShippingAddresses: [{ ...address, IsDefault: true }],
      CreditCards: [],
    })
  })

  it('2. refuses an e-mail that a member has, also with concurrent requests', async () => {
    const taken = await open({ ...member, Email: 'MEMBER@example.com' }, 'fr')
    expect([taken.statusCode, taken.json()[0].Area]).toEqual([417, 'Email'])
    const both = await Promise.all([1, 2].map(() => open({ ...member, Email: 'twice@example.com' })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 417])
  })

  it('3. accepts a guest with any e-mail, and does not reveal a member with it', async () => {
    for (const _ of [1, 2]) {
      const reply = await open({ ...guest, Email: 'member@example.com' })
      expect(reply.statusCode).toBe(201)
      const { AccessToken, CustomerEDP } = reply.json()
      expect((await account(AccessToken, CustomerEDP)).json()).toMatchObject({
        CustomerNo: '0',
        IsGuest: true,
        CreditCards: [],
      })
    }
  })

  it('4. names every invalid field', async () => {
    const reply = await open({ ...guest, Email: 'a@example.com', PostalCode: 'H2X 1Y4', Phone: '555-0100' })
    expect(reply.statusCode).toBe(400)
    expect(
      reply
        .json()
        .map(({ Area }: { Area: string }) => Area)
        .sort(),
    ).toEqual(['Phone', 'PostalCode'])
    expect((await open({ ...member, Email: 'b@example.com', Password: 'short' })).json()[0].Area).toBe('Password')
    expect((await open({ ...member, Email: 'c@example.com', IsEmployee: true })).statusCode).toBe(400)
  })

  it('6. makes it expensive to find out taken e-mails, and notifies the owner once a day', async () => {
    const dear = await orderingShop({ config: { limits: { ...shop.config.limits, takenEmails: 3 } } })
    const token = await dear.appToken()
    const ask = async (Email: string, more: object = {}, remoteAddress = '203.0.113.7') => {
      const reply = await dear.app.inject({
        method: 'POST',
        url: '/api/v2/fr/accounts',
        remoteAddress,
        headers: { authorization: `Bearer ${token}` },
        payload: { ...member, Email, ...more },
      })
      return [reply.statusCode, reply.json()[0]?.Area ?? null]
    }
    const letters = async () =>
      (await dear.pool.query(`select content from outbox where kind = 'account-exists'`)).rows.map(
        ({ content }) => content,
      )
    expect(await ask('maya@example.com')).toEqual([201, null])
    for (const email of ['maya@example.com', 'MAYA@example.com', 'maya@EXAMPLE.com'])
      expect(await ask(email)).toEqual([417, 'Email'])
    expect(await letters()).toEqual([{ to: 'maya@example.com', language: 'en' }])

    expect(await ask('maya@example.com')).toEqual([417, 'Recaptcha'])
    expect(await ask('new@example.com', { RecaptchaToken: 'bot-1' })).toEqual([417, 'Recaptcha'])
    expect(await ask('new@example.com', { RecaptchaToken: 'ok-1' })).toEqual([201, null])
    expect(await ask('maya@example.com', {}, '203.0.113.8')).toEqual([417, 'Email'])
    for (const n of Array(12).keys())
      expect([n, ...(await ask('maya@example.com', { RecaptchaToken: `ok-${n}` }))]).toEqual([n, 417, 'Email'])
    expect(await ask('maya@example.com', { RecaptchaToken: 'ok-last' })).toEqual([429, 'Requests'])
    const guests = await dear.app.inject({
      method: 'POST',
      url: '/api/v2/fr/accounts',
      remoteAddress: '203.0.113.7',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...guest, Email: 'maya@example.com' },
    })
    expect(guests.statusCode).toBe(201)

    dear.clock.advance(24 * 3_600_000)
    expect(await ask('maya@example.com')).toEqual([417, 'Email'])
    expect(await letters()).toHaveLength(2)
    await dear.close()
  })

  it.each(['123456', 'password1', 'qwerty123', 'd@example.com1'])(
    '5. takes no password that is guessed first: %s',
    async (Password) => {
      const reply = await open({ ...member, Email: 'd@example.com', Password }, 'fr')
      expect([reply.statusCode, reply.json()[0]]).toMatchObject([
        417,
        { Area: 'Password', Message: expect.stringContaining('facile à deviner') },
      ])
    },
  )
})
