import { accountMessages } from '../account/account.messages.ts'
import { informationMessages } from '../information/information.messages.ts'
import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { type CodeOf, messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { ordersMessages } from '../orders/orders.messages.ts'
import { signInMessages } from '../sign-in/sign-in.messages.ts'
import en from './store-card.messages.en.json' with { type: 'json' }
import fr from './store-card.messages.fr.json' with { type: 'json' }

/** Applying for the store card. */
export const storeCardMessages = messagesOf(en, fr)

const used = [
  kernelMessages,
  signInMessages,
  accountMessages,
  informationMessages,
  ordersMessages,
  storeCardMessages,
] as const
/** The codes of all messages that this feature uses. */
export type StoreCardCode = CodeOf<(typeof used)[number]>

export const { refuse, refuseAll } = refusalsOf(...used)
