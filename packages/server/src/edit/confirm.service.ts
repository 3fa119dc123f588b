import { toWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { walletCardType } from '@onair/core/payment'
import { lockCustomer } from '../account/account.queries.ts'
import { bagByGuid } from '../bag/bag.queries.ts'
import { priceBag } from '../bag/pricing.ts'
import type { StockNotifier } from '../catalogue/stock-notifier.ts'
import { reviewHash, reviewRefusal, stockRefusal } from '../checkout/review.ts'
import type { ReadyJson } from '../kernel/call/mount.ts'
import { json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { editReason } from '../orders/editable.ts'
import { type Key, onceByKey, storeReply } from '../orders/idempotency.ts'
import { meansOf } from '../orders/means.ts'
import { lockOrder, orderOf } from '../orders/order.queries.ts'
import { orderReply } from '../orders/order.view.ts'
import type { PlaceRequest } from '../orders/placing.service.ts'
import type { Authorised, AuthoriseService } from '../payment/authorise.service.ts'
import { orderUnknown, refusing } from './begin.service.ts'
import { refuse, refuseAll } from './edit.messages.ts'
import { heldPayments, lockEdit } from './edit.queries.ts'
import { type PaymentPlan, paymentPlan } from './payments.rules.ts'
import { dueNow, type Edit, editMeans, editObstacles, readEdit } from './review.service.ts'
import { cancelOrder, rewrite } from './rewrite.ts'

type ConfirmDeps = {
  pool: Pool
  clock: () => Date
  config: Configured
  payments: AuthoriseService
  stockNotifier: Pick<StockNotifier, 'changed'>
}

/** Like the request that places an order, for an existing order, and always with a review. */
type ConfirmRequest = PlaceRequest & { orderNo: string; body: { reviewHash: string } }

/**
 * Confirms the edit of an order exactly once (specification §7).
 *
 * 1. The key's reply is stored with the change, as in placing. Of two tabs with different keys, the second is refused: the edit is
 *    confirmed already.
 * 2. The server's clock at the arrival of the request decides whether the deadline has passed.
 * 3. The part of the new first payment that is not authorised yet is authorised before anything else changes, outside of any
 *    transaction. If it is declined or the provider is unavailable, the order does not change.
 * 4. One transaction locks the customer, the edit and the order, and reads the order again: if it has shipped or was cancelled
 *    meanwhile, the edit is refused. It moves stock, promo code uses and gift card balances by their difference, overwrites the
 *    order, posts the difference of the sales to the ledger, and restores the customer's own bag. If it fails, the new payment is
 *    voided.
 * 5. Payments that are no longer needed are voided after the commit: at once, or by `reconcileStale` if this process dies. A
 *    payment that is needed in part keeps its authorisation; shipping captures the new amount and voids the rest.
 * 6. An edit without lines cancels the order: everything is restored, and nothing is owed.
 */
export function confirmService({ pool, clock, config, payments, stockNotifier }: ConfirmDeps) {
  const contact = contactSettings.of(config)
  const once = onceByKey({ pool, clock })

  async function confirm({ edp, orderNo, body, language, address, log }: ConfirmRequest, key: Key) {
    const now = clock()
    const guid = body.cartGuid
    const edit = await readEdit(pool, { edp, orderNo, guid }, now, contact)
    if (edit instanceof Refusal) return edit
    const { bag, priced } = edit
    const refusal = editObstacles(edit, now) ?? stockRefusal(409, bag) ?? reviewRefusal(body.reviewHash, bag, priced)
    if (refusal) return refusal

    const plan = paymentPlan(await heldPayments(pool, { orderNo }), editMeans(edit), dueNow(edit))
    const authorised = await authorise(edit, plan, { edp, body, address })
    if (authorised instanceof Refusal) return authorised
    let reply: string | Refusal
    try {
      reply = await refusing(pool, (on) => write(on, edit, { plan, authorised, now, language, key }))
    } catch (error) {
      if (authorised) await payments.voidPayment(authorised)
      throw error
    }
    if (reply instanceof Refusal) {
      if (authorised) await payments.voidPayment(authorised)
      return reply
    }
    stockNotifier.changed(
      [...bag.lines, ...edit.order.subOrders.flatMap(({ lines }) => lines)].map(({ edpNo }) => edpNo),
    )
    const voided = await Promise.all(plan.detached.map((payment) => payments.voidDetached(payment)))
    if (voided.includes(false)) log.info({ orderNo }, 'a payment of an edited order is not voided yet')
    return reply
  }

  /** Authorises the amount that the order's payments do not cover. */
  async function authorise(
    { bag, priced }: Edit,
    { authorizeCents }: PaymentPlan,
    { edp, body, address }: Pick<ConfirmRequest, 'edp' | 'body' | 'address'>,
  ): Promise<Authorised | Refusal | undefined> {
    if (authorizeCents === 0) return undefined
    const means = await meansOf(pool, bag, body, priced.totals.grandTotalCents)
    if (means instanceof Refusal) return means
    const card = bag.card?.cardType === walletCardType ? undefined : (bag.card ?? undefined)
    const payer = { guid: bag.guid, edp, address, card, recaptchaToken: body.recaptchaToken }
    return payments.authorise({ edp, guid: bag.guid, means, amountCents: authorizeCents, payer })
  }

  async function write(
    on: Queryable,
    snapshot: Edit,
    { plan, authorised, now, language, key }: WriteOptions,
  ): Promise<string> {
    const edit = await locked(on, snapshot, now)
    const order =
      edit.bag.lines.length === 0
        ? await cancelOrder(on, edit.order, plan.detached, now)
        : await rewrite(on, edit, { plan, authorised, now })
    const view = { language, now, validate: false, contact }
    const reply = json(toWire(orderReply(order, view)))
    await storeReply(on, key, reply, now)
    return reply
  }

  /** Locks customer, edit and order, and reads again what may have changed since the review. */
  async function locked(on: Queryable, snapshot: Edit, now: Date): Promise<Edit> {
    const { orderNo, edp } = snapshot.order
    const { guid } = snapshot.bag
    await lockCustomer(on, { edp })
    const [lock] = await lockEdit(on, { guid })
    if (!lock) throw refuse(409, { code: 'edit-ended', area: 'CartGuid', values: { orderNo } })
    await lockOrder(on, { orderNo })
    const [order] = await orderOf(on, { edp, orderNo })
    if (!order) throw orderUnknown(orderNo)
    const reason = editReason(order, now, contact)
    if (reason) throw refuseAll(417, [reason])
    if (lock.version === snapshot.bag.version) return { ...snapshot, order }
    const [bag] = await bagByGuid(on, guid, now)
    if (bag?.edp !== edp || bag.edit?.orderNo !== orderNo) {
      throw refuse(409, { code: 'edit-ended', area: 'CartGuid', values: { orderNo } })
    }
    const priced = priceBag(bag, now)
    const changed = reviewRefusal(reviewHash(snapshot.bag, snapshot.priced), bag, priced)
    if (changed) throw changed
    return { order, bag, priced }
  }

  return {
    confirm(request: ConfirmRequest): Promise<ReadyJson | Refusal> {
      const { edp, orderNo, key, body } = request
      const { cartGuid, reviewHash, paypalPayerId, paypalTransactionId } = body
      const requested = ['edit', orderNo, cartGuid, reviewHash, paypalPayerId, paypalTransactionId]
      return once({ edp, key, request: requested }, (reserved) => confirm(request, reserved))
    },
  }
}

type WriteOptions = {
  plan: PaymentPlan
  authorised: Authorised | undefined
  now: Date
  language: Language
  key: Key
}
