import { statement } from '../kernel/db/pool.ts'
import type { InvoiceDocument } from './invoice.queries.ts'

/** The stored invoices and credit notes of each of a member's orders, with the field names of the code. */
export const ownInvoices = statement<{ OrderNo: string; Invoices: InvoiceDocument[] }, { edp: number }>(
  'own-data.invoices',
  `select order_no as "OrderNo", (
     select coalesce(json_agg(original order by kind desc, serial), '[]') from invoice
     where invoice.order_no = placed_order.order_no
   ) as "Invoices" from placed_order where customer_edp = :edp`,
)
