import { bagMessages } from '../bag/bag.messages.ts'
import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import { paymentMessages } from '../payment/payment.messages.ts'
import en from './wallet.messages.en.json' with { type: 'json' }
import fr from './wallet.messages.fr.json' with { type: 'json' }

/** Paying with PayPal. */
export const walletMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, bagMessages, paymentMessages, walletMessages)
