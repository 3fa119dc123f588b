export { OrderStatus, type OrderStatusProps } from '../src/order-status/order-status.tsx'
