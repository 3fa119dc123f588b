// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { OrderList, type OrderListProps } from '../src/order-list/order-list.tsx'
export { OwnOrders } from '../src/order-list/own-orders.tsx'
