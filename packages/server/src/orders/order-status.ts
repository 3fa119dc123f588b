import type { OrderStatus } from '@onair/core/orders'
import { isGoods, type OrderLine, type OrderState } from './order.ts'

/**
 * An order's status, from its stored state.
 *
 * 1. An order with all items returned is returned.
 * 2. A received order is being prepared once it can no longer be edited.
 * 3. Otherwise it is the stored state.
 */
export function orderStatus(
  order: { state: OrderState; editableUntil: Date; allReturned: boolean },
  now: Date,
): OrderStatus {
  if (order.allReturned) return 'returned'
  return order.state === 'received' && now >= order.editableUntil ? 'preparing' : order.state
}

/** Whether all returnable items of an order were returned. Donations and gift cards are not returnable. */
export function allReturned(order: {
  subOrders: readonly {
    lines: readonly (Pick<OrderLine, 'isDonation' | 'isGiftCard'> & { quantity: number; returnedQuantity: number })[]
  }[]
}): boolean {
  const returnable = order.subOrders.flatMap(({ lines }) => lines.filter(isGoods))
  return returnable.length > 0 && returnable.every((line) => line.returnedQuantity >= line.quantity)
}
