// Apart from the rules of the instalments: every list of products loads it.
import type { Language } from '../shared/language.ts'
import { type Cents, formatMoney } from '../shared/money.ts'

/** The fewest payments of an Easy Pay order. A single payment is no Easy Pay. */
export const minEasyPays = 2

/** Whether a product can be paid in several payments. 0, 1 and null are no offer. */
export const offersEasyPay = (noOfPayments: number | null): noOfPayments is number =>
  noOfPayments !== null && noOfPayments >= minEasyPays

/**
 * A product's Easy Pay offer: the number of payments, the first with the cents that do not divide, and each of the others. They
 * add up to the price.
 */
export type EasyPayOffer = { count: number; first: Cents; each: Cents }

/** A product's offer from its wire fields; null without one. @param price the price, or the lowest of a range */
export function easyPayOffer(each: Cents | null, count: number, price: Cents | null): EasyPayOffer | null {
  if (each === null || !offersEasyPay(count)) return null
  return { count, first: price === null ? each : price - each * (count - 1), each }
}

/**
 * A product's offer beside its price (specification §2, "or {EasyPaymentPrice}"). Taxes and shipping also go on the first
 * payment, once they are known: `easyPayParts`.
 *
 * 1. Equal payments: `or 4 × $48.73 Easy Pay`, « ou 4 Paiements faciles de 48,73 $ ».
 * 2. Where the price does not divide, the first is named: `or $48.76, then 3 × $48.73 Easy Pay`,
 *    « ou 4 Paiements faciles : 48,76 $, puis 3 × 48,73 $ ».
 */
export function easyPayOfferText({ count, first, each }: EasyPayOffer, language: Language): string {
  const price = formatMoney(each, language)
  if (first === each) {
    return language === 'fr'
      ? `ou ${count}\u00a0Paiements faciles de ${price}`
      : `or ${times(count, price)} Easy\u00a0Pay`
  }
  const start = formatMoney(first, language)
  const rest = count === 2 ? price : times(count - 1, price)
  return language === 'fr'
    ? `ou ${count}\u00a0Paiements faciles\u00a0: ${start}, puis ${rest}`
    : `or ${start}, then ${rest} Easy\u00a0Pay`
}

/** Several payments of one amount: `5 × $91.49`, which never breaks. */
export const times = (count: number, price: string): string => `${count}\u00a0×\u00a0${price}`
