import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sellerSettings } from '../kernel/seller.settings.ts'
import { testOutbox } from '../testing/outbox.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { sweep } from '../testing/sweep.ts'

const hour = 3_600_000
let shop: OrderingShop
let appToken: string
let made = 0
beforeAll(async () => {
  shop = await orderingShop()
  appToken = await shop.appToken()
})
afterAll(() => shop.close())

const account = '/api/v2/{language}/accounts/{edp}' as const
const subscription = `${account}/newslettersubscription` as const
type Mail = { Subject: string; Text: string; Html: string; Headers: Record<string, string> }

const newEmail = () => {
  made += 1
  return `reader${made}@example.com`
}
const isSubscribed = async (who: Shopper): Promise<boolean> =>
  (await who.call(`GET ${account}`)).json().IsNewsletterSubscribed
const lettersTo = async (email: string): Promise<Mail[]> => {
  await testOutbox(shop).sendDue()
  const mails = (await (await fetch(`${shop.sandbox.origin}/mailbox/messages?to=${email}`)).json()) as Mail[]
  return mails.filter(({ Headers }) => 'list-unsubscribe' in Headers)
}
const ask = (emailAddress: string, language: 'en' | 'fr' = 'en') =>
  shop.call('POST /api/v2/{language}/newslettersubscription', { query: { emailAddress }, language })
const confirm = (Token: string) =>
  shop.call('POST /api/v2/{language}/newslettersubscription/confirm', { token: appToken, body: { Token } })
const leave = (Token: string) =>
  shop.call('POST /api/v2/{language}/newslettersubscription/unsubscribe', { token: appToken, body: { Token } })
const confirmToken = (letter: Mail | undefined) =>
  /\/pages\/newsletter\/confirm\?token=([\w-]{43})\s/.exec(letter?.Text ?? '')?.[1] ?? ''
const leaveToken = (letter: Mail | undefined) =>
  /\/pages\/newsletter\/unsubscribe\?token=(\w{32})>/.exec(letter?.Headers['list-unsubscribe'] ?? '')?.[1] ?? ''
const statusAndArea = (reply: { statusCode: number; body: string }) => [
  reply.statusCode,
  reply.body === '' ? '' : JSON.parse(reply.body)[0].Area,
]
/** Whether an address is subscribed, by the row that a mailing would read. */
const reads = async (email: string): Promise<boolean> =>
  (
    await shop.pool.query('select 1 from newsletter_subscription where email = $1 and subscribed_at is not null', [
      email,
    ])
  ).rowCount === 1
/** A confirmed subscriber; `letter` is the welcome letter. */
async function aReader(email = newEmail()): Promise<{ email: string; token: string; letter: Mail | undefined }> {
  await ask(email)
  expect((await confirm(confirmToken((await lettersTo(email))[0]))).statusCode).toBe(204)
  const [letter] = await lettersTo(email)
  return { email, token: leaveToken(letter), letter }
}

describe('a member', () => {
  it('1. a customer who subscribed at registration can unsubscribe and subscribe again, any number of times', async () => {
    const who = await shop.member(newEmail(), { Subscribe: true })
    const states = [await isSubscribed(who)]
    for (const method of ['DELETE', 'DELETE', 'POST', 'POST'] as const) {
      const reply = await who.call(`${method} ${subscription}`)
      expect([reply.statusCode, reply.body]).toEqual([204, ''])
      states.push(await isSubscribed(who))
    }
    expect(states).toEqual([true, false, false, true, true])
  })

  it('2. changes no other customer’s', async () => {
    const [who, other] = [await shop.member(newEmail()), await shop.member(newEmail())]
    expect((await who.call(`POST ${subscription}`, { params: { edp: other.edp } })).statusCode).toBe(403)
    expect(await isSubscribed(other)).toBe(false)
  })

  it('3. sees changes by the links of letters, and can undo them', async () => {
    const email = newEmail()
    const who = await shop.member(email.toUpperCase())
    const { token } = await aReader(email)
    expect(await isSubscribed(who)).toBe(true)
    expect((await leave(token)).statusCode).toBe(204)
    expect(await isSubscribed(who)).toBe(false)
    await who.call(`POST ${subscription}`)
    expect((await leave(token)).statusCode).toBe(204)
    expect(await isSubscribed(who)).toBe(false)
  })

  it('4. takes the subscription along to another e-mail', async () => {
    const [before, after] = [newEmail(), newEmail()]
    const who = await shop.member(before, { Subscribe: true })
    await who.call(`PUT ${account}/emailaddress`, { body: { CurrentPassword: 'Onair2026', Email: after } })
    await testOutbox(shop).sendDue()
    const [mail] = (await (await fetch(`${shop.sandbox.origin}/mailbox/messages?to=${after}`)).json()) as Mail[]
    const Token = /token=([\w-]+)/.exec(mail?.Text ?? '')?.[1] ?? ''
    const verify = 'POST /api/v2/{language}/emailaddressverify'
    expect((await shop.call(verify, { token: appToken, body: { Token } })).statusCode).toBe(204)
    expect([await reads(before), await reads(after), await isSubscribed(who)]).toEqual([false, true, true])
  })

  it('5. has it in the export, and is unsubscribed with the account', async () => {
    const email = newEmail()
    const who = await shop.member(email, { Subscribe: true, Language: 'fr' })
    expect((await who.call(`GET ${account}/export`)).json().Account.Newsletter).toMatchObject({
      Language: 'fr',
      SubscribedAt: expect.stringMatching(/^2026-11-2/),
    })
    expect((await who.call(`POST ${account}/closure`, { body: { CurrentPassword: 'Onair2026' } })).statusCode).toBe(204)
    expect(await reads(email)).toBe(false)
  })
})

describe('a guest', () => {
  it('1. subscribes by address, which a letter asks to confirm', async () => {
    const email = newEmail()
    const guest = await shop.guest({ Email: email, Subscribe: true })
    expect([await isSubscribed(guest), await reads(email)]).toEqual([false, false])
    await confirm(confirmToken((await lettersTo(email))[0]))
    expect(await reads(email)).toBe(true)
  })

  it('2. does not learn whether the address is subscribed, and cannot unsubscribe it', async () => {
    const { email } = await aReader()
    const guest = await shop.guest({ Email: email })
    expect(await isSubscribed(guest)).toBe(false)
    for (const method of ['POST', 'DELETE'] as const) {
      expect(statusAndArea(await guest.call(`${method} ${subscription}`))).toEqual([403, 'Authorization'])
    }
    expect(await reads(email)).toBe(true)
  })
})

describe('any address', () => {
  it('1. gets the same reply, whether it is new, known or subscribed', async () => {
    const known = newEmail()
    await shop.member(known)
    const { email: subscribed } = await aReader()
    for (const email of [newEmail(), known, subscribed, subscribed]) {
      const reply = await ask(email)
      expect([reply.statusCode, reply.body]).toEqual([202, ''])
    }
  })

  it.each(['', 'nobody', 'a@b', 'a@example.com, b@example.com', `${'x'.repeat(250)}@example.com`])(
    '2. is an address: %j is refused',
    async (email) => expect(statusAndArea(await ask(email))).toEqual([400, 'emailAddress']),
  )

  it('3. gets a letter in the language of the request, whose link subscribes it', async () => {
    const email = newEmail()
    await ask(` ${email} `, 'fr')
    const [letter] = await lettersTo(email)
    expect(letter?.Subject).toBe('Confirmez votre abonnement à l’infolettre d’Onair')
    expect(letter?.Text).toMatch(/http:\/\/shop\.test\/fr\/pages\/newsletter\/confirm\?token=[\w-]{43}\n/)
    expect(letter?.Text.replaceAll('\u00a0', ' ')).toContain('jusqu’au 24 novembre 2026')
    expect(await reads(email)).toBe(false)
    const { rows } = await shop.pool.query('select row_to_json(one)::text as stored from newsletter_subscription one')
    expect(rows.some(({ stored }) => stored.includes(confirmToken(letter)))).toBe(false)

    expect((await confirm(confirmToken(letter))).statusCode).toBe(204)
    expect(await reads(email)).toBe(true)
    expect((await lettersTo(email))[0]?.Subject).toBe('Vous recevez l’infolettre d’Onair')
  })

  it('4. gets one letter an hour, also with concurrent requests', async () => {
    const email = newEmail()
    const replies = await Promise.all([ask(email), ask(email.toUpperCase()), ask(email, 'fr'), ask(email)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202])
    expect(await lettersTo(email)).toHaveLength(1)
    shop.clock.advance(hour - 1)
    await ask(email)
    expect(await lettersTo(email)).toHaveLength(1)
    shop.clock.advance(1)
    await ask(email)
    expect(await lettersTo(email)).toHaveLength(2)
  })

  it('5. is confirmed once, by the newest link, within three days', async () => {
    const email = newEmail()
    await ask(email)
    const [first] = await lettersTo(email)
    shop.clock.advance(hour)
    await ask(email)
    const [second] = await lettersTo(email)
    expect(statusAndArea(await confirm(confirmToken(first)))).toEqual([417, 'Token'])
    const both = await Promise.all([confirm(confirmToken(second)), confirm(confirmToken(second))])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 417])

    const late = newEmail()
    await ask(late)
    const link = confirmToken((await lettersTo(late))[0])
    shop.clock.advance(72 * hour)
    expect(statusAndArea(await confirm(link))).toEqual([417, 'Token'])
    expect([await reads(email), await reads(late)]).toEqual([true, false])
  })

  it('6. that is already subscribed gets a mail saying so, in its own language', async () => {
    const { email } = await aReader()
    shop.clock.advance(hour)
    await ask(email, 'fr')
    const letters = await lettersTo(email)
    expect(letters.map(({ Subject }) => Subject)).toEqual([
      'You get the Onair newsletter',
      'You get the Onair newsletter',
      'Confirm your subscription to the Onair newsletter',
    ])
  })

  it('7. gets no letter for a request that expired before the letter was sent, nor after unsubscribing', async () => {
    const email = newEmail()
    await ask(email)
    shop.clock.advance(72 * hour)
    expect(await lettersTo(email)).toEqual([])
    const { email: former, token } = await aReader()
    shop.clock.advance(hour)
    await ask(former)
    await leave(token)
    expect(await lettersTo(former)).toHaveLength(2)
  })

  it.each(['constructor', '0'.repeat(32), 'x'.repeat(128)])('8. is not found by a forged token (%s)', async (token) => {
    expect(statusAndArea(await confirm(token))).toEqual([417, 'Token'])
    expect(statusAndArea(await leave(token))).toEqual([417, 'Token'])
  })
})

describe('unsubscribing', () => {
  it('1. is offered in every letter: in its text, and in the headers that mail programs read (RFC 8058)', async () => {
    const { email, letter, token } = await aReader()
    const [, asking] = await lettersTo(email)
    for (const one of [letter, asking]) {
      expect(one?.Headers).toMatchObject({
        'list-unsubscribe': `<http://shop.test/en/pages/newsletter/unsubscribe?token=${token}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      })
      expect(one?.Text).toContain(`Unsubscribe: http://shop.test/en/pages/newsletter/unsubscribe?token=${token}`)
      // Canada's anti-spam law: who sends, where they are, how to reach them.
      const seller = sellerSettings.of(shop.config)
      for (const line of [seller.name, ...seller.address, 'care@example.com']) {
        expect(one?.Text).toContain(line)
      }
    }
  })

  it('2. works any number of times, after years, and after subscribing again', async () => {
    const { email, token } = await aReader()
    shop.clock.advance(5 * 365 * 24 * hour)
    appToken = await shop.appToken()
    for (const _ of [1, 2]) expect((await leave(token)).statusCode).toBe(204)
    expect(await reads(email)).toBe(false)
    await aReader(email)
    expect((await leave(token)).statusCode).toBe(204)
    expect(await reads(email)).toBe(false)
  })

  it('3. deletes the address; only its hash stays', async () => {
    const { email, token } = await aReader()
    await leave(token)
    const { rows } = await shop.pool.query(
      `select email, confirm_hash, subscribed_at from newsletter_subscription where unsubscribe_token = $1`,
      [token],
    )
    expect(rows).toEqual([{ email: null, confirm_hash: null, subscribed_at: null }])
    const rowsOfAddress = await shop.pool.query('select 1 from newsletter_subscription where email = $1', [email])
    expect(rowsOfAddress.rowCount).toBe(0)
  })

  it('4. ends a request as well: its link no longer subscribes', async () => {
    const email = newEmail()
    await ask(email)
    const [letter] = await lettersTo(email)
    expect((await leave(leaveToken(letter))).statusCode).toBe(204)
    expect(statusAndArea(await confirm(confirmToken(letter)))).toEqual([417, 'Token'])
  })
})

it('an unconfirmed request is deleted after three days; a subscriber stays, and the unsubscribe link of an old letter works', async () => {
  const [asked, reader, gone] = [newEmail(), await aReader(), await aReader()]
  await leave(gone.token)
  shop.clock.advance(hour)
  for (const email of [asked, gone.email]) await ask(email)
  shop.clock.advance(72 * hour - 1)
  const stored = async () =>
    (await shop.pool.query('select 1 from newsletter_subscription where email = any($1)', [[asked, gone.email]]))
      .rowCount
  await sweep(shop.pool, shop.clock.now())
  expect(await stored()).toBe(2)
  shop.clock.advance(1)
  expect(await sweep(shop.pool, shop.clock.now())).toMatchObject({ newsletterRequests: 2 })
  expect([await stored(), await reads(reader.email)]).toEqual([0, true])
  appToken = await shop.appToken()
  expect((await leave(gone.token)).statusCode).toBe(204)
})
