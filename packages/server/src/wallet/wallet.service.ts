import { randomUUID } from 'node:crypto'
import type { Language } from '@onair/core/language'
import { bagByGuid } from '../bag/bag.queries.ts'
import { bagOrdered, bagUnknown } from '../bag/bag.service.ts'
import { boundReason } from '../bag/bounds.ts'
import { priceBag } from '../bag/pricing.ts'
import { type Config, isAllowedOrigin } from '../kernel/config.ts'
import type { Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Wallet } from '../outside/wallet.ts'
import { purchaseOf } from './purchase.ts'
import { refuse } from './wallet.messages.ts'
import { keepWalletPayment, setWalletAmount, type WalletRow, walletPayment } from './wallet.queries.ts'

export type WalletDeps = {
  pool: Pool
  clock: () => Date
  wallet: Wallet
  config: Pick<Config, 'shopOrigin' | 'allowedOrigins' | 'wallet'>
}

/** A payment that nobody approved within a day is no longer told of: the shopper's cookie of it has gone, too. */
const toldForMs = 86_400_000

export const walletAway = () => refuse(503, { code: 'wallet-away', area: 'Paypal' }, 5)
export const walletOver = () => refuse(409, { code: 'wallet-over', area: 'Paypal' })

/** A payment of this shop, or 404: also when it is too old. */
export async function paymentOf({ pool, clock }: WalletDeps, paymentId: string): Promise<WalletRow | Refusal> {
  const [row] = await walletPayment(pool, paymentId)
  const told = row && clock().getTime() - row.createdAt.getTime() < toldForMs
  return told ? row : refuse(404, { code: 'wallet-unknown', area: 'PaymentId' })
}

/** What a bag comes to now, as the wallet takes it; refused where there is nothing to pay. */
export async function purchaseNow({ pool, clock }: WalletDeps, cartGuid: string, language: Language) {
  const [bag] = await bagByGuid(pool, cartGuid)
  if (!bag) return bagUnknown()
  if (bag.orderedAt) return bagOrdered()
  if (bag.lines.length === 0) return refuse(417, { code: 'bag-empty', area: 'CartLines' })
  const bound = boundReason(bag.lines)
  if (bound) return refuse(417, bound)
  const purchase = purchaseOf(bag, priceBag(bag, clock()), language)
  return purchase.totalCents > 0 ? purchase : refuse(417, { code: 'wallet-nothing', area: 'Paypal' })
}

/** Beginning, updating and reading wallet payments (specification §7). Only payments that this shop began are known. */
export function walletService(deps: WalletDeps) {
  const { pool, clock, wallet, config } = deps
  const checkoutPage = `${config.shopOrigin}/pages/checkout`

  /** Addresses of the shop, or of a site that may embed it: nobody is sent anywhere else. */
  function refusedAddress(field: string, address: string | undefined): Refusal | undefined {
    if (address === undefined) return undefined
    const { origin, protocol, username } = URL.canParse(address) ? new URL(address) : new URL('about:blank')
    const web = (protocol === 'https:' || protocol === 'http:') && username === ''
    const known = origin === config.shopOrigin || isAllowedOrigin(config.allowedOrigins, origin)
    return web && known ? undefined : refuse(400, { code: 'field-invalid', area: field, values: { field } })
  }

  return {
    async begin(
      request: { cartGuid: string; returnUrl?: string | undefined; cancelUrl?: string | undefined },
      language: Language,
    ) {
      const { cartGuid, returnUrl, cancelUrl } = request
      const lost = refusedAddress('returnUrl', returnUrl) ?? refusedAddress('cancelUrl', cancelUrl)
      if (lost) return lost
      const purchase = await purchaseNow(deps, cartGuid, language)
      if (purchase instanceof Refusal) return purchase
      const begun = await wallet.create(purchase, {
        custom: cartGuid,
        returnUrl: returnUrl ?? checkoutPage,
        cancelUrl: cancelUrl ?? `${checkoutPage}?wallet=cancelled`,
        idempotencyKey: randomUUID(),
      })
      if (begun.status !== 'known') return walletAway()
      await keepWalletPayment(pool, begun.payment.wire.id, cartGuid, purchase.totalCents, clock())
      return begun.payment.wire
    },

    /** The amount and the address of the bag as it is now. */
    async update(paymentId: string, cartGuid: string, language: Language) {
      const row = await paymentOf(deps, paymentId)
      if (row instanceof Refusal) return row
      if (row.cartGuid !== cartGuid) return refuse(404, { code: 'wallet-unknown', area: 'PaymentId' })
      if (row.state !== 'created') return walletOver()
      const purchase = await purchaseNow(deps, cartGuid, language)
      if (purchase instanceof Refusal) return purchase
      const updated = await wallet.update(paymentId, purchase)
      if (updated.status === 'refused') return walletOver()
      if (updated.status !== 'known') return walletAway()
      const [kept] = await setWalletAmount(pool, paymentId, purchase.totalCents, clock())
      return kept ? updated.payment.wire : walletOver()
    },

    async read(paymentId: string) {
      const row = await paymentOf(deps, paymentId)
      if (row instanceof Refusal) return row
      const found = await wallet.get(paymentId)
      if (found.status === 'refused') return refuse(404, { code: 'wallet-unknown', area: 'PaymentId' })
      return found.status === 'known' ? found.payment.wire : walletAway()
    },
  }
}
