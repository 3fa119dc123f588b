import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { keySettings } from '../kernel/key.settings.ts'
import { createLogger } from '../kernel/log.ts'
import { hashPasswordsAsRecommended } from '../testing/password-cost.ts'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { sweep } from '../testing/sweep.ts'
import { formTokenOf } from './form-token.ts'
import { passwordResetService } from './password-reset.service.ts'
import { hashPassword } from './passwords.ts'
import { hashOf } from './tokens.ts'

const minute = 60_000

hashPasswordsAsRecommended()

let shop: OrderingShop
let app: OrderingShop['app']
let made = 0
let formToken: string
let email: string
beforeAll(async () => {
  shop = await orderingShop()
  app = await buildApp({
    config: { ...shop.config, trustProxy: 1, limits: { ...shop.config.limits, signIn: 100_000 } },
    pool: shop.pool,
    log: createLogger('silent'),
    clock: shop.clock.now,
    fetch,
    checkReplies: true,
    background: false,
  })
  await app.ready()
  formToken = formTokenOf(keySettings.of(shop.config))
})
beforeEach(async () => {
  shop.clock.set('2026-11-21T17:00:00Z')
  made += 1
  email = `member${made}@example.com`
  await shop.member(email)
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

type Try = { userName?: string; password?: string; language?: string; from?: string; recaptchaToken?: string }
const signIn = ({
  userName = email,
  password = 'Wrong2026',
  language = 'en',
  from = '203.0.113.1',
  ...how
}: Try = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/${language}/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    payload: new URLSearchParams({
      grant_type: 'password',
      userName,
      password,
      key: 'onair-web',
      recaptchaToken: how.recaptchaToken ?? 'ok-1',
    }).toString(),
  })
const right = (from?: string) => signIn({ password: 'Onair2026', ...(from && { from }) })
const statuses = async (tries: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(tries)).map(({ statusCode }) => statusCode)
const times = <T>(count: number, one: (n: number) => T) => Array.from({ length: count }, (_, n) => one(n))
async function tenWrong(how: Try = {}) {
  for (let n = 0; n < 10; n += 1) expect((await signIn(how)).statusCode).toBe(401)
}

describe('wrong passwords', () => {
  it('1. are checked ten times in a quarter of an hour; then not even the correct one is', async () => {
    await tenWrong()
    shop.clock.advance(5 * minute)
    const refused = await signIn({ password: 'Onair2026' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
    expect(refused.json()).toEqual([
      {
        Message:
          'There were too many attempts to sign in with this e-mail. Please try again in 10 min, or choose a new password.',
        Area: 'userName',
      },
    ])
    expect((await signIn({ language: 'fr' })).json()[0].Message).toContain('Veuillez réessayer dans 10\u00a0min')
  })

  it('2. lock for that quarter only, however many more follow', async () => {
    await tenWrong()
    for (let n = 0; n < 14; n += 1) {
      shop.clock.advance(minute)
      expect((await signIn()).statusCode).toBe(429)
    }
    shop.clock.advance(minute)
    expect((await right()).statusCode).toBe(200)
  })

  it('3. count by e-mail: capitals, spaces, network addresses and content types make no difference', async () => {
    await Promise.all(
      times(10, (n) =>
        signIn({
          userName: n % 2 ? ` ${email.toUpperCase()} ` : email,
          from: `198.51.100.${n}`,
          recaptchaToken: n % 3 ? 'ok-1' : formToken,
        }),
      ),
    )
    expect((await signIn({ recaptchaToken: formToken })).statusCode).toBe(429)
    expect((await signIn({ from: '198.51.100.77' })).statusCode).toBe(429)
  })

  it('4. get the same reply for an unknown e-mail and a guest’s', async () => {
    await shop.guest({ Email: `guest-of-${email}` })
    const all = [email, `nobody-${email}`, `guest-of-${email}`]
    for (const userName of all) await tenWrong({ userName })
    const closed = await Promise.all(all.map((userName) => signIn({ userName })))
    expect(
      new Set(closed.map(({ statusCode, body, headers }) => `${statusCode} ${headers['retry-after']} ${body}`)).size,
    ).toBe(1)
    expect(closed[0]?.statusCode).toBe(429)
  })

  it('5. are checked ten times also if fifty come at once', async () => {
    const answers = await statuses(times(50, () => signIn()))
    expect([answers.filter((one) => one === 401).length, answers.filter((one) => one === 429).length]).toEqual([10, 40])
  })

  it('6. of one e-mail do not count for another', async () => {
    await tenWrong({ userName: `other-${email}` })
    expect((await right()).statusCode).toBe(200)
  })

  it('7. do not count without a valid reCAPTCHA, and correct ones never do', async () => {
    await statuses(times(12, () => signIn({ recaptchaToken: 'bot-1' })))
    for (let n = 0; n < 12; n += 1) expect((await right(`192.0.2.${n}`)).statusCode).toBe(200)
  })
})

describe('the form without JavaScript', () => {
  let tried = 0
  function byForm(from: string, password = 'Wrong2026', userName?: string) {
    tried += 1
    return signIn({ from, password, userName: userName ?? `nobody${tried}@example.com`, recaptchaToken: formToken })
  }

  it('1. needs no reCAPTCHA until five wrong passwords came from an address, whatever the e-mails', async () => {
    const tries = []
    for (let n = 0; n < 7; n += 1) tries.push((await byForm('198.51.100.200')).statusCode)
    expect(tries).toEqual([401, 401, 401, 401, 401, 417, 417])
    // With a reCAPTCHA one can still sign in from there, and the form works elsewhere.
    expect((await right('198.51.100.200')).statusCode).toBe(200)
    expect((await byForm('198.51.100.201', 'Onair2026', email)).statusCode).toBe(200)
    shop.clock.advance(15 * minute)
    expect((await byForm('198.51.100.200', 'Onair2026', email)).statusCode).toBe(200)
  })

  it('2. is limited to five also in a burst', async () => {
    const answers = await statuses(times(30, () => byForm('198.51.100.202')))
    expect(answers.filter((one) => one === 401)).toHaveLength(5)
  })

  it('3. does not count correct passwords', async () => {
    for (let n = 0; n < 8; n += 1) expect((await byForm('198.51.100.203', 'Onair2026', email)).statusCode).toBe(200)
  })
})

describe('a member whom an attacker tries to lock out', () => {
  it('1. signs in from where they did before', async () => {
    expect((await right('203.0.113.9')).statusCode).toBe(200)
    await tenWrong()
    expect((await right()).statusCode).toBe(429)
    for (let n = 0; n < 12; n += 1) expect((await right('203.0.113.9')).statusCode).toBe(200)
    await tenWrong({ from: '203.0.113.9' })
    expect((await right('203.0.113.9')).statusCode).toBe(429)
  })

  it('2. is known there for 21 days', async () => {
    await right('203.0.113.9')
    shop.clock.advance(21 * 24 * 60 * minute + 1)
    await tenWrong()
    expect((await right('203.0.113.9')).statusCode).toBe(429)
  })

  it('3. signs in with a new password, from anywhere', async () => {
    await tenWrong()
    const token = `reset-${made}`.padEnd(43, 'x')
    await shop.pool.query(
      `insert into password_reset (hash, customer_edp, expires_at) select $1, edp, $3 from customer where email = $2`,
      [hashOf(token), email, new Date(shop.clock.now().getTime() + minute)],
    )
    const passwords = passwordResetService({ pool: shop.pool, clock: shop.clock.now })
    const newPassword = { newPassword: 'Kettle77', newPasswordConfirmed: 'Kettle77' }
    expect(await passwords.update({ token, ...newPassword })).toBeUndefined()
    expect((await signIn({ password: 'Kettle77' })).statusCode).toBe(200)
  })
})

describe('the stored attempts', () => {
  it('1. contain no e-mail, and are deleted when they expire', async () => {
    await shop.pool.query('delete from sign_in_attempts')
    await right('203.0.113.9')
    await signIn({ userName: 'nobody@example.com', password: await hashPassword('x') })
    const attempts = async () => (await shop.pool.query('select * from sign_in_attempts')).rows
    expect(JSON.stringify(await attempts())).not.toMatch(/example|203\.0/)
    expect(await attempts()).toHaveLength(3)
    shop.clock.advance(16 * minute)
    await sweep(shop.pool, shop.clock.now())
    expect(await attempts()).toHaveLength(1)
    shop.clock.advance(21 * 24 * 60 * minute)
    await sweep(shop.pool, shop.clock.now())
    expect(await attempts()).toEqual([])
  })
})
