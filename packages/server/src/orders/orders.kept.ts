import type { Kept } from '../kernel/kept.ts'
import { forgetReplies } from './kept.queries.ts'

export const ordersKept: Kept = {
  tables: ['idempotency', 'instalment', 'ledger', 'order_line', 'placed_order', 'sub_order'],
  retention: [
    {
      name: 'idempotentReplies',
      tables: ['idempotency'],
      data: 'replies to repeated orders (`Idempotency-Key`)',
      kept: '24 hours',
      because: 'nobody repeats an order later',
      forget: forgetReplies,
    },
    {
      name: 'orders',
      tables: ['placed_order', 'sub_order', 'order_line', 'instalment', 'ledger'],
      data: 'orders, with their addresses, and the ledger',
      kept: 'always',
      because: 'the law asks for records of sales for six years or more',
    },
  ],
}
