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
  paymentReleased,
  promoUsedUp,
  saveBagCard,
  useWallet,
} from '../orders/deductions.ts'
import { giveBack } from '../orders/fulfilment.service.ts'
import { type Account, post, saleEntries } from '../orders/ledger.ts'
import { asWritten, newOrder, writeOrder } from '../orders/new-order.ts'
import { anyOrder, removeParts, rewriteOrder } from '../orders/order.queries.ts'
import type { OrderRow } from '../orders/order.ts'
import { countPromoUses, returnPromos } from '../orders/placing.queries.ts'
import type { Authorised } from '../payment/authorise.service.ts'
import {
  assignPayment,
  bagOfOrder,
  editOf,
  lockGiftCards,
  lockPromos,
  moveStock,
  queueMail,
  releasePayments,
  removeEdit,
  removeOldBag,
  setPaymentAmounts,
  takeBack,
} from './edit.queries.ts'
import type { HeldPayment, PaymentPlan } from './payments.rules.ts'
import type { Edit } from './review.service.ts'

/** Overwrites an order with its edit, in a transaction that has locked it. @returns the order as written */
export async function rewrite(
  on: Queryable,
  { order: before, bag, priced }: Edit,
  { plan, authorised, now }: { plan: PaymentPlan; authorised: Authorised | undefined; now: Date },
): Promise<OrderRow> {
  const { orderNo, edp, language, placedAt } = before
  const after = {
    ...newOrder(bag, priced, { orderNo, edp, language, placedAt, editMinutes: 0 }),
    editableUntil: before.editableUntil,
    state: before.state,
  }
  await moveOrderedStock(on, before, bag)
  await movePromos(
    on,
    before,
    usedPromos(priced).map(({ promo }) => promo.code),
  )
  const [old] = await bagOfOrder(on, { orderNo })
  await removeParts(on, { orderNo })
  await writeOrder(on, after, rewriteOrder)
  if (old?.guid && old.guid !== bag.guid) await removeOldBag(on, { guid: old.guid })
  await moveGiftCards(on, orderNo, bag, priced.totals.giftCardCents, now)
  await post(on, orderNo, 'edited', now, difference(saleEntries(before), saleEntries(after)))
  await movePayments(on, orderNo, edp, plan, authorised, { guid: bag.guid, now })
  await useWallet(on, authorised, now)
  await saveBagCard(on, bag, edp)
  await queueMail(on, { orderNo, now })
  await takeBack(on, { edp, now })
  return asWritten(after, before)
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
  released: readonly HeldPayment[],
  now: Date,
): Promise<OrderRow> {
  const [running] = await editOf(on, { edp: order.edp })
  const edit = running?.orderNo === order.orderNo ? running.guid : undefined
  await giveBack(on, order, now)
  // A detached payment needs a bag, and the order may have none.
  const guid = edit ?? randomUUID()
  await movePayments(on, order.orderNo, order.edp, { retained: [], released }, undefined, { guid, now })
  if (edit) {
    await removeEdit(on, { guid: edit })
    await takeBack(on, { edp: order.edp, now })
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
async function moveOrderedStock(on: Queryable, before: OrderRow, bag: BagRow): Promise<void> {
  const moved = new Map<number, number>()
  const add = (edpNo: number, quantity: number) => moved.set(edpNo, (moved.get(edpNo) ?? 0) + quantity)
  for (const { edpNo, quantity } of before.subOrders.flatMap(({ lines }) => lines)) add(edpNo, -quantity)
  for (const { edpNo, quantity } of bag.lines) add(edpNo, quantity)
  const changes = [...moved].filter(([, quantity]) => quantity !== 0)
  if (changes.length === 0) return
  const done = await moveStock(on, {
    edpNos: changes.map(([edpNo]) => edpNo),
    deducted: changes.map(([, quantity]) => quantity),
  })
  const had = new Set(done.map(({ edpNo }) => edpNo))
  const short = bag.lines.filter(({ edpNo }) => (moved.get(edpNo) ?? 0) > 0 && !had.has(edpNo))
  if (short.length > 0) throw linesSoldOut(short.map((line) => ({ id: line.id, name: nameOf(line) })))
}

/** Counts the uses of added codes, and restores those of removed codes. */
async function movePromos(on: Queryable, before: OrderRow, codes: readonly string[]): Promise<void> {
  const member = before.isGuest ? null : before.edp
  const old = before.promotions.map(({ code }) => code)
  const added = codes.filter((code) => !old.includes(code))
  const dropped = old.filter((code) => !codes.includes(code))
  await lockPromos(on, { codes: [...added, ...dropped] })
  const [usedUp] = added.length > 0 ? await countPromoUses(on, { codes: added, member, email: before.email }) : []
  if (usedUp) throw inArea('ModifyOrderPromocode', promoUsedUp(usedUp, before.isGuest))
  if (dropped.length > 0) await returnPromos(on, { codes: dropped, member, email: before.email })
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
    const taken = new Set(
      (await chargeGiftCards(on, { ids: ids(charged), cents: amounts, orderNo, now })).map(({ id }) => id),
    )
    const short = bag.giftCards.find(({ id }) => (moved.get(id) ?? 0) > 0 && !taken.has(id))
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
  { retained, released }: Pick<PaymentPlan, 'retained'> & { released: readonly HeldPayment[] },
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
    if (!assigned) throw paymentReleased()
  }
  const changed = retained.filter(({ payment, cents }) => payment.amountCents !== cents)
  const references = changed.map(({ payment }) => payment.reference)
  const done = await setPaymentAmounts(on, { orderNo, references, amounts: changed.map(({ cents }) => cents) })
  const gone = released.map(({ reference }) => reference)
  const taken = await releasePayments(on, { orderNo, references: gone, cartGuid: guid, now })
  if (done.length !== references.length || taken.length !== gone.length) {
    throw new Error(`The payments of order ${orderNo} changed while it was locked`)
  }
}
