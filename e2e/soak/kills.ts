import { randomUUID } from 'node:crypto'
import { disagreements, nothingOpen, timePasses } from './agree.ts'
import { type Buyer, buyers, type Goods, giftCard, type Means, promoCode, shelve } from './bags.ts'
import { insist, type PressFields, press, review } from './press.ts'
import type { SoakShop } from './shop.ts'
import { killAt, type Left, Stage, type Step, wrongReply } from './stage.ts'
import { steps } from './steps.ts'
import { Tally, timed } from './table.ts'
import { type Approved, approveAtWallet, executeAtWallet, payAtWallet, updateAtWallet } from './wallet.ts'

type Victim = 'server' | 'database'

/** How a shopper reacts to a lost request. */
type Shopper = 'comes back' | 'stays away'

type Killing = { step: Step; victim: Victim; shopper: Shopper; payment: Means }

/**
 * Varies step, victim (server or database), shopper (comes back or stays away) and payment (card or wallet). Four rounds of all
 * steps have each step with each victim and each kind of shopper.
 */
export function killings(count: number): Killing[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / steps.length)
    const place = index % steps.length
    const step = steps[place] as Step
    const victim = (place + round) % 2 ? 'database' : 'server'
    const shopper = ((place >> 1) + (round >> 1)) % 2 ? 'stays away' : 'comes back'
    const byWallet = step.sent !== 'order' || (place + round) % 3 === 2
    return { step, victim, shopper, payment: byWallet ? 'wallet' : 'card' }
  })
}

/** One killing before the order's transaction, one inside it and one after its commit; `npm run soak` has every step. */
export function threeKillings(): Killing[] {
  const names = [
    'the money is set aside, and the answer is on its way',
    'the stock is taken',
    'the order stands, and the answer is not sent',
  ]
  return killings(steps.length).filter(({ step }) => names.includes(step.name))
}

/**
 * The server or its database is killed while an order is placed, at every step. After the restart the order is whole or
 * absent, and whole if the shopper was told so; a retry with the same key gets one order; abandoned stock and money are returned; and in the end
 * everything agrees.
 */
export function kills(shop: SoakShop, all: readonly Killing[]) {
  return timed('killed while an order is placed', all.length, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const goods = await shelve(shop.db, 2 * all.length)
    for (const killing of all) {
      const { step, victim, shopper } = killing
      const say = (what: string) => broken.push(`${victim} killed when ${step.name}: ${what}`)
      const { left, orders } = await kill(shop, goods, killing, say)
      tally.add(`${victim} killed`)
      tally.add(killing.payment)
      tally.add(left)
      tally.add(shopper)
      if (shopper === 'comes back') tally.add('placed on return', orders)
    }
    // Hours later, after another start, the server has cleaned up the abandoned orders.
    await timePasses(shop.db, 240)
    await shop.restart()
    await nothingOpen(shop.db)
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}

async function kill(
  shop: SoakShop,
  goods: Goods,
  { step, victim, shopper, payment }: Killing,
  say: (what: string) => void,
): Promise<{ left: Left; orders: number }> {
  const bag = { goods, promo: await promoCode(shop.db, 2), giftCard: await giftCard(shop.db, 1000), payment }
  const [buyer] = (await buyers(shop.db, 1, { ...bag, installments: payment === 'card' ? 2 : 1 })) as [Buyer]
  const key = randomUUID()
  const approved = payment === 'wallet' ? await approveAtWallet(shop, buyer) : undefined
  const fields = step.sent === 'order' ? await readyToPlace(shop, buyer, approved) : undefined
  const stage = new Stage(shop, buyer, () => {
    if (approved && step.sent === 'update') return updateAtWallet(shop, approved)
    if (approved && step.sent === 'execute') return executeAtWallet(shop, approved)
    return press(shop.api, buyer, key, fields)
  })
  const reply = await killAt(stage, step, victim)
  const wrong = victim === 'database' && wrongReply(step, reply, step.sent === 'order' ? 201 : 200)
  if (wrong) say(wrong)
  const left: Left = (await ordersOf(shop, buyer)) === 0 ? 'absent' : 'whole'
  const expected: Left = reply?.status === 201 ? 'whole' : step.left
  if (left !== expected) say(`the order was ${left}`)
  if (shopper === 'stays away') return { left, orders: 0 }

  // Let the killed server's locks expire without a wait of a minute.
  await timePasses(shop.db, 1, buyer)
  const fieldsAgain = fields ?? (await readyToPlace(shop, buyer, approved))
  const first = await insist(shop.api, buyer, key, fieldsAgain)
  const again = await insist(shop.api, buyer, key, fieldsAgain)
  if (first.status !== 201) say(`the retry was answered ${first.status} ${first.text}`)
  if (again.text !== first.text) say('the second answer differed')
  const orders = await ordersOf(shop, buyer)
  if (orders !== 1) say(`after the retry there were ${orders} orders`)
  return { left, orders }
}

/** Reads the review and executes the wallet's payment, if any. Only the order is still to be sent. */
async function readyToPlace(shop: SoakShop, buyer: Buyer, approved: Approved | undefined): Promise<PressFields> {
  return { ...(await review(shop.api, buyer)), ...(approved && (await payAtWallet(shop, approved))) }
}

async function ordersOf(shop: SoakShop, { edp }: Buyer): Promise<number> {
  const { rows } = await shop.db.query('select count(*)::int from placed_order where customer_edp = $1', [edp])
  return rows[0].count
}
