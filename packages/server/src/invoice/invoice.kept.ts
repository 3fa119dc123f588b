import { toWire } from '@onair/core/contract'
import type { Kept } from '../kernel/kept.ts'
import { ownInvoices } from './kept.queries.ts'

export const invoiceKept: Kept = {
  tables: ['invoice', 'invoice_series'],
  retention: [
    {
      name: 'invoices',
      tables: ['invoice'],
      data: 'invoices and credit notes',
      kept: 'always',
      because: 'the law asks for records of sales for six years or more',
    },
  ],
  ownData: {
    export: async (on, { edp }) => ({
      ofOrders: (await ownInvoices(on, { edp })).map((order) => ({ ...order, Invoices: toWire(order.Invoices) })),
    }),
    notErased: { invoice: 'They stay with the orders, as the law asks.' },
  },
}
