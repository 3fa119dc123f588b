// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export { OrderList, type OrderListProps } from '../src/order-list/order-list.tsx'
