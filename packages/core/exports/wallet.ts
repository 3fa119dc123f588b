export {
  type GuestAccount,
  guestAccountOf,
  type PayerInfo,
  transactionIdOf,
  walletEnvironment,
  walletInstallments,
  walletShippingAddressId,
} from '../src/wallet/wallet.rules.ts'
