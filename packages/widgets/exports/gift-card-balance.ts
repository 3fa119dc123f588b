export {
  GiftCardBalance,
  type GiftCardBalanceProps,
  type GiftCardBalanceReply,
} from '../src/gift-card-balance/gift-card-balance.tsx'
