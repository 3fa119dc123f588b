import type { Held, Stage, Step } from './stage.ts'
import { walletSteps } from './wallet-steps.ts'

/** Reaches a statement with these words in the transaction that writes an order: the bag's lock leads up to it. */
export async function reachInTransaction(
  stage: Stage,
  words: string,
  hold: (stage: Stage) => Promise<Held>,
): Promise<void> {
  const bag = await stage.holdBag()
  stage.press()
  await stage.waitsFor(bag, 'for update')
  const next = await hold(stage)
  await bag.letGo()
  await stage.waitsFor(next, words)
}

/** Reaches the end of that transaction: its commit is on disk, and the server does not know. */
export async function reachCommit(stage: Stage): Promise<void> {
  const bag = await stage.holdBag()
  stage.press()
  await stage.waitsFor(bag, 'for update')
  await stage.withholdCommits()
  await bag.letGo()
  await stage.waitsForStandby('commit')
}

/** A step of the transaction that writes the order. */
const inTransaction = (name: string, words: string, hold: (stage: Stage) => Promise<Held>): Step => ({
  name,
  sent: 'order',
  left: 'absent',
  reach: (stage) => reachInTransaction(stage, words, hold),
})

/** A step before any money is asked for. */
const before = (name: string, words: string, hold: (stage: Stage) => Promise<Held>): Step => ({
  name,
  sent: 'order',
  left: 'absent',
  async reach(stage) {
    const held = await hold(stage)
    stage.press()
    await stage.waitsFor(held, words)
  },
})

/** The rows of a table that a bag refers to. */
export const ofBag = (table: string, id: string, part: string, reference: string) =>
  `select from ${table} where ${id} in (select ${reference} from ${part} where guid = $1)`

/** The money was asked for: the provider may have the request already, or not yet. */
export const asksForMoney = (stage: Stage) =>
  stage.until(`select from payment where cart_guid = $1 and state = 'started'`, stage.buyer.guid)

/** The steps of the request that places the order. */
const placingSteps: readonly Step[] = [
  before('the token is looked up', 'from token', (stage) => stage.holdTableWhole('token')),
  before('the bag is read', 'select cart.guid', (stage) => stage.holdTableWhole('cart_line')),
  before('the payment is written down', 'into payment', (stage) => stage.holdTable('payment')),
  {
    name: 'the money is asked for, and the provider has not read it',
    sent: 'order',
    left: 'absent',
    goesOn: true,
    async reach(stage) {
      stage.shop.provider.freeze()
      stage.press()
      await asksForMoney(stage)
    },
  },
  {
    name: 'the money is set aside, and the answer is on its way',
    sent: 'order',
    left: 'absent',
    goesOn: true,
    async reach(stage) {
      await stage.shop.fault('capture', 'slow', 'authorize', 1)
      await stage.shop.fault('wallet', 'slow', 'authorize', 1)
      stage.press()
      await asksForMoney(stage)
      await stage.shop.providerHolds(stage.buyer)
    },
  },
  before('the bag is locked', 'for update', (stage) => stage.holdBag()),
  inTransaction('the stock is taken', 'update edp', (stage) =>
    stage.hold(`${ofBag('edp', 'edp_no', 'cart_line', 'edp_no')} for update`, stage.buyer.guid),
  ),
  inTransaction('the promo code is used', 'update promo_code', (stage) =>
    stage.hold(`${ofBag('promo_code', 'code', 'cart_promo', 'code')} for update`, stage.buyer.guid),
  ),
  inTransaction('the order is written', 'into placed_order', (stage) => stage.holdTable('placed_order')),
  inTransaction('its instalments are written', 'into placed_order', (stage) => stage.holdTable('instalment')),
  inTransaction('the gift card pays', 'update gift_card', (stage) =>
    stage.hold(`${ofBag('gift_card', 'id', 'cart_gift_card', 'gift_card_id')} for update`, stage.buyer.guid),
  ),
  inTransaction('the payment becomes the order’s', 'update payment', (stage) =>
    stage.hold('select from payment where cart_guid = $1 for update', stage.buyer.guid),
  ),
  inTransaction('the ledger is written', 'into ledger', (stage) => stage.holdTable('ledger')),
  inTransaction('the letter is queued', 'into outbox', (stage) => stage.holdTable('outbox')),
  inTransaction('the answer is stored', 'into idempotency', (stage) => stage.holdTable('idempotency')),
  {
    name: 'the order stands, and the answer is not sent',
    sent: 'order',
    left: 'whole',
    reach: reachCommit,
    afterKill: (stage) => stage.acknowledgeCommits(),
  },
]

/** Every step between the review and the confirmation at which the server can be stopped from outside. */
export const steps: readonly Step[] = [...walletSteps, ...placingSteps]
