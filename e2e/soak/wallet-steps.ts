import type { Stage, Step } from './stage.ts'

/** The server has the payment to itself, to have it executed. */
const executes = (stage: Stage) =>
  stage.until(`select from wallet_payment where cart_guid = $1 and state = 'executing'`, stage.buyer.guid)

const lockPayment = (stage: Stage) =>
  stage.lock('select from wallet_payment where cart_guid = $1 for update', stage.buyer.guid)

/** Executes as far as the wallet, which is frozen until the rest is prepared. */
async function executesBeforeFrozenWallet(stage: Stage): Promise<void> {
  stage.shop.provider.freeze()
  stage.press()
  await executes(stage)
}

/**
 * The steps of the two requests that a shopper who pays by wallet sends before the one that places the order: the payment
 * is brought up to date with the bag, and executed.
 */
export const walletSteps: readonly Step[] = [
  {
    name: 'the wallet has the changed amount, and the shop writes it down',
    sent: 'update',
    left: 'absent',
    async reach(stage) {
      await stage.shop.db.query('update cart_line set quantity = 2 where guid = $1', [stage.buyer.guid])
      const payment = await lockPayment(stage)
      stage.press()
      await stage.waitsFor(payment, 'update wallet_payment')
    },
  },
  {
    name: 'the wallet is about to execute, and has not read it',
    sent: 'execute',
    left: 'absent',
    goesOn: true,
    reach: executesBeforeFrozenWallet,
  },
  {
    name: 'the wallet has executed, and the answer is on its way',
    sent: 'execute',
    left: 'absent',
    goesOn: true,
    async reach(stage) {
      await stage.shop.fault('wallet', 'slow', 'execute', 1)
      stage.press()
      await executes(stage)
      await stage.shop.walletExecuted(stage.buyer)
    },
  },
  {
    name: 'the execution is written down',
    sent: 'execute',
    left: 'absent',
    async reach(stage) {
      await executesBeforeFrozenWallet(stage)
      const payment = await lockPayment(stage)
      stage.shop.provider.thaw()
      await stage.waitsFor(payment, 'update wallet_payment')
    },
  },
  {
    name: 'the execution stands, and the answer is not sent',
    sent: 'execute',
    left: 'absent',
    async reach(stage) {
      await executesBeforeFrozenWallet(stage)
      await stage.withholdCommits()
      stage.shop.provider.thaw()
      await stage.waitsForStandby('update wallet_payment')
    },
    afterKill: (stage) => stage.acknowledgeCommits(),
  },
]
