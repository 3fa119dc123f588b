import { bagMessages } from '../bag/bag.messages.ts'
import { checkoutMessages } from '../checkout/checkout.messages.ts'
import { giftCardMessages } from '../gift-card/gift-card.messages.ts'
import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { paymentMessages } from '../payment/payment.messages.ts'
import { walletMessages } from '../wallet/wallet.messages.ts'
import en from './orders.messages.en.json' with { type: 'json' }
import fr from './orders.messages.fr.json' with { type: 'json' }

/** Placing orders, and reading and editing them. */
export const ordersMessages = messagesOf(en, fr)

export const { refuse, refuseAll, messageIn } = refusalsOf(
  kernelMessages,
  bagMessages,
  giftCardMessages,
  paymentMessages,
  walletMessages,
  checkoutMessages,
  ordersMessages,
)
