import type { Kept } from '../kernel/kept.ts'
import { forgetPaymentLinks } from './kept.queries.ts'

export const easyPayKept: Kept = {
  tables: ['payment_link'],
  retention: [
    {
      name: 'paymentLinks',
      tables: ['payment_link'],
      data: 'links that settle an Easy Pay payment',
      kept: 'until they expire',
      because: 'they open nothing afterwards',
      forget: forgetPaymentLinks,
    },
  ],
}
