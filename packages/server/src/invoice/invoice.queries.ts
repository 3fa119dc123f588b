import type { invoiceContract, ReplyOf } from '@onair/core/contract'
import type { CardType } from '@onair/core/payment'
import type { Province } from '@onair/core/provinces'
import { statement } from '../kernel/db/pool.ts'

/** A stored invoice or credit note: the contract's reply. */
export type InvoiceDocument = ReplyOf<
  (typeof invoiceContract)['GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice']
>

/** An address as an order stores it. */
export type StoredAddress = {
  firstName: string
  lastName: string
  address1: string
  address2: string | null
  city: string
  province: Province
  zipCode: string
}

export type InvoicedLine = {
  position: number
  itemNo: string
  nameEn: string
  nameFr: string
  styleEn: string | null
  styleFr: string | null
  sizeEn: string | null
  sizeFr: string | null
  isGoods: boolean
  quantity: number
  priceCents: number
  /** For the whole line. */
  discountCents: number
  taxCents: number
}

export type InvoicedParcel = {
  shipOrderNo: string
  sellerType: string | null
  shippedAt: string | null
  /** Whether it has shipped and its invoice is still to be issued. */
  isDue: boolean
  lines: InvoicedLine[]
}

export type InvoicedInstalment = {
  number: number
  dueDate: string
  amountCents: number
  paidAt: string | null
  paymentReference: string | null
}

/** The fields of an order that invoices and credit notes need. Instants inside lists are text. */
export type InvoicedOrder = {
  orderNo: string
  placedAt: Date
  /** Whether the first payment was captured. */
  isCharged: boolean
  billingAddress: StoredAddress
  shippingAddress: StoredAddress
  accessPoint: { name: string } | null
  cardType: CardType | null
  cardLastDigits: string | null
  /** The card of the later payments, if it was changed after the order. */
  laterCard: { cardType: CardType; lastDigits: string } | null
  shippingCents: number
  creditCents: number
  taxes: { nameEn: string; nameFr: string; rate: number; amountCents: number }[]
  instalments: InvoicedInstalment[]
  parcels: InvoicedParcel[]
}

/** An order of any customer, to issue documents. Never use it for a shopper's request. */
export const invoicedOrder = statement<InvoicedOrder, { orderNo: string }>(
  'invoice.order',
  `select o.order_no as "orderNo", o.placed_at as "placedAt", o.state in ('shipped', 'delivered') as "isCharged",
     o.billing_address as "billingAddress", o.shipping_address as "shippingAddress", o.access_point as "accessPoint", o.card_type as "cardType",
     o.card_last_digits as "cardLastDigits", o.later_card as "laterCard", o.shipping_cents as "shippingCents",
     o.credit_cents as "creditCents", o.taxes,
     (select coalesce(json_agg(json_build_object('number', number, 'dueDate', due_on, 'amountCents', amount_cents,
         'paidAt', paid_at, 'paymentReference', payment_reference) order by number), '[]')
       from instalment where instalment.order_no = o.order_no) as instalments,
     (select json_agg(json_build_object('shipOrderNo', part.ship_order_no, 'sellerType', part.seller_type,
         'shippedAt', part.shipped_at,
         'isDue', part.shipped_at is not null and not part.without_invoice and not exists(
           select from invoice where kind = 'invoice' and invoice.ship_order_no = part.ship_order_no),
         'lines', (
           select json_agg(json_build_object('position', position, 'itemNo', item_no, 'nameEn', name_en, 'nameFr', name_fr,
             'styleEn', style_en, 'styleFr', style_fr, 'sizeEn', size_en, 'sizeFr', size_fr,
             'isGoods', not is_donation and not is_gift_card, 'quantity', quantity, 'priceCents', price_cents,
             'discountCents', discount_cents, 'taxCents', tax_cents) order by position)
           from order_line line where line.order_no = o.order_no and line.ship_order_no = part.ship_order_no
         )) order by part.ship_order_no)
       from sub_order part where part.order_no = o.order_no) as parcels
   from placed_order o where o.order_no = :orderNo`,
)

export type InvoiceKind = 'invoice' | 'credit-note'

/** Takes the next numbers of a kind, and returns the last of them. Other transactions wait until this one ends. */
export const takeSerials = statement<{ last: number }, { kind: InvoiceKind; count: number }>(
  'invoice.take-serials',
  `insert into invoice_series (kind, last_serial) values (:kind, :count)
   on conflict (kind) do update set last_serial = invoice_series.last_serial + excluded.last_serial
   returning last_serial as last`,
)

export const insertInvoice = statement<
  never,
  {
    invoiceNo: string
    kind: InvoiceKind
    serial: number
    orderNo: string
    shipOrderNo: string | null
    refundId: number | null
    issuedAt: Date
    goodsCents: number
    shippingCents: number
    taxCents: number
    original: string
    frenchCopy: string
  }
>(
  'invoice.insert',
  `insert into invoice (invoice_no, kind, serial, order_no, ship_order_no, refund_id, issued_at, goods_cents, shipping_cents,
     tax_cents, original, french_copy)
   values (:invoiceNo, :kind, :serial, :orderNo, :shipOrderNo, :refundId, :issuedAt, :goodsCents, :shippingCents, :taxCents, :original, :frenchCopy)`,
)

/** The issued invoices and credit notes of an order, the invoices first. */
export const issuedFor = statement<
  { invoiceNo: string; kind: InvoiceKind; shippingCents: number; taxCents: number; original: InvoiceDocument },
  { orderNo: string }
>(
  'invoice.issued-for',
  `select invoice_no as "invoiceNo", kind, shipping_cents as "shippingCents", tax_cents as "taxCents", original
   from invoice where order_no = :orderNo order by kind desc, serial`,
)

/**
 * One of a customer's orders with an invoice: of a parcel, with a number, or the first one. No row for another customer's order;
 * null documents if there is no such invoice. `isShipped`: the requested parcel, or any, has shipped; null if the parcel is not of
 * this order.
 */
export const invoiceOf = statement<
  {
    isCancelled: boolean
    isShipped: boolean | null
    original: InvoiceDocument | null
    frenchCopy: InvoiceDocument | null
  },
  { edp: number; orderNo: string; shipOrderNo: string | null; invoiceNo: string | null }
>(
  'invoice.read',
  `select o.state = 'cancelled' as "isCancelled",
     (select bool_or(shipped_at is not null) from sub_order where sub_order.order_no = o.order_no
       and (:shipOrderNo::text is null or ship_order_no = :shipOrderNo)) as "isShipped",
     chosen.original, chosen.french_copy as "frenchCopy"
   from placed_order o left join lateral (
     select original, french_copy from invoice
     where invoice.order_no = o.order_no and case when :invoiceNo::text is not null then invoice_no = :invoiceNo
       else kind = 'invoice' and (:shipOrderNo::text is null or ship_order_no = :shipOrderNo) end
     order by serial limit 1
   ) chosen on true
   where o.customer_edp = :edp and o.order_no = :orderNo`,
)
