import type { Result } from '@onair/core/http'
import { type OrderDetail, readOrder } from '@onair/core/orders/client'
import { LoadedForCustomer, withCode } from '../connected/loaded-for-customer.tsx'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'

export type OrderStatusByNumberProps = {
  /** The order's number. */
  orderNo?: string
}

/** Reads and shows the customer's order by its number, for pages without a server of ours. */
export function OrderStatusByNumber({ orderNo = '' }: OrderStatusByNumberProps) {
  const readIt = readOrder(useModel(httpModel))
  const read = async (): Promise<Result<OrderDetail | undefined>> => {
    const result = await readIt(orderNo, { validate: 'true' })
    return result.ok || result.status !== 404 ? result : { ok: true, value: undefined }
  }
  return (
    <LoadedForCustomer key={orderNo} load={() => withCode(import('./order-screen.tsx'), read())} absent={null}>
      {({ code: { OrderScreen }, value }) => <OrderScreen orderNo={orderNo} order={value} />}
    </LoadedForCustomer>
  )
}
