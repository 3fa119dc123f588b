import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { ordersMessages } from '../orders/orders.messages.ts'
import en from './returns.messages.en.json' with { type: 'json' }
import fr from './returns.messages.fr.json' with { type: 'json' }

/** Why a return cannot be requested, and what to do instead. */
export const returnsMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(ordersMessages, returnsMessages)
