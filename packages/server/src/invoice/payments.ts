import { planTimeZone, zonedDate } from '@onair/core/dates'
import { paymentTypeName } from '../payment/payment-type.ts'
import type { DocumentPayment, Texts } from './document.ts'
import type { InvoicedInstalment, InvoicedOrder } from './invoice.queries.ts'

/** A gift card of an order, and an amount. */
type GiftCard = { lastDigits: string; cents: number }

/** The amounts of a refund by instalment, payment, gift card and account credit. */
export type RefundPlan = {
  instalments: readonly { id: string; cents: number }[]
  payments: readonly { id: string; cents: number }[]
  giftCards: readonly { id: string; cents: number }[]
  credits: readonly { id: string; cents: number }[]
}

const giftCard: Texts = { en: 'Gift card', fr: 'Carte-cadeau' }
const credit: Texts = { en: 'Account credit', fr: 'Crédit au compte' }

/** The card or wallet that pays an instalment, with the instalment's number if there are several. */
function meansOf(order: InvoicedOrder, number: number): Pick<DocumentPayment, 'method' | 'lastDigits'> {
  const later = number > 1 ? order.laterCard : null
  const cardType = later?.cardType ?? order.cardType
  const of = order.instalments.length
  const [en, fr] = [paymentTypeName(cardType, 'en'), paymentTypeName(cardType, 'fr')]
  return {
    method:
      of > 1
        ? { en: `${en}, Easy Pay ${number} of ${of}`, fr: `${fr}, Paiement facile ${number} de ${of}` }
        : { en, fr },
    lastDigits: later?.lastDigits ?? order.cardLastDigits,
  }
}

/**
 * The payments of an order, in this sequence: gift cards, credit, and its instalments. The first instalment is captured when the
 * whole order ships: until then the invoice of a first parcel says that it is due.
 *
 * @param shippedOn the day on which the first instalment is captured
 */
export function paymentsOf(order: InvoicedOrder, giftCards: readonly GiftCard[], shippedOn: string): DocumentPayment[] {
  const placedOn = zonedDate(order.placedAt, planTimeZone)
  const instalment = ({ number, dueDate, amountCents, paidAt }: InvoicedInstalment): DocumentPayment => {
    const paidOn = number === 1 ? (order.isCharged ? shippedOn : null) : paidAt && zonedDate(paidAt, planTimeZone)
    return {
      ...meansOf(order, number),
      cents: amountCents,
      date: paidOn ?? dueDate,
      status: paidOn === null ? 'Due' : 'Paid',
    }
  }
  return [
    ...giftCards.map(({ lastDigits, cents }) => ({
      method: giftCard,
      lastDigits,
      cents,
      date: placedOn,
      status: 'Paid' as const,
    })),
    { method: credit, lastDigits: null, cents: order.creditCents, date: placedOn, status: 'Paid' as const },
    ...order.instalments.map(instalment),
  ]
}

/** The payments that a refund went to. */
export function refundsOf(
  order: InvoicedOrder,
  refundPlan: RefundPlan,
  giftCards: readonly { id: string; lastDigits: string }[],
  date: string,
): DocumentPayment[] {
  const numberOf = (reference: string) =>
    order.instalments.find(({ paymentReference }) => paymentReference === reference)?.number ?? 1
  return [
    ...refundPlan.instalments.map(({ id, cents }) => {
      const dueDate = order.instalments.find(({ number }) => number === Number(id))?.dueDate
      return { ...meansOf(order, Number(id)), cents, date: dueDate ?? date, status: 'Cancelled' as const }
    }),
    ...refundPlan.payments.map(({ id, cents }) => ({
      ...meansOf(order, numberOf(id)),
      cents,
      date,
      status: 'Refunded' as const,
    })),
    ...refundPlan.giftCards.map(({ id, cents }) => {
      const lastDigits = giftCards.find((one) => one.id === id)?.lastDigits ?? null
      return { method: giftCard, lastDigits, cents, date, status: 'Refunded' as const }
    }),
    ...refundPlan.credits.map(({ cents }) => ({
      method: credit,
      lastDigits: null,
      cents,
      date,
      status: 'Refunded' as const,
    })),
  ]
}
