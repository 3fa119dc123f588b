import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { ordersClient } from '../../src/orders/orders.client.ts'

export { readOrder } from '../../src/orders/order.client.ts'
export { ordersClient } from '../../src/orders/orders.client.ts'

/** An order with its lines and payments: camelCase, amounts in cents. */
export type OrderDetail = ReplyOfClient<typeof ordersClient, 'read'>
/** A page of the order list. */
export type OrderList = ReplyOfClient<typeof ordersClient, 'list'>
/** A page of the order list screen: the list, and whether the customer has any order at all. */
export type OrderListPage = ReplyOfClient<typeof ordersClient, 'listPage'>
