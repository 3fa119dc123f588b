import { isDeepStrictEqual } from 'node:util'
import { type RefundPlan, type RefundSource, type ReturningLine, refundOf, refundPlan } from '@onair/core/returns'
import { giftCardsOf, refundGiftCards } from '../gift-card/gift-card.queries.ts'
import { issueCreditNote } from '../invoice/issue-credit-note.ts'
import { inTransaction, json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import { type Account, post } from '../orders/ledger.ts'
import { anyOrder, lockOrder } from '../orders/order.queries.ts'
import { isGoods, type OrderRow } from '../orders/order.ts'
import { returnableQuantity } from '../orders/return-area.view.ts'
import { accountOf, type PaymentProviders } from '../payment/providers.ts'
import { whyNot } from '../payment/why-not.ts'
import { returnsOf } from './request.queries.ts'
import {
  appliedCredit,
  beginRefund,
  capturedPayments,
  finishRefund,
  forgiveAfterLast,
  forgiveInstalments,
  markRefunded,
  markReturned,
  markReturnRefunded,
  openRefund,
  type RefundMail,
  type RefundRow,
  type ReturnedLine,
  requestedReturns,
  unpaidInstalments,
} from './returns.queries.ts'

/** A returned item. Without a quantity: all units that are neither returned nor on their way back. */
export type ReturnedItem = { itemNo: string; quantity?: number | undefined }

type ReturnResult = { status: 'done'; order: OrderRow; refundCents: number } | { status: 'refused'; why: string }

/** Thrown inside a transaction, to roll it back. Its message is for the operator. */
class ReturnRefused extends Error {}

type Line = OrderRow['subOrders'][number]['lines'][number] & { shipOrderNo: string }

const linesOf = (order: OrderRow): Line[] =>
  order.subOrders.flatMap(({ shipOrderNo, lines }) => lines.map((line) => ({ ...line, shipOrderNo })))

/**
 * Receives a shopper's return, and refunds it (specification §1, returns).
 *
 * 1. Only shipped items can be returned, each unit once. Donations and gift cards cannot.
 * 2. Core's `refundOf` calculates the amount, and its `refundPlan` distributes it over the payments.
 * 3. The return is written before any refund, and completed in one transaction afterwards. A command that was interrupted or failed
 *    because a provider was unavailable continues when it is repeated. Each refund has its own idempotency key.
 * 4. Until the return is complete, no other return of the order can begin, and no Easy Pay payment of it is charged. A return is
 *    refused while a payment is being charged.
 * 5. If the provider reports another amount, nothing is booked, and the return stays open.
 * 6. A partial return reduces the unpaid Easy Pay payments, the last one first: the next ones stay as agreed, and the plan ends
 *    earlier. What they cannot cover is refunded from the payments that were charged. After the last item nothing is owed.
 * 7. Returned units do not go back to the stock automatically: they are inspected first.
 * 8. A return that the shopper requested refunds exactly the amount that the shopper was shown. A command without items receives
 *    the requested returns that are on their way; if all of them are back, it is refused and says what to do. A command with items
 *    receives units without a requested return.
 * 9. A credit note is issued in the transaction that completes the return.
 */
export function receiveReturnService(deps: { pool: Pool; clock: () => Date; providers: PaymentProviders }) {
  const { pool, clock, providers } = deps

  /** @param returnNo the return that the shopper requested, unless items are received without one */
  async function begin(
    on: Queryable,
    orderNo: string,
    items: readonly ReturnedItem[],
    returnNo: string | undefined,
  ): Promise<RefundRow> {
    await lockOrder(on, { orderNo })
    const [order] = await anyOrder(on, { orderNo })
    if (!order) throw new ReturnRefused(`There is no order ${orderNo}.`)
    if (order.state !== 'shipped' && order.state !== 'delivered') {
      throw new ReturnRefused(`Order ${orderNo} is ${order.state}; only shipped orders can be returned.`)
    }
    const [open] = await openRefund(on, { orderNo })
    const amounts =
      returnNo === undefined ? refundOfLines(order, chosen(order, items)) : await refundAsShown(on, orderNo, returnNo)
    const { lines } = amounts
    if (open) {
      const isSame = returnNo === undefined ? isDeepStrictEqual(open.lines, lines) : open.returnNo === returnNo
      if (isSame || (items.length === 0 && returnNo === undefined)) return open
      throw new ReturnRefused(
        `An earlier return of order ${orderNo} is not complete. Please repeat that command first.`,
      )
    }
    if (lines.length === 0) throw new ReturnRefused(`Nothing of order ${orderNo} is left to return.`)
    const unpaid = await unpaidInstalments(on, { orderNo })
    if (unpaid.some(({ isBeingCharged }) => isBeingCharged)) {
      throw new ReturnRefused(
        `An Easy Pay payment of order ${orderNo} is being taken. Please give the command again in a minute.`,
      )
    }
    const { goodsCents, shippingCents, taxCents } = amounts
    const plan = refundPlan(goodsCents + shippingCents + taxCents, {
      instalments: unpaid.map(({ id, cents }) => ({ id, cents })),
      payments: (await capturedPayments(on, { orderNo })).map(({ reference, cents }) => ({ id: reference, cents })),
      giftCards: await giftCardsOf(on, { orderNo }),
      credits: await appliedCredit(on, { orderNo }),
    })
    const [written] = await beginRefund(on, {
      orderNo,
      lines: json(lines),
      goodsCents,
      shippingCents,
      taxCents,
      plan: json(plan),
      now: clock(),
      returnNo: returnNo ?? null,
    })
    if (!written) throw new Error('A return that was just written has no number')
    return { ...amounts, id: written.id, plan, returnNo: returnNo ?? null }
  }

  /** Requests the refunds from the providers. Can be repeated: every refund has its own key. */
  async function requestRefunds(orderNo: string, { id, plan }: RefundRow): Promise<void> {
    const payments = await capturedPayments(pool, { orderNo })
    for (const { id: reference, cents } of plan.payments) {
      const payment = payments.find((one) => one.reference === reference)
      if (!payment) throw new Error(`Payment ${reference} of order ${orderNo} no longer exists`)
      const result = await providers[payment.provider].refund(payment.captureId, {
        amountCents: cents,
        idempotencyKey: `refund-${id}-${reference}`,
      })
      if (result.status === 'refunded') continue
      const why = whyNot(payment.provider, result, cents)
      const then = result.status === 'other-amount' ? '' : ' Please give the command again.'
      throw new ReturnRefused(`The refund of order ${orderNo} could not be made (${why}).${then}`)
    }
  }

  async function finish(on: Queryable, orderNo: string, refund: RefundRow): Promise<OrderRow> {
    await lockOrder(on, { orderNo })
    const now = clock()
    const { id, lines, plan, returnNo } = refund
    const [finished] = await finishRefund(on, { id, now })
    // Without a row, another process has completed the same command.
    if (finished) {
      await post(on, orderNo, 'refunded', now, await entriesOf(on, orderNo, refund))
      await markReturned(on, {
        orderNo,
        shipOrderNos: lines.map(({ shipOrderNo }) => shipOrderNo),
        positions: lines.map(({ position }) => position),
        quantities: lines.map(({ quantity }) => quantity),
        wereOnTheirWay: returnNo !== null,
      })
      if (returnNo !== null) await markReturnRefunded(on, { returnNo, now })
      await forgiveInstalments(on, { orderNo, ...columns(plan.instalments) })
      await forgiveAfterLast(on, { orderNo })
      await markRefunded(on, { orderNo, ...columns(plan.payments) })
      await refundGiftCards(on, { ...columns(plan.giftCards), orderNo, now })
      await queueMail<RefundMail>(on, 'return-refunded', { orderNo, refundId: id }, now)
      await issueCreditNote(on, orderNo, refund, now)
    }
    const [order] = await anyOrder(on, { orderNo })
    if (!order) throw new Error(`Order ${orderNo} no longer exists`)
    return order
  }

  async function entriesOf(
    on: Queryable,
    orderNo: string,
    { goodsCents, shippingCents, taxCents, plan }: RefundRow,
  ): Promise<Partial<Record<Account, number>>> {
    const payments = await capturedPayments(on, { orderNo })
    const backTo = (account: Account) =>
      sum(
        plan.payments.filter(({ id }) =>
          payments.some(({ reference, provider }) => reference === id && accountOf[provider] === account),
        ),
      )
    return {
      sales: goodsCents,
      shipping: shippingCents,
      tax: taxCents,
      receivable: -sum(plan.instalments),
      card: -backTo('card'),
      wallet: -backTo('wallet'),
      'gift-card': -sum(plan.giftCards),
      credit: -sum(plan.credits),
    }
  }

  /** Receives one return: of these items, or one that the shopper requested. */
  async function receiveOne(orderNo: string, items: readonly ReturnedItem[], returnNo?: string) {
    const refund = await inTransaction(pool, (client) => begin(client, orderNo, items, returnNo))
    await requestRefunds(orderNo, refund)
    const order = await inTransaction(pool, (client) => finish(client, orderNo, refund))
    return { order, refundCents: refund.goodsCents + refund.shippingCents + refund.taxCents }
  }

  /** The requested returns that a command without items receives; none if the shopper never requested one. */
  async function onTheirWay(orderNo: string): Promise<string[]> {
    const open = await requestedReturns(pool, { orderNo })
    if (open.length === 0 && (await returnsOf(pool, { orderNo })).length > 0) {
      throw new ReturnRefused(
        `Every return that the customer asked for of order ${orderNo} was received. If more came back, name it with --item.`,
      )
    }
    return open.map(({ returnNo }) => returnNo)
  }

  return {
    /**
     * @param items the returned items; without any, the returns that the shopper requested, or else everything that was not
     *   returned before.
     * @param returnNo receives only this requested return.
     */
    async receive(orderNo: string, items: readonly ReturnedItem[] = [], returnNo?: string): Promise<ReturnResult> {
      try {
        const returnNos = returnNo !== undefined ? [returnNo] : items.length > 0 ? [] : await onTheirWay(orderNo)
        const [first, ...others] = returnNos
        let received = await receiveOne(orderNo, items, first)
        let { refundCents } = received
        for (const other of others) {
          received = await receiveOne(orderNo, [], other)
          refundCents += received.refundCents
        }
        return { status: 'done', order: received.order, refundCents }
      } catch (error) {
        if (error instanceof ReturnRefused) return { status: 'refused', why: error.message }
        throw error
      }
    },
  }
}

type RefundAmounts = Omit<RefundRow, 'id' | 'plan' | 'returnNo'>

/** The refund of lines returned without a request. */
function refundOfLines(order: OrderRow, lines: ReturnedLine[]): RefundAmounts {
  const refund = refundOf({ ...order, lines: linesOf(order).map((line) => returning(line, lines)) })
  return { ...refund, lines }
}

/** The refund of a requested return, as the shopper was shown it. */
async function refundAsShown(on: Queryable, orderNo: string, returnNo: string): Promise<RefundAmounts> {
  const requested = (await requestedReturns(on, { orderNo })).find((one) => one.returnNo === returnNo)
  if (!requested) throw new ReturnRefused(`No return ${returnNo} of order ${orderNo} is on its way.`)
  return requested
}

/** The returned lines and their quantities. Of several lines with an item, the first are used first. */
function chosen(order: OrderRow, items: readonly ReturnedItem[]): ReturnedLine[] {
  const lines = linesOf(order).filter(isGoods)
  const isIssued = (itemNo: string) => linesOf(order).some((line) => line.isGiftCard && line.itemNo === itemNo)
  const remaining = new Map(lines.map((line) => [line, returnableQuantity(line)]))
  const received = new Map<Line, number>()
  const take = (line: Line, count: number) => {
    received.set(line, (received.get(line) ?? 0) + count)
    remaining.set(line, (remaining.get(line) ?? 0) - count)
  }
  for (const { itemNo, quantity } of items) {
    if (isIssued(itemNo)) {
      throw new ReturnRefused(
        `Item ${itemNo} of order ${order.orderNo} is a gift card; it was issued when the order shipped, and cannot come back.`,
      )
    }
    const matching = lines.filter((line) => line.itemNo === itemNo)
    const most = matching.reduce((all, line) => all + (remaining.get(line) ?? 0), 0)
    const requested = quantity ?? most
    if (requested < 1 || requested > most) {
      throw new ReturnRefused(`Of item ${itemNo}, ${most} of order ${order.orderNo} can be returned, not ${requested}.`)
    }
    let open = requested
    for (const line of matching) {
      const count = Math.min(open, remaining.get(line) ?? 0)
      if (count > 0) take(line, count)
      open -= count
    }
  }
  if (items.length === 0) for (const line of lines) take(line, remaining.get(line) ?? 0)
  return lines.flatMap((line) => {
    const quantity = received.get(line) ?? 0
    return quantity > 0 ? [{ shipOrderNo: line.shipOrderNo, position: line.position, quantity }] : []
  })
}

function returning(line: Line, returned: readonly ReturnedLine[]): ReturningLine {
  const returnedLine = returned.find((one) => one.shipOrderNo === line.shipOrderNo && one.position === line.position)
  return {
    ...line,
    isFinal: !isGoods(line),
    returnedBefore: line.returnedQuantity + line.returningQuantity,
    returning: returnedLine?.quantity ?? 0,
  }
}

const sum = (sources: RefundPlan[keyof RefundPlan]): number => sources.reduce((all, { cents }) => all + cents, 0)

const columns = (sources: readonly RefundSource[]) => ({
  ids: sources.map(({ id }) => id),
  cents: sources.map(({ cents }) => cents),
})
