import { loadavg } from 'node:os'
import pg from 'pg'
import { databaseOf } from '../support/database.ts'
import { cards, Sandbox } from '../support/sandbox.ts'
import { type Person, ShopApi } from '../support/shop-api.ts'
import { besideBare, percentile, timed } from './checkout.ts'
import { origin, sandboxOrigin, shopEnvironment } from './place.ts'
import { median, type Row } from './table.ts'

const orderCount = 2000
/** Copies of an order get numbers that the shop's own sequence does not reach. */
const firstCopy = 90_000_000
const pageSize = '6'
const rounds = 400

const api = new ShopApi(origin)

/** A member who has ordered something every day for years. */
export type Regular = { person: Person; email: string; orderNos: readonly string[] }

/** How long reading an order and a page of the list takes for a member with 2,000 orders, with all that their screens ask for. */
export async function measureAccount(regular: Regular): Promise<Row[]> {
  const { person, orderNos } = regular
  const mine = { params: { edp: person.edp }, token: person.token }
  const listPage = (index: number, on = api) => {
    const page = String(1 + ((index * 7) % Math.floor(orderCount / Number(pageSize))))
    const query = { page, pageSize, validate: 'true' }
    return on.ok('GET /api/v2/{language}/accounts/{edp}/orders', { ...mine, query })
  }
  const detail = (index: number, on = api) => {
    const id = orderNos[(index * 7) % orderNos.length] ?? ''
    const params = { edp: person.edp, id }
    return on.ok('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { ...mine, params, query: { validate: 'true' } })
  }
  return [await reading('A page of the order list', listPage), await reading('An order', detail)]
}

/** One read after the other, beside a bare server that sends the same. */
async function reading(what: string, read: (index: number, on?: ShopApi) => Promise<unknown>): Promise<Row> {
  const times: number[] = []
  const bareTimes: number[] = []
  const load = loadavg()[0] ?? Number.NaN
  await besideBare(await read(0), async (bare) => {
    for (let index = -50; index < rounds; index += 1) {
      // The first ones find nothing prepared anywhere.
      if (index === 0) times.length = bareTimes.length = 0
      await timed(times, () => read(index + 50))
      await timed(bareTimes, () => read(index + 50, bare))
    }
  })
  const bare = `a bare server’s ${percentile(bareTimes, 99).toFixed(1)} ms`
  return {
    what: `${what} of a customer with ${orderCount.toLocaleString('en-CA')} orders, over HTTP, p99`,
    budget: { most: 20 },
    measured: percentile(times, 99),
    unit: 'ms',
    reference: `${bare}; of ${times.length}: median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms; load ${load.toFixed(1)}`,
  }
}

/**
 * A member with 2,000 orders: four that were placed, of one to four things and up to three payments, and copies of them, one
 * for each day before. The older ones are delivered, and their payments are charged.
 */
export async function aRegular(): Promise<Regular> {
  const email = `regular-${crypto.randomUUID()}@example.com`
  const person = await api.newAccount(email)
  const card = await new Sandbox(sandboxOrigin).cardToken(cards.visa)
  const suits = ({ product }: { product: { EasyPay?: { NoOfPayments: number } | null } }) =>
    (product.EasyPay?.NoOfPayments ?? 0) >= 3
  const goods = await Promise.all([1, 2, 3, 4].map((one) => api.findGoods(`regular ${one}`, suits)))
  const placed: string[] = []
  for (const count of [1, 2, 3, 4]) {
    const order = await api.placeOrder(person, goods.slice(0, count), card, { installments: Math.min(count, 3) })
    placed.push(order.OrderSummary.OrderNo)
  }
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  try {
    await db.query(copies, [placed, orderCount - placed.length, firstCopy])
    await db.query('vacuum analyze placed_order, sub_order, order_line, instalment')
    const { rows } = await db.query<{ orderNo: string }>(
      'select order_no as "orderNo" from placed_order where customer_edp = $1 order by placed_at desc',
      [person.edp],
    )
    return { person, email, orderNos: rows.map(({ orderNo }) => orderNo) }
  } finally {
    await db.end()
  }
}

/** Copies orders, each a day older than the last: what other tables hold of them as well. */
const copies = `
  with source as (
    select days, ($1::text[])[1 + days % cardinality($1::text[])] as former, (last + days)::text as order_no
    from (select greatest($3::int, max(order_no)::int) as last from placed_order) numbers, generate_series(1, $2::int) as days
  ), orders as (
    insert into placed_order
    select (jsonb_populate_record(one, jsonb_build_object('order_no', source.order_no, 'cart_guid', null,
      'placed_at', placed_at - days * interval '1 day', 'editable_until', editable_until - days * interval '1 day',
      'estimated_delivery', estimated_delivery - days,
      'state', case when days > 5 then 'delivered' else 'received' end))).*
    from source join placed_order one on one.order_no = source.former returning order_no, placed_at
  ), parts as (
    insert into sub_order
    select (jsonb_populate_record(one, jsonb_build_object('order_no', source.order_no,
      'ship_order_no', source.order_no || right(one.ship_order_no, 2),
      'shipped_at', case when days > 5 then placed_at + interval '1 day' end,
      'delivered_at', case when days > 5 then placed_at + interval '3 days' end))).*
    from source join sub_order one on one.order_no = source.former join orders on orders.order_no = source.order_no
  ), lines as (
    insert into order_line
    select (jsonb_populate_record(one, jsonb_build_object('order_no', source.order_no,
      'ship_order_no', source.order_no || right(one.ship_order_no, 2)))).*
    from source join order_line one on one.order_no = source.former
  )
  insert into instalment
  select (jsonb_populate_record(one, jsonb_build_object('order_no', source.order_no, 'due_on', due_on - days,
    'paid_at', case when number > 1 and due_on - days <= current_date then now() end))).*
  from source join instalment one on one.order_no = source.former`
