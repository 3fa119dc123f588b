import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Why there is no invoice. */
export const invoiceMessages = {
  // The same for an order of another customer.
  'invoice-order-unknown': {
    en: 'We could not find order {orderNo} in your account.',
    fr: 'La commande {orderNo} est introuvable dans votre compte.',
  },
  'invoice-cancelled': {
    en: 'Order {orderNo} was cancelled before it shipped, so it has no invoice.',
    fr: 'La commande {orderNo} a été annulée avant son expédition; elle n’a donc pas de facture.',
  },
  'invoice-not-shipped': {
    en: 'There is no invoice yet: it is made when the parcel ships. Please come back then.',
    fr: 'Il n’y a pas encore de facture\u00a0: elle est établie à l’expédition du colis. Veuillez revenir à ce moment-là.',
  },
  'invoice-unknown': {
    en: 'Order {orderNo} has no invoice with this number. Please choose one on the order’s page.',
    fr: 'La commande {orderNo} n’a pas de facture portant ce numéro. Veuillez en choisir une sur la page de la commande.',
  },
  'invoice-not-here': {
    en: 'This parcel of order {orderNo} shipped before invoices were kept online. Customer service sends it to you: {phone}.',
    fr: 'Ce colis de la commande {orderNo} a été expédié avant que les factures soient conservées en ligne. Le service à la clientèle vous l’enverra\u00a0: {phone}.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...invoiceMessages })
