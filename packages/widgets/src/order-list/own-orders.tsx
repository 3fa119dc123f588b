import { planTimeZone, zonedDate } from '@onair/core/dates'
import { defaultOrderDateRange, ordersPageSize } from '@onair/core/orders'
import { ordersClient } from '@onair/core/orders/client'
import { LoadedForCustomer, withCode } from '../connected/loaded-for-customer.tsx'
import { useModel, useShop } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'

const first = { dateRange: defaultOrderDateRange, page: 1, size: ordersPageSize }

/** Reads and shows the signed-in customer's orders. */
export function OwnOrders() {
  const orders = ordersClient(useModel(httpModel))
  const { models } = useShop()
  const today = zonedDate(models.environment.session.now(), planTimeZone)
  const load = () => withCode(import('./orders-screen.tsx'), orders.listPage(first, today))
  return (
    <LoadedForCustomer load={load} absent={null}>
      {({ code: { OrdersScreen }, value }) => <OrdersScreen initial={value} query={first} />}
    </LoadedForCustomer>
  )
}
