import { defaultOrderDateRange, ordersPageSize } from '@onair/core/orders'
import { ordersClient } from '@onair/core/orders/client'
import { LoadedForCustomer } from '../connected/loaded.tsx'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { OrderList } from './order-list.tsx'

/** Reads and shows the signed-in customer's newest orders; the shop's own page has the others. */
export function OwnOrders() {
  const orders = ordersClient(useModel(httpModel))
  return (
    <LoadedForCustomer load={() => orders.list({ page: 1, pageSize: ordersPageSize })} absent={null}>
      {(list) => <OrderList initial={list} dateRange={defaultOrderDateRange} />}
    </LoadedForCustomer>
  )
}
