import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testOutbox } from '../testing/outbox.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

const password = 'Onair2026'
let shop: OrderingShop
let appToken: string
let made = 0
beforeAll(async () => {
  shop = await orderingShop()
  appToken = await shop.appToken()
})
afterAll(() => shop.close())

const account = '/api/v2/{language}/accounts/{edp}' as const
type Mail = { Subject: string; Text: string; Html: string }
const mailTo = async (email: string): Promise<Mail[]> =>
  (await (await fetch(`${shop.sandbox.origin}/mailbox/messages?to=${email}`)).json()) as Mail[]
const sendMail = (lateMs = 0) => testOutbox(shop, { lateMs }).sendDue()
const linkIn = (mail: Mail | undefined) => /https?:\/\/\S+token=([\w-]+)/.exec(mail?.Text ?? '')?.[1] ?? ''
const signIn = (userName: string, secret: string, userAgent = '') =>
  shop.call('POST /api/v2/{language}/token', {
    form: { grant_type: 'password', userName, password: secret, key: 'onair-web', recaptchaToken: 'ok-1' },
    headers: { 'user-agent': userAgent },
  })
const refusedBy = (reply: { statusCode: number; json(): { Area: string }[] }) => [
  reply.statusCode,
  reply.json()[0]?.Area,
]

async function someone(more: Record<string, unknown> = {}): Promise<{ who: Shopper; email: string; fresh: string }> {
  made += 1
  const email = `settled${made}@example.com`
  return { who: await shop.member(email, more), email, fresh: `fresh${made}@example.com` }
}
/** A second session of the same member. */
async function elsewhere(email: string, secret = password): Promise<string> {
  return (await signIn(email, secret)).json().access_token
}
const isSignedIn = async (who: Shopper, token = who.token) =>
  (await who.call(`GET ${account}`, { token })).statusCode === 200
const changeEmail = (who: Shopper, Email: string, CurrentPassword = password) =>
  who.call(`PUT ${account}/emailaddress`, { body: { CurrentPassword, Email } })
const verify = (Token: string) =>
  shop.call('POST /api/v2/{language}/emailaddressverify', { token: appToken, body: { Token } })
const changePassword = (who: Shopper, more: Record<string, string> = {}) =>
  who.call(`PUT ${account}/password`, {
    body: { CurrentPassword: password, NewPassword: 'Kettle & pan 7', NewPasswordConfirmed: 'Kettle & pan 7', ...more },
  })
const emailOf = async (who: Shopper) => (await who.call(`GET ${account}`)).json().Email

describe('another e-mail', () => {
  it('1. is set when its link is opened; both addresses are notified, other sessions end, and this one stays', async () => {
    const { who, email, fresh } = await someone({ Language: 'fr' })
    const other = await elsewhere(email)
    expect((await changeEmail(who, ` ${fresh} `)).statusCode).toBe(202)
    await sendMail()
    expect(await emailOf(who)).toBe(email)
    const [asked] = await mailTo(email)
    expect(asked?.Subject).toBe('Un nouveau courriel a été demandé pour votre compte Onair')
    expect(asked?.Text).not.toContain(fresh)
    const [confirm] = await mailTo(fresh)
    expect(confirm?.Text).toMatch(/http:\/\/shop\.test\/fr\/pages\/emailaddress\?token=[\w-]{43}\n/)

    expect((await verify(linkIn(confirm))).statusCode).toBe(204)
    expect(await emailOf(who)).toBe(fresh)
    expect([await isSignedIn(who), await isSignedIn(who, other)]).toEqual([true, false])
    expect([(await signIn(email, password)).statusCode, (await signIn(fresh, password)).statusCode]).toEqual([401, 200])
    await sendMail()
    expect((await mailTo(email))[0]?.Subject).toBe('Le courriel de votre compte Onair a été modifié')
  })

  it('2. can be confirmed once, also by concurrent requests', async () => {
    const { who, fresh } = await someone()
    await changeEmail(who, fresh)
    await sendMail()
    const link = linkIn((await mailTo(fresh))[0])
    const replies = await Promise.all([verify(link), verify(link)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 417])
    expect(refusedBy(await verify(link))).toEqual([417, 'Token'])
  })

  it('3. must be confirmed within 30 minutes, and by the newest link', async () => {
    const { who, email, fresh } = await someone()
    await changeEmail(who, `old-${fresh}`)
    await sendMail()
    const [first] = await mailTo(`old-${fresh}`)
    await changeEmail(who, fresh)
    await sendMail()
    expect(refusedBy(await verify(linkIn(first)))).toEqual([417, 'Token'])
    const link = linkIn((await mailTo(fresh))[0])
    shop.clock.advance(30 * 60_000)
    expect(refusedBy(await verify(link))).toEqual([417, 'Token'])
    expect(await emailOf(who)).toBe(email)
  })

  it('4. that another member has gets the same reply and no mail, and is refused if they register meanwhile', async () => {
    const { who, email, fresh } = await someone()
    const { email: taken } = await someone()
    const replies = [await changeEmail(who, taken.toUpperCase()), await changeEmail(who, fresh)]
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, ''],
      [202, ''],
    ])
    await sendMail()
    expect(await mailTo(taken.toUpperCase())).toEqual([])
    await shop.member(fresh)
    expect(refusedBy(await verify(linkIn((await mailTo(fresh))[0])))).toEqual([417, 'Token'])
    expect(await emailOf(who)).toBe(email)
  })

  it('5. gets three letters in an hour, whoever asks and however it is spelled; the reply stays the same', async () => {
    const stranger = 'stranger@example.com'
    const spellings = [stranger, 'STRANGER@example.com', 'stranger+one@example.com', ' stranger@example.com', stranger]
    const replies = []
    for (const spelling of spellings) {
      const { who, email } = await someone()
      const { statusCode, body } = await changeEmail(who, spelling)
      replies.push([statusCode, body])
      await sendMail()
      // The owner of the account is notified only if a letter was sent.
      expect(await mailTo(email)).toHaveLength(replies.length <= 3 ? 1 : 0)
    }
    expect(replies).toEqual(spellings.map(() => [202, '']))
    expect([await mailTo(stranger), await mailTo('stranger%2Bone@example.com')].map(({ length }) => length)).toEqual([
      2, 1,
    ])
    shop.clock.advance(3_600_000)
    const { who } = await someone()
    await changeEmail(who, stranger)
    await sendMail()
    expect(await mailTo(stranger)).toHaveLength(3)
  })

  it('6. needs the current password, and must differ from the present e-mail', async () => {
    const { who, email, fresh } = await someone()
    expect(refusedBy(await changeEmail(who, fresh, ''))).toEqual([417, 'CurrentPassword'])
    expect(refusedBy(await changeEmail(who, fresh, 'Wrong2026'))).toEqual([417, 'CurrentPassword'])
    expect(refusedBy(await changeEmail(who, email.toUpperCase()))).toEqual([417, 'Email'])
    expect((await changeEmail(who, 'no-address')).statusCode).toBe(400)
  })

  it('7. is abandoned if the password changes before the mail is sent or the link is opened', async () => {
    const { who, email, fresh } = await someone()
    const thief = await elsewhere(email)
    await who.call(`PUT ${account}/emailaddress`, { token: thief, body: { CurrentPassword: password, Email: fresh } })
    expect((await changePassword(who)).statusCode).toBe(204)
    await sendMail()
    expect(await mailTo(fresh)).toEqual([])
  })
})

describe('another password', () => {
  it('1. ends other sessions but not this one, and is confirmed by mail', async () => {
    const { who, email } = await someone()
    const other = await elsewhere(email)
    expect((await changePassword(who)).statusCode).toBe(204)
    expect([await isSignedIn(who), await isSignedIn(who, other)]).toEqual([true, false])
    expect((await signIn(email, password)).statusCode).toBe(401)
    expect((await signIn(email, 'Kettle & pan 7')).statusCode).toBe(200)
    await sendMail()
    const [mail] = await mailTo(email)
    expect(mail?.Subject).toBe('Your Onair password was changed')
    expect(mail?.Text).toContain('Every other device')
  })

  it.each([
    ['CurrentPassword', { CurrentPassword: '' }],
    ['CurrentPassword', { CurrentPassword: 'Wrong2026' }],
    ['NewPassword', { NewPassword: 'short' }],
    ['NewPassword', { NewPassword: password, NewPasswordConfirmed: password }],
    ['NewPassword', { NewPassword: 'password1', NewPasswordConfirmed: 'password1' }],
    ['NewPasswordConfirmed', { NewPasswordConfirmed: 'Kettle & pan 8' }],
  ])('2. is refused with Area %s for %j', async (area, more) => {
    const { who } = await someone()
    expect(refusedBy(await changePassword(who, more))).toEqual([417, area])
    expect(await isSignedIn(who)).toBe(true)
  })

  it('3. cannot be guessed: after ten wrong ones none is checked', async () => {
    const { who } = await someone()
    for (let tries = 0; tries < 10; tries += 1) await changePassword(who, { CurrentPassword: `Wrong${tries}` })
    const closed = await changePassword(who)
    expect(refusedBy(closed)).toEqual([429, 'CurrentPassword'])
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the security question', () => {
  const set = (who: Shopper, method: 'POST' | 'PUT', more: Record<string, string> = {}) =>
    who.call(`${method} ${account}/securityquestion`, {
      body: { CurrentPassword: password, SecurityQuestionId: 'first-pet', Answer: 'Léo', ...more },
    })

  it('1. is set, replaced, and shown by its id only', async () => {
    const { who } = await someone()
    expect((await set(who, 'POST')).statusCode).toBe(204)
    expect((await set(who, 'PUT', { SecurityQuestionId: 'first-job' })).statusCode).toBe(204)
    const { body, ...reply } = await who.call(`GET ${account}`)
    expect(reply.json().SecurityQuestionId).toBe('first-job')
    expect(body).not.toContain('Léo')
  })

  it.each([
    ['CurrentPassword', { CurrentPassword: 'Wrong2026' }],
    ['SecurityQuestionId', { SecurityQuestionId: 'constructor' }],
    ['Answer', { Answer: '…' }],
  ])('2. is refused with Area %s for %j', async (area, more) => {
    const { who } = await someone()
    expect(refusedBy(await set(who, 'POST', more))).toEqual([417, area])
  })
})

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
  type Session = { Id: string; Device: string; IsCurrent: boolean; StartedAt: string; LastSeenAt: string }
  const list = async (who: Shopper): Promise<Session[]> => (await who.call(`GET ${account}/sessions`)).json().Sessions

  it('1. are listed with their device, beginning and last use, this one first', async () => {
    const { who, email } = await someone()
    const began = shop.clock.now()
    const token = (await signIn(email, password, firefox)).json().access_token
    shop.clock.advance(11 * 60_000)
    await who.call(`GET ${account}`, { token })
    const sessions = await list(who)
    expect(sessions.map(({ IsCurrent, Device }) => [IsCurrent, Device])).toEqual([
      [true, expect.any(String)],
      [false, 'Firefox, Windows'],
    ])
    const times = [sessions[1]?.StartedAt, sessions[1]?.LastSeenAt].map((at) => new Date(at ?? 0).getTime())
    expect(times).toEqual([began.getTime(), shop.clock.now().getTime()])
  })

  it('2. can be ended one by one, or all others at once', async () => {
    const { who, email } = await someone()
    const [phone, tablet] = [await elsewhere(email), await elsewhere(email)]
    const [, one] = await list(who)
    expect((await who.call(`DELETE ${account}/sessions/{id}`, { params: { id: one?.Id ?? '' } })).statusCode).toBe(204)
    expect([await isSignedIn(who, phone), await isSignedIn(who, tablet)].filter(Boolean)).toHaveLength(1)
    expect((await who.call(`DELETE ${account}/sessions`)).statusCode).toBe(204)
    expect([await isSignedIn(who), await isSignedIn(who, phone), await isSignedIn(who, tablet)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('3. of another customer get the same reply as ones that do not exist', async () => {
    const [{ who }, stranger] = [await someone(), await someone()]
    const [theirs] = await list(stranger.who)
    for (const id of [theirs?.Id ?? '', '0'.repeat(32)]) {
      expect(refusedBy(await who.call(`DELETE ${account}/sessions/{id}`, { params: { id } }))).toEqual([404, 'Id'])
    }
    expect(await isSignedIn(stranger.who)).toBe(true)
  })
})

it('guests cannot change anything', async () => {
  const guest = await shop.guest()
  const replies = [
    await changeEmail(guest, 'new@example.com'),
    await changePassword(guest),
    await guest.call(`GET ${account}/sessions`),
    await guest.call(`DELETE ${account}/sessions`),
  ]
  expect(replies.map(refusedBy)).toEqual(replies.map(() => [403, 'Authorization']))
})
