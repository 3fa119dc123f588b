import { randomUUID } from 'node:crypto'
import type { BagRow } from '../bag/bag.queries.ts'
import { nameOf } from '../bag/bag.view.ts'
import { usedPromos } from '../bag/pricing.ts'
import { chargeGiftCards, giftCardsOf, refundGiftCards } from '../gift-card/gift-card.queries.ts'
import type { Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import {
  giftCardShort,
  linesSoldOut,
  paymentVoided,
  promoUsedUp,
  saveBagCard,
  useWallet,
} from '../orders/deductions.ts'
import { cancelExceptPayments } from '../orders/fulfilment.service.ts'
import { type Account, post, saleEntries } from '../orders/ledger.ts'
import { asWritten, newOrder, writeOrder } from '../orders/new-order.ts'
import { anyOrder, removeParts, rewriteOrder } from '../orders/order.queries.ts'
import type { OrderRow } from '../orders/order.ts'
import { countPromoUses, returnPromos } from '../orders/placing.queries.ts'
import type { Authorised } from '../payment/authorise.service.ts'
import {
  assignPayment,
  bagOfOrder,
  detachPayments,
  editOf,
  lockGiftCards,
  lockPromos,
  moveStock,
  queueChangedMail,
  removeEdit,
  removeOldBag,
  restoreBag,
  setPaymentAmounts,
} from './edit.queries.ts'
import type { HeldPayment, PaymentPlan } from './payments.rules.ts'
import type { Edit } from './review.service.ts'

/** Overwrites an order with its edit, in a transaction that has locked it. @returns the order as written */
export async function rewrite(
  on: Queryable,
  { order: existing, bag, priced }: Edit,
  { plan, authorised, now }: { plan: PaymentPlan; authorised: Authorised | undefined; now: Date },
): Promise<OrderRow> {
  const { orderNo, edp, language, placedAt } = existing
  const edited = {
    ...newOrder(bag, priced, { orderNo, edp, language, placedAt, editMinutes: 0 }),
    editableUntil: existing.editableUntil,
    state: existing.state,
  }
  await moveOrderedStock(on, existing, bag)
  await movePromos(
    on,
    existing,
    usedPromos(priced).map(({ promo }) => promo.code),
  )
  const [old] = await bagOfOrder(on, { orderNo })
  await removeParts(on, { orderNo })
  await writeOrder(on, edited, rewriteOrder)
  if (old?.guid && old.guid !== bag.guid) await removeOldBag(on, { guid: old.guid })
  await moveGiftCards(on, orderNo, bag, priced.totals.giftCardCents, now)
  await post(on, orderNo, 'edited', now, difference(saleEntries(existing), saleEntries(edited)))
  await movePayments(on, orderNo, edp, plan, authorised, { guid: bag.guid, now })
  await useWallet(on, authorised, now)
  await saveBagCard(on, bag, edp)
  await queueChangedMail(on, { orderNo, now })
  await restoreBag(on, { edp, now })
  return asWritten(edited, existing)
}

/**
 * Cancels an order at its customer's request, in a transaction that has locked it: restores everything like the operator's
 * command, and detaches the payments, which are voided after the commit. An edit of the order ends, and the customer's own bag is
 * restored.
 *
 * @returns the cancelled order
 */
export async function cancelOrder(
  on: Queryable,
  order: OrderRow,
  detached: readonly HeldPayment[],
  now: Date,
): Promise<OrderRow> {
  const [running] = await editOf(on, { edp: order.edp })
  const edit = running?.orderNo === order.orderNo ? running.guid : undefined
  await cancelExceptPayments(on, order, now)
  // A detached payment needs a bag, and the order may have none.
  const guid = edit ?? randomUUID()
  await movePayments(on, order.orderNo, order.edp, { retained: [], detached }, undefined, { guid, now })
  if (edit) {
    await removeEdit(on, { guid: edit })
    await restoreBag(on, { edp: order.edp, now })
  }
  const [cancelled] = await anyOrder(on, { orderNo: order.orderNo })
  if (!cancelled) throw new Error(`Order ${order.orderNo} is gone`)
  return cancelled
}

type Entries = Partial<Record<Account, number>>

/** The posting that turns the existing sale into the new one. */
function difference(before: Entries, after: Entries): Entries {
  const accounts = Object.keys(after) as Account[]
  return Object.fromEntries(accounts.map((account) => [account, (after[account] ?? 0) - (before[account] ?? 0)]))
}

/** Deducts the stock that the edit adds and returns what it removes, or refuses with the names of all lines that are short. */
async function moveOrderedStock(on: Queryable, existing: OrderRow, bag: BagRow): Promise<void> {
  const moved = new Map<number, number>()
  const add = (edpNo: number, quantity: number) => moved.set(edpNo, (moved.get(edpNo) ?? 0) + quantity)
  for (const { edpNo, quantity } of existing.subOrders.flatMap(({ lines }) => lines)) add(edpNo, -quantity)
  for (const { edpNo, quantity } of bag.lines) add(edpNo, quantity)
  const changes = [...moved].filter(([, quantity]) => quantity !== 0)
  if (changes.length === 0) return
  const deducted = await moveStock(on, {
    edpNos: changes.map(([edpNo]) => edpNo),
    deducted: changes.map(([, quantity]) => quantity),
  })
  const deductedEdpNos = new Set(deducted.map(({ edpNo }) => edpNo))
  const short = bag.lines.filter(({ edpNo }) => (moved.get(edpNo) ?? 0) > 0 && !deductedEdpNos.has(edpNo))
  if (short.length > 0) throw linesSoldOut(short.map((line) => ({ id: line.id, name: nameOf(line) })))
}

/** Counts the uses of added codes, and restores those of removed codes. */
async function movePromos(on: Queryable, existing: OrderRow, codes: readonly string[]): Promise<void> {
  const member = existing.isGuest ? null : existing.edp
  const old = existing.promotions.map(({ code }) => code)
  const added = codes.filter((code) => !old.includes(code))
  const dropped = old.filter((code) => !codes.includes(code))
  await lockPromos(on, { codes: [...added, ...dropped] })
  const [usedUp] = added.length > 0 ? await countPromoUses(on, { codes: added, member, email: existing.email }) : []
  if (usedUp) throw inArea('ModifyOrderPromocode', promoUsedUp(usedUp, existing.isGuest))
  if (dropped.length > 0) await returnPromos(on, { codes: dropped, member, email: existing.email })
}

const inArea = (area: string, { status, reasons }: Refusal) =>
  new Refusal(
    status,
    reasons.map((reason) => ({ ...reason, area })),
  )

/** Charges or refunds each gift card by the difference between its new and its old payment. */
async function moveGiftCards(
  on: Queryable,
  orderNo: string,
  bag: BagRow,
  cents: readonly number[],
  now: Date,
): Promise<void> {
  const moved = new Map<string, number>()
  for (const { id, cents: paid } of await giftCardsOf(on, { orderNo })) moved.set(id, -paid)
  bag.giftCards.forEach(({ id }, index) => {
    moved.set(id, (moved.get(id) ?? 0) + (cents[index] ?? 0))
  })
  const charged = [...moved].filter(([, amount]) => amount > 0)
  const refunded = [...moved].filter(([, amount]) => amount < 0)
  const ids = (entries: typeof charged) => entries.map(([id]) => id)
  await lockGiftCards(on, { ids: ids([...charged, ...refunded]) })
  if (charged.length > 0) {
    const amounts = charged.map(([, amount]) => amount)
    const chargedIds = new Set(
      (await chargeGiftCards(on, { ids: ids(charged), cents: amounts, orderNo, now })).map(({ id }) => id),
    )
    const short = bag.giftCards.find(({ id }) => (moved.get(id) ?? 0) > 0 && !chargedIds.has(id))
    if (short) throw giftCardShort(short.lastDigits)
  }
  if (refunded.length > 0) {
    const amounts = refunded.map(([, amount]) => -amount)
    await refundGiftCards(on, { ids: ids(refunded), cents: amounts, orderNo, now })
  }
}

/** Assigns the new payment to the order, sets the amounts of retained ones, and detaches the others. */
async function movePayments(
  on: Queryable,
  orderNo: string,
  edp: number,
  { retained, detached }: Pick<PaymentPlan, 'retained'> & { detached: readonly HeldPayment[] },
  authorised: Authorised | undefined,
  { guid, now }: { guid: string; now: Date },
): Promise<void> {
  if (authorised) {
    const [assigned] = await assignPayment(on, {
      orderNo,
      reference: authorised.reference,
      authorizationId: authorised.authorizationId,
      edp,
    })
    if (!assigned) throw paymentVoided()
  }
  const changed = retained.filter(({ payment, cents }) => payment.amountCents !== cents)
  const references = changed.map(({ payment }) => payment.reference)
  const amended = await setPaymentAmounts(on, { orderNo, references, amounts: changed.map(({ cents }) => cents) })
  const detachedReferences = detached.map(({ reference }) => reference)
  const detachedRows = await detachPayments(on, { orderNo, references: detachedReferences, cartGuid: guid, now })
  if (amended.length !== references.length || detachedRows.length !== detachedReferences.length) {
    throw new Error(`The payments of order ${orderNo} changed while it was locked`)
  }
}
