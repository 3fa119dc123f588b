import type { Cents } from '../shared/money.ts'

/** The conditions of a promo code. */
export type PromoTerms = {
  code: string
  /** ISO instants. The code is valid from `startsAt` until just before `endsAt`. Null means no limit. */
  startsAt: string | null
  endsAt: string | null
  /** The minimum price of the bag's goods before any discount. */
  minGoodsCents: Cents
  /** Whether the code can be combined with other stackable codes. */
  isStackable: boolean
  /** Whether all customers together have reached the code's limit of uses. */
  usedUp: boolean
  /** Whether this customer has reached the limit of uses per customer. False while the customer is unknown. */
  usedUpByCustomer: boolean
}

/** The reason why a promo code does not apply. */
export type PromoRefusal = 'not-yet' | 'expired' | 'used-up' | 'used-by-customer' | 'no-goods' | 'minimum' | 'exclusive'

/** The state of the bag in which a promo code is checked. */
export type PromoSetting = {
  /** The price of the goods before any discount, without donations and gift cards. */
  goodsCents: Cents
  now: Date
  /** The codes that apply already. */
  others: readonly Pick<PromoTerms, 'isStackable'>[]
}

/** Normalises a typed promo code for lookup and storage: capitals, without white space. */
export function normalisePromoCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/**
 * The reason why a code does not apply to a bag, or undefined when it applies. Reasons that the shopper cannot change come
 * first, so that no message asks for more goods to use an expired code.
 *
 * 1. `not-yet`: it has not started. The shopper gets the message for an unknown code.
 * 2. `expired`: it ended at or before this instant.
 * 3. `used-up`: all customers together have reached its limit of uses.
 * 4. `used-by-customer`: this customer has reached the limit per customer. Guests are identified by their e-mail address.
 * 5. `no-goods`: the bag has no goods. Donations and gift cards get no discount.
 * 6. `minimum`: the goods cost less than its minimum, before any discount.
 * 7. `exclusive`: it is exclusive and another code applies, or an exclusive code applies already.
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
 * Splits a bag's codes into those that apply and those that do not, with the reason.
 *
 * 1. Codes are checked in the order in which they were entered, each together with the codes that apply before it.
 * 2. A code that does not apply stays on the bag. It can apply again after a change of the goods or of the other codes.
 * 3. A code that does not apply never blocks another code.
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
