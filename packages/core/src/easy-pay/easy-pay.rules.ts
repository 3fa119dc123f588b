import { addDays } from '../shared/dates.ts'
import type { Bilingual, Language } from '../shared/language.ts'
import type { Cents } from '../shared/money.ts'

/** Days from one payment to the next (specification §1). */
export const easyPayIntervalDays = 30
/** The fewest and the most payments that an order can be divided into; 1 is paid at once. */
export const minEasyPays = 2
export const maxEasyPays = 6
/** Payments on a page of the Easy Pay list (specification §9). */
export const easyPayPageSize = 12
/** The latest day that the list's range offers before the payments are known: this many days from today. */
export const easyPayInitialMaxDays = 7
/** Stands between the two days of a range (specification §9). */
export const rangeSeparator = ' - '

/** One payment: which, on which day (`YYYY-MM-DD`), how much. */
export type Instalment = { number: number; dueDate: string; amountCents: Cents }

/** What is to be divided into payments. Amounts in cents. */
export type InstalmentsInput = {
  /** Merchandise after discount. */
  merchandiseCents: Cents
  shippingCents: Cents
  taxCents: Cents
  /** Gift cards and credit, positive; at most the sum of the three above. */
  paidCents?: Cents
  /** 1 to 6. */
  count: number
  /** The day of the order, `YYYY-MM-DD`, when the first payment is due. */
  firstDate: string
}

/**
 * Divides an order into Easy Pay payments. Without interest.
 *
 * 1. The payments add up to merchandise + shipping + taxes − gift cards and credit: the grand total.
 * 2. Merchandise is divided into equal whole cents; the cents left over go on the first payment.
 * 3. Shipping and taxes go on the first payment.
 * 4. Gift cards and credit reduce the first payment, then the second, and so on; none becomes negative.
 * 5. A payment is due every 30 days, the first on the day of the order.
 * 6. There are always `count` payments, also where gift cards leave nothing to pay in some.
 *
 * @throws {RangeError} when the count is not 1 to 6, or more is paid by gift card than there is to pay.
 */
export function instalments(input: InstalmentsInput): Instalment[] {
  return instalmentAmounts(input).map((amountCents, index) => ({
    number: index + 1,
    dueDate: addDays(input.firstDate, index * easyPayIntervalDays),
    amountCents,
  }))
}

/** What each payment comes to: `instalments` without their days. */
export function instalmentAmounts(input: Omit<InstalmentsInput, 'firstDate'>): Cents[] {
  const { merchandiseCents, shippingCents, taxCents, paidCents = 0, count } = input
  if (!Number.isInteger(count) || count < 1 || count > maxEasyPays) {
    throw new RangeError(`An order is paid in 1 to ${maxEasyPays} payments, not ${count}`)
  }
  if (paidCents > merchandiseCents + shippingCents + taxCents) {
    throw new RangeError('More was paid than there is to pay')
  }
  const equal = easyPaymentPrice(merchandiseCents, count)
  const first = merchandiseCents - equal * (count - 1) + shippingCents + taxCents
  let paid = paidCents
  return Array.from({ length: count }, (_, index) => {
    const full = index === 0 ? first : equal
    const reduction = Math.min(full, paid)
    paid -= reduction
    return full - reduction
  })
}

/** One payment of a price, in whole cents: what every payment but the first comes to. */
export function easyPaymentPrice(priceCents: Cents, count: number): Cents {
  return Math.floor(priceCents / count)
}

/**
 * How many payments a bag can be divided into.
 *
 * 1. The smallest offer among its lines.
 * 2. 1, paid at once, when a line offers none, or when the bag is empty.
 *
 * @param offers per line, how many payments its product offers; 0, 1 or null means none.
 */
export function maxInstallments(offers: readonly (number | null)[]): number {
  const fewest = Math.min(maxEasyPays, ...offers.map((offer) => offer ?? 0))
  return offers.length > 0 && fewest >= minEasyPays ? fewest : 1
}

/** `NoOfEasyPays` of an order: 0 when it is paid at once. */
export function noOfEasyPays(noOfInstallments: number): number {
  return noOfInstallments > 1 ? noOfInstallments : 0
}

/** `2 of 5`, in both languages: the wire's text (specification §3). */
export function noOfEasyPayText(current: number, total: number): string {
  return `${current} of ${total}`
}

/** The numbers in `2 of 5`; undefined when the text says something else. */
export function parseNoOfEasyPay(text: string): { current: number; total: number } | undefined {
  const match = /^\s*(\d+)\s+of\s+(\d+)\s*$/i.exec(text)
  const [current, total] = [Number(match?.[1]), Number(match?.[2])]
  return current >= 1 && total >= current ? { current, total } : undefined
}

const ordinals = { en: ['1st', '2nd', '3rd'], fr: ['1er', '2e', '3e'] } as const
const last: Bilingual = { en: 'FINAL', fr: 'DERNIER' }

/** Which payment it is: 1st, 2nd, 3rd, then Nth; FINAL when it is the last (specification §3). */
export function paymentLabel(current: number, total: number, language: Language): string {
  if (current === total) return last[language]
  return ordinals[language][current - 1] ?? `${current}${language === 'fr' ? 'e' : 'th'}`
}

/** How far the payments have come, in whole percent from 0 to 100. */
export function paymentProgress(current: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, Math.round((current / total) * 100))) : 0
}
