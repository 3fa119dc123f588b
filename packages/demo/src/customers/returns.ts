import { addDays, planTimeZone, zonedDate, zonedInstant } from '@onair/core/dates'
import { type Refund, type RefundSource, type ReturnReason, refundOf, refundPlan } from '@onair/core/returns'
import type { Queryable } from '@onair/server/database'
import {
  appliedCredit,
  beginRefund,
  capturedPayments,
  finishRefund,
  forgiveAfterLast,
  forgiveInstalments,
  giftCardsOf,
  issueCreditNote,
  markRefunded,
  markReturned,
  markReturnRefunded,
  type NewOrder,
  nextReturnSerial,
  post,
  refundGiftCards,
  trackingNo,
  unpaidInstalments,
} from '@onair/server/seeding'

/** Days from the delivery to the shopper's request, and from that to the refund. */
const askedAfter = 2
const refundedAfter = 5

type Item = { shipOrderNo: string; position: number; quantity: number; reason: ReturnReason }

/**
 * Writes a return that the shopper requested two days after the delivery, of the last lines of the order's goods, which are in one
 * parcel. It is on its way, or received and refunded as by `receive-return`.
 */
export async function recordReturn(
  on: Queryable,
  order: NewOrder,
  { lines: count, isRefunded, now }: { lines: number; isRefunded: boolean; now: Date },
): Promise<void> {
  const part = order.subOrders.at(-1)
  if (!part?.deliveredAt) return
  const goods = part.lines.filter(({ isDonation, isGiftCard }) => !isDonation && !isGiftCard).slice(-count)
  const worth = refundOf({
    ...order,
    lines: order.subOrders
      .flatMap(({ lines }) => lines)
      .map((line) => ({
        ...line,
        isFinal: line.isDonation || line.isGiftCard,
        returnedBefore: 0,
        returning: goods.includes(line) ? line.quantity : 0,
      })),
  })
  const items: Item[] = goods.map((line) => ({
    shipOrderNo: part.shipOrderNo,
    position: part.lines.indexOf(line) + 1,
    quantity: line.quantity,
    reason: 'ChangedMind',
  }))
  const asked = addDays(zonedDate(part.deliveredAt, planTimeZone), askedAfter)
  const returnNo = await request(on, order.orderNo, items, worth, zonedInstant(asked, '18:30', planTimeZone))
  const received = zonedInstant(addDays(asked, refundedAfter), '11:20', planTimeZone)
  if (isRefunded && received < now) await refund(on, order, { items, worth, returnNo, at: received })
}

async function request(on: Queryable, orderNo: string, items: Item[], worth: Refund, at: Date): Promise<string> {
  const [next] = await nextReturnSerial(on)
  if (!next) throw new Error('There is no number for a return')
  const returnNo = `R${next.serial}`
  await on.query(
    `with request as (
       insert into return_request (return_no, order_no, ship_order_no, items, goods_cents, shipping_cents, tax_cents, tracking_no,
         requested_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     )
     update order_line set returning_quantity = returning_quantity + item.quantity
     from jsonb_to_recordset($4::jsonb) as item ("shipOrderNo" text, position int, quantity int)
     where order_line.ship_order_no = item."shipOrderNo" and order_line.position = item.position`,
    [
      returnNo,
      orderNo,
      items[0]?.shipOrderNo,
      JSON.stringify(items),
      worth.goodsCents,
      worth.shippingCents,
      worth.taxCents,
      trackingNo(next.serial),
      at,
    ],
  )
  return returnNo
}

const cents = (sources: readonly RefundSource[]): number => sources.reduce((sum, source) => sum + source.cents, 0)
const columns = (sources: readonly RefundSource[]) => ({
  ids: sources.map(({ id }) => id),
  cents: sources.map((source) => source.cents),
})

async function refund(
  on: Queryable,
  { orderNo }: NewOrder,
  { items, worth, returnNo, at }: { items: Item[]; worth: Refund; returnNo: string; at: Date },
): Promise<void> {
  const { goodsCents, shippingCents, taxCents } = worth
  const payments = await capturedPayments(on, { orderNo })
  const plan = refundPlan(worth.totalCents, {
    instalments: await unpaidInstalments(on, { orderNo }),
    payments: payments.map((payment) => ({ id: payment.reference, cents: payment.cents })),
    giftCards: await giftCardsOf(on, { orderNo }),
    credits: await appliedCredit(on, { orderNo }),
  })
  const lines = items.map(({ reason: _, ...line }) => line)
  const [begun] = await beginRefund(on, {
    orderNo,
    lines: JSON.stringify(lines),
    goodsCents,
    shippingCents,
    taxCents,
    plan: JSON.stringify(plan),
    now: at,
    returnNo,
  })
  if (!begun) throw new Error('A return that was just written has no number')
  await finishRefund(on, { id: begun.id, now: at })
  await markReturned(on, {
    orderNo,
    shipOrderNos: lines.map(({ shipOrderNo }) => shipOrderNo),
    positions: lines.map(({ position }) => position),
    quantities: lines.map(({ quantity }) => quantity),
    wereOnTheirWay: true,
  })
  await markReturnRefunded(on, { returnNo, now: at })
  await forgiveInstalments(on, { orderNo, ...columns(plan.instalments) })
  await forgiveAfterLast(on, { orderNo })
  await markRefunded(on, { orderNo, ...columns(plan.payments) })
  await refundGiftCards(on, { ...columns(plan.giftCards), orderNo, now: at })
  const isWallet = payments.some(({ provider }) => provider === 'wallet')
  await post(on, orderNo, 'refunded', at, {
    sales: goodsCents,
    shipping: shippingCents,
    tax: taxCents,
    receivable: -cents(plan.instalments),
    [isWallet ? 'wallet' : 'card']: -cents(plan.payments),
    'gift-card': -cents(plan.giftCards),
    credit: -cents(plan.credits),
  })
  await issueCreditNote(on, orderNo, { id: begun.id, lines, goodsCents, shippingCents, taxCents, plan }, at)
}
