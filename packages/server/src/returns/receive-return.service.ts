import { isDeepStrictEqual } from 'node:util'
import { type RefundPlan, type RefundSource, type ReturningLine, refundOf, refundPlan } from '@onair/core/returns'
import { giftCardsOf, giveBackGiftCards } from '../gift-card/gift-card.queries.ts'
import { inTransaction, json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { type Account, post } from '../orders/new-order.ts'
import { anyOrder, isGoods, lockOrder, type OrderRow } from '../orders/order.queries.ts'
import { accountOf, type PaymentProviders } from '../payment/providers.ts'
import { whyNot } from '../payment/why-not.ts'
import {
  beginRefund,
  begunRefund,
  capturedPayments,
  finishRefund,
  forgiveInstalments,
  markRefunded,
  markReturned,
  type RefundRow,
  type ReturnedLine,
  unpaidInstalments,
} from './returns.queries.ts'

/** What came back of an item; all that is left of it unless said. */
export type ReturnedItem = { itemNo: string; quantity?: number | undefined }

type Received = { status: 'done'; order: OrderRow; refundCents: number } | { status: 'refused'; why: string }

/** Thrown inside a transaction, so that nothing of it stays. Its message is for the operator. */
class Refused extends Error {}

type Line = OrderRow['subOrders'][number]['lines'][number] & { shipOrderNo: string }

const linesOf = (order: OrderRow): Line[] =>
  order.subOrders.flatMap(({ shipOrderNo, lines }) => lines.map((line) => ({ ...line, shipOrderNo })))

/**
 * Takes back what a shopper returned, and gives the money back (specification §1, returns).
 *
 * 1. Only what has left can come back, each thing once; donations never, and no gift card: it was issued when its order left.
 * 2. What it is worth is core's `refundOf`, and where that goes its `refundPlan`.
 * 3. The return is written down before any money moves, and is finished in one transaction after it has: a command that was cut
 *    off, or that a provider was away for, is given again and goes on where it was. Each refund has a key of its own.
 * 4. Until then no other return of the order begins.
 * 5. A refund that the provider says was for another amount is no success: nothing of it is booked, and the return stays begun.
 * 6. What came back does not go on the shelf by itself: somebody looks at it first.
 */
export function receiveReturnService(deps: { pool: Pool; clock: () => Date; providers: PaymentProviders }) {
  const { pool, clock, providers } = deps

  async function begin(on: Queryable, orderNo: string, items: readonly ReturnedItem[]): Promise<RefundRow> {
    await lockOrder(on, orderNo)
    const [order] = await anyOrder(on, orderNo)
    if (!order) throw new Refused(`There is no order ${orderNo}.`)
    if (order.state !== 'shipped' && order.state !== 'delivered') {
      throw new Refused(`Order ${orderNo} is ${order.state}; only what has shipped can come back.`)
    }
    const returned = chosen(order, items)
    const [begun] = await begunRefund(on, orderNo)
    if (begun) {
      if (items.length === 0 || isDeepStrictEqual(begun.lines, returned)) return begun
      throw new Refused(`A return of order ${orderNo} was begun and not finished. Please give that one again first.`)
    }
    if (returned.length === 0) throw new Refused(`Nothing of order ${orderNo} is left that could come back.`)
    const refund = refundOf({ ...order, lines: linesOf(order).map((line) => returning(line, returned)) })
    const plan = refundPlan(refund.totalCents, {
      instalments: await unpaidInstalments(on, orderNo),
      payments: (await capturedPayments(on, orderNo)).map(({ reference, cents }) => ({ id: reference, cents })),
      giftCards: await giftCardsOf(on, orderNo),
    })
    const { goodsCents, shippingCents, taxCents } = refund
    const [written] = await beginRefund(
      on,
      orderNo,
      json(returned),
      goodsCents,
      shippingCents,
      taxCents,
      json(plan),
      clock(),
    )
    if (!written) throw new Error('A return that was just written has no number')
    return { id: written.id, lines: returned, goodsCents, shippingCents, taxCents, plan }
  }

  /** Asks the providers for what goes back to them. Again is harmless: every refund has its own key. */
  async function giveBackMoney(orderNo: string, { id, plan }: RefundRow): Promise<void> {
    const payments = await capturedPayments(pool, orderNo)
    for (const { id: reference, cents } of plan.payments) {
      const payment = payments.find((one) => one.reference === reference)
      if (!payment) throw new Error(`Payment ${reference} of order ${orderNo} is gone`)
      const outcome = await providers[payment.provider].refund(payment.captureId, {
        amountCents: cents,
        idempotencyKey: `refund-${id}-${reference}`,
      })
      if (outcome.status === 'refunded') continue
      const why = whyNot(payment.provider, outcome, cents)
      const then = outcome.status === 'other-amount' ? '' : ' Please give the command again.'
      throw new Refused(`The refund of order ${orderNo} could not be made (${why}).${then}`)
    }
  }

  async function finish(on: Queryable, orderNo: string, refund: RefundRow): Promise<OrderRow> {
    await lockOrder(on, orderNo)
    const now = clock()
    const { id, lines, plan } = refund
    const [mine] = await finishRefund(on, id, now)
    // Somebody else gave the same command, and was quicker.
    if (mine) {
      await post(on, orderNo, 'refunded', now, await entriesOf(on, orderNo, refund))
      await markReturned(
        on,
        orderNo,
        lines.map(({ shipOrderNo }) => shipOrderNo),
        lines.map(({ position }) => position),
        lines.map(({ quantity }) => quantity),
      )
      await forgiveInstalments(on, orderNo, ...columns(plan.instalments))
      await markRefunded(on, orderNo, ...columns(plan.payments))
      await giveBackGiftCards(on, ...columns(plan.giftCards), orderNo, now)
    }
    const [order] = await anyOrder(on, orderNo)
    if (!order) throw new Error(`Order ${orderNo} is gone`)
    return order
  }

  async function entriesOf(
    on: Queryable,
    orderNo: string,
    { goodsCents, shippingCents, taxCents, plan }: RefundRow,
  ): Promise<Partial<Record<Account, number>>> {
    const payments = await capturedPayments(on, orderNo)
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
    }
  }

  return {
    /** @param items what came back; everything that is left when there are none. */
    async receive(orderNo: string, items: readonly ReturnedItem[] = []): Promise<Received> {
      try {
        const refund = await inTransaction(pool, (client) => begin(client, orderNo, items))
        await giveBackMoney(orderNo, refund)
        const order = await inTransaction(pool, (client) => finish(client, orderNo, refund))
        return { status: 'done', order, refundCents: refund.goodsCents + refund.shippingCents + refund.taxCents }
      } catch (error) {
        if (error instanceof Refused) return { status: 'refused', why: error.message }
        throw error
      }
    },
  }
}

/** Which lines come back, and how many of each: an item's lines are taken in the order's own order. */
function chosen(order: OrderRow, items: readonly ReturnedItem[]): ReturnedLine[] {
  const lines = linesOf(order).filter(isGoods)
  const isIssued = (itemNo: string) => linesOf(order).some((line) => line.isGiftCard && line.itemNo === itemNo)
  const left = new Map(lines.map((line) => [line, line.quantity - line.returnedQuantity]))
  const taken = new Map<Line, number>()
  const take = (line: Line, count: number) => {
    taken.set(line, (taken.get(line) ?? 0) + count)
    left.set(line, (left.get(line) ?? 0) - count)
  }
  for (const { itemNo, quantity } of items) {
    if (isIssued(itemNo)) {
      throw new Refused(
        `Item ${itemNo} of order ${order.orderNo} is a gift card; it was issued when the order shipped, and cannot come back.`,
      )
    }
    const of = lines.filter((line) => line.itemNo === itemNo)
    const most = of.reduce((all, line) => all + (left.get(line) ?? 0), 0)
    const wanted = quantity ?? most
    if (wanted < 1 || wanted > most) {
      throw new Refused(`Of item ${itemNo}, ${most} of order ${order.orderNo} can come back, not ${wanted}.`)
    }
    let open = wanted
    for (const line of of) {
      const count = Math.min(open, left.get(line) ?? 0)
      if (count > 0) take(line, count)
      open -= count
    }
  }
  if (items.length === 0) for (const line of lines) take(line, left.get(line) ?? 0)
  return lines.flatMap((line) => {
    const quantity = taken.get(line) ?? 0
    return quantity > 0 ? [{ shipOrderNo: line.shipOrderNo, position: line.position, quantity }] : []
  })
}

function returning(line: Line, returned: readonly ReturnedLine[]): ReturningLine {
  const found = returned.find((one) => one.shipOrderNo === line.shipOrderNo && one.position === line.position)
  return { ...line, isFinal: !isGoods(line), returnedBefore: line.returnedQuantity, returning: found?.quantity ?? 0 }
}

const sum = (sources: RefundPlan[keyof RefundPlan]): number => sources.reduce((all, { cents }) => all + cents, 0)

const columns = (sources: readonly RefundSource[]): [ids: string[], cents: number[]] => [
  sources.map(({ id }) => id),
  sources.map(({ cents }) => cents),
]
