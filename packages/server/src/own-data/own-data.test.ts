import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { operatorOf } from '../testing/operator.ts'
import { testOutbox } from '../testing/outbox.ts'
import { paying } from '../testing/paying.ts'
import { addPromoCodes } from '../testing/promo-codes.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { tablesWith } from '../testing/tables-with.ts'

const password = 'Onair2026'
const kettle = { ItemNo: '760001', EdpNo: 7601, Quantity: 1 }
const account = '/api/v2/{language}/accounts/{edp}' as const

let shop: OrderingShop
let pay: ReturnType<typeof paying>
beforeAll(async () => {
  shop = await orderingShop()
  pay = paying(shop)
  await stockShelf(shop.pool, { itemNo: '760001', edpNo: 7601, priceCents: 10_000, quantity: 500, noOfPayments: 4 })
  await addPromoCodes(shop.pool)
})
afterAll(() => shop.close())

/** A member with an order, a saved card, a favourite and something in the bag. */
async function someone(email: string, { parts = 1 } = {}): Promise<{ who: Shopper; orderNo: string }> {
  const who = await (await (await shop.member(email, { Language: 'fr' })).bag(kettle)).sendHome()
  if (parts > 1) await pay.inParts(who, parts)
  await who.payBy(cards.visa, { save: true })
  const orderNo = (await who.place()).json().OrderSummary.OrderNo
  await who.call(`POST ${account}/favourites`, { body: { ItemNumber: '760001' } })
  await (await who.bag(kettle)).sendHome()
  return { who, orderNo }
}
const close = (who: Shopper, CurrentPassword = password) =>
  who.call(`POST ${account}/closure`, { body: { CurrentPassword } })
const refusedBy = (reply: { statusCode: number; json(): { Area: string }[] }) => [
  reply.statusCode,
  reply.json()[0]?.Area,
]

describe('a member’s data', () => {
  it('1. is exported in the wire’s names, without a secret', async () => {
    const { who, orderNo } = await someone('exports@example.com')
    const operator = fulfilmentService(operatorOf(shop))
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'done' })
    const reply = await who.call(`GET ${account}/export`)
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      {
        ExportedAt: '2026-11-21T17:00:00.000Z',
        Account: { Edp: who.edp, Email: 'exports@example.com', Language: 'fr' },
        Addresses: [{ Address1: '1 Elgin Street' }, { Address1: '1 Elgin Street' }],
        CreditCards: [{ CardType: 'VI', LastDigits: '4242' }],
        Sessions: [{}],
        Favourites: [{ ItemNumber: '760001' }],
        BagLines: [{ EdpNo: 7601, Quantity: 1 }],
        Orders: [
          {
            OrderNo: orderNo,
            MerchandiseSubTotal: 100,
            Lines: [{ ItemNo: '760001', Quantity: 1 }],
            Invoices: [{ Kind: 'Invoice', BillTo: { Name: 'Ada Roy' }, MerchandiseSubTotal: 100 }],
          },
        ],
      },
    ])
    expect(reply.body).not.toMatch(/argon2|"token"|card_vi|hash/i)
  })

  it('2. is not given for another customer’s token or a guest’s', async () => {
    const who = await shop.member('private@example.com')
    const other = await shop.member('curious@example.com')
    expect((await other.call(`GET ${account}/export`, { params: { edp: who.edp } })).statusCode).toBe(403)
    expect((await (await shop.guest()).call(`GET ${account}/export`)).statusCode).toBe(403)
  })
})

describe('closing an account', () => {
  it('1. needs the password', async () => {
    const { who } = await someone('careful@example.com')
    expect(refusedBy(await close(who, ''))).toEqual([417, 'CurrentPassword'])
    expect(refusedBy(await close(who, 'Wrong7'))).toEqual([417, 'CurrentPassword'])
    expect((await who.call(`GET ${account}`)).statusCode).toBe(200)
    expect((await close(await shop.guest())).statusCode).toBe(403)
  })

  it('2. erases everything but the orders; every session ends, and the address is notified', async () => {
    const { who, orderNo } = await someone('leaves@example.com')
    expect((await close(who)).statusCode).toBe(204)
    expect((await who.call(`GET ${account}`)).statusCode).toBe(401)
    const count = async (table: string) =>
      (await shop.pool.query(`select count(*)::int from ${table} where customer_edp = $1`, [who.edp])).rows[0].count
    const counts = await Promise.all(['address', 'credit_card', 'favourite', 'token', 'placed_order'].map(count))
    expect(counts).toEqual([0, 0, 0, 0, 1])
    const { rows: customers } = await shop.pool.query(
      'select email, first_name, last_name, is_guest from customer where edp = $1',
      [who.edp],
    )
    expect(customers).toEqual([{ email: 'closed', first_name: '', last_name: '', is_guest: true }])
    const { rows } = await shop.pool.query('select email, billing_address from placed_order where order_no = $1', [
      orderNo,
    ])
    expect(rows[0]).toMatchObject({ email: 'leaves@example.com', billing_address: { firstName: 'Ada' } })
    await testOutbox(shop).sendDue()
    const mails = (await (await fetch(`${shop.sandbox.origin}/mailbox/messages?to=leaves@example.com`)).json()) as {
      Subject: string
    }[]
    expect(mails.map(({ Subject }) => Subject)).toContain('Votre compte Onair est fermé')
  })

  it('2a. leaves the name and the e-mail only in the orders, and for a day in stored replies', async () => {
    const who = await shop.member('ottilie@example.com', { FirstName: 'Ottilie', Address1: '1 Ottilie Street' })
    await (await who.bag(kettle)).sendHome()
    await who.payBy(cards.declined)
    expect((await who.place()).statusCode).toBe(417)
    await who.payBy(cards.visa)
    await pay.use(who, 'ONCEONLY')
    expect((await who.place()).json()).toMatchObject({ PromoCode: 'ONCEONLY' })
    const { rows } = await shop.pool.query<{ token: string }>('select card ->> $2 as token from cart where guid = $1', [
      who.guid,
      'token',
    ])
    expect((await close(who)).statusCode).toBe(204)
    await testOutbox(shop).sendDue()
    expect(await tablesWith(shop.pool, 'ottilie')).toEqual(['idempotency', 'placed_order'])
    expect(await tablesWith(shop.pool, rows[0]?.token ?? 'a card')).toEqual(['payment'])
    const { rows: payments } = await shop.pool.query(
      'select state from payment where customer_edp = $1 order by state',
      [who.edp],
    )
    expect(payments).toEqual([{ state: 'authorised' }])
    expect((await shop.pool.query('select from promo_member where customer_edp = $1', [who.edp])).rowCount).toBe(0)
  })

  it('3. frees the e-mail for a new account, which has none of the old orders', async () => {
    const { who } = await someone('returns@example.com')
    await close(who)
    const again = await shop.member('returns@example.com')
    expect(again.edp).not.toBe(who.edp)
    expect((await again.orders()).json().OrderSummary).toEqual([])
  })

  it('4. waits for the last Easy Pay payment', async () => {
    const { who, orderNo } = await someone('pays@example.com', { parts: 3 })
    expect(refusedBy(await close(who))).toEqual([417, 'Instalments'])
    expect((await who.call(`GET ${account}`)).json().CreditCards).toHaveLength(1)
    await shop.pool.query('update instalment set paid_at = $2 where order_no = $1', [orderNo, shop.clock.now()])
    expect((await close(who)).statusCode).toBe(204)
  })

  it('5. waits for a refund that has begun', async () => {
    const { who, orderNo } = await someone('sends-back@example.com')
    await shop.pool.query(
      `insert into refund (order_no, lines, goods_cents, shipping_cents, tax_cents, plan, state, begun_at)
       values ($1, '[]', 100, 0, 0, '{}', 'begun', now())`,
      [orderNo],
    )
    expect(refusedBy(await close(who))).toEqual([417, 'Returns'])
  })

  it('5a. waits for a return on its way', async () => {
    const { who, orderNo } = await someone('on-its-way@example.com')
    await shop.pool.query(
      `insert into return_request (return_no, order_no, ship_order_no, items, goods_cents, shipping_cents, tax_cents,
         tracking_no, requested_at)
       select '99000001', order_no, ship_order_no, '[]', 100, 0, 0, 'T99000001', now() from sub_order where order_no = $1`,
      [orderNo],
    )
    expect(refusedBy(await close(who))).toEqual([417, 'Returns'])
    await shop.pool.query('update return_request set refunded_at = now() where order_no = $1', [orderNo])
    expect((await close(who)).statusCode).toBe(204)
  })

  it('6. happens once, also with concurrent requests', async () => {
    const { who } = await someone('twice@example.com')
    const replies = await Promise.all([close(who), close(who), close(who)])
    expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    for (const { statusCode } of replies) expect([204, 401, 403]).toContain(statusCode)
  })
})
