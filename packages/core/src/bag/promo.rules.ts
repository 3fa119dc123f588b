import type { Cents } from '../shared/money.ts'

/** What decides whether a promo code can be used. */
export type PromoTerms = {
  code: string
  /** ISO instants: usable from the first, no longer at the second; null is without limit. */
  startsAt: string | null
  endsAt: string | null
  /** Goods, before any discount, that the bag must hold at least. */
  minGoodsCents: Cents
  /** Whether it may stand beside other codes that may. */
  isStackable: boolean
  /** Everybody together has used it as often as it may be used. */
  usedUp: boolean
  /** This customer has; false while nobody is known to be buying. */
  usedUpByCustomer: boolean
}

/** Why a promo code cannot be used. */
export type PromoRefusal = 'not-yet' | 'expired' | 'used-up' | 'used-by-customer' | 'no-goods' | 'minimum' | 'exclusive'

/** What a promo code meets in a bag. */
export type PromoSetting = {
  /** What the goods cost before any discount; donations and gift cards are none. */
  goodsCents: Cents
  now: Date
  /** The codes that count already. */
  others: readonly Pick<PromoTerms, 'isStackable'>[]
}

/** A code as it is looked up and kept: capitals, without the spaces that come along when it is copied. */
export function normalPromoCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/**
 * Why a code takes nothing off a bag, or undefined when it does. What no shopper can change comes first, so that nobody is
 * told to add goods for a code that has expired.
 *
 * 1. Not before it starts. Whoever types such a code is told what they would be told of an unknown one.
 * 2. Not from the instant at which it ends.
 * 3. Not when everybody together has used it as often as it may be used.
 * 4. Not when this customer has; a guest is who gives the same e-mail.
 * 5. Not where there is nothing to take it off: without goods, for donations and gift cards take no part.
 * 6. Not below its minimum, which goods alone count towards, before any discount.
 * 7. An exclusive code stands alone; a stackable one beside stackable ones only.
 */
export function promoRefusal(promo: PromoTerms, { goodsCents, now, others }: PromoSetting): PromoRefusal | undefined {
  const at = now.getTime()
  if (promo.startsAt !== null && at < Date.parse(promo.startsAt)) return 'not-yet'
  if (promo.endsAt !== null && at >= Date.parse(promo.endsAt)) return 'expired'
  if (promo.usedUp) return 'used-up'
  if (promo.usedUpByCustomer) return 'used-by-customer'
  if (goodsCents <= 0) return 'no-goods'
  if (goodsCents < promo.minGoodsCents) return 'minimum'
  if (others.length > 0 && !(promo.isStackable && others.every(({ isStackable }) => isStackable))) return 'exclusive'
  return undefined
}

/**
 * Which of a bag's codes count, and why the others do not.
 *
 * 1. They are judged in the order in which they were given, each beside those that count before it.
 * 2. One that does not count stays on the bag: it may count again when goods come back, or another code goes.
 * 3. One that does not count keeps no other from counting.
 */
export function countedPromos<Promo extends PromoTerms>(
  promos: readonly Promo[],
  setting: Omit<PromoSetting, 'others'>,
): { counted: Promo[]; idle: { promo: Promo; reason: PromoRefusal; beside: Promo | undefined }[] } {
  const counted: Promo[] = []
  const idle: { promo: Promo; reason: PromoRefusal; beside: Promo | undefined }[] = []
  for (const promo of promos) {
    const reason = promoRefusal(promo, { ...setting, others: counted })
    if (reason === undefined) counted.push(promo)
    else idle.push({ promo, reason, beside: counted[0] })
  }
  return { counted, idle }
}
