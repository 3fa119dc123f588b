import { planTimeZone, zonedDate } from '@onair/core/dates'
import { creditedLines, taxParts } from '@onair/core/invoice'
import { giftCardsOf } from '../gift-card/gift-card.queries.ts'
import type { Queryable } from '../kernel/db/pool.ts'
import { invoicedOrder, issuedFor, takeSerials } from './invoice.queries.ts'
import { invoiceNumber, store } from './issue-invoices.ts'
import { type RefundPlan, refundsOf } from './payments.ts'

/** A refund of an order's shipped items. */
type CreditedRefund = {
  id: number
  lines: readonly { shipOrderNo: string; position: number; quantity: number }[]
  goodsCents: number
  shippingCents: number
  taxCents: number
  plan: RefundPlan
}

/**
 * Issues the credit note of a refund, in the transaction that records the refund.
 *
 * 1. Each refund has one credit note, with its amounts and the payments that were refunded. It never changes.
 * 2. It names the invoices that it corrects: those of the returned items' parcels and, if shipping is refunded, all that charged it.
 * 3. The seller is the one of the invoice. Items that shipped before invoices were introduced have no credit note.
 * 4. Core's `taxParts` divides the refunded taxes: the credit notes of a wholly returned order add up to each of its taxes.
 * 5. The number is taken last, as for invoices.
 */
export async function issueCreditNote(
  on: Queryable,
  orderNo: string,
  refund: CreditedRefund,
  now: Date,
): Promise<void> {
  const [order] = await invoicedOrder(on, { orderNo })
  if (!order) throw new Error(`Order ${orderNo} does not exist`)
  const issued = await issuedFor(on, { orderNo })
  const shipments = [...new Set(refund.lines.map(({ shipOrderNo }) => shipOrderNo))]
  const corrected = issued.filter(
    ({ kind, shippingCents, original: { shipOrderNo } }) =>
      kind === 'invoice' && (shipments.includes(shipOrderNo ?? '') || (refund.shippingCents > 0 && shippingCents > 0)),
  )
  const [first] = corrected
  if (!first) return
  const credited = issued.filter(({ kind }) => kind === 'credit-note')
  const lines = refund.lines.map(({ shipOrderNo, position, quantity }) => {
    const line = order.parcels
      .find((parcel) => parcel.shipOrderNo === shipOrderNo)
      ?.lines.find((one) => one.position === position)
    if (!line) throw new Error(`Shipment ${shipOrderNo} has no line ${position}`)
    return { line, quantity }
  })
  const amounts = creditedLines(
    lines.map(({ line, quantity }) => ({ ...line, returned: quantity })),
    refund.goodsCents,
  )
  const date = zonedDate(now, planTimeZone)
  const [only, ...others] = order.parcels.filter(({ shipOrderNo }) => shipments.includes(shipOrderNo))
  const parcel = others.length === 0 ? only : undefined
  const giftCards = await giftCardsOf(on, { orderNo })
  const [{ last } = { last: 0 }] = await takeSerials(on, { kind: 'credit-note', count: 1 })
  const facts = {
    invoiceNo: invoiceNumber('credit-note', last),
    kind: 'CreditNote' as const,
    shipOrderNo: parcel?.shipOrderNo ?? null,
    invoiceDate: date,
    corrects: corrected.map(({ invoiceNo }) => invoiceNo),
    order,
    seller: first.original.seller,
    sellerType: parcel?.sellerType ?? null,
    hasGoods: true,
    lines: lines.map((one, index) => ({
      ...one,
      discountCents: amounts[index]?.discountCents ?? 0,
      amountCents: amounts[index]?.amountCents ?? 0,
    })),
    shippingCents: refund.shippingCents,
    taxCents: taxParts(
      order.taxes.map(({ amountCents }) => amountCents),
      credited.reduce((sum, { taxCents }) => sum + taxCents, 0),
      refund.taxCents,
    ),
    payments: refundsOf(order, refund.plan, giftCards, date),
  }
  await store(on, 'credit-note', last, facts, { refundId: refund.id, issuedAt: now })
}
