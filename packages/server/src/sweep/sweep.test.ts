import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addWindows } from '../testing/catalogue.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { sweep } from '../testing/sweep.ts'
import { sweep as sweepBy } from './sweep.service.ts'

const kettle = { ItemNo: '100001', EdpNo: 1001, Quantity: 1 }
const day = 86_400_000
const start = '2026-11-21T17:00:00Z'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '100001', edpNo: 1001 })
  await shop.pool.query(`update token set expires_at = '2200-01-01' where kind = 'app'`)
})
beforeEach(async () => {
  shop.clock.set(start)
  await sweep(shop.pool, new Date('2100-01-01'))
})
afterAll(() => shop.close())

const swept = () => sweep(shop.pool, shop.clock.now())
/** A bag without a customer. */
async function aBag(): Promise<string> {
  const token = await shop.appToken()
  return (await shop.call('POST /api/v2/{language}/carts', { token, body: kettle })).json().CartGuid
}
const isThere = async (guid: string) =>
  (await shop.pool.query('select 1 from cart where guid = $1', [guid])).rowCount === 1
const customerExists = async (edp: number) =>
  (await shop.pool.query('select 1 from customer where edp = $1', [edp])).rowCount === 1

describe('a bag', () => {
  it('1. without a change for 35 days is deleted, with its lines', async () => {
    const guid = await aBag()
    shop.clock.advance(35 * day - 1)
    expect(await swept()).toMatchObject({ bags: 0, guests: 0 })
    shop.clock.advance(1)
    expect(await swept()).toMatchObject({ bags: 1, guests: 0 })
    expect((await shop.pool.query('select 1 from cart_line where guid = $1', [guid])).rowCount).toBe(0)
  })

  it('2. that was changed since stays', async () => {
    const guid = await aBag()
    shop.clock.advance(20 * day)
    const token = await shop.appToken()
    await shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { token, params: { guid }, body: kettle })
    shop.clock.advance(34 * day)
    await swept()
    expect(await isThere(guid)).toBe(true)
  })

  it('3. of a member stays', async () => {
    const member = await shop.member('keeps@example.com')
    await member.bag(kettle)
    shop.clock.advance(400 * day)
    await swept()
    expect(await isThere(member.guid)).toBe(true)
  })

  it('4. that was ordered stays, with its guest', async () => {
    const guest = await shop.guest()
    await (await guest.bag(kettle)).sendHome()
    await guest.payBy(cards.visa)
    expect((await guest.place()).statusCode).toBe(201)
    shop.clock.advance(400 * day)
    await swept()
    expect([await isThere(guest.guid), await customerExists(guest.edp)]).toEqual([true, true])
  })

  it.each(['started', 'voiding', 'stuck'])(
    '5. that a payment is %s for stays until that is put right',
    async (state) => {
      const guest = await shop.guest()
      await guest.bag(kettle)
      await shop.pool.query(
        `insert into payment (reference, customer_edp, cart_guid, provider, token, amount_cents, state, held_until)
       values ($1, $2, $3, 'capture', 'card', 100, $4, $5)`,
        [`${state}-payment`, guest.edp, guest.guid, state, shop.clock.now()],
      )
      shop.clock.advance(40 * day)
      await swept()
      expect([await isThere(guest.guid), await customerExists(guest.edp)]).toEqual([true, true])
      await shop.pool.query(`update payment set state = 'voided' where cart_guid = $1`, [guest.guid])
      await swept()
      // The payment stays, without the guest and the card.
      expect([await isThere(guest.guid), await customerExists(guest.edp)]).toEqual([false, false])
      const { rows } = await shop.pool.query(
        'select customer_edp, token, amount_cents from payment where reference = $1',
        [`${state}-payment`],
      )
      expect(rows).toEqual([{ customer_edp: null, token: '', amount_cents: 100 }])
    },
  )

  it('6. whose wallet payment was executed stays until the payment is refunded or voided', async () => {
    const guid = await aBag()
    await shop.pool.query(
      `insert into wallet_payment (payment_id, cart_guid, amount_cents, state, transaction_id, payer_id, created_at, changed_at)
       values ('PAYID-SWEEP', $1, 100, 'executed', 'O-SWEEP', 'PAYER', $2, $2)`,
      [guid, shop.clock.now()],
    )
    shop.clock.advance(40 * day)
    await swept()
    expect(await isThere(guid)).toBe(true)
    await shop.pool.query(`update wallet_payment set state = 'voided' where cart_guid = $1`, [guid])
    await swept()
    expect(await isThere(guid)).toBe(false)
  })
})

describe('rows with an expiry of their own', () => {
  it('1. are deleted when they expire: tokens, links, codes, stored replies and counts of attempts', async () => {
    const { pool, clock } = shop
    const guest = await shop.guest()
    const guid = await aBag()
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
    for (const [index, minutes] of [-1, 0, 1].entries()) {
      const hash = Buffer.alloc(32, index + 1)
      await pool.query(`insert into token (hash, kind, expires_at) values ($1, 'app', $2)`, [hash, at(minutes)])
      await pool.query('insert into password_reset (hash, customer_edp, expires_at) values ($1, $2, $3)', [
        hash,
        guest.edp,
        at(minutes),
      ])
      await pool.query(
        `insert into email_change (hash, customer_edp, email, session_hash, expires_at) values ($1::bytea, $2, 'new@example.com', $1::bytea, $3)`,
        [hash, guest.edp, at(minutes)],
      )
      await pool.query('insert into cart_handover (hash, guid, expires_at) values ($1, $2, $3)', [
        hash,
        guid,
        at(minutes),
      ])
      await pool.query(
        `insert into idempotency (customer_edp, key, body_hash, reply, expires_at) values ($1, $2, $3, '{}', $4)`,
        [guest.edp, `key-${index}`, hash, at(minutes)],
      )
      await pool.query(`insert into sign_in_attempts (account, place, failures, since) values ($1, '', 1, $2)`, [
        hash,
        at(minutes - 15),
      ])
    }
    expect(await swept()).toMatchObject({
      tokens: 2,
      passwordLinks: 2,
      emailLinks: 2,
      handovers: 2,
      idempotentReplies: 2,
      attempts: 2,
    })
    expect(await swept()).toMatchObject({
      tokens: 0,
      passwordLinks: 0,
      emailLinks: 0,
      handovers: 0,
      idempotentReplies: 0,
      attempts: 0,
    })
  })

  it('2. are deleted in batches, without locked rows', async () => {
    await shop.pool.query(
      `insert into token (hash, kind, expires_at)
       select sha256(number::text::bytea), 'app', $1 from generate_series(1, 2500) as number`,
      [start],
    )
    const client = await shop.pool.connect()
    await client.query('begin')
    await client.query(`select from token where hash = sha256('7') for update`)
    expect(await swept()).toMatchObject({ tokens: 2499 })
    await client.query('commit')
    client.release()
    expect(await swept()).toMatchObject({ tokens: 1 })
  })

  it('3. mails are deleted 90 days after they were sent, given up or last tried', async () => {
    await shop.pool.query('delete from outbox')
    await shop.pool.query(
      `insert into outbox (kind, created_at, next_at, sent_at) values
         ('sent', $1, $1, $1), ('given-up', $1, 'infinity', null), ('unknown', $1, $1, null), ('tried', $1, $2, null)`,
      [start, new Date(Date.parse(start) + 90 * day)],
    )
    shop.clock.advance(90 * day - 1)
    expect(await swept()).toMatchObject({ mails: 0 })
    shop.clock.advance(1)
    expect(await swept()).toMatchObject({ mails: 3 })
    expect((await shop.pool.query('select kind from outbox')).rows).toEqual([{ kind: 'tried' }])
  })

  it('4. entries of waiting lists are deleted after a year', async () => {
    await shop.pool.query(
      `insert into waitlist (edp_no, email, language, joined_at) values (1001, 'waits@example.com', 'en', $1)`,
      [start],
    )
    shop.clock.advance(365 * day - 1)
    expect(await swept()).toMatchObject({ waitlist: 0 })
    shop.clock.advance(1)
    expect(await swept()).toMatchObject({ waitlist: 1 })
  })

  it('5. a declined application for the store card is deleted after 90 days, an approved one stays', async () => {
    const { edp } = await shop.member('applicant@example.com')
    await shop.pool.query(
      `insert into store_card_application (reference, customer_edp, request_key, request_hash, state, applied_at, decided_at,
         look_at, credit_limit_cents, card_last_digits) values
         (gen_random_uuid(), $1, 'one', '', 'declined', $2, $2, $2, null, null),
         (gen_random_uuid(), $1, 'two', '', 'approved', $2, $2, $2, 50000, '0042')`,
      [edp, start],
    )
    shop.clock.advance(90 * day - 1)
    expect(await swept()).toMatchObject({ applications: 0 })
    shop.clock.advance(1)
    expect(await swept()).toMatchObject({ applications: 1 })
    expect((await shop.pool.query('select state from store_card_application')).rows).toEqual([{ state: 'approved' }])
  })

  it('5. unapproved wallet payments are deleted with their bag', async () => {
    const guid = await aBag()
    await shop.pool.query(
      `insert into wallet_payment (payment_id, cart_guid, amount_cents, state, created_at, changed_at)
       values ('PAYID-BEGUN', $1, 100, 'created', $2, $2)`,
      [guid, start],
    )
    shop.clock.advance(35 * day)
    await swept()
    expect((await shop.pool.query(`select 1 from wallet_payment where payment_id = 'PAYID-BEGUN'`)).rowCount).toBe(0)
  })
})

it('a price window is deleted a week after its end, even if a bag still has its price', async () => {
  await addWindows(
    shop.pool,
    { itemNo: '100001', from: '2026-11-21T17:00:00Z', until: '2026-11-21T18:00:00Z', price: 3000 },
    { itemNo: '100001', from: '2026-11-21T18:10:00Z', until: '2026-11-21T19:00:00Z', price: 3000 },
  )
  const guid = await aBag()
  shop.clock.set('2026-11-28T18:00:00Z')
  expect(await swept()).toMatchObject({ priceWindows: 1, bags: 0 })
  expect((await shop.pool.query('select 1 from price_window')).rowCount).toBe(1)
  expect(await isThere(guid)).toBe(true)
})

describe('a counted search term', () => {
  const searched = (term: string, askers: number, results: number | null, instead?: string, without?: string) =>
    shop.pool.query(
      `insert into searched (day, language, term, spelling, searches, nothing, corrected, left_out, clicks, askers, results, instead, without)
       values ('2026-11-21', 'en', $1, $1, 1, 0, 0, 0, 0, $2, $3, $4, $5)`,
      [term, askers, results, instead, without],
    )

  it('is deleted after 90 days', async () => {
    await searched('coat', 2, 0)
    shop.clock.set('2027-02-20T04:59:59Z')
    expect(await swept()).toMatchObject({ searched: 1 })
  })

  it('stays after its day only with two askers, or if products have all of its words', async () => {
    await searched('zoe tremblay 12 elm street', 1, 0)
    await searched('zoe tremblay', 1, 3, 'zoo')
    await searched('zoe tremblay coat', 1, 3, undefined, 'zoe, tremblay')
    await searched('clicked', 0, null)
    await searched('wool coat', 1, 3)
    await searched('sledge', 2, 0)
    shop.clock.set('2026-11-22T04:59:59Z')
    expect(await swept()).toMatchObject({ searchedOnce: 0 })
    shop.clock.set('2026-11-22T05:00:00Z')
    expect(await swept()).toMatchObject({ searched: 0, searchedOnce: 4 })
    const { rows } = await shop.pool.query('select term from searched order by term')
    expect(rows.map(({ term }) => term)).toEqual(['sledge', 'wool coat'])
  })
})

describe('a guest', () => {
  it('1. without an order is deleted with the bag and the addresses', async () => {
    const guest = await shop.guest()
    await (await guest.bag(kettle)).sendHome()
    shop.clock.advance(35 * day)
    expect(await swept()).toMatchObject({ bags: 1, guests: 1 })
    expect((await shop.pool.query('select 1 from address where customer_edp = $1', [guest.edp])).rowCount).toBe(0)
  })

  it('2. with a newer bag or token stays', async () => {
    const [withBag, withToken] = [await shop.guest(), await shop.guest()]
    shop.clock.advance(34 * day)
    await shop.pool.query('update token set expires_at = $1 where customer_edp = any($2)', [
      new Date(shop.clock.now().getTime() + 10 * day),
      [withBag.edp, withToken.edp],
    ])
    await withBag.attach(await aBag())
    shop.clock.advance(2 * day)
    await swept()
    expect([await customerExists(withBag.edp), await customerExists(withToken.edp)]).toEqual([true, true])
  })

  it('3. who is a member stays, however long they were away', async () => {
    const member = await shop.member('away@example.com')
    shop.clock.advance(4000 * day)
    await swept()
    expect(await customerExists(member.edp)).toBe(true)
  })
})

it('a failing rule is reported, and the other rules still run', async () => {
  const followed: string[] = []
  const rule = (name: string, forget: () => Promise<unknown[]>) => ({
    ...{ name, tables: [], data: '', kept: '', because: '' },
    forget,
  })
  const rules = [
    rule('first', async () => {
      throw new Error('canceling statement')
    }),
    rule('second', async () => {
      followed.push('second')
      return []
    }),
  ]
  await expect(sweepBy(shop.pool, rules, shop.clock.now())).rejects.toMatchObject({
    errors: [{ message: 'The rule first could not be followed', cause: { message: 'canceling statement' } }],
  })
  expect(followed).toEqual(['second'])
})
