import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Closing an account. */
export const ownDataMessages = {
  'closure-instalments': {
    en: 'Easy Pay payments of your orders are still to come. Pay them, or wait for the last one, and then close your account.',
    fr: 'Des Paiements faciles de vos commandes sont encore à venir. Payez-les ou attendez le dernier, puis fermez votre compte.',
  },
  'closure-returns': {
    en: 'A return of yours is still on its way or being refunded. Please close your account once the money is back.',
    fr: 'Un de vos retours est encore en chemin ou en cours de remboursement. Veuillez fermer votre compte une fois l’argent remis.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...ownDataMessages })
