import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { ordersMessages } from '../orders/orders.messages.ts'
import { paymentMessages } from '../payment/payment.messages.ts'
import en from './easy-pay.messages.en.json' with { type: 'json' }
import fr from './easy-pay.messages.fr.json' with { type: 'json' }

/** Paying Easy Pay payments now, and the card that they are charged to. */
export const easyPayMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, paymentMessages, ordersMessages, easyPayMessages)
