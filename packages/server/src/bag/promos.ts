import { countedPromos, formatMoney, type PromoRefusal, type PromoTerms } from '@onair/core/rules'
import type { MessageCode } from '../errors.ts'
import type { BagRow, PromoRow } from './bag.queries.ts'

/** Why a code takes nothing off, as a reason of the catalogue of messages. */
export type PromoReason = { code: MessageCode; area: 'PromoCode'; values: Record<string, string | Amount> }
type Amount = { en: string; fr: string }

/** A bag's codes: those that count, in the order in which they take off, and the others with their reasons. */
export type UsablePromos = { counted: PromoRow[]; idle: { promo: PromoRow; reason: PromoReason }[] }

const sentences = {
  // Who guesses learns nothing of a promotion that is still to come.
  'not-yet': 'promo-unknown',
  expired: 'promo-expired',
  'used-up': 'promo-used-up',
  'used-by-customer': 'promo-used-by-you',
  'no-goods': 'promo-no-goods',
  minimum: 'promo-minimum',
  exclusive: 'promo-exclusive',
} as const satisfies Record<PromoRefusal, MessageCode>

const amount = (cents: number): Amount => ({ en: formatMoney(cents, 'en'), fr: formatMoney(cents, 'fr') })

/** What a shopper reads when a code cannot be used; `beside` is the code that it cannot stand with. */
export function promoReason(
  { code, minGoodsCents }: Pick<PromoTerms, 'code' | 'minGoodsCents'>,
  reason: PromoRefusal,
  { goodsCents, beside }: { goodsCents: number; beside?: string | undefined },
): PromoReason {
  const values: PromoReason['values'] = { code }
  if (reason === 'exclusive') values.other = beside ?? ''
  if (reason === 'minimum') {
    values.min = amount(minGoodsCents)
    values.more = amount(minGoodsCents - goodsCents)
  }
  return { code: sentences[reason], area: 'PromoCode', values }
}

/** What the goods of a bag cost; donations are none. */
export const goodsOf = (bag: Pick<BagRow, 'lines'>): number =>
  bag.lines.reduce((sum, { isDonation, priceCents, quantity }) => sum + (isDonation ? 0 : priceCents * quantity), 0)

/** Which of a bag's codes count now, by core's `countedPromos`, and what to tell about the others. */
export function usablePromos(bag: Pick<BagRow, 'lines' | 'promos'>, now: Date): UsablePromos {
  const goodsCents = goodsOf(bag)
  const { counted, idle } = countedPromos(bag.promos, { goodsCents, now })
  return {
    counted,
    idle: idle.map(({ promo, reason, beside }) => ({
      promo,
      reason: promoReason(promo, reason, { goodsCents, beside: beside?.code }),
    })),
  }
}
