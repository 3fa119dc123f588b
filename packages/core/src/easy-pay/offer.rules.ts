// Apart from the rules of the instalments: every list of products loads it.
import type { Language } from '../shared/language.ts'
import { type Cents, formatMoney } from '../shared/money.ts'

/** The fewest payments of an Easy Pay order. A single payment is no Easy Pay. */
export const minEasyPays = 2

/** Whether a product can be paid in several payments. 0, 1 and null are no offer. */
export const offersEasyPay = (noOfPayments: number | null): noOfPayments is number =>
  noOfPayments !== null && noOfPayments >= minEasyPays

/** A product's Easy Pay offer: the number of payments, and the amount of every payment but the first. */
export type EasyPayOffer = { count: number; each: Cents }

/** A product's offer from its wire fields; null without one. */
export function easyPayOffer(each: Cents | null, count: number): EasyPayOffer | null {
  return each !== null && offersEasyPay(count) ? { count, each } : null
}

/**
 * A product's offer beside its price (specification §2, "or {EasyPaymentPrice}"): `or 4 × $48.73 Easy Pay`,
 * « ou 4 Paiements faciles de 48,73 $ ». The first payment also has the cents that do not divide, taxes and shipping:
 * `easyPayParts` has its amount.
 */
export function easyPayOfferText({ count, each }: EasyPayOffer, language: Language): string {
  const price = formatMoney(each, language)
  return language === 'fr'
    ? `ou ${count}\u00a0Paiements faciles de ${price}`
    : `or ${times(count, price)} Easy\u00a0Pay`
}

/** Several payments of one amount: `5 × $91.49`, which never breaks. */
export const times = (count: number, price: string): string => `${count}\u00a0×\u00a0${price}`
