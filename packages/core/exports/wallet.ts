export { walletEnvironment, walletInstallments } from '../src/wallet/button.rules.ts'
export {
  type GuestAccount,
  guestAccountOf,
  type PayerInfo,
  transactionIdOf,
  walletShippingAddressId,
} from '../src/wallet/wallet.rules.ts'
