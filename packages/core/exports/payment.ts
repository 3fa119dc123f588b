export {
  type CardBrand,
  type CardType,
  cardLogo,
  cardTypes,
  endingDigits,
  expiryErrors,
  expiryMonths,
  expiryYears,
  isExpiryValid,
  isSameCard,
  maxCards,
  walletCardType,
} from '../src/payment/card.rules.ts'
