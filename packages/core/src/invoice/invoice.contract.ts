import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { code, day, inOrder, money, shipOrderNumber } from '../shared/schemas.ts'

/** A name, and the lines of an address below it. */
const Party = z.object({ Name: z.string(), Address: z.array(z.string()) })

/**
 * An invoice of one parcel, or the credit note of one refund. Amounts are positive on both: a credit note says what came back.
 */
export const Invoice = z.object({
  InvoiceNo: z.string(),
  Kind: z.enum(['Invoice', 'CreditNote']),
  /** The language of the document: English, or French for the copy. */
  Language: z.enum(['en', 'fr']),
  /** Whether this is the document that counts: false for the French copy, whose `Notice` says which one does. */
  Official: z.boolean(),
  Notice: z.nullable(z.string()),
  OrderNo: z.string(),
  OrderDate: day(),
  /** Null for a credit note of items from several parcels. */
  ShipOrderNo: z.nullable(z.string()),
  InvoiceDate: day(),
  /** The invoices that a credit note corrects; none for an invoice. */
  Corrects: z.array(z.string()),
  Seller: z.extend(Party, { TaxNumbers: z.array(z.object({ Name: z.string(), Number: z.string() })) }),
  /** Who sends the parcel, as in the order's items: null for the channel itself. */
  SellerType: z.nullable(z.string()),
  BillTo: Party,
  /** Null if nothing was shipped: gift cards and donations. */
  ShipTo: z.nullable(Party),
  Lines: z.array(
    z.object({
      ItemNo: z.string(),
      Description: z.string(),
      Quantity: z.int(),
      UnitPrice: money(),
      /** The whole line's share of the order's discount. */
      Discount: money(),
      /** Quantity × unit price, less the discount. */
      Amount: money(),
    }),
  ),
  MerchandiseSubTotal: money(),
  Discount: money(),
  ShippingHandling: money(),
  Taxes: z.array(z.object({ Name: z.string(), Rate: z.number(), Amount: money() })),
  Total: money(),
  /**
   * How the total is paid: `Paid` on the date, or `Due` on it (an Easy Pay payment to come). How a credit note is given back:
   * `Refunded`, or `Cancelled` for an Easy Pay payment that is no longer due, in full or in part.
   */
  Payments: z.array(
    z.object({
      Method: z.string(),
      LastDigits: z.nullable(z.string()),
      Amount: money(),
      Date: day(),
      Status: z.enum(['Paid', 'Due', 'Refunded', 'Cancelled']),
    }),
  ),
})

/** Invoices and credit notes (specification §7). */
export const invoiceContract = {
  'GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice': {
    summary: 'An invoice or credit note of an order: always in English, with `copy=fr` its French copy',
    caller: 'customer',
    params: inOrder,
    query: z.object({
      /** The parcel whose invoice is asked for; the order's first invoice otherwise. */
      shipOrderNo: z.optional(shipOrderNumber()),
      /** The number of an invoice or a credit note, instead of a parcel. */
      invoiceNo: z.optional(code(15).check(z.regex(/^(INV|CN)-\d{7,12}$/))),
      copy: z.optional(z.literal('fr')),
    }),
    status: 200,
    reply: Invoice,
    refusals: [404],
  },
} as const satisfies Contract
export type InvoiceContract = typeof invoiceContract
