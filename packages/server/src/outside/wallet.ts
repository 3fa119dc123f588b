import type { PaymentProvider } from './capture.ts'
import { createWalletCalls, type WalletConfig } from './wallet-calls.ts'
import { createWalletOrders } from './wallet-orders.ts'
import { createWalletPayments, type WalletPayments } from './wallet-payments.ts'

/**
 * PayPal's REST v1 payments with the intent `order`: the shopper approves a payment, which is then executed; the order that this
 * creates is authorised, captured, voided and refunded as with any provider.
 */
export type Wallet = WalletPayments & PaymentProvider

/** The configured wallet; payments and orders share one token. */
export function createWallet(config: WalletConfig): Wallet {
  const calls = createWalletCalls(config)
  return { ...createWalletPayments(calls, config.merchantId), ...createWalletOrders(calls) }
}
