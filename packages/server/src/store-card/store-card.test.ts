import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCredit } from '../outside/credit.ts'
import { outsideFetch } from '../outside/fetch.ts'
import { testOutbox } from '../testing/outbox.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { storeCardService } from './store-card.service.ts'
import { creditSettings } from './store-card.settings.ts'

const call = '/api/v2/{language}/accounts/{edp}/onaircreditcardapplication' as const
const body = {
  FirstName: 'Ada',
  LastName: 'Roy',
  DateOfBirth: '1985-03-07',
  Phone: '613-555-0100',
  Email: 'ada@example.com',
  Address: { Address1: '1 Elgin Street', City: 'Ottawa', Province: 'ON', ZipCode: 'K1P 5W1' },
  YearsAtAddress: 4,
  HousingStatus: 'Rent',
  MonthlyHousingPayment: 1200.5,
  EmploymentStatus: 'FullTime',
  AnnualIncome: 52_000,
  SecurityQuestionId: 'first-pet',
  Answer: 'Léo',
  Consent: true,
}
const review = { ...body, AnnualIncome: 25_000 }
const declined = { ...body, AnnualIncome: 1000 }

let shop: OrderingShop
let count = 0
let who: Shopper
beforeAll(async () => {
  shop = await orderingShop({ config: { logLevel: 'error' } })
  await stockShelf(shop.pool, { itemNo: '490001', edpNo: 4901 })
})
afterAll(() => shop.close())
/** Tests that change nothing share an applicant. */
const shared = /^\d+\. (for|without a key|takes the questions)/
beforeEach(async ({ task }) => {
  shop.clock.set('2026-11-21T17:00:00Z')
  await shop.sandbox.app.inject({ method: 'DELETE', url: '/faults' })
  if (who && shared.test(task.name) && (await stored()).length === 0) return
  count += 1
  who = await shop.member(`applicant-${count}@example.com`)
})

const apply = (payload: object = body, key: string = randomUUID(), by = who, language: 'en' | 'fr' = 'en') =>
  by.call(`POST ${call}`, { body: payload, headers: { 'idempotency-key': key }, language })
const latest = async (by = who) => (await by.call(`GET ${call}`)).json()
const cardsOf = async (by = who) => (await by.call('GET /api/v2/{language}/accounts/{edp}')).json().CreditCards
const fault = (Mode: string, Operation = 'decide', Count = 1) =>
  shop.sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'credit', Mode, Operation, Count } })
const refusedBy = (reply: { statusCode: number; json(): { Area: string }[] }) => [
  reply.statusCode,
  ...reply.json().map(({ Area }) => Area),
]
const stored = async () =>
  (await shop.pool.query('select * from store_card_application where customer_edp = $1', [who.edp])).rows
const atService = async () =>
  (await shop.sandbox.app.inject('/credit')).body.split('<tr>').filter((row) => row.includes('Ada Roy')).length
/** Runs the server’s job. */
const decideDue = () => {
  const { url: baseUrl, key } = creditSettings.of(shop.config)
  const credit = createCredit({ baseUrl, key, fetch: outsideFetch })
  const { pool, clock, config } = shop
  return storeCardService({ pool, clock: clock.now, credit, config, log: { warn() {} } }).decideDue()
}

describe('an application for the store card', () => {
  it('1. becomes a saved card of the account when it is approved, with a limit and a letter', async () => {
    const reply = await apply()
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        ApplicationNo: expect.stringMatching(/^A\d{8}$/),
        Decision: 'Approved',
        CreditLimit: 2600,
        CardLastDigits: expect.stringMatching(/^\d{4}$/),
      },
    ])
    const { ApplicationNo, CardLastDigits } = reply.json()
    expect(await cardsOf()).toEqual([
      expect.objectContaining({ CardType: 'FI', LastDigits: CardLastDigits, HolderName: 'Ada Roy', IsDefault: true }),
    ])
    expect(await latest()).toMatchObject({
      Application: { ApplicationNo, Decision: 'Approved', CreditLimit: 2600, AppliedAt: '2026-11-21T17:00:00.000Z' },
      WhyNot: { Area: 'Application' },
    })
    await testOutbox(shop).sendDue()
    const mails = (await (
      await fetch(`${shop.sandbox.origin}/mailbox/messages?to=applicant-${count}@example.com`)
    ).json()) as { Subject: string; Text: string }[]
    expect(mails).toEqual([expect.objectContaining({ Subject: 'Your Onair Card is approved' })])
    expect(mails[0]?.Text).toContain('$2,600.00')
  })

  it('1a. gives a card that can pay an order at once', async () => {
    await apply()
    const [{ Id }] = await cardsOf()
    await (await who.bag({ ItemNo: '490001', EdpNo: 4901, Quantity: 1 })).sendHome()
    await who.call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { body: { CardType: 'FI', CreditCardId: Id } })
    const placed = await who.place({ language: 'fr' })
    expect([placed.statusCode, placed.json().PaymentType]).toEqual([201, 'Carte Onair'])
  })

  it('1b. is refused if the account has the card already, from wherever it came', async () => {
    await shop.pool.query(
      `insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name, is_default)
       values ($1, 'by-mail', 'FI', '0000', '12', '2030', 'Ada Roy', true)`,
      [who.edp],
    )
    expect(refusedBy(await apply())).toEqual([417, 'CreditCards'])
    expect((await latest()).WhyNot).toEqual({
      Message: 'You have an Onair Card already: it is among your payment cards.',
      Area: 'CreditCards',
    })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['Review', review],
    ['Declined', declined],
  ])('2. has no card when it is %s', async (Decision, payload) => {
    expect((await apply(payload)).json()).toMatchObject({ Decision, CreditLimit: null, CardLastDigits: null })
    expect(await cardsOf()).toEqual([])
  })

  it('3. leaves no date of birth, income or answer in the database', async () => {
    await apply(review)
    const [row] = await stored()
    expect(row).toMatchObject({ security_question_id: 'first-pet' })
    expect(row.security_answer_hash).toMatch(/^\$argon2id\$/)
    expect(row.request_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toMatch(/1985|25000|25_000|2500000|Léo|leo|Elgin|1200/)
    const other = await shop.member(`declined-${count}@example.com`)
    await apply(declined, 'declined-key', other)
    const { rows } = await shop.pool.query(
      'select security_question_id, security_answer_hash from store_card_application where customer_edp = $1',
      [other.edp],
    )
    expect(rows).toEqual([{ security_question_id: null, security_answer_hash: null }])
  })

  it('4. takes the questions from its own call', async () => {
    const reply = await shop.call('GET /api/v2/{language}/onaircreditcardapplicationsecurityquestions', {
      token: await shop.appToken(),
      language: 'fr',
    })
    expect(reply.json().Questions[0]).toEqual({
      Id: 'first-pet',
      Text: 'Quel était le nom de votre premier animal?',
    })
  })
})

describe('an application is refused', () => {
  it.each<[string, object, (string | number)[]]>([
    ['32 February', { DateOfBirth: '1985-02-32' }, [400, 'DateOfBirth']],
    ['a day to come', { DateOfBirth: '2027-01-01' }, [400, 'DateOfBirth']],
    ['a minor', { DateOfBirth: '2008-11-22' }, [417, 'DateOfBirth']],
    ['a post office box', { Address: { ...body.Address, Address1: 'PO Box 12' } }, [400, 'Address.Address1']],
    ['another province', { Address: { ...body.Address, Province: 'BC' } }, [400, 'Address.ZipCode']],
    ['no consent', { Consent: false }, [400, 'Consent']],
    ['a negative income', { AnnualIncome: -1 }, [400, 'AnnualIncome']],
    ['half a cent', { MonthlyHousingPayment: 0.005 }, [400, 'MonthlyHousingPayment']],
    ['an unknown question', { SecurityQuestionId: 'constructor' }, [400, 'SecurityQuestionId']],
    ['an answer without letters', { Answer: '…' }, [400, 'Answer']],
    ['another field', { Edp: 1 }, [400, 'Edp']],
    ['10 kB of a name', { FirstName: 'x'.repeat(10_000) }, [400, 'FirstName']],
    ['a phone of seven digits', { Phone: '555-0100', Email: 'ada@x' }, [400, 'Email']],
    ['two fields', { Phone: '555-0100', YearsAtAddress: 4, Answer: '…' }, [400, 'Phone', 'Answer']],
  ])('1. for %s', async (_case, change, expected) => {
    expect(refusedBy(await apply({ ...body, ...change }))).toEqual(expected)
    expect(await stored()).toEqual([])
  })

  it('2. without a key, to a guest, and for another customer', async () => {
    expect(refusedBy(await who.call(`POST ${call}`, { body }))).toEqual([400, 'Idempotency-Key'])
    const guest = await shop.guest()
    expect((await apply(body, randomUUID(), guest)).statusCode).toBe(403)
    expect((await guest.call(`GET ${call}`)).statusCode).toBe(403)
    const params = { edp: guest.edp }
    expect((await who.call(`GET ${call}`, { params })).statusCode).toBe(403)
  })

  it.each<['is_on_hold' | 'is_employee', string, string]>([
    ['is_on_hold', 'AccountOnHold', '1-800-555-0100'],
    ['is_employee', 'EmployeeAccount', 'care@example.com'],
  ])('3. to a customer who %s, with whom to contact', async (flag, area, contact) => {
    await shop.pool.query(`update customer set ${flag} = true where edp = $1`, [who.edp])
    for (const language of ['en', 'fr'] as const) {
      const reply = await apply(body, randomUUID(), who, language)
      expect(refusedBy(reply)).toEqual([417, area])
      expect(reply.json()[0].Message).toContain(contact)
    }
    expect((await latest()).WhyNot).toEqual({ Area: area, Message: expect.stringContaining(contact) })
    expect(await stored()).toEqual([])
  })

  it('4. while one is in review, and after one was approved', async () => {
    await apply(review)
    expect(refusedBy(await apply())).toEqual([417, 'Application'])
    const other = await shop.member(`approved-${count}@example.com`)
    await apply(body, randomUUID(), other)
    expect(refusedBy(await apply(body, randomUUID(), other))).toEqual([417, 'Application'])
    expect(await cardsOf(other)).toHaveLength(1)
  })

  it('5. for thirty days after one was declined', async () => {
    await apply(declined)
    const reply = await apply(body, randomUUID(), who, 'fr')
    expect(refusedBy(reply)).toEqual([417, 'Application'])
    expect(reply.json()[0].Message).toContain('21 décembre 2026')
    const decidedAt = (at: string) =>
      shop.pool.query('update store_card_application set decided_at = $2 where customer_edp = $1', [who.edp, at])
    // Toronto's midnight counts.
    await decidedAt('2026-10-23T04:00:00Z')
    expect((await apply()).statusCode).toBe(417)
    await decidedAt('2026-10-23T03:59:00Z')
    expect((await apply()).json().Decision).toBe('Approved')
  })

  it('6. while the account has no room for the card', async () => {
    await shop.pool.query(
      `insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name, is_default)
       select $1::bigint, 'card-' || $1::text || '-' || n, 'VI', '4242', '12', '2030', 'Ada Roy', n = 1 from generate_series(1, 20) n`,
      [who.edp],
    )
    expect(refusedBy(await apply())).toEqual([417, 'CreditCards'])
  })
})

describe('a repeated application', () => {
  it('1. with the same key gets the same decision, also concurrently', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => apply(body, key)))
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(201)
    expect((await apply(body, key)).body).toBe(replies[0]?.body)
    expect(await cardsOf()).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  it('2. with the same key and other fields is refused', async () => {
    const key = randomUUID()
    await apply(body, key)
    expect(refusedBy(await apply({ ...body, AnnualIncome: 90_000 }, key))).toEqual([409, 'Idempotency-Key'])
  })

  it('3. from several tabs at once becomes one application', async () => {
    const before = await atService()
    const replies = await Promise.all([apply(), apply(), apply()])
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1)
    expect(replies.every(({ statusCode }) => [201, 409, 417].includes(statusCode))).toBe(true)
    expect([await atService(), (await cardsOf()).length]).toEqual([before + 1, 1])
  })

  it('4. limits one customer’s applications per hour', async () => {
    await fault('off', 'decide', 1000)
    await fault('off', 'find', 1000)
    await shop.pool.query(
      `insert into request_count (client, requests, ends_at) values ($1, 599, '2026-11-21T17:30:00Z')`,
      [`store card ${who.edp}`],
    )
    expect((await apply()).statusCode).toBe(503)
    await shop.pool.query('delete from store_card_application where customer_edp = $1', [who.edp])
    const reply = await apply()
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '1800'])
  })
})

describe('while the credit service misbehaves', () => {
  it.each(['off', 'error', 'garbage', 'drop-after-execute'])(
    '1. nothing is decided, and the same request succeeds once afterwards: %s',
    async (mode) => {
      const key = randomUUID()
      const before = await atService()
      await fault(mode)
      const away = await apply(body, key)
      expect([away.statusCode, away.json()[0].Area, away.headers['retry-after']]).toEqual([503, 'CreditService', '10'])
      expect(await cardsOf()).toEqual([])
      expect((await apply(body, key)).json().Decision).toBe('Approved')
      expect([await atService(), (await cardsOf()).length]).toEqual([before + 1, 1])
    },
  )

  it('2. a decision whose response was lost is found by the next look-up, with its card', async () => {
    await fault('drop-after-execute')
    expect((await apply()).statusCode).toBe(503)
    expect(await latest()).toMatchObject({ Application: { Decision: 'Approved', CreditLimit: 2600 } })
    expect(await cardsOf()).toHaveLength(1)
  })

  it('3. the job finds it too, after a process died before it recorded the decision', async () => {
    await fault('drop-after-execute')
    await apply(review)
    // The dead process leases it for a minute.
    await shop.pool.query(
      `update store_card_application set look_at = $2::timestamptz + interval '60 s' where customer_edp = $1`,
      [who.edp, shop.clock.now()],
    )
    await decideDue()
    expect((await stored())[0].state).toBe('asked')
    expect((await latest()).Application.Decision).toBeNull()
    expect(refusedBy(await apply())).toEqual([409, 'Application'])
    shop.clock.advance(61_000)
    await decideDue()
    expect((await latest()).Application.Decision).toBe('Review')
  })

  it('4. an application that never arrived is deleted after two minutes, and a new one can begin', async () => {
    await fault('error')
    expect((await apply()).statusCode).toBe(503)
    expect(refusedBy(await apply(review))).toEqual([409, 'Application'])
    shop.clock.advance(121_000)
    await decideDue()
    expect(await stored()).toEqual([])
    expect((await apply(review)).json().Decision).toBe('Review')
  })

  it('4a. is deleted two minutes after it was last sent, not first sent', async () => {
    const key = randomUUID()
    await fault('error', 'decide', 2)
    expect((await apply(body, key)).statusCode).toBe(503)
    shop.clock.advance(100_000)
    expect((await apply(body, key)).statusCode).toBe(503)
    shop.clock.advance(60_000)
    await decideDue()
    expect(await stored()).toHaveLength(1)
    shop.clock.advance(60_000)
    await decideDue()
    expect(await stored()).toEqual([])
  })

  it('5. an application stays while the service is unavailable', async () => {
    await fault('error')
    await apply()
    shop.clock.advance(121_000)
    await fault('error', 'find', 2)
    await decideDue()
    expect((await latest()).Application).toMatchObject({ Decision: null })
    expect((await apply()).json().Decision).toBe('Approved')
  })
})

describe('an application in review', () => {
  const decide = async (Decision: 'Approved' | 'Declined') => {
    const [{ reference }] = await stored()
    await shop.sandbox.app.inject({
      method: 'POST',
      url: `/credit/applications/${reference}/decision`,
      payload: { Decision },
    })
  }

  it('1. becomes one card when a person approves it, with many processes looking it up', async () => {
    const { ApplicationNo } = (await apply(review)).json()
    await decideDue()
    await decide('Approved')
    expect(await cardsOf()).toEqual([])
    shop.clock.advance(301_000)
    await Promise.all([decideDue(), decideDue(), decideDue()])
    expect((await latest()).Application).toMatchObject({ ApplicationNo, Decision: 'Approved', CreditLimit: 500 })
    expect(await cardsOf()).toHaveLength(1)
    const { rows } = await shop.pool.query(
      `select count(*)::int from outbox where kind = 'store-card-decision' and content->>'reference' = $1`,
      [(await stored())[0].reference],
    )
    // One letter that it is in review, one that it is approved.
    expect(rows[0].count).toBe(2)
  })

  it('2. can be declined', async () => {
    await apply(review)
    await decide('Declined')
    shop.clock.advance(301_000)
    await decideDue()
    expect((await latest()).Application).toMatchObject({ Decision: 'Declined', CreditLimit: null })
    expect((await stored())[0].security_answer_hash).toBeNull()
  })
})

describe('the customer’s own data', () => {
  it('1. has the applications in its export, and loses them when the account is closed', async () => {
    const { ApplicationNo } = (await apply()).json()
    const exported = await who.call('GET /api/v2/{language}/accounts/{edp}/export')
    expect(exported.json().StoreCardApplications).toEqual([
      expect.objectContaining({ ApplicationNo, Decision: 'approved', CreditLimit: 2600 }),
    ])
    expect(exported.body).not.toMatch(/argon2|Léo/)
    const closed = await who.call('POST /api/v2/{language}/accounts/{edp}/closure', {
      body: { CurrentPassword: 'Onair2026' },
    })
    expect(closed.statusCode).toBe(204)
    expect(await stored()).toEqual([])
  })

  it('2. a decision after the account was closed leaves no card', async () => {
    await apply(review)
    const [{ reference }] = await stored()
    await who.call('POST /api/v2/{language}/accounts/{edp}/closure', { body: { CurrentPassword: 'Onair2026' } })
    await shop.sandbox.app.inject({
      method: 'POST',
      url: `/credit/applications/${reference}/decision`,
      payload: { Decision: 'Approved' },
    })
    shop.clock.advance(301_000)
    await decideDue()
    const { rows } = await shop.pool.query('select count(*)::int from credit_card where customer_edp = $1', [who.edp])
    expect(rows[0].count).toBe(0)
  })
})
