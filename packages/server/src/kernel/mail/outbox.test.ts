import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailSettings } from '../../outside/mail.settings.ts'
import { createMail } from '../../outside/mail.ts'
import { testOutbox } from '../../testing/outbox.ts'
import { paying } from '../../testing/paying.ts'
import { stockShelf } from '../../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../../testing/shopper.ts'
import type { Mail, MailMessage, MailResult } from './mail.ts'
import { afterOthers, beforeOthers, queueMail } from './outbox.queries.ts'
import { backoffMs } from './outbox.service.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, {
    itemNo: '400001',
    edpNo: 4001,
    priceCents: 9000,
    quantity: 500,
    noOfPayments: 3,
    nameEn: 'Kettle <b>&</b> co',
    nameFr: 'Bouilloire à bec',
  })
})
afterAll(() => shop.close())

async function anOrder(email: string, language: 'en' | 'fr' = 'en', installments = 1): Promise<string> {
  const shopper = await (await shop.guest({ Email: email })).bag({ ItemNo: '400001', EdpNo: 4001, Quantity: 1 })
  await shopper.sendHome()
  await shopper.payBy(cards.visa)
  const params = { guid: shopper.guid }
  const body = { NoOfInstallments: installments }
  await shop.call('PUT /api/v2/{language}/carts/{guid}/installment', { token: shopper.appToken, params, body })
  return (await shopper.place({ language })).json().OrderSummary.OrderNo
}
/** Records each mail and replies as configured. */
function fakeMail(...results: MailResult[]): Mail & { sent: MailMessage[] } {
  const sent: MailMessage[] = []
  return {
    sent,
    async send(message) {
      const result = results.shift() ?? { status: 'sent', id: '1' }
      if (result.status === 'sent') sent.push(message)
      return result
    },
  }
}
const outbox = (mail: Mail, lateMs = 0, atOnce = 1) => testOutbox(shop, { mail, lateMs, atOnce })
/** The one mail in the sandbox's mailbox of an address, with plain spaces. */
async function received(address: string): Promise<{ subject: string; text: string; html: string }> {
  const response = await fetch(`${shop.sandbox.origin}/mailbox/messages?to=${address}`)
  const mails = (await response.json()) as { Subject: string; Text: string; Html: string }[]
  const [mail] = mails
  if (!mail || mails.length > 1) throw new Error(`${address} has ${mails.length} mails`)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return { subject: mail.Subject, text: plain(mail.Text), html: plain(mail.Html) }
}
async function queueShares(emails: readonly string[], priority: 0 | typeof afterOthers = afterOthers): Promise<void> {
  for (const to of emails) {
    const share = { itemNo: '400001', to, from: 'Ann', message: '', language: 'en' }
    await queueMail(shop.pool, 'share', share, shop.clock.now(), priority)
  }
}
const everythingSent = () => shop.pool.query('update outbox set sent_at = now() where sent_at is null')

describe('the confirmation', () => {
  it('shows promo codes, gift cards, the pick-up point and every total, in both languages', async () => {
    await everythingSent()
    const pay = paying(shop)
    await shop.pool.query(
      `insert into promo_code (code, type, percent, description_en, description_fr, is_stackable)
       values ('MAILTEN', 'percent', 10, '10% off', '10 % de rabais', true),
         ('MAILFREE', 'free-shipping', null, 'Free shipping', 'Livraison gratuite', true) on conflict do nothing`,
    )
    for (const language of ['en', 'fr'] as const) {
      const shopper = await (await shop.guest({ Email: `mail-${language}@example.com` })).bag({
        ItemNo: '400001',
        EdpNo: 4001,
        Quantity: 1,
      })
      await shopper.sendHome()
      await pay.use(shopper, 'MAILTEN')
      await pay.use(shopper, 'MAILFREE')
      await pay.byGiftCard(shopper, 5000)
      const body = await pay.byWallet(shopper)
      await shop.pool.query(
        `update address set access_point = '{"id": "U1", "name": "Corner Store"}' where customer_edp = $1 and not is_billing`,
        [shopper.edp],
      )
      const order = await shopper.place({ language, body })
      expect(order.statusCode).toBe(201)
    }
    expect(await outbox(createMail(mailSettings.of(shop.config))).sendDue()).toBe(2)
    const [english, french] = [await received('mail-en@example.com'), await received('mail-fr@example.com')]
    for (const text of [
      'Merchandise: $90.00',
      'Shipping and handling – Free shipping (MAILFREE): Free',
      '10% off – MAILTEN: −$9.00',
      'Order total: $91.53',
      'Grand total: $41.53',
      'Pick-up point\nCorner Store\n',
      'Payment\nPayPal\n',
    ]) {
      expect(english.text).toContain(text)
    }
    expect(english.text).toMatch(/Gift card ending in \d{4}: −\$50\.00/)
    for (const part of [english.text, english.html, french.text, french.html]) {
      expect(part).toContain('Onair, 1 Demonstration Way, Sampletown, ON M0M 0M0, Canada')
    }
    // A guest has no account to sign in to.
    expect(english.text).toMatch(/Track your order: http\S+\/en\/pages\/trackorder\?orderNo=\d+&postalCode=\w{6}/)
    for (const text of [
      'Livraison et manutention – Livraison gratuite (MAILFREE) : Gratuit',
      '10 % de rabais – MAILTEN : −9,00 $',
      'Total de la commande : 91,53 $',
      'Point de ramassage\nCorner Store\n',
    ]) {
      expect(french.text).toContain(text)
    }
    expect(french.text).toMatch(/Carte-cadeau se terminant par \d{4} : −50,00 \$/)
    for (const text of ['Pick-up point', 'Corner Store', '10% off – MAILTEN', '−$9.00', 'MAILFREE']) {
      expect(english.html).toContain(text)
    }
    for (const text of ['Point de ramassage', 'Corner Store', '10 % de rabais – MAILTEN', '−9,00 $']) {
      expect(french.html).toContain(text)
    }
  })
})

describe('the outbox', () => {
  it('1. sends the confirmation to a real mail server, in the order’s language', async () => {
    await everythingSent()
    const orderNo = await anOrder('fr@example.com', 'fr', 3)
    expect(await outbox(createMail(mailSettings.of(shop.config))).sendDue()).toBe(1)
    const { subject, text, html } = await received('fr@example.com')
    expect(subject).toBe(`Votre commande Onair ${orderNo}`)
    expect(text).toContain('1 × Bouilloire à bec, Rouge  90,00 $')
    expect(text).toContain('Total général : 112,94 $')
    expect(text).toContain('Visa se terminant par 4242')
    expect(text).toContain('21 décembre 2026 : 30,00 $')
    expect(text).toContain(`/fr/pages/trackorder?orderNo=${orderNo}&postalCode=`)
    expect(html).toContain('lang="fr-CA"')
  })

  it('2. escapes text of shoppers and of the catalogue', async () => {
    await everythingSent()
    await anOrder('en@example.com')
    const mail = fakeMail()
    await outbox(mail).sendDue()
    expect(mail.sent[0]?.html).not.toContain('<b>&</b>')
    expect(mail.sent[0]?.text).toContain('Kettle <b>&</b> co')
  })

  it('3. sends once, even with two concurrent workers', async () => {
    await everythingSent()
    for (const name of ['a', 'b', 'c']) await anOrder(`${name}@example.com`)
    const mail = fakeMail()
    const counts = await Promise.all([outbox(mail).sendDue(), outbox(mail).sendDue(), outbox(mail).sendDue()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(mail.sent.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
    expect(await outbox(mail, 3_600_000).sendDue()).toBe(0)
  })

  it('3. leaves the mails behind a slow one to other workers', async () => {
    await everythingSent()
    for (const name of ['d', 'e', 'f']) await anOrder(`${name}@example.com`)
    const others = fakeMail()
    const slow: Mail = {
      async send() {
        expect(await outbox(others).sendDue()).toBe(2)
        return { status: 'sent', id: '1' }
      },
    }
    expect(await outbox(slow).sendDue()).toBe(1)
    expect(others.sent).toHaveLength(2)
  })

  it('4. tries again later while the mail server is away, and not before', async () => {
    await everythingSent()
    await anOrder('later@example.com')
    const mail = fakeMail({ status: 'unavailable', reason: 'network' })
    expect(await outbox(mail).sendDue()).toBe(0)
    expect(await outbox(mail, backoffMs(1) - 1).sendDue()).toBe(0)
    expect(mail.sent).toEqual([])
    expect(await outbox(mail, backoffMs(1)).sendDue()).toBe(1)
  })

  it('5. gives up a mail that the server rejects', async () => {
    await everythingSent()
    await anOrder('never@example.com')
    expect(await outbox(fakeMail({ status: 'rejected' })).sendDue()).toBe(0)
    const mail = fakeMail()
    expect(await outbox(mail, 365 * 86_400_000).sendDue()).toBe(0)
    expect(mail.sent).toEqual([])
  })

  it('6. waits longer and longer, at most two hours', () => {
    expect([1, 2, 3, 20].map(backoffMs)).toEqual([5000, 10_000, 20_000, 7_200_000])
  })

  it('7. does not send for an order that was not placed', async () => {
    await everythingSent()
    const shopper = await (await shop.guest({ Email: 'no@example.com' })).bag({
      ItemNo: '400001',
      EdpNo: 4001,
      Quantity: 1,
    })
    await shopper.sendHome()
    await shopper.payBy(cards.declined)
    await shopper.place()
    expect(await outbox(fakeMail()).sendDue()).toBe(0)
  })

  it('9. sends mails of orders and accounts before shares and waiting lists, however many are due', async () => {
    await everythingSent()
    await queueShares(['b@example.com', 'c@example.com'], afterOthers)
    shop.clock.advance(1000)
    await anOrder('first@example.com')
    const mail = fakeMail()
    await outbox(mail).sendDue()
    expect(mail.sent.map(({ to }) => to)).toEqual(['first@example.com', 'b@example.com', 'c@example.com'])
  })

  it('9. sends what somebody waits for to go on before a peak’s confirmations', async () => {
    await everythingSent()
    await queueShares(['b@example.com', 'c@example.com'], 0)
    shop.clock.advance(1000)
    const waiting = { itemNo: '400001', to: 'waits@example.com', from: 'Ann', message: '', language: 'en' }
    await queueMail(shop.pool, 'share', waiting, shop.clock.now(), beforeOthers)
    const mail = fakeMail()
    await outbox(mail).sendDue()
    expect(mail.sent.map(({ to }) => to)).toEqual(['waits@example.com', 'b@example.com', 'c@example.com'])
  })

  it('11. sends until nothing is due, a few at the same time', async () => {
    await everythingSent()
    const names = Array.from({ length: 23 }, (_, at) => `peak${at}@example.com`)
    await queueShares(names)
    let sending = 0
    let most = 0
    const three = Promise.withResolvers<void>()
    const mail = fakeMail()
    const counting: Mail = {
      async send(message) {
        sending += 1
        most = Math.max(most, sending)
        if (sending === 3) three.resolve()
        await three.promise
        sending -= 1
        return mail.send(message)
      },
    }
    expect(await outbox(counting, 0, 3).sendDue()).toBe(23)
    expect(mail.sent.map(({ to }) => to).sort()).toEqual(names.toSorted())
    expect(most).toBe(3)
  })

  it('12. tries only a few while the mail server is away', async () => {
    await everythingSent()
    await queueShares(Array.from({ length: 20 }, (_, at) => `away${at}@example.com`))
    let tries = 0
    const away: Mail = {
      async send() {
        tries += 1
        return { status: 'unavailable', reason: 'network' }
      },
    }
    expect(await outbox(away, 0, 3).sendDue()).toBe(0)
    expect(tries).toBeGreaterThan(0)
    expect(tries).toBeLessThanOrEqual(3)
  })

  it('13. begins no other mail when the server stops', async () => {
    await everythingSent()
    await queueShares(['first@example.com', 'second@example.com'])
    const stopping = new AbortController()
    const mail = fakeMail()
    const stopped: Mail = {
      async send(message) {
        stopping.abort()
        return mail.send(message)
      },
    }
    expect(await outbox(stopped).sendDue(stopping.signal)).toBe(1)
    expect(mail.sent.map(({ to }) => to)).toEqual(['first@example.com'])
  })

  it('10. leaves a mail of a kind that only another version knows to that version', async () => {
    await everythingSent()
    await queueMail(shop.pool, 'of-the-next-version', {}, shop.clock.now())
    expect(await outbox(fakeMail()).sendDue()).toBe(0)
    const { rows } = await shop.pool.query(`select attempts from outbox where kind = 'of-the-next-version'`)
    expect(rows).toEqual([{ attempts: 0 }])
  })

  it('8. sends the others if one cannot be composed, and gives that one up in the end', async () => {
    await everythingSent()
    const now = shop.clock.now()
    const letters = [{}, { itemNo: '400001', to: 'b@example.com', from: 'Ann', message: '', language: 'en' }]
    for (const content of letters) {
      await shop.pool.query(`insert into outbox (kind, content, created_at, next_at) values ('share', $1, $2, $2)`, [
        JSON.stringify(content),
        now,
      ])
    }
    const mail = fakeMail()
    expect(await outbox(mail).sendDue()).toBe(1)
    expect(mail.sent.map(({ to }) => to)).toEqual(['b@example.com'])
    for (let hours = 2; hours <= 24; hours += 2) await outbox(mail, hours * 3_600_000).sendDue()
    const { rows } = await shop.pool.query(
      `select attempts, content, last_error from outbox where sent_at is null and next_at = 'infinity' and kind = 'share'`,
    )
    expect(rows).toEqual([{ attempts: 12, content: null, last_error: 'error' }])
  })
})
