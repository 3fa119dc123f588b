import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { disagreements, refundsAgree } from './agree.ts'
import { type Buyer, buyers, shelve } from './bags.ts'
import { placedOrder } from './edit.ts'
import { insistOn, mayBeLost } from './press.ts'
import { beginOnair, runOnair } from './programs.ts'
import type { SoakShop } from './shop.ts'
import { Stage } from './stage.ts'
import { Tally, timed } from './table.ts'

/** How many of its goods an order has; each return is of one. */
const units = 3
/** How slowly the provider refunds, in milliseconds: long enough to be stopped in between. */
const lateMs = 1500

type Delivered = Buyer & { orderNo: string; shipOrderNo: string; lineId: string }

/**
 * Many requests at once, at two servers, ask to return each unit of delivered orders, while the server or its database is killed
 * at a request's commit. Then two commands at once receive the parcels, and one of them is killed while the provider refunds.
 * Each unit is returned once, and each refund is made once.
 */
export function returnsUnderFire(shop: SoakShop, { orders, times }: { orders: number; times: number }) {
  return timed(`each unit returned ${times} times at once, killed while asked for and refunded`, orders, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const delivered = await deliveredOrders(shop, orders)
    for (const [index, order] of delivered.entries()) {
      const say = (what: string) => broken.push(`order ${order.orderNo}: ${what}`)
      const key = randomUUID()
      await killAtCommit(shop, order, key, index % 2 ? 'database' : 'server', say)
      const first = await insistOn(() => askForOne(shop, order, key))
      if (first.status !== 201) say(`who came back was answered ${first.status} ${first.text}`)
      await everybodyAsks(shop, order, { times, key, text: first.text, tally, say })
      await receiveTwiceAtOnce(shop, order, { tally, say })
    }
    return {
      counts: String(tally),
      broken: [...broken, ...(await disagreements(shop.db)), ...(await refundsAgree(shop.db))],
    }
  })
}

/** Requests the return of one unit. @returns the reply, which may be a refusal */
const askForOne = ({ api }: SoakShop, { edp, token, orderNo, shipOrderNo, lineId }: Delivered, key: string, at = api) =>
  mayBeLost(
    at.call('POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns', {
      params: { edp, id: orderNo },
      token,
      body: { ShipOrderNo: shipOrderNo, Items: [{ LineId: lineId, Quantity: 1, Reason: 'ChangedMind' }] },
      headers: { 'idempotency-key': key },
    }),
  )

/** Kills at the commit of a first return. Its reply is lost, but the return stands. */
async function killAtCommit(
  shop: SoakShop,
  order: Delivered,
  key: string,
  victim: 'server' | 'database',
  say: (what: string) => void,
): Promise<void> {
  const stage = new Stage(shop, order, () => askForOne(shop, order, key))
  try {
    const lock = await stage.lock('select from placed_order where order_no = $1 for key share', order.orderNo)
    stage.press()
    await stage.waitsFor(lock, 'for update')
    await stage.withholdCommits()
    await lock.release()
    await stage.waitsForStandby('commit')
    if (victim === 'database') await shop.killDatabase()
    await shop.killServer()
    if (victim === 'server') await stage.acknowledgeCommits()
  } finally {
    await stage.clear()
  }
  await shop.start()
  const asked = await returnsOf(shop.db, order.orderNo)
  if (asked !== 1) say(`after ${victim} was killed at the commit it had ${asked} returns`)
}

/** The remaining units, each request with a key of its own, beside the first one's key again. */
async function everybodyAsks(
  shop: SoakShop,
  order: Delivered,
  {
    times,
    key,
    text,
    tally,
    say,
  }: { times: number; key: string; text: string; tally: Tally; say: (what: string) => void },
): Promise<void> {
  const second = await shop.secondServer()
  try {
    const at = (index: number) => (index % 2 ? second : shop.api)
    const [others, again] = await Promise.all([
      Promise.all(
        Array.from({ length: times }, (_, index) => insistOn(() => askForOne(shop, order, randomUUID(), at(index)))),
      ),
      Promise.all(Array.from({ length: 4 }, (_, index) => insistOn(() => askForOne(shop, order, key, at(index))))),
    ])
    for (const { status } of others) tally.add(status)
    const granted = others.filter(({ status }) => status === 201).length
    if (granted !== units - 1) say(`${granted} further returns were granted, not ${units - 1}`)
    const odd = others.find(({ status }) => status !== 201 && status !== 417)
    if (odd) say(`answered ${odd.status} ${odd.text}`)
    if (again.some((reply) => reply.text !== text)) say('the first return was answered otherwise the second time')
  } finally {
    await shop.stopSecondServer()
  }
}

/** Two commands receive the parcels at once; one is killed while the provider refunds, and given once more. */
async function receiveTwiceAtOnce(
  shop: SoakShop,
  { orderNo }: Delivered,
  { tally, say }: { tally: Tally; say: (what: string) => void },
): Promise<void> {
  await shop.fault('capture', 'slow', 'refund', 2, lateMs)
  const commands = [1, 2].map(() => beginOnair('orders', 'receive-return', orderNo))
  await new Stage(shop, { edp: 0, token: '', guid: '' }, async () => undefined).until(
    `select from refund where order_no = $1 and state <> 'done'`,
    orderNo,
  )
  commands[0]?.kill()
  await Promise.all(commands.map(({ ended }) => ended))
  await shop.noFaults()
  for (let turn = 0; turn <= units; turn += 1) {
    const { status, output } = await runOnair('orders', 'receive-return', orderNo)
    tally.add(status === 0 ? 'received' : 'nothing to receive')
    if (status !== 0 && !/left to return|was received/.test(output)) say(output)
    if (status !== 0) break
  }
  const { rows } = await shop.db.query(
    `select sum(quantity - returned_quantity)::int as left, sum(returning_quantity)::int as coming from order_line
     where order_no = $1`,
    [orderNo],
  )
  if (rows[0].left !== 0 || rows[0].coming !== 0) say(`${rows[0].left} units are left, ${rows[0].coming} on their way`)
}

async function returnsOf(db: Pool, orderNo: string): Promise<number> {
  const { rows } = await db.query('select count(*)::int from return_request where order_no = $1', [orderNo])
  return rows[0].count
}

/** Orders of three units, shipped and delivered by the operator. */
async function deliveredOrders(shop: SoakShop, count: number): Promise<Delivered[]> {
  const goods = await shelve(shop.db, units * count)
  const all: Delivered[] = []
  for (const [index, buyer] of (await buyers(shop.db, count, { goods, installments: 1 })).entries()) {
    await shop.db.query('update cart_line set quantity = $2 where guid = $1', [buyer.guid, units])
    if (index % 3 === 2) await shop.db.query('update cart set no_of_installments = 3 where guid = $1', [buyer.guid])
    const orderNo = await placedOrder(shop, buyer)
    for (const step of ['ship', 'deliver']) {
      const { status, output } = await runOnair('orders', step, orderNo)
      if (status !== 0) throw new Error(output)
    }
    const order = await shop.api.ok('GET /api/v2/{language}/accounts/{edp}/orders/{id}', {
      params: { edp: buyer.edp, id: orderNo },
      token: buyer.token,
    })
    const [part] = order.SubOrders
    all.push({ ...buyer, orderNo, shipOrderNo: part?.ShipOrderNo ?? '', lineId: part?.Items[0]?.LineId ?? '' })
  }
  return all
}
