export { type WalletPayment, type WalletRequest, walletClient } from '../../src/wallet/wallet.client.ts'
