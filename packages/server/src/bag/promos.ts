import { countedPromos, type PromoRefusal, promoRefusal } from '@onair/core/bag'
import type { Bilingual } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import type { Reason } from '../kernel/errors/refusal.ts'
import type { BagCode } from './bag.messages.ts'
import type { BagRow, PromoRow } from './bag.queries.ts'
import { goodsOf } from './priced-lines.ts'

type Promoted = Pick<BagRow, 'lines' | 'promos'>

/** Why a code takes nothing off, as a reason of the catalogue of messages. */
export type PromoReason = Reason<BagCode>
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
} as const satisfies Record<PromoRefusal, BagCode>

const amount = (cents: number): Amount => ({ en: formatMoney(cents, 'en'), fr: formatMoney(cents, 'fr') })

type Meets = { goodsCents: number; beside: string | undefined }

/** What a shopper reads when a code cannot be used; `beside` is the code that it cannot stand with. */
function reasonOf(
  { code, minGoodsCents }: PromoRow,
  refusal: PromoRefusal,
  { goodsCents, beside = '' }: Meets,
): PromoReason {
  const values = {
    code,
    ...(refusal === 'exclusive' && { other: beside }),
    ...(refusal === 'minimum' && { min: amount(minGoodsCents), more: amount(minGoodsCents - goodsCents) }),
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

/** The usual way to send a bag: whether it was chosen, and whether it would cost anything without a code. */
type UsualShipping = { usual: { name: Bilingual }; isChosen: boolean; costsWithoutCode: boolean }

/**
 * Of the codes that could count, those that take something off as the bag is now. An order uses up no other.
 *
 * 1. A percentage or an amount does where the codes before it have left goods to take it off.
 * 2. Free shipping does where the bag is sent the usual way and that would cost something without the code; of two such
 *    codes the first does.
 * 3. One that takes nothing off stays on the bag, and still keeps out what cannot stand beside it: it was given first.
 *
 * @param cents what each takes off the goods, in their order
 */
export function promosTakingOff(
  { counted, idle }: UsablePromos,
  cents: readonly number[],
  { usual, isChosen, costsWithoutCode }: UsualShipping,
): UsablePromos {
  const freeing = counted.find(({ type }) => type === 'free-shipping')
  const takesOff = (promo: PromoRow, index: number) =>
    promo.type === 'free-shipping' ? promo === freeing && isChosen && costsWithoutCode : (cents[index] ?? 0) > 0
  const reason = (promo: PromoRow): PromoReason =>
    promo === freeing && !isChosen && costsWithoutCode
      ? { code: 'promo-other-shipping', area: 'PromoCode', values: { code: promo.code, name: usual.name } }
      : { code: 'promo-nothing', area: 'PromoCode', values: { code: promo.code } }
  return {
    counted: counted.filter(takesOff),
    idle: [
      ...idle,
      ...counted.flatMap((promo, index) => (takesOff(promo, index) ? [] : [{ promo, reason: reason(promo) }])),
    ],
  }
}
