export { OrderList, type OrderListProps } from '../src/order-list/order-list.tsx'
