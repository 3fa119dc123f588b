import { normaliseAnswer } from '@onair/core/sign-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { createMail } from '../outside/mail.ts'
import { testOutbox } from '../testing/outbox.ts'
import { hashPasswordsAsRecommended } from '../testing/password-cost.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { hashPassword } from './passwords.ts'

hashPasswordsAsRecommended()

const careEmail = 'care@example.com'
let shop: OrderingShop
let appToken: string
let made = 0
beforeAll(async () => {
  shop = await orderingShop()
  appToken = await shop.appToken()
})
afterAll(() => shop.close())

type Language = 'en' | 'fr'
const call = (name: 'reset' | 'verify' | 'info' | 'update', body: unknown, language: Language = 'en') =>
  shop.call(`POST /api/v2/{language}/password${name}`, { token: appToken, body, language })
const sendMail = (from: { mail?: ReturnType<typeof createMail>; lateMs?: number } = {}) =>
  testOutbox(shop, { ...from, careEmail }).sendDue()
type Mail = { Subject: string; Text: string; Html: string }
const mailTo = async (email: string): Promise<Mail[]> =>
  (await (await fetch(`${shop.sandbox.origin}/mailbox/messages?to=${email}`)).json()) as Mail[]
const linkIn = (mail: Mail | undefined) => /https?:\/\/\S+token=([\w-]+)/.exec(mail?.Text ?? '')?.[1] ?? ''

/** A member, and the token of the newest mail's link. */
async function asked(overrides: Record<string, unknown> = {}): Promise<{ email: string; token: string; who: Shopper }> {
  made += 1
  const email = `forgetful${made}@example.com`
  const who = await shop.member(email, overrides)
  return { email, who, token: await anotherLink(email) }
}
async function anotherLink(email: string): Promise<string> {
  expect((await call('reset', { Email: email })).statusCode).toBe(204)
  await sendMail()
  return linkIn((await mailTo(email))[0])
}
const chosen = (token: string, more: Record<string, unknown> = {}) => ({
  Token: token,
  NewPassword: 'Kettle77',
  NewPasswordConfirmed: 'Kettle77',
  ...more,
})
const signIn = (userName: string, password: string) =>
  shop.call('POST /api/v2/{language}/token', {
    form: { grant_type: 'password', userName, password, key: 'onair-web', recaptchaToken: 'ok-1' },
  })
const refusedBy = (reply: { statusCode: number; json(): { Area: string }[] }) => [
  reply.statusCode,
  reply.json()[0]?.Area,
]
const keep = async (edp: number, answer: string) =>
  shop.pool.query(`update customer set security_question_id = 'first-pet', security_answer_hash = $2 where edp = $1`, [
    edp,
    await hashPassword(normaliseAnswer(answer)),
  ])

describe('asking for a new password', () => {
  it('1. mails a link in the account’s language, to the address that the account has', async () => {
    await shop.member('elodie@example.com', { Language: 'fr' })
    expect((await call('reset', { Email: ' Elodie@Example.com ' })).statusCode).toBe(204)
    expect(await sendMail()).toBe(1)
    const [mail] = await mailTo('elodie@example.com')
    expect(mail?.Subject).toBe('Choisissez un nouveau mot de passe Onair')
    expect(mail?.Text).toMatch(/http:\/\/shop\.test\/fr\/pages\/forgotpassword\?token=[\w-]{43}\n/)
    expect(mail?.Text).toContain('une seule fois, pendant 30\u00a0minutes')
    expect(mail?.Html).toContain('lang="fr-CA"')
    expect(mail?.Html).toContain(`token=${linkIn(mail)}`)
  })

  it('2. has the same reply and effect with and without an account; unknown addresses and guests get no mail', async () => {
    await shop.guest({ Email: 'only-guest@example.com' })
    await shop.member('known@example.com')
    const before = await shop.pool.query('select count(*)::int as n from outbox')
    const replies = []
    for (const Email of ['known@example.com', 'only-guest@example.com', 'nobody@example.com']) {
      replies.push(await call('reset', { Email }))
    }
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(replies.map(() => [204, '']))
    const after = await shop.pool.query('select count(*)::int as n from outbox')
    expect(after.rows[0].n - before.rows[0].n).toBe(3)
    expect(
      (
        await shop.pool.query(
          'select 1 from password_reset p join customer c on c.edp = p.customer_edp where c.is_guest',
        )
      ).rowCount,
    ).toBe(0)
    expect(await sendMail()).toBe(1)
    expect(await mailTo('only-guest@example.com')).toEqual([])
    expect(await mailTo('nobody@example.com')).toEqual([])
  })

  it('3. writes to an account at most three times in half an hour', async () => {
    const { email } = await asked()
    for (let times = 0; times < 5; times += 1) await call('reset', { Email: email })
    await sendMail()
    expect(await mailTo(email)).toHaveLength(3)
    shop.clock.advance(31 * 60_000)
    await call('reset', { Email: email })
    await sendMail()
    expect(await mailTo(email)).toHaveLength(4)
  })

  it('4. a mail that could not be sent is composed again, and its earlier link is invalid', async () => {
    made += 1
    const email = `late${made}@example.com`
    await shop.member(email)
    await call('reset', { Email: email })
    const away = { send: async () => ({ status: 'unavailable' as const, reason: 'network' as const }) }
    expect(await sendMail({ mail: away })).toBe(0)
    expect(await sendMail({ mail: away, lateMs: 10_000 })).toBe(0)
    expect(await sendMail({ mail: away, lateMs: 60_000 })).toBe(0)
    expect(await sendMail({ mail: away, lateMs: 120_000 })).toBe(0)
    expect(await sendMail({ lateMs: 300_000 })).toBe(1)
    const links = await shop.pool.query(
      'select 1 from password_reset p join customer c on c.edp = p.customer_edp where c.email = $1',
      [email],
    )
    expect(links.rowCount).toBe(1)
    expect((await call('verify', { Token: linkIn((await mailTo(email))[0]) })).json()).toEqual({ Valid: true })
  })

  it('5. stores no usable token, neither in the outbox nor among the links', async () => {
    const { token, email } = await asked()
    const { rows } = await shop.pool.query(
      `select (select string_agg(o::text, '') from outbox o) || (select string_agg(p::text, '') from password_reset p) as all`,
    )
    expect(token).toHaveLength(43)
    expect(rows[0].all).not.toContain(token)
    expect(rows[0].all).not.toContain(email)
  })

  it('6. accepts only an e-mail, and only with the application’s token', async () => {
    expect(refusedBy(await call('reset', { Email: 'no' }))).toEqual([400, 'Email'])
    const reply = await shop.call('POST /api/v2/{language}/passwordreset', { body: { Email: 'a@example.com' } })
    expect(reply.statusCode).toBe(401)
  })
})

describe('a mail’s link', () => {
  it('1. shows whose password it changes, partly hidden', async () => {
    const { token, who } = await asked()
    expect((await call('verify', { Token: token })).json()).toEqual({ Valid: true })
    expect((await call('info', { Token: token })).json()).toEqual({
      Email: 'f•••@example.com',
      SecurityQuestionId: null,
    })
    await keep(who.edp, 'Minou')
    expect((await call('info', { Token: token })).json().SecurityQuestionId).toBe('first-pet')
  })

  it('2. changes the password once, ends every session and every other link, and confirms by mail', async () => {
    const { token, email, who } = await asked()
    const other = await anotherLink(email)
    expect((await call('update', chosen(token))).statusCode).toBe(204)
    expect((await signIn(email, 'Kettle77')).statusCode).toBe(200)
    expect((await signIn(email, 'Onair2026')).statusCode).toBe(401)
    expect((await who.call('GET /api/v2/{language}/accounts/{edp}')).statusCode).toBe(401)
    for (const spent of [token, other]) {
      expect((await call('verify', { Token: spent })).json()).toEqual({ Valid: false })
      expect(refusedBy(await call('info', { Token: spent }))).toEqual([417, 'Token'])
      expect(
        refusedBy(await call('update', chosen(spent, { NewPassword: 'Other88', NewPasswordConfirmed: 'Other88' }))),
      ).toEqual([417, 'Token'])
    }
    await sendMail()
    const [mail] = await mailTo(email)
    expect(mail?.Subject).toBe('Your Onair password was changed')
    expect(mail?.Text).not.toMatch(/Kettle77|token=/)
  })

  it('3. expires after 30 minutes', async () => {
    const { token } = await asked()
    shop.clock.advance(30 * 60_000 - 1)
    expect((await call('verify', { Token: token })).json()).toEqual({ Valid: true })
    shop.clock.advance(1)
    expect((await call('verify', { Token: token })).json()).toEqual({ Valid: false })
    const reply = await call('update', chosen(token), 'fr')
    expect(refusedBy(reply)).toEqual([417, 'Token'])
    expect(reply.json()[0].Message).toContain('Veuillez en demander un nouveau')
  })

  it.each([
    ['too short', { NewPassword: 'Ket7', NewPasswordConfirmed: 'Ket7' }, 'NewPassword'],
    ['without a digit', { NewPassword: 'kettle', NewPasswordConfirmed: 'kettle' }, 'NewPassword'],
    ['guessed first', { NewPassword: 'password1', NewPasswordConfirmed: 'password1' }, 'NewPassword'],
    ['not confirmed', { NewPasswordConfirmed: 'Kettle78' }, 'NewPasswordConfirmed'],
    ['the present one', { NewPassword: 'Onair2026', NewPasswordConfirmed: 'Onair2026' }, 'NewPassword'],
  ])('4. takes no password that is %s, and stays open', async (_case, form, area) => {
    const { token } = await asked()
    expect(refusedBy(await call('update', chosen(token, form)))).toEqual([417, area])
    expect((await call('update', chosen(token))).statusCode).toBe(204)
  })

  it('5. allows one of several concurrent changes', async () => {
    const { token, email } = await asked()
    const passwords = Array.from({ length: 8 }, (_, index) => `Kettle${index}0`)
    const replies = await Promise.all(
      passwords.map((password) =>
        call('update', chosen(token, { NewPassword: password, NewPasswordConfirmed: password })),
      ),
    )
    const won = passwords.filter((_, index) => replies[index]?.statusCode === 204)
    expect(won).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 417)).toHaveLength(7)
    expect((await signIn(email, won[0] ?? '')).statusCode).toBe(200)
  })

  it.each(['x', 'a'.repeat(43), "'; drop table customer; --"])('6. %j is invalid', async (Token) => {
    expect((await call('verify', { Token })).json()).toEqual({ Valid: false })
    expect(refusedBy(await call('info', { Token }))).toEqual([417, 'Token'])
  })
})

describe('for an account with a security question', () => {
  async function guarded() {
    const link = await asked()
    await keep(link.who.edp, 'Minou')
    return link
  }

  it('1. the answer is required, in any spelling', async () => {
    const { token } = await guarded()
    expect(refusedBy(await call('update', chosen(token)))).toEqual([417, 'Answer'])
    expect(refusedBy(await call('update', chosen(token, { Answer: ' … ' })))).toEqual([417, 'Answer'])
    expect((await call('update', chosen(token, { Answer: '  MINOÜ! ' }))).statusCode).toBe(204)
  })

  it('2. after four wrong answers one try remains; the fifth invalidates the link', async () => {
    const { token } = await guarded()
    for (let times = 0; times < 4; times += 1) {
      expect(refusedBy(await call('update', chosen(token, { Answer: `wrong ${times}` })))).toEqual([417, 'Answer'])
    }
    // A correct answer does not count, whatever else is wrong.
    const unchanged = { NewPassword: 'Onair2026', NewPasswordConfirmed: 'Onair2026', Answer: 'minou' }
    expect(refusedBy(await call('update', chosen(token, unchanged)))).toEqual([417, 'NewPassword'])
    expect(refusedBy(await call('update', chosen(token, { Answer: 'wrong' })))).toEqual([417, 'Token'])
    expect(refusedBy(await call('update', chosen(token, { Answer: 'minou' })))).toEqual([417, 'Token'])
  })

  it('3. at most five concurrent answers are checked', async () => {
    const { token } = await guarded()
    const guesses = Array.from({ length: 12 }, (_, index) => chosen(token, { Answer: `guess ${index}` }))
    const replies = await Promise.all(guesses.map((body) => call('update', body)))
    expect(replies.every(({ statusCode }) => statusCode === 417)).toBe(true)
    expect(replies.filter((reply) => reply.json()[0].Area === 'Answer')).toHaveLength(4)
    const { rows } = await shop.pool.query(
      'select wrong_answers as n from password_reset order by wrong_answers desc limit 1',
    )
    expect(rows[0].n).toBe(5)
  })

  it('4. the answer is stored as a slow hash, like a password', async () => {
    const { who } = await guarded()
    const { rows } = await shop.pool.query('select security_answer_hash as hash from customer where edp = $1', [
      who.edp,
    ])
    expect(rows[0].hash).toMatch(/^\$argon2id\$/)
  })
})
