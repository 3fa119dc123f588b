export {
  isCancelled,
  type OrderStatus,
  orderStatusOf,
  orderStatusWords,
  trackPath,
} from '../src/orders/order-status.rules.ts'
export {
  defaultOrderDateRange,
  type EditRefusal,
  editDeadline,
  editRefusal,
  isOrderNo,
  type OrderListQuery,
  orderDateRanges,
  orderListQuery,
  ordersPageSize,
  type Released,
  releasedBy,
  searchedOrderNo,
} from '../src/orders/orders.rules.ts'
