import { type BagCode, bagMessages } from '../bag/bag.messages.ts'
import { giftCardMessages } from '../gift-card/gift-card.messages.ts'
import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { type CodeOf, messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { paymentMessages } from '../payment/payment.messages.ts'
import en from './checkout.messages.en.json' with { type: 'json' }
import fr from './checkout.messages.fr.json' with { type: 'json' }

/** The steps between a bag and an order. */
export const checkoutMessages = messagesOf(en, fr)

/** The codes of all messages that this feature uses. */
export type CheckoutCode = BagCode | CodeOf<typeof checkoutMessages | typeof giftCardMessages>

export const { refuse, refuseAll } = refusalsOf(
  kernelMessages,
  bagMessages,
  giftCardMessages,
  paymentMessages,
  checkoutMessages,
)
