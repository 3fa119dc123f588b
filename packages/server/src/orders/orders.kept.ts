import type { Kept } from '../kernel/kept.ts'
import { forgetReplies, ownOrders } from './kept.queries.ts'

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
  ownData: {
    export: async (on, { edp }) => ({ sections: { Orders: await ownOrders(on, { edp }) } }),
    notExported: { idempotency: 'Replies about orders, for 24 hours; the orders are there.' },
    notErased: {
      idempotency: 'A reply that the browser had; it goes after 24 hours.',
      placed_order: 'Orders stay as they were placed, with their own addresses, as the law asks.',
    },
  },
}
