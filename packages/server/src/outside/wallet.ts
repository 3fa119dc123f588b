import type { PaymentProvider } from './capture.ts'
import { createWalletCalls, type WalletConfig } from './wallet-calls.ts'
import { createWalletOrders } from './wallet-orders.ts'
import { createWalletPayments, type WalletPayments } from './wallet-payments.ts'

/**
 * PayPal's REST v1 payments with the intent `order`: the shopper approves a payment, which is then executed. The order that this
 * creates is authorised, captured, voided and refunded as with any provider.
 */
export type Wallet = WalletPayments & PaymentProvider

/** The configured wallet. Payments and orders share one access token. */
export function createWallet(config: WalletConfig): Wallet {
  const calls = createWalletCalls(config)
  return { ...createWalletPayments(calls, config.merchantId), ...createWalletOrders(calls) }
}
