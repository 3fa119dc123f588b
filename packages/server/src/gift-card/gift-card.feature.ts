import type { Feature } from '../kernel/feature.ts'
import { perHour } from '../kernel/limits.ts'
import { giftCardKept } from './gift-card.kept.ts'
import { giftCardMessages } from './gift-card.messages.ts'

declare module '../kernel/limits.ts' {
  interface Limits {
    readonly giftCardTries: number
  }
}

/** Gift cards have no calls: the payment's and the checkout's calls use them. */
export const giftCard: Feature = {
  name: 'gift-card',
  ...giftCardKept,
  messages: giftCardMessages,
  limits: {
    giftCardTries: perHour(
      'LIMIT_GIFT_CARD_TRIES',
      'wrong numbers and PINs of gift cards, of an address or a customer',
      600,
      10,
    ),
  },
}
