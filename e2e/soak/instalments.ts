import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { disagreements } from './agree.ts'
import { buyers, shelve } from './bags.ts'
import { insist, review } from './press.ts'
import { runOnair } from './programs.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

/** Where the server is stopped: while the provider answers slowly to one of the two calls of a payment. */
const calls = ['capture', 'authorize'] as const
/** How slowly, in milliseconds: long enough to be stopped in between. */
const lateMs = 6000
/**
 * The longest wait for the job, in milliseconds: it runs soon after a start, and again each minute when the provider has not answered
 * in time.
 */
const patience = 150_000

/**
 * The server or its database is killed while the job charges Easy Pay payments, before and after the provider has the money. After
 * the restarts each due payment has been charged once, and everything agrees. There is at least one order for each kill.
 */
export function instalments(shop: SoakShop, { orders, kills }: { orders: number; kills: number }) {
  return timed('killed while Easy Pay payments are charged', orders, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const orderNos = await shippedOrders(shop, orders)
    for (let kill = 0; kill < kills; kill += 1) {
      const call = calls[kill % calls.length] ?? 'authorize'
      // Each kill has payments of its own: those that an earlier kill left may still be slow.
      const share = (index: number) => Math.floor((index * orders) / kills)
      const due = orderNos.slice(share(kill), share(kill + 1))
      await shop.killServer()
      await shop.db.query('update instalment set due_on = current_date - 1 where number = 2 and order_no = any($1)', [
        due,
      ])
      await shop.fault('capture', 'slow', call, orders, lateMs)
      // The job runs at once after a start.
      await shop.start()
      // When all are charged, none is being charged any more.
      if (!(await until(shop.db, someBeingCharged, due, { unless: allCharged }))) {
        broken.push(`kill ${kill}: no payment was being charged`)
        await shop.noFaults()
        continue
      }
      if (kill % 4 < 2) await shop.killServer()
      else {
        await shop.killDatabase()
        await shop.killServer()
      }
      tally.add(`killed at ${call}`)
      await shop.noFaults()
      await shop.start()
      // The killed server's lease has expired.
      await shop.db.query(
        `update payment set held_until = held_until - interval '5 minutes' where order_no is not null and state = 'started'`,
      )
    }
    await shop.restart()
    if (!(await until(shop.db, allCharged, orderNos))) broken.push('a due payment was not charged')
    const { rows } = await shop.db.query(
      `select order_no as "orderNo", count(*)::int as count from payment
       where order_no = any($1) and for_instalments = '{2}' and state = 'captured' group by order_no having count(*) <> 1`,
      [orderNos],
    )
    for (const { orderNo, count } of rows) broken.push(`order ${orderNo} was charged ${count} times`)
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}

const someBeingCharged = `select from payment where order_no = any($1) and state = 'started' limit 1`
const allCharged = `select where not exists(
  select from instalment where order_no = any($1) and number = 2 and paid_at is null)`

/** Waits until a query finds a row. @returns false when the time is over, or when `unless` finds one before */
async function until(
  db: Pool,
  query: string,
  orderNos: readonly string[],
  { unless }: { unless?: string } = {},
): Promise<boolean> {
  const end = Date.now() + patience
  const finds = async (text: string) => ((await db.query(text, [orderNos])).rowCount ?? 0) > 0
  for (;;) {
    if (await finds(query)) return true
    if ((unless && (await finds(unless))) || Date.now() > end) return false
    await pause(20)
  }
}

/** Orders in three payments, shipped by the operator. */
async function shippedOrders(shop: SoakShop, count: number): Promise<string[]> {
  const goods = await shelve(shop.db, count)
  const orderNos: string[] = []
  for (const buyer of await buyers(shop.db, count, { goods, installments: 3 })) {
    const placed = await insist(shop.api, buyer, randomUUID(), await review(shop.api, buyer))
    const { rows } = await shop.db.query('select order_no as "orderNo" from placed_order where customer_edp = $1', [
      buyer.edp,
    ])
    if (placed.status !== 201 || !rows[0]) throw new Error(`No order: ${placed.text}`)
    orderNos.push(rows[0].orderNo)
    const { status, output } = await runOnair('orders', 'ship', rows[0].orderNo)
    if (status !== 0) throw new Error(output)
  }
  return orderNos
}
