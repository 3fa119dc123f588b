import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { KnownPayment } from '../outside/wallet-payments.ts'
import { setWalletStuck, setWalletVoided } from '../payment/payment.queries.ts'
import { releaseAt } from '../payment/release.ts'
import { refuse } from './wallet.messages.ts'
import {
  holdWalletPayment,
  keepTransaction,
  releaseWalletPayment,
  stickWalletPayment,
  takeBackWalletPayment,
  unknownWalletPayments,
  type WalletRow,
} from './wallet.queries.ts'
import { paymentOf, purchaseNow, type WalletDeps, walletAway, walletOver } from './wallet.service.ts'

/** How long one execution may hold a payment: longer than all the answers it waits for. */
const holdMs = 45_000
/** An execution whose outcome nobody asked for again is settled this long after. */
const unknownMs = 15 * 60_000

const changed = () => refuse(409, { code: 'wallet-total-changed', area: 'Paypal' })
const notApproved = () => refuse(417, { code: 'wallet-approval-missing', area: 'Paypal' })
const declined = () => refuse(417, { code: 'wallet-declined', area: 'Paypal' })
const underWay = () => refuse(503, { code: 'wallet-under-way', area: 'Paypal' })

/**
 * Has approved payments carried out, never for anything but what was approved, and never two at a time.
 *
 * 1. A payment is bound to its bag, the bag's present grand total, CAD and this shop's account, both as this shop keeps it
 *    and as the wallet knows it. Where one differs nothing is executed (409); an update, or another payment, is needed.
 * 2. The row is held while an execution is under way. Who finds it held waits, and then answers the same.
 * 3. What became of an execution is never assumed. A lost answer, and a payment that was done already, are read back from
 *    the wallet; what cannot be read back leaves the row for the next try, or for `settleUnknown`.
 * 4. What was executed for something else after all (it changed in between) is given back at once. So is, when it is asked
 *    for again, what was executed for a total that the bag no longer has: no order can be placed with it.
 */
export function executeService(deps: WalletDeps) {
  const { pool, clock, wallet, config } = deps

  const isBound = (payment: KnownPayment, row: WalletRow) =>
    payment.amountCents === row.amountCents &&
    payment.currency === 'CAD' &&
    payment.merchantId === config.wallet.merchantId &&
    payment.custom === row.cartGuid

  /** The same instant marks the hold and finds it again. */
  async function hold(row: WalletRow): Promise<Date | undefined> {
    const now = clock()
    const heldAt = now > row.changedAt ? now : new Date(row.changedAt.getTime() + 1)
    const [held] = await holdWalletPayment(pool, row.paymentId, row.state, row.changedAt, heldAt)
    return held && heldAt
  }

  /** Lets go: the wallet did nothing (`created`), or nobody knows yet (`executing`), or it is over (`failed`). */
  const letGo = (row: WalletRow, heldAt: Date, state: 'created' | 'executing' | 'failed') =>
    releaseWalletPayment(pool, row.paymentId, heldAt, state, new Date(clock().getTime() - holdMs))

  /** Gives back what was executed and can be no order. What is away is tried again, what is refused somebody has to look at. */
  async function giveBack(row: WalletRow, heldAt: Date, transactionId: string) {
    const outcome = await releaseAt(wallet, [transactionId])
    if (outcome === 'stuck') await stickWalletPayment(pool, row.paymentId, heldAt, transactionId, clock())
    else await letGo(row, heldAt, outcome === 'released' ? 'failed' : 'executing')
    return outcome
  }

  async function accept(
    row: WalletRow,
    heldAt: Date,
    payment: KnownPayment,
    transactionId: string,
    log: FastifyBaseLogger,
  ) {
    if (!isBound(payment, row)) {
      const back = await giveBack(row, heldAt, transactionId)
      log.warn({ paymentId: row.paymentId, back }, 'a wallet payment was executed for something else')
      return walletOver()
    }
    const payer = payment.wire.payer?.payer_info?.payer_id ?? row.payerId ?? ''
    const email = payment.payerEmail ?? null
    const [kept] = await keepTransaction(pool, row.paymentId, heldAt, transactionId, payer, email, clock())
    return kept ? payment.wire : underWay()
  }

  /**
   * Gives back what was executed for another total than the bag's present one, and says what is in the way now. Undefined where
   * it still fits, and where somebody has placed with it or is about to: then placing decides.
   */
  async function giveBackOutdated({ paymentId, cartGuid, amountCents, transactionId }: WalletRow) {
    const purchase = await purchaseNow(deps, cartGuid, 'en')
    if (!(purchase instanceof Refusal) && purchase.totalCents === amountCents) return undefined
    const [taken] = await takeBackWalletPayment(pool, paymentId, clock())
    if (!taken || !transactionId) return undefined
    // One that is away is asked again, like any that nobody placed with.
    const outcome = await releaseAt(wallet, [transactionId])
    if (outcome === 'released') await setWalletVoided(pool, transactionId, clock())
    if (outcome === 'stuck') await setWalletStuck(pool, transactionId, clock())
    return purchase instanceof Refusal ? purchase : changed()
  }

  /** Holding the row. Whoever comes later finds out first what became of an earlier execution. */
  async function executeHeld(row: WalletRow, heldAt: Date, payerId: string, log: FastifyBaseLogger) {
    const earlier = row.state === 'executing'
    const read = await wallet.get(row.paymentId)
    if (read.status !== 'known') {
      await letGo(row, heldAt, earlier ? 'executing' : 'created')
      return read.status === 'refused' ? walletOver() : walletAway()
    }
    const { payment } = read
    if (payment.transactionId) return accept(row, heldAt, payment, payment.transactionId, log)
    const approvedBy = payment.wire.payer?.payer_info?.payer_id
    if (approvedBy !== payerId || !isBound(payment, row)) {
      await letGo(row, heldAt, 'created')
      return approvedBy === payerId ? changed() : notApproved()
    }
    const done = await wallet.execute(row.paymentId, payerId)
    if (done.status === 'declined') {
      await letGo(row, heldAt, 'failed')
      return declined()
    }
    // What the wallet refuses may be because it is done already; what it did not answer to may be done as well.
    const after = done.status === 'known' ? done : await wallet.get(row.paymentId)
    if (after.status === 'known' && after.payment.transactionId) {
      return accept(row, heldAt, after.payment, after.payment.transactionId, log)
    }
    const nothing = done.status === 'refused' && after.status === 'known' && done.area !== 'PAYMENT_ALREADY_DONE'
    await letGo(row, heldAt, nothing ? 'created' : 'executing')
    return nothing ? notApproved() : walletAway()
  }

  return {
    async execute(paymentId: string, payerId: string, log: FastifyBaseLogger) {
      for (let tries = 0; tries < 150; tries += 1) {
        const row = await paymentOf(deps, paymentId)
        if (row instanceof Refusal) return row
        if (row.state === 'executed' || row.state === 'placed') {
          if (row.payerId !== payerId) return notApproved()
          const outdated = row.state === 'executed' ? await giveBackOutdated(row) : undefined
          if (outdated) return outdated
          const read = await wallet.get(paymentId)
          return read.status === 'known' ? read.payment.wire : walletAway()
        }
        if (row.state !== 'created' && row.state !== 'executing') return walletOver()
        if (row.state === 'executing' && clock().getTime() - row.changedAt.getTime() < holdMs) {
          await pause(100)
          continue
        }
        const purchase = await purchaseNow(deps, row.cartGuid, 'en')
        if (purchase instanceof Refusal) return purchase
        if (purchase.totalCents !== row.amountCents) return changed()
        const heldAt = await hold(row)
        if (!heldAt) continue
        try {
          return await executeHeld(row, heldAt, payerId, log)
        } catch (error) {
          await letGo(row, heldAt, 'executing').catch(() => undefined)
          throw error
        }
      }
      return underWay()
    },

    /** Gives back what was executed after all, where its outcome was never known here. Answers how many. */
    async settleUnknown(): Promise<number> {
      let settled = 0
      for (const row of await unknownWalletPayments(pool, new Date(clock().getTime() - unknownMs))) {
        const heldAt = await hold(row)
        const read = heldAt && (await wallet.get(row.paymentId))
        if (!heldAt || read?.status !== 'known') continue
        const { transactionId } = read.payment
        if (!transactionId) await letGo(row, heldAt, 'failed')
        if (!transactionId || (await giveBack(row, heldAt, transactionId)) !== 'away') settled += 1
      }
      return settled
    },
  }
}
