import type { DatabaseLock, Stage, Step } from './stage.ts'
import { walletSteps } from './wallet-steps.ts'

/** Reaches a statement with these words in the transaction that writes an order: a lock on the bag stops it just before. */
export async function reachInTransaction(
  stage: Stage,
  words: string,
  takeLock: (stage: Stage) => Promise<DatabaseLock>,
): Promise<void> {
  const bag = await stage.lockBag()
  stage.press()
  await stage.waitsFor(bag, 'for update')
  const next = await takeLock(stage)
  await bag.release()
  await stage.waitsFor(next, words)
}

/** Reaches the end of that transaction: its commit is on disk, and the server does not know. */
export async function reachCommit(stage: Stage): Promise<void> {
  const bag = await stage.lockBag()
  stage.press()
  await stage.waitsFor(bag, 'for update')
  await stage.withholdCommits()
  await bag.release()
  await stage.waitsForStandby('commit')
}

/** A step of the transaction that writes the order. */
const inTransaction = (name: string, words: string, takeLock: (stage: Stage) => Promise<DatabaseLock>): Step => ({
  name,
  sent: 'order',
  left: 'absent',
  reach: (stage) => reachInTransaction(stage, words, takeLock),
})

/** A step before any money is asked for. */
const beforeMoney = (name: string, words: string, takeLock: (stage: Stage) => Promise<DatabaseLock>): Step => ({
  name,
  sent: 'order',
  left: 'absent',
  async reach(stage) {
    const lock = await takeLock(stage)
    stage.press()
    await stage.waitsFor(lock, words)
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
  beforeMoney('the token is looked up', 'from token', (stage) => stage.lockTableWhole('token')),
  beforeMoney('the bag is read', 'select cart.guid', (stage) => stage.lockTableWhole('cart_line')),
  beforeMoney('the payment is written down', 'into payment', (stage) => stage.lockTable('payment')),
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
  beforeMoney('the bag is locked', 'for update', (stage) => stage.lockBag()),
  inTransaction('the stock is taken', 'update edp', (stage) =>
    stage.lock(`${ofBag('edp', 'edp_no', 'cart_line', 'edp_no')} for update`, stage.buyer.guid),
  ),
  inTransaction('the promo code is used', 'update promo_code', (stage) =>
    stage.lock(`${ofBag('promo_code', 'code', 'cart_promo', 'code')} for update`, stage.buyer.guid),
  ),
  inTransaction('the order is written', 'into placed_order', (stage) => stage.lockTable('placed_order')),
  inTransaction('its instalments are written', 'into placed_order', (stage) => stage.lockTable('instalment')),
  inTransaction('the gift card pays', 'update gift_card', (stage) =>
    stage.lock(`${ofBag('gift_card', 'id', 'cart_gift_card', 'gift_card_id')} for update`, stage.buyer.guid),
  ),
  inTransaction('the payment becomes the order’s', 'update payment', (stage) =>
    stage.lock('select from payment where cart_guid = $1 for update', stage.buyer.guid),
  ),
  inTransaction('the ledger is written', 'into ledger', (stage) => stage.lockTable('ledger')),
  inTransaction('the mail is queued', 'into outbox', (stage) => stage.lockTable('outbox')),
  inTransaction('the answer is stored', 'into idempotency', (stage) => stage.lockTable('idempotency')),
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
