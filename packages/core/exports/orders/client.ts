import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { ordersClient } from '../../src/orders/orders.client.ts'

export { ordersClient } from '../../src/orders/orders.client.ts'

export type OrderDetail = ReplyOfClient<typeof ordersClient, 'read'>
export type OrderList = ReplyOfClient<typeof ordersClient, 'list'>
