import { randomUUID } from 'node:crypto'
import { disagreements, nothingOpen } from './agree.ts'
import { type Buyer, buyers, type Goods, shelve } from './bags.ts'
import { insist, review } from './press.ts'
import type { SoakShop } from './shop.ts'
import { type Left, Stage, type Step, steps } from './steps.ts'
import { Tally, timed } from './table.ts'

type Victim = 'server' | 'database'

/** What a shopper who was cut off does. */
type Shopper = 'comes back' | 'stays away'

type Killing = { step: Step; victim: Victim; shopper: Shopper }

/** Kills in turn: every step, the server and the database, shoppers who come back and who do not. */
export function killings(count: number): Killing[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / steps.length)
    const step = steps[index % steps.length] as Step
    return {
      step,
      victim: (index + turn) % 2 ? 'database' : 'server',
      shopper: turn % 4 < 2 ? 'comes back' : 'stays away',
    }
  })
}

/**
 * The server or its database is killed while an order is placed, at every step. After the restart the order is whole or
 * absent; who comes back with the same key gets one order; and in the end everything agrees.
 */
export function kills(shop: SoakShop, all: readonly Killing[]) {
  return timed('killed while an order is placed', all.length, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const goods = await shelve(shop.db, all.length)
    for (const killing of all) {
      const { step, victim, shopper } = killing
      const say = (what: string) => broken.push(`${victim} killed when ${step.name}: ${what}`)
      const { left, orders } = await kill(shop, goods, killing, say)
      tally.add(`${victim} killed`)
      tally.add(left)
      if (left !== step.left) say(`the order was ${left}`)
      if (shopper === 'comes back') tally.add('placed on return', orders)
    }
    await nothingOpen(shop.db)
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}

async function kill(
  shop: SoakShop,
  goods: Goods,
  { step, victim, shopper }: Killing,
  say: (what: string) => void,
): Promise<{ left: Left; orders: number }> {
  const [buyer] = (await buyers(shop.db, 1, { goods, installments: 2 })) as [Buyer]
  const key = randomUUID()
  const reviewHash = await review(shop.api, buyer)
  const stage = new Stage(shop, buyer, key, reviewHash)
  try {
    await step.reach(stage)
    if (victim === 'database') {
      await shop.killDatabase()
      stage.shop.provider.thaw()
      const answer = await stage.pressed
      if (answer?.status !== 503 || !answer.headers.has('retry-after'))
        say(`answered ${answer?.status} ${answer?.text}`)
    }
    await shop.killServer()
    if (victim === 'server') await step.afterKill?.(stage)
  } finally {
    await stage.clear()
    await shop.noFaults()
  }
  await shop.start()
  const left: Left = (await ordersOf(shop, buyer)) === 0 ? 'absent' : 'whole'
  if (shopper === 'stays away') return { left, orders: 0 }

  await timePasses(shop, buyer)
  const first = await insist(shop.api, buyer, key, { reviewHash })
  const again = await insist(shop.api, buyer, key, { reviewHash })
  if (first.status !== 201) say(`who came back was answered ${first.status} ${first.text}`)
  if (again.text !== first.text) say('the answer was another the second time')
  const orders = await ordersOf(shop, buyer)
  if (orders !== 1) say(`who came back had ${orders} orders`)
  return { left, orders }
}

async function ordersOf(shop: SoakShop, { edp }: Buyer): Promise<number> {
  const { rows } = await shop.db.query('select count(*)::int from placed_order where customer_edp = $1', [edp])
  return rows[0].count
}

/** Nobody waits for a minute: what the killed server held is as if that had gone by. */
async function timePasses(shop: SoakShop, { edp }: Buyer): Promise<void> {
  await shop.db.query(`update idempotency set held_until = held_until - interval '1 minute' where customer_edp = $1`, [
    edp,
  ])
  await shop.db.query(`update payment set held_until = held_until - interval '1 minute' where customer_edp = $1`, [edp])
}
