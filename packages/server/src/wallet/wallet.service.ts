import { randomUUID } from 'node:crypto'
import type { Language } from '@onair/core/language'
import { bagByGuid } from '../bag/bag.queries.ts'
import { bagOrdered, bagUnknown } from '../bag/bag.service.ts'
import { boundReason } from '../bag/bounds.ts'
import { priceBag } from '../bag/pricing.ts'
import { type Config, isAllowedOrigin } from '../kernel/config.ts'
import type { Pool } from '../kernel/db/pool.ts'
import { fieldName } from '../kernel/errors/field-names.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Configured } from '../kernel/settings.ts'
import type { Wallet } from '../outside/wallet.ts'
import type { PaymentState } from '../outside/wallet-payments.ts'
import { purchaseOf } from './purchase.ts'
import { refuse } from './wallet.messages.ts'
import { saveWalletPayment, setWalletAmount, type WalletRow, walletPayment } from './wallet.queries.ts'

export type WalletDeps = {
  pool: Pool
  clock: () => Date
  wallet: Wallet
  config: Configured & Pick<Config, 'shopOrigin' | 'allowedOrigins'>
}

/** A payment is visible for a day, as long as the shopper's cookie for it. */
const visibleForMs = 86_400_000

export const walletAway = () => refuse(503, { code: 'wallet-away', area: 'Paypal' }, 5)
export const walletOver = () => refuse(409, { code: 'wallet-over', area: 'Paypal' })

/** A payment of this shop; 404 if it is unknown or too old. */
export async function paymentOf({ pool, clock }: WalletDeps, paymentId: string): Promise<WalletRow | Refusal> {
  const [row] = await walletPayment(pool, { paymentId })
  const visible = row && clock().getTime() - row.createdAt.getTime() < visibleForMs
  return visible ? row : refuse(404, { code: 'wallet-unknown', area: 'PaymentId' })
}

/**
 * Whether a caller may learn who pays.
 *
 * 1. The bag's owner may.
 * 2. A guest's bag has no owner until the account is created from the payer's details (specification §4). Until the payment is
 *    executed, whoever has its number may: nobody can guess it.
 */
const maySeePayer = ({ ownerEdp, state }: WalletRow, edp: number | undefined): boolean =>
  ownerEdp === null ? state === 'created' : ownerEdp === edp

/** A payment as a caller may see it: only the bag's owner sees the payer. */
export function shownTo(edp: number | undefined, row: WalletRow, { payer, ...others }: PaymentState['wire']) {
  return payer && maySeePayer(row, edp) ? { ...others, payer } : others
}

/**
 * A bag's present purchase for the wallet; refused if there is nothing to pay. It contains the delivery address only for the
 * bag's owner: a caller who knows a guid may pay for the bag, but does not learn its address.
 */
export async function purchaseNow({ pool, clock }: WalletDeps, cartGuid: string, language: Language, edp?: number) {
  const now = clock()
  const [bag] = await bagByGuid(pool, cartGuid, now)
  if (!bag) return bagUnknown()
  if (bag.orderedAt) return bagOrdered()
  if (bag.lines.length === 0) return refuse(417, { code: 'bag-empty', area: 'CartLines' })
  const bound = boundReason(bag.lines)
  if (bound) return refuse(417, bound)
  const isOwner = edp !== undefined && bag.edp === edp
  const purchase = purchaseOf(isOwner ? bag : { ...bag, addresses: [] }, priceBag(bag, now), language)
  return purchase.totalCents > 0 ? purchase : refuse(417, { code: 'wallet-nothing', area: 'Paypal' })
}

/** Creating, updating and reading wallet payments (specification §7). Only payments of this shop are known. */
export function walletService(deps: WalletDeps) {
  const { pool, clock, wallet, config } = deps
  const checkoutPage = `${config.shopOrigin}/pages/checkout`

  /**
   * Checks that an address belongs to the shop or to a site that may embed it. Returns its normal form: the wallet does not accept
   * every spelling that browsers do.
   */
  function returnAddress(field: string, address: string): string | Refusal {
    const { origin, protocol, username, password, href } = new URL(URL.canParse(address) ? address : 'about:blank')
    const isWebAddress = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
    const isAllowed = origin === config.shopOrigin || isAllowedOrigin(config.allowedOrigins, origin)
    return isWebAddress && isAllowed
      ? href
      : refuse(400, { code: 'field-invalid', area: field, values: { field: fieldName(field) } })
  }

  return {
    async begin(
      request: { cartGuid: string; returnUrl?: string | undefined; cancelUrl?: string | undefined },
      language: Language,
      edp: number | undefined,
    ) {
      const { cartGuid } = request
      const returnUrl = returnAddress('returnUrl', request.returnUrl ?? checkoutPage)
      if (returnUrl instanceof Refusal) return returnUrl
      const cancelUrl = returnAddress('cancelUrl', request.cancelUrl ?? `${checkoutPage}?wallet=cancelled`)
      if (cancelUrl instanceof Refusal) return cancelUrl
      const purchase = await purchaseNow(deps, cartGuid, language, edp)
      if (purchase instanceof Refusal) return purchase
      const created = await wallet.create(purchase, {
        custom: cartGuid,
        returnUrl,
        cancelUrl,
        idempotencyKey: randomUUID(),
      })
      if (created.status !== 'known') return walletAway()
      await saveWalletPayment(pool, {
        paymentId: created.payment.wire.id,
        cartGuid,
        amountCents: purchase.totalCents,
        now: clock(),
      })
      return created.payment.wire
    },

    /** Updates the payment to the bag's present amount and, if the caller is the owner, address. */
    async update(paymentId: string, cartGuid: string, language: Language, edp: number | undefined) {
      const row = await paymentOf(deps, paymentId)
      if (row instanceof Refusal) return row
      if (row.cartGuid !== cartGuid) return refuse(404, { code: 'wallet-unknown', area: 'PaymentId' })
      if (row.state !== 'created') return walletOver()
      const purchase = await purchaseNow(deps, cartGuid, language, edp)
      if (purchase instanceof Refusal) return purchase
      const updated = await wallet.update(paymentId, purchase)
      if (updated.status === 'refused') return walletOver()
      if (updated.status !== 'known') return walletAway()
      const [changed] = await setWalletAmount(pool, { paymentId, amountCents: purchase.totalCents, now: clock() })
      return changed ? shownTo(edp, row, updated.payment.wire) : walletOver()
    },

    async read(paymentId: string, edp: number | undefined) {
      const row = await paymentOf(deps, paymentId)
      if (row instanceof Refusal) return row
      if (!maySeePayer(row, edp)) return refuse(404, { code: 'wallet-unknown', area: 'PaymentId' })
      const result = await wallet.get(paymentId)
      if (result.status === 'refused') return refuse(404, { code: 'wallet-unknown', area: 'PaymentId' })
      return result.status === 'known' ? result.payment.wire : walletAway()
    },
  }
}
