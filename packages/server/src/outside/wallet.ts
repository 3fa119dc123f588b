import type { PaymentProvider } from './capture.ts'
import { createWalletCalls, type WalletConfig } from './wallet-calls.ts'
import { createWalletOrders } from './wallet-orders.ts'
import { createWalletPayments, type WalletPayments } from './wallet-payments.ts'

/**
 * PayPal's REST v1 payments of intent order: a payment is approved by the shopper and executed; the order that this leaves is
 * authorised, captured, voided and refunded like any provider's.
 */
export type Wallet = WalletPayments & PaymentProvider

/** The wallet as it is configured; both halves share one sign-in. */
export function createWallet(config: WalletConfig): Wallet {
  const calls = createWalletCalls(config)
  return { ...createWalletPayments(calls, config.merchantId), ...createWalletOrders(calls) }
}
