import type { Stage } from './stage.ts'
import { asksForMoney, ofBag, reachCommit, reachInTransaction } from './steps.ts'

/** A step of an edit's confirmation at which the server can be stopped from outside, and what the order is then. */
export type EditStep = {
  name: string
  left: 'as it was' | 'as edited'
  /** See `Step`. */
  goesOn?: true
  reach(stage: Stage): Promise<void>
  afterKill?(stage: Stage): Promise<void>
}

const inTransaction = (name: string, words: string, takeLock: Parameters<typeof reachInTransaction>[2]): EditStep => ({
  name,
  left: 'as it was',
  reach: (stage) => reachInTransaction(stage, words, takeLock),
})

/** The steps of the request that confirms an edit which costs more than the order and is paid by another card. */
export const editSteps: readonly EditStep[] = [
  {
    name: 'the money is asked for, and the provider has not read it',
    left: 'as it was',
    goesOn: true,
    async reach(stage) {
      stage.shop.provider.freeze()
      stage.press()
      await asksForMoney(stage)
    },
  },
  {
    name: 'the money is set aside, and the answer is on its way',
    left: 'as it was',
    goesOn: true,
    async reach(stage) {
      await stage.shop.fault('capture', 'slow', 'authorize', 1)
      stage.press()
      await asksForMoney(stage)
      await stage.shop.providerHolds(stage.buyer)
    },
  },
  {
    name: 'the edit is locked',
    left: 'as it was',
    async reach(stage) {
      const bag = await stage.lockBag()
      stage.press()
      await stage.waitsFor(bag, 'for update')
    },
  },
  inTransaction('the stock is moved', 'update edp', (stage) =>
    stage.lock(`${ofBag('edp', 'edp_no', 'cart_line', 'edp_no')} for update`, stage.buyer.guid),
  ),
  inTransaction('the old lines are removed', 'delete from sub_order', (stage) => stage.lockTable('order_line')),
  inTransaction('the order is written anew', 'update placed_order', (stage) => stage.lockTable('placed_order')),
  inTransaction('the difference is posted', 'into ledger', (stage) => stage.lockTable('ledger')),
  inTransaction('the payments change hands', 'update payment', (stage) => stage.lockTable('payment')),
  inTransaction('the mail is queued', 'into outbox', (stage) => stage.lockTable('outbox')),
  inTransaction('the answer is stored', 'into idempotency', (stage) => stage.lockTable('idempotency')),
  {
    name: 'the edit stands, and the answer is not sent',
    left: 'as edited',
    reach: reachCommit,
    afterKill: (stage) => stage.acknowledgeCommits(),
  },
  {
    name: 'the edit stands, and the first payment is being released',
    left: 'as edited',
    goesOn: true,
    async reach(stage) {
      await stage.shop.fault('capture', 'slow', 'void', 1)
      stage.press()
      await stage.until(
        `select from payment where cart_guid = $1 and state = 'authorised' and order_no is not null`,
        stage.buyer.guid,
      )
    },
  },
]
