import type { Kept } from '../kernel/kept.ts'

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
}
