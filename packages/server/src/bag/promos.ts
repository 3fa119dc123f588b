import { countedPromos, type PromoRefusal, promoRefusal } from '@onair/core/bag'
import type { Bilingual } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import type { Reason } from '../kernel/errors/refusal.ts'
import type { BagCode } from './bag.messages.ts'
import type { BagRow, PromoRow } from './bag.queries.ts'
import { goodsOf } from './priced-lines.ts'

type Promoted = Pick<BagRow, 'lines' | 'promos'>

/** Why a code does not apply, as a reason of the bag's messages. */
export type PromoReason = Reason<BagCode>
type Amount = { en: string; fr: string }

/** A bag's codes: those that apply, in their sequence, and the others with their reasons. */
export type UsablePromos = { counted: PromoRow[]; idle: { promo: PromoRow; reason: PromoReason }[] }

const sentences = {
  // The same as for an unknown code, so that guesses do not reveal a future promotion.
  'not-yet': 'promo-unknown',
  expired: 'promo-expired',
  'used-up': 'promo-used-up',
  'used-by-customer': 'promo-used-by-you',
  'no-goods': 'promo-no-goods',
  minimum: 'promo-minimum',
  exclusive: 'promo-exclusive',
} as const satisfies Record<PromoRefusal, BagCode>

const amount = (cents: number): Amount => ({ en: formatMoney(cents, 'en'), fr: formatMoney(cents, 'fr') })

type PromoContext = { goodsCents: number; beside: string | undefined }

/** Why a code cannot be used. `beside` is the code that it cannot be combined with. */
function reasonOf(
  { code, minGoodsCents }: PromoRow,
  refusal: PromoRefusal,
  { goodsCents, beside = '' }: PromoContext,
): PromoReason {
  const values = {
    code,
    ...(refusal === 'exclusive' && { other: beside }),
    ...(refusal === 'minimum' && { min: amount(minGoodsCents), more: amount(minGoodsCents - goodsCents) }),
  }
  return { code: sentences[refusal], area: 'PromoCode', values }
}

/** Why a code would not apply to a bag now; undefined if it would. */
export function promoObstacle(bag: Promoted, promo: PromoRow, now: Date): PromoReason | undefined {
  const { goodsCents } = goodsOf(bag.lines)
  const others = usablePromos(bag, now).counted
  const refusal = promoRefusal(promo, { goodsCents, now, others })
  return refusal && reasonOf(promo, refusal, { goodsCents, beside: others[0]?.code })
}

/** Which of a bag's codes apply now, by core's `countedPromos`, and why the others do not. */
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

/** Standard shipping of a bag: whether it is chosen, and whether it would cost anything without a code. */
type UsualShipping = { usual: { name: Bilingual }; isChosen: boolean; costsWithoutCode: boolean }

/**
 * Separates the applicable codes that reduce something from those that do not. An order uses only the former.
 *
 * 1. A percentage or an amount reduces something unless the codes before it have reduced the goods to zero.
 * 2. Free shipping reduces something if the bag has standard shipping that would cost something without the code. Of two such codes,
 *    only the first does.
 * 3. A code that reduces nothing stays on the bag, and still excludes codes that cannot be combined with it, because it came first.
 *
 * @param cents each code's reduction of the goods, in their sequence
 */
export function reducingPromos(
  { counted, idle }: UsablePromos,
  cents: readonly number[],
  { usual, isChosen, costsWithoutCode }: UsualShipping,
): UsablePromos {
  const freeShippingCode = counted.find(({ type }) => type === 'free-shipping')
  const reduces = (promo: PromoRow, index: number) =>
    promo.type === 'free-shipping'
      ? promo === freeShippingCode && isChosen && costsWithoutCode
      : (cents[index] ?? 0) > 0
  const reason = (promo: PromoRow): PromoReason =>
    promo === freeShippingCode && !isChosen && costsWithoutCode
      ? { code: 'promo-other-shipping', area: 'PromoCode', values: { code: promo.code, name: usual.name } }
      : { code: 'promo-nothing', area: 'PromoCode', values: { code: promo.code } }
  return {
    counted: counted.filter(reduces),
    idle: [
      ...idle,
      ...counted.flatMap((promo, index) => (reduces(promo, index) ? [] : [{ promo, reason: reason(promo) }])),
    ],
  }
}
