import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProducts } from '../testing/catalogue.ts'
import { testOutbox } from '../testing/outbox.ts'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { isSenderName } from './share.service.ts'

const shares = 'POST /api/v3/{language}/products/{itemNo}/shares'
const origin = 'http://shop.test'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop({ config: { logLevel: 'silent' } })
  await addProducts(shop.pool, [
    { itemNo: '100001', name: 'Kettle <b>&</b> co', nameFr: 'Bouilloire à bec', brand: 'Brio' },
    {
      itemNo: '100002',
      edps: [
        { edpNo: 1, price: 123_456, quantity: 1 },
        { edpNo: 2, price: 200_000, quantity: 1 },
      ],
    },
    { itemNo: '100003' },
  ])
})
afterAll(() => shop.close())

const share = (itemNo: string, body: object, language: 'en' | 'fr' = 'en') =>
  shop.call(shares, { params: { itemNo }, body, language })

/** Sends the due mails by real SMTP. */
const sendDue = () => testOutbox(shop, { shopOrigin: origin }).sendDue()

type Received = { To: string; Subject: string; Text: string; Html: string }
async function mailTo(address: string): Promise<Received[]> {
  return (await (await fetch(`${shop.sandbox.origin}/mailbox/messages?to=${address}`)).json()) as Received[]
}

describe('sharing a product', () => {
  test('1 is accepted with an empty reply, and is in the recipient’s mailbox soon after', async () => {
    const body = { To: 'amie@example.com', From: 'Maya Tremblay', Message: 'Pour ton thé.\nIl est <i>beau</i>!' }
    const reply = await share('100001', body, 'fr')
    expect(reply.statusCode).toBe(202)
    expect(reply.body).toBe('')
    expect(reply.headers['content-type']).toBeUndefined()
    expect(reply.headers['cache-control']).toBe('private, no-store')

    expect(await sendDue()).toBe(1)
    const [mail, ...others] = await mailTo('amie@example.com')
    expect(others).toEqual([])
    expect(mail?.Subject).toBe('Une trouvaille pour vous chez Onair\u00a0: Bouilloire à bec')
    const text = mail?.Text.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toContain('Maya Tremblay aimerait vous montrer cet article chez Onair :')
    expect(text).toContain('Bouilloire à bec (Brio)\n49,99 $')
    expect(text).toContain(`${origin}/fr/pages/productdetails?nav=R:100001`)
    expect(mail?.Html).toContain('lang="fr-CA"')
    expect(mail?.Html).toContain(`src="${origin}/images/p/100001?impolicy=M&#38;format=jpeg"`)
    // The message is accepted, and never sent: the words are the shop's own.
    expect(text + mail?.Html).not.toMatch(/Pour ton thé|beau/)
    expect(mail?.Html.match(/href="[^"]*"/g)).toEqual([`href="${origin}/fr/pages/productdetails?nav=R:100001"`])
  })

  test('2 needs no message, shows the lowest price of several, and escapes the catalogue’s texts', async () => {
    await share('100002', { To: 'two@example.com', From: 'M.' })
    await share('100001', { To: 'one@example.com', From: "L’amie O'Neil-Roy" })
    expect(await sendDue()).toBe(2)
    const [two] = await mailTo('two@example.com')
    expect(two?.Text).toContain('From $1,234.56')
    expect(two?.Text).not.toContain('wrote')
    const [one] = await mailTo('one@example.com')
    expect(one?.Html).not.toMatch(/<b>/)
    expect(one?.Text).toContain('Kettle <b>&</b> co')
  })

  test('2b links to the chosen style and size, or to the product alone if they are another product’s', async () => {
    const edps = [{ edpNo: 41, price: 4000, quantity: 1, style: 'B & C' }]
    await addProducts(shop.pool, [{ itemNo: '100004', styles: ['B & C'], edps }])
    await share('100004', { To: 'own@example.com', From: 'Maya', EdpNo: 41 })
    await share('100004', { To: 'other@example.com', From: 'Maya', EdpNo: 1 })
    expect(await sendDue()).toBe(2)
    const page = `${origin}/en/pages/productdetails?nav=R:100004`
    expect((await mailTo('own@example.com'))[0]?.Text).toContain(`${page}&style=B+%26+C\n`)
    expect((await mailTo('other@example.com'))[0]?.Text).toContain(`${page}\n`)
  })

  test('3 comes from the shop: the sender’s name stands in the text, not in the From header', async () => {
    await share('100001', { To: 'from@example.com', From: 'Boss of the Bank' })
    await sendDue()
    const { Text, Html, ...above } = (await mailTo('from@example.com'))[0] ?? {}
    expect(Text).toContain('Boss of the Bank would like')
    expect(Html).toContain('Boss of the Bank would like')
    expect(JSON.stringify(above)).toContain('A find for you at Onair')
    expect(JSON.stringify(above)).not.toContain('Boss')
  })

  test.each([
    ['From', { To: 'a@example.com', From: 'bit.Ly/x' }],
    ['From', { To: 'a@example.com', From: 'Call 514-555-0100' }],
    ['From', { To: 'a@example.com', From: 'www.evil.example', Message: 'Hello' }],
    ['From', { To: 'a@example.com', From: 'Maya\r\nBcc: b@example.com' }],
    ['From', { To: 'a@example.com', From: '' }],
    ['From', { To: 'a@example.com' }],
    ['To', { To: 'a@example.com, b@example.com', From: 'Maya' }],
    ['To', { To: 'a@example.com\nBcc: b@example.com', From: 'Maya' }],
    ['Message', { To: 'a@example.com', From: 'Maya', Message: 'x'.repeat(501) }],
    ['Message', { To: 'a@example.com', From: 'Maya', Message: 'bell \u0007' }],
    ['Bcc', { To: 'a@example.com', From: 'Maya', Bcc: 'b@example.com' }],
  ])('4 %s is refused: %o', async (area, body) => {
    const reply = await share('100001', body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject([{ Area: area }])
    expect(await sendDue()).toBe(0)
  })

  test('5 no mail is sent for a product withdrawn meanwhile, and the address is deleted', async () => {
    await share('100003', { To: 'late@example.com', From: 'Maya' })
    await shop.pool.query(`update product set withdrawn_at = now() where item_no = '100003'`)
    expect(await sendDue()).toBe(0)
    expect(await mailTo('late@example.com')).toEqual([])
    const { rows } = await shop.pool.query(`select content from outbox where content is not null`)
    // The sent mail is deleted, too.
    expect(rows).toEqual([])
  })

  test('6 reaches an address ten times in a day, however many share with it', async () => {
    const statuses = []
    for (let time = 0; time < 12; time += 1) {
      const To = time % 2 ? 'liked@example.com' : 'Liked+shop@Example.com'
      statuses.push((await share('100001', { To, From: 'Maya' })).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([202]))
    expect(await sendDue()).toBe(10)
    shop.clock.advance(24 * 3_600_000)
    await share('100001', { To: 'liked@example.com', From: 'Maya' })
    expect(await sendDue()).toBe(1)
  })

  test('7 is limited per hour; the refusal says when to retry', async () => {
    const { limits } = shop.config
    const strict = await orderingShop({ config: { limits: { ...limits, shares: 2 }, logLevel: 'silent' } })
    try {
      await addProducts(strict.pool, [{ itemNo: '100001' }])
      const params = { itemNo: '100001' }
      const body = { To: 'a@example.com', From: 'Maya' }
      const statuses = []
      for (let time = 0; time < 3; time += 1) statuses.push((await strict.call(shares, { params, body })).statusCode)
      expect(statuses).toEqual([202, 202, 429])
      const { headers } = await strict.call(shares, { params, body })
      expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
    } finally {
      await strict.close()
    }
  })
})

test.each([
  ['Maya', true],
  ['Maya Tremblay', true],
  ['J. R. Roy', true],
  ['Mme St. John', true],
  ['Jean-Marc de la Durantaye', true],
  ['Zoé O’Neil', true],
  ['Πηνελόπη', true],
  ['M.', true],
  ['bit.Ly/x', false],
  ['bit.Ly', false],
  ['evil.Shop/login', false],
  ['evil.example', false],
  ['evil．com', false],
  ['evil。com', false],
  ['203.0.113.5/login', false],
  ['Call 514 555 0100', false],
  ['Maya ٥٥٥', false],
  ['me@x', false],
  ['https://evil.example', false],
  ['www.x', false],
  ['Maya, your parcel waits', false],
  ['Your parcel waits at our door now', false],
  ['M'.repeat(41), false],
  ['<b>Maya</b>', false],
  ['', false],
  [' ', false],
])('“%s” is a sender’s name: %s', (text, expected) => {
  expect(isSenderName(text)).toBe(expected)
})
