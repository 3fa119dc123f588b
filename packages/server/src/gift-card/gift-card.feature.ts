import type { Feature } from '../kernel/feature.ts'
import { giftCardMessages } from './gift-card.messages.ts'

/** Gift cards have no calls of their own: the payment's and the checkout's use them. */
export const giftCard: Feature = { name: 'gift-card', messages: giftCardMessages }
