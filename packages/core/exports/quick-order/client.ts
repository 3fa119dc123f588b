export { type QuickOrderItem, readQuickOrderItems } from '../../src/quick-order/quick-order.client.ts'
