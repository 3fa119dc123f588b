export {
  type GiftCardErrorKey,
  type GiftCardErrors,
  type GiftCardForm,
  giftCardErrors,
  refusedGiftCard,
} from '../src/gift-card/gift-card.rules.ts'
