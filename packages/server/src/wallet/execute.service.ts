import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../kernel/errors/refusal.ts'
import { addMilliseconds, subMilliseconds } from '../kernel/instants.ts'
import { walletSettings } from '../outside/wallet.settings.ts'
import type { PaymentState } from '../outside/wallet-payments.ts'
import { setWalletStuck, setWalletVoided } from '../payment/payment.queries.ts'
import { voidAuthorizations } from '../payment/void-authorizations.ts'
import { refuse } from './wallet.messages.ts'
import {
  leaseWalletPayment,
  markWalletVoiding,
  releaseWalletPayment,
  saveTransaction,
  setExecutionStuck,
  unknownWalletPayments,
  type WalletRow,
} from './wallet.queries.ts'
import { paymentOf, purchaseNow, shownTo, type WalletDeps, walletAway, walletOver } from './wallet.service.ts'

/** How long an execution leases a payment: longer than all responses that it waits for. */
const leaseMs = 45_000
/** An execution with an unknown result is reconciled after this time, unless a retry does so before. */
const unknownMs = 15 * 60_000

const changed = () => refuse(409, { code: 'wallet-total-changed', area: 'Paypal' })
const notApproved = () => refuse(417, { code: 'wallet-approval-missing', area: 'Paypal' })
const declined = () => refuse(417, { code: 'wallet-declined', area: 'Paypal' })
const underWay = () => refuse(503, { code: 'wallet-under-way', area: 'Paypal' })

/**
 * Executes payments only as they were approved, one execution at a time.
 *
 * 1. A payment is bound to its bag, the bag's present grand total, CAD and this shop's account, both in the shop's row and at the
 *    wallet. If one differs, nothing is executed (409): the payment must be updated, or a new one created.
 * 2. The row is leased during an execution. A concurrent request waits, and then gets the same reply.
 * 3. The result of an execution is never assumed. After a lost response, or for a payment that was executed already, it is read
 *    from the wallet. If that fails, the next try or `reconcileUnknown` reads it.
 * 4. A payment that changed before it was executed is voided at once. So is one whose total the bag no longer has, when it is
 *    executed again: no order can use it.
 */
export function executeService(deps: WalletDeps) {
  const { pool, clock, wallet, config } = deps
  const { merchantId } = walletSettings.of(config)

  const isBound = (payment: PaymentState, row: WalletRow) =>
    payment.amountCents === row.amountCents &&
    payment.currency === 'CAD' &&
    payment.merchantId === merchantId &&
    payment.custom === row.cartGuid

  /** Leases the row. @returns the instant that identifies the lease */
  async function lease(row: WalletRow): Promise<Date | undefined> {
    const now = clock()
    const leasedAt = now > row.changedAt ? now : addMilliseconds(row.changedAt, 1)
    const [leased] = await leaseWalletPayment(pool, {
      paymentId: row.paymentId,
      seenState: row.state,
      seenAt: row.changedAt,
      now: leasedAt,
    })
    return leased && leasedAt
  }

  /** Releases the row: the wallet did nothing (`created`), the result is unknown (`executing`), or it failed (`failed`). */
  const release = (row: WalletRow, leasedAt: Date, state: 'created' | 'executing' | 'failed') =>
    releaseWalletPayment(pool, {
      paymentId: row.paymentId,
      leasedAt,
      state,
      changedAt: subMilliseconds(clock(), leaseMs),
    })

  /** Voids an executed payment that cannot pay an order. If the wallet is unavailable, it is retried; if it refuses, it is stuck. */
  async function voidExecuted(row: WalletRow, leasedAt: Date, transactionId: string) {
    const result = await voidAuthorizations(wallet, [transactionId])
    if (result === 'stuck')
      await setExecutionStuck(pool, { paymentId: row.paymentId, leasedAt, transactionId, dueAt: clock() })
    else await release(row, leasedAt, result === 'voided' ? 'failed' : 'executing')
    return result
  }

  async function accept(
    row: WalletRow,
    leasedAt: Date,
    payment: PaymentState,
    transactionId: string,
    log: FastifyBaseLogger,
  ) {
    if (!isBound(payment, row)) {
      const back = await voidExecuted(row, leasedAt, transactionId)
      log.warn({ paymentId: row.paymentId, back }, 'a wallet payment was executed for something else')
      return walletOver()
    }
    const payer = payment.wire.payer?.payer_info?.payer_id ?? row.payerId ?? ''
    const [saved] = await saveTransaction(pool, {
      paymentId: row.paymentId,
      leasedAt,
      transactionId,
      payerId: payer,
      now: clock(),
    })
    return saved ? payment.wire : underWay()
  }

  /**
   * Voids a payment that was executed for another total than the bag's present one, and returns the refusal. Undefined if the total
   * is the same, or if an order has the payment or is about to: then placing decides.
   */
  async function voidOutdated({ paymentId, cartGuid, amountCents, transactionId }: WalletRow) {
    const purchase = await purchaseNow(deps, cartGuid, 'en')
    if (!(purchase instanceof Refusal) && purchase.totalCents === amountCents) return undefined
    const [marked] = await markWalletVoiding(pool, { paymentId, now: clock() })
    if (!marked || !transactionId) return undefined
    // If the wallet is unavailable, the payment is voided later, like any without an order.
    const result = await voidAuthorizations(wallet, [transactionId])
    if (result === 'voided') await setWalletVoided(pool, { transactionId, now: clock() })
    if (result === 'stuck') await setWalletStuck(pool, { transactionId, dueAt: clock() })
    return purchase instanceof Refusal ? purchase : changed()
  }

  /** Executes a leased payment, after reading the result of an earlier execution. */
  async function executeLeased(row: WalletRow, leasedAt: Date, payerId: string, log: FastifyBaseLogger) {
    const earlier = row.state === 'executing'
    const read = await wallet.get(row.paymentId)
    if (read.status !== 'known') {
      await release(row, leasedAt, earlier ? 'executing' : 'created')
      return read.status === 'refused' ? walletOver() : walletAway()
    }
    const { payment } = read
    if (payment.transactionId) return accept(row, leasedAt, payment, payment.transactionId, log)
    const approvedBy = payment.wire.payer?.payer_info?.payer_id
    if (approvedBy !== payerId || !isBound(payment, row)) {
      await release(row, leasedAt, 'created')
      return approvedBy === payerId ? changed() : notApproved()
    }
    const execution = await wallet.execute(row.paymentId, payerId)
    if (execution.status === 'declined') {
      await release(row, leasedAt, 'failed')
      return declined()
    }
    // After a refusal or a lost response, the payment may have been executed nevertheless.
    const after = execution.status === 'known' ? execution : await wallet.get(row.paymentId)
    if (after.status === 'known' && after.payment.transactionId) {
      return accept(row, leasedAt, after.payment, after.payment.transactionId, log)
    }
    const isUnexecuted =
      execution.status === 'refused' && after.status === 'known' && execution.area !== 'PAYMENT_ALREADY_DONE'
    await release(row, leasedAt, isUnexecuted ? 'created' : 'executing')
    return isUnexecuted ? notApproved() : walletAway()
  }

  return {
    async execute(paymentId: string, payerId: string, edp: number | undefined, log: FastifyBaseLogger) {
      for (let tries = 0; tries < 150; tries += 1) {
        const row = await paymentOf(deps, paymentId)
        if (row instanceof Refusal) return row
        if (row.state === 'executed' || row.state === 'placed') {
          if (row.payerId !== payerId) return notApproved()
          const outdated = row.state === 'executed' ? await voidOutdated(row) : undefined
          if (outdated) return outdated
          const read = await wallet.get(paymentId)
          return read.status === 'known' ? shownTo(edp, row, read.payment.wire) : walletAway()
        }
        if (row.state !== 'created' && row.state !== 'executing') return walletOver()
        if (row.state === 'executing' && clock().getTime() - row.changedAt.getTime() < leaseMs) {
          await pause(100)
          continue
        }
        const purchase = await purchaseNow(deps, row.cartGuid, 'en')
        if (purchase instanceof Refusal) return purchase
        if (purchase.totalCents !== row.amountCents) return changed()
        const leasedAt = await lease(row)
        if (!leasedAt) continue
        try {
          const executed = await executeLeased(row, leasedAt, payerId, log)
          return executed instanceof Refusal ? executed : shownTo(edp, row, executed)
        } catch (error) {
          await release(row, leasedAt, 'executing').catch(() => undefined)
          throw error
        }
      }
      return underWay()
    },

    /** Voids payments whose execution had an unknown result and did happen. @returns how many were reconciled */
    async reconcileUnknown(): Promise<number> {
      let reconciled = 0
      for (const row of await unknownWalletPayments(pool, { before: subMilliseconds(clock(), unknownMs) })) {
        const leasedAt = await lease(row)
        const read = leasedAt && (await wallet.get(row.paymentId))
        if (!leasedAt || read?.status !== 'known') continue
        const { transactionId } = read.payment
        if (!transactionId) await release(row, leasedAt, 'failed')
        if (!transactionId || (await voidExecuted(row, leasedAt, transactionId)) !== 'away') reconciled += 1
      }
      return reconciled
    },
  }
}
