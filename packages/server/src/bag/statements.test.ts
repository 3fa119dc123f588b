import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queryable } from '../kernel/db/pool.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { bagging } from '../testing/bagging.ts'
import { stockShelf } from '../testing/shelf.ts'
import { watchStatements } from '../testing/statements.ts'
import { bagByGuid, bagOfCustomer } from './bag.queries.ts'

let shop: TestApp
let bags: Awaited<ReturnType<typeof bagging>>
beforeAll(async () => {
  shop = await testApp()
  bags = await bagging(shop)
  await stockShelf(shop.pool, { itemNo: '140001', edpNo: 1401, quantity: 90 })
  await shop.pool.query(
    `insert into promo_code (code, type, percent, description_en, description_fr, is_stackable)
     values ('P0', 'percent', 10, '', '', true)`,
  )
})
afterAll(() => shop.close())

const kettle = { ItemNo: '140001', EdpNo: 1401, Quantity: 1 }

/** The bag's statements that a call makes. */
async function statementsOf(call: () => Promise<{ statusCode: number }>): Promise<string[]> {
  const watched = watchStatements(shop.pool, 'bag.')
  try {
    expect((await call()).statusCode).toBe(200)
    return watched.names()
  } finally {
    watched.stop()
  }
}

describe('a change of the bag', () => {
  it('is one statement that writes and one that reads', async () => {
    const guid = await bags.aBag(kettle)
    const [line] = (await bags.read(guid)).CartLines
    expect(await statementsOf(() => bags.add(guid, kettle))).toEqual(['bag.add-to-line', 'bag.by-guid'])
    expect(await statementsOf(() => bags.change(guid, line.Id, 3))).toEqual(['bag.change-line', 'bag.by-guid'])
    expect(await statementsOf(() => bags.drop(guid))).toEqual(['bag.drop-promo', 'bag.by-guid'])
    expect(await statementsOf(() => bags.remove(guid, line.Id))).toEqual(['bag.remove-line', 'bag.by-guid'])
  })

  it('looks a promo code up first, and writes nothing if the bag has it already', async () => {
    const guid = await bags.aBag(kettle)
    const lookUp = ['bag.by-guid', 'bag.promo-of']
    expect(await statementsOf(() => bags.use(guid, 'P0'))).toEqual([...lookUp, 'bag.use-promo', 'bag.by-guid'])
    expect(await statementsOf(() => bags.use(guid, 'p0'))).toEqual(lookUp)
  })
})

/** The data of a busy shop. Times are those of the test's clock. */
const busy = `
  insert into product (item_no, brand_id, category_id, name_en, name_fr, description_en, description_fr, image_url, images,
      default_edp, weight_grams, added_at, min_price_cents, max_price_cents)
    select (150000 + n)::text, 'b1', 'c1', 'Kettle', 'Bouilloire', '', '', 'k.svg', '{k.svg}', 150000 + n, 900, '2026-01-01', 5000, 5000
    from generate_series(1, 1500) n;
  insert into product_style (item_no, code, position, colour, name_en, name_fr, image_url)
    select (150000 + n)::text, 'RED', 1, 'red', 'Red', 'Rouge', 'r.svg' from generate_series(1, 1500) n;
  insert into edp (edp_no, item_no, style_code, price_cents, quantity)
    select 150000 + n, (150000 + n)::text, 'RED', 5000, 10 from generate_series(1, 1500) n;
  insert into customer (email, is_guest, language, first_name, last_name, created_at)
    select n || '@example.com', true, 'en', 'A', 'B', '2026-01-01' from generate_series(1, 8000) n;
  insert into address (customer_edp, is_billing, is_default, first_name, last_name, address1, city, province, zip_code, phone)
    select edp, true, false, 'A', 'B', '1 Main', 'Ottawa', 'ON', 'K1P5W1', '6135550100' from customer;
  insert into cart (guid, customer_edp, ship_method_id, created_at, changed_at)
    select gen_random_uuid(), edp, 'standard', '2026-01-01', '2026-01-01' from customer;
  insert into cart_line (guid, edp_no, quantity, price_cents)
    select guid, 150001 + (customer_edp * 7 + n) % 1500, 1, 5000 from cart, generate_series(1, 3) n where customer_edp is not null;
  insert into promo_code (code, type, percent, description_en, description_fr)
    select 'P' || n, 'percent', 10, '', '' from generate_series(1, 2000) n;
  insert into cart_promo (guid, code, position)
    select guid, 'P' || (1 + customer_edp % 2000), 1 from cart where customer_edp is not null;
  insert into promo_member (code, customer_edp, uses) select 'P' || (1 + edp % 2000), edp, 1 from customer;
  insert into gift_card (number_hash, secret_hash, last_digits, balance_cents)
    select sha256(n::text::bytea), sha256(n::text::bytea), '0000', 100 from generate_series(1, 8000) n;
  insert into cart_gift_card (guid, gift_card_id, position)
    select guid, (select min(id) from gift_card) + customer_edp % 8000, 1 from cart where customer_edp is not null;
  analyze`

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

describe('in a busy shop', () => {
  beforeAll(async () => {
    await shop.pool.query(busy)
  })

  /** The nodes of a statement's query plan. */
  async function explained(ask: (on: Queryable) => Promise<unknown>) {
    let plan: Plan | undefined
    const explaining = {
      async query({ text, values }: { text: string; values: unknown[] }) {
        const { rows } = await shop.pool.query(`explain (analyze, format json) ${text}`, values)
        const [explanation] = rows[0]['QUERY PLAN']
        plan = explanation.Plan
        return { rows: [] }
      },
    }
    await ask(explaining as unknown as Queryable)
    return plan ? nodesOf(plan) : []
  }

  it('a bag is read by indexes, never by a sequential scan', async () => {
    const { rows } = await shop.pool.query(
      'select guid, customer_edp as edp from cart where customer_edp is not null limit 1',
    )
    const [{ guid, edp }] = rows
    const now = shop.clock.now()
    for (const ask of [(on: Queryable) => bagByGuid(on, guid, now), (on: Queryable) => bagOfCustomer(on, edp, now)]) {
      const nodes = await explained(ask)
      const read = nodes.flatMap((node) => node['Relation Name'] ?? [])
      expect(read).toEqual(expect.arrayContaining(['cart', 'cart_line', 'edp', 'product', 'promo_code', 'gift_card']))
      const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
      expect(whole).toEqual([])
    }
  })
})
