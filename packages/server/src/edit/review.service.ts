import type { Language } from '@onair/core/language'
import { walletCardType } from '@onair/core/payment'
import { type BagRow, bagByGuid } from '../bag/bag.queries.ts'
import { bagOrdered } from '../bag/bag.service.ts'
import { cartReply } from '../bag/bag.view.ts'
import { type PricedBag, priceBag } from '../bag/pricing.ts'
import { missing, reviewHash, stockRefusal } from '../checkout/review.ts'
import type { Pool, Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { type Contact, contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { editReason } from '../orders/editable.ts'
import { orderOf } from '../orders/order.queries.ts'
import type { OrderRow } from '../orders/order.ts'
import { orderUnknown } from './begin.service.ts'
import { refuse, refuseAll } from './edit.messages.ts'
import { heldPayments } from './edit.queries.ts'
import { type EditMeans, paymentPlan } from './payments.rules.ts'

/** The edit of a request. */
export type EditReference = { edp: number; orderNo: string; guid: string }

/** An order and its edit as they were read, with the edit's totals. */
export type Edit = { order: OrderRow; bag: BagRow; priced: PricedBag }

/**
 * Reads an edit that can be confirmed now, by the server's clock.
 *
 * @returns the edit or a refusal: 404 for an order or a bag that is not the customer's, 417 for an order that can no longer be edited,
 *   409 for an edit that has ended
 */
export async function readEdit(
  on: Queryable,
  { edp, orderNo, guid }: EditReference,
  now: Date,
  contact: Contact,
): Promise<Edit | Refusal> {
  const [[order], [bag]] = await Promise.all([orderOf(on, { edp, orderNo }), bagByGuid(on, guid, now)])
  if (!order) return orderUnknown(orderNo)
  const reason = editReason(order, now, contact)
  if (reason) return refuseAll(417, [reason])
  if (bag?.edp === edp && bag.orderedAt) return bagOrdered()
  if (bag?.edp !== edp || bag.edit?.orderNo !== orderNo) {
    return refuse(409, { code: 'edit-ended', area: 'CartGuid', values: { orderNo } })
  }
  return { order, bag, priced: priceBag(bag, now) }
}

/** Reasons of codes that apply but reduce nothing at present: the shopper loses nothing that the order had. */
const harmless = new Set(['promo-nothing', 'promo-other-shipping'])
const limits = new Set(['bag-lines', 'bag-total', 'bag-weight'])

/**
 * Why an edit cannot be confirmed as it is.
 *
 * 1. A promo code of the order whose conditions the edit no longer meets has Area `ModifyOrderPromocode`: the shopper removes it,
 *    or adds what it needs.
 * 2. An exceeded limit of an order has Area `ModifyOrderCheckoutLimit` (specification §8).
 * 3. Everything else is refused as at the checkout. An edit without lines cancels the order, and nothing is missing.
 */
export function editObstacles({ order, bag, priced }: Edit, now: Date): Refusal | undefined {
  if (bag.lines.length === 0) return undefined
  const reasons = missing(bag, priced, now).map((reason) =>
    limits.has(reason.code) ? { ...reason, area: 'ModifyOrderCheckoutLimit' } : reason,
  )
  const lost = priced.promos.idle
    .filter(
      ({ promo, reason }) => order.promotions.some(({ code }) => code === promo.code) && !harmless.has(reason.code),
    )
    .map(({ reason }) => ({ ...reason, area: 'ModifyOrderPromocode' }))
  return reasons.length + lost.length > 0 ? refuseAll(417, [...reasons, ...lost]) : undefined
}

/** The means of payment of the edit; undefined if neither a card nor the wallet is chosen. */
export function editMeans({ bag: { card } }: Edit): EditMeans | undefined {
  if (!card) return undefined
  return card.cardType === walletCardType ? { provider: 'wallet' } : { provider: 'capture', token: card.token }
}

/** The edit's first payment; zero if it cancels the order. */
export const dueNow = ({ bag, priced }: Edit): number =>
  bag.lines.length === 0 ? 0 : (priced.instalments[0]?.amountCents ?? 0)

/** The edited order's grand total; zero if the edit cancels the order. */
const newTotal = ({ bag, priced }: Edit): number => (bag.lines.length === 0 ? 0 : priced.totals.grandTotalCents)

/** Reviews an edited order: its new totals, and the difference to pay or get back. */
export function reviewService(deps: { pool: Pool; clock: () => Date; config: Configured }) {
  const { pool, clock, config } = deps
  const contact = contactSettings.of(config)
  return {
    async review(reference: EditReference, language: Language) {
      const now = clock()
      const edit = await readEdit(pool, reference, now, contact)
      if (edit instanceof Refusal) return edit
      const { order, bag, priced } = edit
      const refusal = editObstacles(edit, now) ?? stockRefusal(417, bag)
      if (refusal) return refusal
      const plan = paymentPlan(await heldPayments(pool, { orderNo: order.orderNo }), editMeans(edit), dueNow(edit))
      return {
        ...cartReply(bag, priced, { language, personal: true }),
        reviewHash: reviewHash(bag, priced),
        difference: newTotal(edit) - order.grandTotalCents,
        toAuthorize: plan.authorizeCents,
      }
    },
  }
}
