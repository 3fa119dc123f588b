import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addShows } from '../testing/catalogue.ts'
import { testOutbox } from '../testing/outbox.ts'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { sweep } from '../testing/sweep.ts'
import { reminderMail } from './reminders.mail.ts'
import { queueReminders } from './reminders.queries.ts'

const ask = 'POST /api/v2/{language}/shows/{id}/reminders'
const shopOrigin = 'http://shop.test'
const noon = '2026-11-21T17:00:00Z'
let shop: OrderingShop
let appToken: string
let made = 0
beforeAll(async () => {
  shop = await orderingShop({ config: { logLevel: 'silent' } })
  appToken = await shop.appToken()
  await addShows(shop.pool, [
    { id: 'over', start: '2026-11-21T10:00:00Z', end: '2026-11-21T11:00:00Z' },
    { id: 'live', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z' },
    { id: 'soon', title: 'Tea', titleFr: 'Thé', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z' },
    { id: 'later', start: '2026-11-22T18:00:00Z', end: '2026-11-22T19:00:00Z' },
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.set(noon)
  await shop.pool.query('delete from reminder_address; delete from outbox')
})

const aLetter = {
  email: 'viewer@example.com',
  language: 'en' as const,
  stopToken: 'x',
  isConfirmed: true,
  titleEn: 'Tea',
  titleFr: 'Thé',
  host: 'Dana',
  end: new Date(noon),
  showId: 'soon',
  shopOrigin,
}
type Mail = { Subject: string; Text: string; Html: string }
const newEmail = () => {
  made += 1
  return `viewer${made}@example.com`
}
const remind = (
  id: string,
  Email: unknown,
  { zone, ...more }: { language?: 'en' | 'fr'; token?: string; zone?: string } = {},
) => shop.call(ask, { params: { id }, body: { Email, ...(zone && { TimeZone: zone }) }, ...more })
const stop = (id: string, token: string) =>
  shop.call('DELETE /api/v2/{language}/shows/{id}/reminders/{token}', { params: { id, token } })
const confirm = (Token: string) =>
  shop.call('POST /api/v2/{language}/reminders/confirm', { token: appToken, body: { Token } })
/** Runs the background jobs, and reads the mails that arrived by real SMTP. */
async function mailTo(email: string): Promise<Mail[]> {
  await queueReminders(shop.pool, { now: shop.clock.now(), most: 100 })
  await testOutbox(shop, { shopOrigin }).sendDue()
  return (await (await fetch(`${shop.sandbox.origin}/mailbox/messages?to=${email}`)).json()) as Mail[]
}
const subjects = async (email: string) => (await mailTo(email)).map(({ Subject }) => Subject).toSorted()
const confirmToken = ({ Text }: Mail) => /confirm\?token=([\w-]{43})\s/.exec(Text)?.[1] ?? ''
const stopToken = ({ Text }: Mail) => /stop\?show=[^&]+&token=(\w{32})/.exec(Text)?.[1] ?? ''
async function aViewer(id = 'soon'): Promise<{ email: string; letter: Mail }> {
  const email = newEmail()
  expect((await remind(id, email)).statusCode).toBe(202)
  const [letter] = await mailTo(email)
  if (!letter) throw new Error('No letter came')
  expect((await confirm(confirmToken(letter))).statusCode).toBe(204)
  return { email, letter }
}

describe('asking for a reminder', () => {
  test('1 is confirmed by mail, once per address, and sent 15 minutes before, once', async () => {
    const { email, letter } = await aViewer()
    expect(letter.Subject).toBe('Confirm your reminder: Tea')
    expect(letter.Text).toContain(`${shopOrigin}/en/pages/reminder/confirm?token=`)
    expect((await remind('later', email)).statusCode).toBe(202)
    shop.clock.set('2026-11-21T17:44:59Z')
    expect(await subjects(email)).toEqual(['Confirm your reminder: Tea'])
    shop.clock.set('2026-11-21T17:45:00Z')
    expect(await subjects(email)).toEqual(['Confirm your reminder: Tea', 'On soon: Tea'])
    const reminder = (await mailTo(email)).find(({ Subject }) => Subject.startsWith('On soon'))
    expect(reminder?.Text).toContain('Tea, with Dana, begins on November 21, 2026 at 1:00\u00a0PM (Eastern Time)')
    expect(reminder?.Text).toContain(`${shopOrigin}/en/pages/schedule?show=soon`)
    shop.clock.set('2026-11-22T17:50:00Z')
    expect(await subjects(email)).toEqual(['Confirm your reminder: Tea', 'On soon: Show later', 'On soon: Tea'])
  })

  test('2 is in the language of the request', async () => {
    const email = newEmail()
    await remind('soon', email, { language: 'fr' })
    const [letter] = await mailTo(email)
    expect(letter?.Subject).toBe('Confirmez votre rappel\u00a0: «\u00a0Thé\u00a0»')
    expect(letter?.Html).toContain('Arrêter tous les rappels')
    await confirm(confirmToken(letter as Mail))
    shop.clock.set('2026-11-21T17:50:00Z')
    expect(await subjects(email)).toContain('Bientôt en ondes\u00a0: «\u00a0Thé\u00a0»')
  })

  test('3 by a member for their own address needs no confirmation; for another one, or by a guest, it does', async () => {
    const own = newEmail()
    const { token } = await shop.member(own)
    expect((await remind('soon', own.toUpperCase(), { token })).statusCode).toBe(201)
    shop.clock.set('2026-11-21T17:45:00Z')
    expect((await subjects(own.toUpperCase())).concat(await subjects(own))).toContain('On soon: Tea')
    shop.clock.set(noon)
    const other = newEmail()
    expect((await remind('soon', other, { token })).statusCode).toBe(202)
    const guest = await shop.guest()
    expect((await remind('soon', newEmail(), { token: guest.token })).statusCode).toBe(202)
    expect((await remind('soon', newEmail(), { token: 'forged' })).statusCode).toBe(202)
    shop.clock.set('2026-11-21T17:45:00Z')
    expect(await subjects(other)).toEqual(['Confirm your reminder: Tea'])
  })

  test('4 by many clicks at once queues one reminder and one letter', async () => {
    const email = newEmail()
    const replies = await Promise.all(Array.from({ length: 8 }, () => remind('soon', email)))
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(8).fill([202, '']))
    expect(await subjects(email)).toHaveLength(1)
    const { rows } = await shop.pool.query('select count(*)::int as count from reminder')
    expect(rows).toEqual([{ count: 1 }])
  })

  test.each([
    ['live', 417, 'Id'],
    ['over', 417, 'Id'],
    ['unknown', 404, 'Id'],
    ['constructor', 404, 'Id'],
  ])('5 of what is %s is refused', async (id, status, area) => {
    const reply = await remind(id, newEmail())
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([status, area])
  })
  test.each([
    '',
    '@example.com',
    'a@example.com, b@example.com',
    'a@example.com\nBcc: b@example.com',
    7,
    `${'x'.repeat(10_000)}@example.com`,
  ])('6 with what is no address is malformed: case %#', async (email) => {
    const reply = await remind('soon', email)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, 'Email'])
  })
  test('7 without a confirmation sends only the letter, and the address is deleted', async () => {
    const email = newEmail()
    await remind('soon', email)
    shop.clock.set('2026-11-21T17:50:00Z')
    expect(await subjects(email)).toEqual(['Confirm your reminder: Tea'])
    shop.clock.set('2026-11-24T17:00:00Z')
    await sweep(shop.pool, shop.clock.now())
    expect((await shop.pool.query('select 1 from reminder_address')).rowCount).toBe(0)
  })
  test('8 its link works once, expires, and cannot be guessed', async () => {
    const { letter } = await aViewer()
    const email = newEmail()
    await remind('later', email)
    const [late] = await mailTo(email)
    shop.clock.set('2026-11-24T17:00:01Z')
    for (const token of [confirmToken(letter), confirmToken(late as Mail), 'x'.repeat(43), 'constructor']) {
      const reply = await confirm(token)
      expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'Token'])
    }
  })
})

describe('the time of a letter', () => {
  test.each([
    ['America/St_Johns', 'en', '2:30\u00a0PM (Newfoundland Time)'],
    ['America/Toronto', 'fr', '13\u00a0h\u00a000 (heure de l’Est)'],
  ] as const)('1 is in the zone of who asked: %s', async (zone, language, time) => {
    const email = newEmail()
    await remind('soon', email, { language, zone })
    const [letter] = await mailTo(email)
    expect(letter?.Text).toContain(time)
    expect((await confirm(confirmToken(letter as Mail))).statusCode).toBe(204)
    shop.clock.set('2026-11-21T17:50:00Z')
    expect((await mailTo(email)).filter(({ Text }) => Text.includes(time))).toHaveLength(2)
  })
  // In summer, which no change of a province's time law affects.
  test.each([
    ['America/St_Johns', '2:30\u00a0PM (Newfoundland Time)'],
    ['America/Halifax', '2:00\u00a0PM (Atlantic Time)'],
    ['America/Toronto', '1:00\u00a0PM (Eastern Time)'],
    ['America/Winnipeg', '12:00\u00a0PM (Central Time)'],
    ['America/Edmonton', '11:00\u00a0AM (Mountain Time)'],
    ['America/Vancouver', '10:00\u00a0AM (Pacific Time)'],
  ])('1 names it: %s', (timeZone, time) => {
    expect(reminderMail({ ...aLetter, start: new Date('2026-07-02T17:00:00Z'), timeZone }).text).toContain(time)
  })
  test.each([
    ['2026-03-08T06:30:00Z', '1:30\u00a0AM'],
    ['2026-03-08T07:30:00Z', '3:30\u00a0AM'],
    ['2026-11-01T05:30:00Z', '1:30\u00a0AM'],
    ['2026-11-01T06:30:00Z', '1:30\u00a0AM'],
    ['2026-11-01T07:30:00Z', '2:30\u00a0AM'],
  ])('2 follows the clock change, at %s', (start, time) => {
    const about = { ...aLetter, start: new Date(start), timeZone: 'America/Toronto' }
    expect(reminderMail(about).text).toContain(`at ${time} (Eastern Time)`)
  })
  test('3 keeps the confirmed address’s time zone when somebody else asks', async () => {
    const { email } = await aViewer()
    await remind('later', email, { zone: 'America/Vancouver' })
    shop.clock.set('2026-11-21T17:50:00Z')
    expect((await mailTo(email)).map(({ Text }) => Text).join()).not.toContain('Pacific')
  })
  test.each(['Mars/Olympus', 'constructor', 'Etc/Nowhere'])(
    '4 of an unknown zone is in the plan’s: %s',
    async (zone) => {
      const email = newEmail()
      expect((await remind('soon', email, { zone })).statusCode).toBe(202)
      expect((await mailTo(email)).map(({ Text }) => Text).join()).toContain('Eastern Time')
    },
  )
})

describe('a reminder', () => {
  test('1 moves with its programme', async () => {
    const { email } = await aViewer()
    await shop.pool.query(
      `update show set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = 'soon'`,
    )
    try {
      shop.clock.set('2026-11-21T18:40:00Z')
      expect(await subjects(email)).toHaveLength(1)
      shop.clock.set('2026-11-21T18:46:00Z')
      expect(await subjects(email)).toContain('On soon: Tea')
    } finally {
      await shop.pool.query(
        `update show set starts_at = starts_at - interval '1 hour', ends_at = ends_at - interval '1 hour' where id = 'soon'`,
      )
    }
  })
  test('2 is queued once by several workers, and not at all by a crashed transaction', async () => {
    // One after the other: each reads its letter after its own worker has sent the due mails.
    const viewers = [
      await aViewer(),
      await aViewer(),
      await aViewer(),
      await aViewer(),
      await aViewer(),
      await aViewer(),
    ]
    shop.clock.set('2026-11-21T17:50:00Z')
    const client = await shop.pool.connect()
    await client.query('begin')
    expect(await queueReminders(client, { now: shop.clock.now(), most: 3 })).toHaveLength(3)
    await client.query('rollback')
    client.release()
    const queued = await Promise.all(
      Array.from({ length: 4 }, () => queueReminders(shop.pool, { now: shop.clock.now(), most: 4 })),
    )
    queued.push(await queueReminders(shop.pool, { now: shop.clock.now(), most: 100 }))
    expect(queued.flat()).toHaveLength(viewers.length)
    expect(await queueReminders(shop.pool, { now: shop.clock.now(), most: 100 })).toEqual([])
  })
  test('3 that is late is sent while the programme runs, and not after', async () => {
    const { email } = await aViewer()
    const { email: missed } = await aViewer()
    shop.clock.set('2026-11-21T18:30:00Z')
    expect(await subjects(email)).toContain('On soon: Tea')
    await shop.pool.query('update reminder set sent_at = null')
    shop.clock.set('2026-11-21T19:00:00Z')
    expect(await queueReminders(shop.pool, { now: shop.clock.now(), most: 100 })).toEqual([])
    expect(await subjects(missed)).toContain('On soon: Tea')
  })
})

describe('the link of a letter', () => {
  test('1 stops every reminder of its address, and of no other', async () => {
    const { email, letter } = await aViewer()
    const other = await aViewer()
    await remind('later', email)
    expect((await stop('soon', stopToken(letter))).statusCode).toBe(204)
    shop.clock.set('2026-11-21T17:50:00Z')
    expect(await subjects(email)).toHaveLength(1)
    expect(await subjects(other.email)).toContain('On soon: Tea')
    expect((await stop('soon', stopToken(letter))).statusCode).toBe(404)
  })
  test('2 stops mails that are already in the outbox', async () => {
    const { email, letter } = await aViewer()
    shop.clock.set('2026-11-21T17:50:00Z')
    await queueReminders(shop.pool, { now: shop.clock.now(), most: 100 })
    await stop('soon', stopToken(letter))
    expect(await subjects(email)).toHaveLength(1)
  })
  test.each([
    ['later', 'own'],
    ['soon', 'x'.repeat(32)],
    ['soon', 'constructor'],
    ['unknown', 'own'],
  ])('3 of %s with another token stops nothing', async (id, token) => {
    const { letter } = await aViewer()
    const reply = await stop(id, token === 'own' ? stopToken(letter) : token)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([404, 'Token'])
  })
})
