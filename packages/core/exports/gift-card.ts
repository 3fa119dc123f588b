export {
  type GiftCardErrorKey,
  type GiftCardErrors,
  type GiftCardForm,
  giftCardErrors,
  giftCardRefusalErrors,
} from '../src/gift-card/gift-card.rules.ts'
