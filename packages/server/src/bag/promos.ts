import { countedPromos, formatMoney, type PromoRefusal, promoRefusal } from '@onair/core/rules'
import type { MessageCode } from '../errors.ts'
import type { BagRow, PromoRow } from './bag.queries.ts'
import { goodsOf } from './priced-lines.ts'

type Promoted = Pick<BagRow, 'lines' | 'promos'>

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

type Meets = { goodsCents: number; beside: string | undefined }

/** What a shopper reads when a code cannot be used; `beside` is the code that it cannot stand with. */
function reasonOf(
  { code, minGoodsCents }: PromoRow,
  refusal: PromoRefusal,
  { goodsCents, beside = '' }: Meets,
): PromoReason {
  const values: PromoReason['values'] = { code }
  if (refusal === 'exclusive') values.other = beside
  if (refusal === 'minimum') {
    values.min = amount(minGoodsCents)
    values.more = amount(minGoodsCents - goodsCents)
  }
  return { code: sentences[refusal], area: 'PromoCode', values }
}

/** Why a code would take nothing off a bag if it were put on it now; undefined when it would. */
export function promoWouldNot(bag: Promoted, promo: PromoRow, now: Date): PromoReason | undefined {
  const { goodsCents } = goodsOf(bag.lines)
  const others = usablePromos(bag, now).counted
  const refusal = promoRefusal(promo, { goodsCents, now, others })
  return refusal && reasonOf(promo, refusal, { goodsCents, beside: others[0]?.code })
}

/** Which of a bag's codes count now, by core's `countedPromos`, and what to tell about the others. */
export function usablePromos(bag: Promoted, now: Date): UsablePromos {
  const { goodsCents } = goodsOf(bag.lines)
  const { counted, idle } = countedPromos(bag.promos, { goodsCents, now })
  return {
    counted,
    idle: idle.map(({ promo, reason, beside }) => ({
      promo,
      reason: reasonOf(promo, reason, { goodsCents, beside: beside?.code }),
    })),
  }
}
