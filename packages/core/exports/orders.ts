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
  mayEdit,
  modifyOrderMessage,
  nextOrderStatuses,
  type OrderListQuery,
  orderDateRanges,
  orderEditMinutes,
  orderListQuery,
  ordersFromDate,
  ordersPageSize,
  searchedOrderNo,
} from '../src/orders/orders.rules.ts'
