import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
beforeAll(async () => {
  // Intended failures need no log lines.
  shop = await orderingShop({ log: () => {} })
  await stockShelf(
    shop.pool,
    ...[7001, 7002, 7003].map((edpNo) => ({ itemNo: `70${edpNo}`, edpNo, priceCents: edpNo - 5000, noOfPayments: 4 })),
  )
})
afterAll(() => shop.close())
// All shoppers here share one network address, and one card that is declined.
const forgetDeclines = () => shop.pool.query('delete from payment_declines')
beforeEach(forgetDeclines)

const line = (edpNo: number, Quantity: number) => ({ ItemNo: `70${edpNo}`, EdpNo: edpNo, Quantity })

async function ready(lines: ReturnType<typeof line>[], card: string): Promise<Shopper> {
  const shopper = await (await shop.guest()).bag(...lines)
  await shopper.sendHome()
  return shopper.payBy(card)
}

/** The invariants after any race, read from the database and from the payment service. */
async function everythingAgrees(sold: ReadonlyMap<number, number>, stock: number): Promise<void> {
  const { rows: shelf } = await shop.pool.query('select edp_no, quantity from edp order by edp_no')
  expect(shelf).toEqual([7001, 7002, 7003].map((edp_no) => ({ edp_no, quantity: stock - (sold.get(edp_no) ?? 0) })))
  const { rows: wrong } = await shop.pool.query(
    `select order_no from placed_order o where
       (select sum(amount_cents) from instalment i where i.order_no = o.order_no) <> o.grand_total_cents
       or (select sum(amount_cents) from ledger l where l.order_no = o.order_no) <> 0
       or (select sum(price_cents * quantity) from order_line l where l.order_no = o.order_no) <> o.merchandise_cents
       or (select sum(tax_cents) from order_line l where l.order_no = o.order_no) > o.tax_cents
       or (select array_agg(p.amount_cents::int) from payment p where p.order_no = o.order_no)
         <> (select array_agg(i.amount_cents::int) from instalment i where i.order_no = o.order_no and number = 1)`,
  )
  expect(wrong).toEqual([])
  const { rows: payments } = await shop.pool.query(
    `select state, count(*)::int from payment where order_no is null group by state having state in ('started', 'authorised', 'voiding')`,
  )
  expect(payments).toEqual([])
  const { authorised, voided } = await shop.money()
  const { rows: orders } = await shop.pool.query('select count(*)::int as count from placed_order')
  expect(authorised - voided).toBe(orders[0].count)
}

describe('many shoppers at once', () => {
  it('1. stock, orders, ledger and money agree', async () => {
    const stock = 40
    const sold = new Map<number, number>()
    await shop.pool.query('update edp set quantity = $1', [stock])
    const shopperPlan = fc.record({
      lines: fc.uniqueArray(fc.tuple(fc.constantFrom(7001, 7002, 7003), fc.integer({ min: 1, max: 6 })), {
        selector: ([edpNo]) => edpNo,
        minLength: 1,
        maxLength: 3,
      }),
      card: fc.constantFrom(cards.visa, cards.master, cards.visa, cards.declined),
      /** How often the button is pressed, with how many different keys. */
      presses: fc.integer({ min: 1, max: 4 }),
      keys: fc.integer({ min: 1, max: 2 }),
      /** The bag changes in another tab while it is ordered. */
      meddles: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(shopperPlan, { minLength: 2, maxLength: 6 }), async (plans) => {
        await forgetDeclines()
        const shoppers = await Promise.all(
          plans.map(({ lines, card }) =>
            ready(
              lines.map(([edpNo, quantity]) => line(edpNo, quantity)),
              card,
            ),
          ),
        )
        const allReplies = await Promise.all(
          shoppers.map(async (shopper, index) => {
            const { presses = 1, keys = 1, meddles = false } = plans[index] ?? {}
            const names = Array.from({ length: keys }, () => randomUUID())
            const params = { guid: shopper.guid }
            const meddling = meddles
              ? shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', {
                  token: shopper.appToken,
                  params,
                  body: line(7002, 1),
                })
              : undefined
            const replies = await Promise.all(
              Array.from({ length: presses }, (_, press) => shopper.place({ key: names[press % keys] ?? '' })),
            )
            await meddling
            return replies
          }),
        )
        for (const replies of allReplies) {
          // 429: the card had been declined five times.
          expect(replies.every(({ statusCode }) => [201, 409, 417, 429].includes(statusCode))).toBe(true)
          const placed = replies.filter(({ statusCode }) => statusCode === 201)
          expect(new Set(placed.map(({ body }) => body)).size).toBeLessThanOrEqual(1)
        }
        const { rows } = await shop.pool.query(
          'select edp_no, sum(quantity)::int as quantity from order_line group by edp_no',
        )
        for (const { edp_no, quantity } of rows) sold.set(edp_no, quantity)
        await everythingAgrees(sold, stock)
      }),
      { numRuns: 8 },
    )
  })
})

describe('a failure in the middle', () => {
  it('1. while writing the order voids the payment, keeps the bag and frees the key', async () => {
    await shop.pool.query('update edp set quantity = 50')
    const shopper = await ready([line(7001, 2)], cards.visa)
    const before = await shop.money()
    await shop.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
      create trigger fail before insert on outbox for each row execute function fail()`)
    const key = randomUUID()
    const reply = await shopper.place({ key })
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('disk')
    await shop.pool.query('drop trigger fail on outbox; drop function fail')
    expect((await shopper.cart()).json().ProductCount).toBe(2)
    expect((await shop.pool.query('select quantity from edp where edp_no = 7001')).rows[0].quantity).toBe(50)
    expect((await shopper.place({ key })).statusCode).toBe(201)
    const after = await shop.money()
    expect([after.authorised - before.authorised, after.voided - before.voided]).toEqual([2, 1])
  })

  it('2. while the payment service cannot void it: the next try voids the payment first', async () => {
    await shop.pool.query('update edp set quantity = 50')
    const shopper = await ready([line(7001, 2)], cards.visa)
    const before = await shop.money()
    await shop.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
      create trigger fail before insert on outbox for each row execute function fail()`)
    await shop.fault('off', 'void', 2)
    expect((await shopper.place()).statusCode).toBe(500)
    await shop.pool.query('drop trigger fail on outbox; drop function fail')
    expect((await shopper.place()).statusCode).toBe(201)
    const after = await shop.money()
    expect([after.authorised - before.authorised, after.voided - before.voided]).toEqual([2, 1])
  })
})
