import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ListeningSandbox, listeningSandbox } from '../testing/sandbox.ts'
import { linkedText } from './mailbox.routes.ts'
import { createMailbox, type Mail } from './mailbox.ts'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listeningSandbox()
})
afterAll(() => sandbox.close())

const send = (mail: SendMailOptions, auth?: { user: string; pass: string }) =>
  createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, auth }).sendMail({ from: 'shop@example.com', ...mail })
const get = (path: string) => sandbox.app.inject(`/mailbox${path}`)
const messages = async (to: string): Promise<Mail[]> => (await get(`/messages?to=${encodeURIComponent(to)}`)).json()

describe('a mail that was sent', () => {
  it('1. is in the mailbox of each recipient, with its accents', async () => {
    const html = '<p>Votre commande est <b>expédiée</b> : 1 234,56 $</p>'
    const to = ['One@example.com', 'two@example.com']
    await send({ to, subject: 'Commande expédiée — merci !', text: 'Bonjour\nà bientôt', html })
    for (const one of ['one@example.com', 'TWO@example.com ']) {
      expect(await messages(one)).toEqual([
        {
          Id: expect.any(String),
          To: 'One@example.com, two@example.com',
          From: 'shop@example.com',
          Subject: 'Commande expédiée — merci !',
          Text: 'Bonjour\nà bientôt',
          Html: expect.stringContaining(html),
          Headers: expect.objectContaining({ from: 'shop@example.com' }),
          At: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ])
    }
    expect(await messages('example.com')).toEqual([])
  })

  it('2. is accepted with a sign-in too; the newest is first', async () => {
    const to = 'order@example.com'
    await send({ to, subject: 'first', text: '1' }, { user: 'any', pass: 'any' })
    await send({ to, subject: 'second', text: '2' })
    expect((await messages(to)).map(({ Subject }) => Subject)).toEqual(['second', 'first'])
  })

  it('3. can be read in a browser, and cannot run scripts there', async () => {
    const to = 'reader@example.com'
    const html = '<p>Hello</p><script>alert(1)</script>'
    await send({ to, subject: '<b>Hi</b>', text: 'See https://example.com/a?b=1&c=2.', html })
    const list = await get(`?to=${to}`)
    expect(list.body).toContain('&lt;b&gt;Hi&lt;/b&gt;')
    const [mail] = await messages(to)
    const view = await get(`/${mail?.Id}`)
    expect(view.body).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${mail?.Id}/html"`)
    expect(view.body).not.toContain('<script')
    const inside = await get(`/${mail?.Id}/html`)
    expect(inside.body).toContain('<p>Hello</p>')
    expect(inside.headers['content-security-policy']).toMatch(/^sandbox allow-popups[^;]*; default-src 'none'/)
    const text = await get(`/${mail?.Id}?part=text`)
    expect(text.body).toContain('<a href="https://example.com/a?b=1&amp;c=2"')
  })

  it('4. is refused when it is too large', async () => {
    const mail = { to: 'big@example.com', subject: 'big', text: 'x'.repeat(6_000_000) }
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 552 })
    expect(await messages('big@example.com')).toEqual([])
  })

  it('5. an unknown one is 404', async () => {
    expect((await get('/none')).statusCode).toBe(404)
    expect((await get('/none/html')).statusCode).toBe(404)
  })
})

describe('the mailbox', () => {
  const mail = (Id: string, Text = ''): Mail => ({
    Id,
    To: 'a@b.c',
    From: '',
    Subject: '',
    Text,
    Html: '',
    Headers: {},
    At: '',
  })

  it('1. keeps the last so many', () => {
    const mailbox = createMailbox(3)
    for (const id of ['1', '2', '3', '4', '5']) mailbox.add(mail(id))
    expect(mailbox.list().map(({ Id }) => Id)).toEqual(['5', '4', '3'])
    expect(mailbox.get('2')).toBeNull()
  })

  it('2. within a size limit, but always the newest', () => {
    const mailbox = createMailbox(10, 100)
    mailbox.add(mail('1', 'x'.repeat(40)))
    mailbox.add(mail('2', 'x'.repeat(70)))
    expect(mailbox.list().map(({ Id }) => Id)).toEqual(['2'])
    mailbox.add(mail('3', 'x'.repeat(500)))
    expect(mailbox.list().map(({ Id }) => Id)).toEqual(['3'])
  })

  it('3. can be emptied', () => {
    const mailbox = createMailbox()
    mailbox.add(mail('1'))
    mailbox.clear()
    expect(mailbox.list()).toEqual([])
  })
})

describe('linkedText', () => {
  it.each([
    ['no link', 'no link'],
    ['a <b>', 'a &lt;b&gt;'],
    [
      'go to http://a.ca/x. Thanks',
      'go to <a href="http://a.ca/x" target="_blank" rel="noreferrer">http://a.ca/x</a>. Thanks',
    ],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s', (text, html) => {
    expect(linkedText(text)).toBe(html)
  })
})
