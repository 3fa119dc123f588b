import { addDays } from '../shared/dates/days.ts'
import type { Cents } from '../shared/money.ts'

/** The state of an Easy Pay payment, on the wire as well. */
export type EasyPayStatus = 'Paid' | 'Due' | 'Failed' | 'Cancelled'

/** Days after the first declined try on which a payment is tried again. */
export const retryDays = [1, 3, 7] as const

/** The Easy Pay screen (specification §2). */
export const easyPayPath = '/pages/myaccount/easypay'
/** The page on which a guest settles a failed payment, by the link of a mail. */
export const settlePaymentPath = '/pages/settlepayment'

/** Days in which the link to settle a failed payment can be used: until after the last try. */
export const paymentLinkDays = 14

/**
 * The day of the next try of a declined payment; undefined after the last.
 *
 * @param firstTriedOn the day of the first try, `YYYY-MM-DD`
 * @param tries how often it was declined, the first try included
 */
export function nextTryOn(firstTriedOn: string, tries: number): string | undefined {
  const days = retryDays[tries - 1]
  return days === undefined ? undefined : addDays(firstTriedOn, days)
}

/** The record of an Easy Pay payment. */
export type ChargedInstalment = {
  amountCents: Cents
  /** What a return or a cancellation has forgiven. */
  forgivenCents: Cents
  isPaid: boolean
  /** How often it was declined. */
  tries: number
}

/**
 * The state of an Easy Pay payment.
 *
 * 1. `Cancelled`: the order was cancelled, or a return has forgiven all of it. It is no longer due.
 * 2. `Paid`: it was charged, or gift cards cover it.
 * 3. `Failed`: it was declined, and not charged since.
 * 4. `Due`: it is still to come.
 */
export function easyPayStatus(
  { amountCents, forgivenCents, isPaid, tries }: ChargedInstalment,
  isOrderCancelled: boolean,
): EasyPayStatus {
  if (isOrderCancelled || (forgivenCents > 0 && forgivenCents >= amountCents)) return 'Cancelled'
  if (isPaid || amountCents === 0) return 'Paid'
  return tries > 0 ? 'Failed' : 'Due'
}

/** Whether a payment is still owed. */
export const isOwed = (status: EasyPayStatus): boolean => status === 'Due' || status === 'Failed'
