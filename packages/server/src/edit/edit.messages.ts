import { bagMessages } from '../bag/bag.messages.ts'
import { checkoutMessages } from '../checkout/checkout.messages.ts'
import { giftCardMessages } from '../gift-card/gift-card.messages.ts'
import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { ordersMessages } from '../orders/orders.messages.ts'
import { paymentMessages } from '../payment/payment.messages.ts'
import en from './edit.messages.en.json' with { type: 'json' }
import fr from './edit.messages.fr.json' with { type: 'json' }

/** Editing an order. */
export const editMessages = messagesOf(en, fr)

export const { refuse, refuseAll } = refusalsOf(
  kernelMessages,
  bagMessages,
  giftCardMessages,
  paymentMessages,
  checkoutMessages,
  ordersMessages,
  editMessages,
)
