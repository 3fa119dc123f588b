import { planTimeZone, zonedDate } from '@onair/core/dates'
import { divideOverParcels, dividePayments } from '@onair/core/invoice'
import { giftCardsOf } from '../gift-card/gift-card.queries.ts'
import { json, type Queryable } from '../kernel/db/pool.ts'
import type { Seller } from '../kernel/seller.settings.ts'
import { documentIn, type Facts } from './document.ts'
import { type InvoiceKind, insertInvoice, invoicedOrder, takeSerials } from './invoice.queries.ts'
import { paymentsOf } from './payments.ts'

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', 'credit-note': 'CN' }

/** The number of an invoice or a credit note: `INV-0000001`. */
export const invoiceNumber = (kind: InvoiceKind, serial: number): string =>
  `${prefixes[kind]}-${String(serial).padStart(7, '0')}`

/** Stores a document in both languages. */
export async function store(
  on: Queryable,
  kind: InvoiceKind,
  serial: number,
  facts: Facts,
  { refundId, issuedAt }: { refundId: number | null; issuedAt: Date },
): Promise<void> {
  const original = documentIn('en', facts)
  await insertInvoice(on, {
    invoiceNo: facts.invoiceNo,
    kind,
    serial,
    orderNo: facts.order.orderNo,
    shipOrderNo: facts.shipOrderNo,
    refundId,
    issuedAt,
    goodsCents: original.merchandiseSubTotal - original.discount,
    shippingCents: original.shippingHandling,
    taxCents: facts.taxCents.reduce((sum, cents) => sum + cents, 0),
    original: json(original),
    frenchCopy: json(documentIn('fr', facts)),
  })
}

/**
 * Issues the invoices of an order's parcels, in the transaction that ships them.
 *
 * 1. A parcel that has shipped has one invoice, with its items, amounts, seller and payments. It never changes.
 * 2. Core's `divideOverParcels` divides the order's amounts over all its parcels, and `dividePayments` its payments: the invoices of
 *    parcels that ship later complete the order to the cent.
 * 3. Numbers have no gaps: a number is assigned in the transaction, and a transaction that needs the next one waits for its end.
 *    Therefore a transaction issues invoices last.
 * 4. The seller's name, address and tax numbers are those of the settings on that day.
 */
export async function issueInvoices(on: Queryable, orderNo: string, seller: Seller): Promise<void> {
  const [order] = await invoicedOrder(on, { orderNo })
  if (!order) throw new Error(`Order ${orderNo} does not exist`)
  const due = order.parcels.filter(({ isDue }) => isDue)
  if (due.length === 0) return
  const firstShipped = order.parcels.flatMap(({ shippedAt }) => shippedAt ?? []).toSorted()[0] ?? ''
  const amounts = divideOverParcels({
    shippingCents: order.shippingCents,
    taxCents: order.taxes.map(({ amountCents }) => amountCents),
    parcels: order.parcels,
  })
  const payments = dividePayments(
    paymentsOf(order, await giftCardsOf(on, { orderNo }), zonedDate(firstShipped, planTimeZone)),
    amounts.map(({ totalCents }) => totalCents),
  )
  const [{ last } = { last: 0 }] = await takeSerials(on, { kind: 'invoice', count: due.length })
  for (const [index, parcel] of due.entries()) {
    const { shipOrderNo, sellerType, shippedAt, lines } = parcel
    const serial = last - due.length + 1 + index
    const place = order.parcels.indexOf(parcel)
    const issuedAt = new Date(shippedAt ?? '')
    const facts: Facts = {
      invoiceNo: invoiceNumber('invoice', serial),
      kind: 'Invoice',
      shipOrderNo,
      invoiceDate: zonedDate(issuedAt, planTimeZone),
      corrects: [],
      order,
      seller,
      sellerType,
      hasGoods: lines.some(({ isGoods }) => isGoods),
      lines: lines.map((line) => ({
        line,
        quantity: line.quantity,
        discountCents: line.discountCents,
        amountCents: line.priceCents * line.quantity - line.discountCents,
      })),
      shippingCents: amounts[place]?.shippingCents ?? 0,
      taxCents: amounts[place]?.taxCents ?? [],
      payments: payments[place] ?? [],
    }
    await store(on, 'invoice', serial, facts, { refundId: null, issuedAt })
  }
}
