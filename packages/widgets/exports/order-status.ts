// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { OrderStatus, type OrderStatusProps } from '../src/order-status/order-status.tsx'
export { OrderStatusByNumber } from '../src/order-status/order-status-by-number.tsx'
