import { walletCardType } from '@onair/core/payment'
import type { BagRow } from '../bag/bag.queries.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import type { Means } from '../payment/authorise.service.ts'
import { executedPayment } from '../payment/payment.queries.ts'
import { refuse } from './orders.messages.ts'

/** The wallet payment of a request. */
export type NamedWallet = { paypalPayerId?: string | undefined; paypalTransactionId?: string | undefined }

/** The means of payment of a bag. A wallet payment must be executed, for this bag and this total. */
export async function meansOf(
  pool: Pool,
  bag: BagRow,
  { paypalPayerId, paypalTransactionId }: NamedWallet,
  totalCents: number,
): Promise<Means | Refusal> {
  if (bag.card?.cardType !== walletCardType) return { provider: 'capture', token: bag.card?.token ?? '' }
  const area = 'Paypal'
  if (!paypalTransactionId) return refuse(417, { code: 'wallet-approval-missing', area })
  const [executed] = await executedPayment(pool, { guid: bag.guid, transactionId: paypalTransactionId })
  if (!executed || (paypalPayerId !== undefined && paypalPayerId !== executed.payerId)) {
    return refuse(417, { code: 'wallet-payment-unknown', area })
  }
  if (!executed.isOpen) return refuse(417, { code: 'wallet-over', area })
  if (executed.amountCents !== totalCents) return refuse(409, { code: 'wallet-total-changed', area })
  return { provider: 'wallet', token: executed.transactionId }
}
