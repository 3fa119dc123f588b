import type { OrderDetail } from '@onair/core/orders/client'
import { Notice } from '../parts/notice.tsx'

/** What can be done with the order as a whole, and why it cannot be edited. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { orderModificationValidationMessages: messages } = order.orderSummary
  if (messages.length === 0) return null
  return (
    <Notice still>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  )
}
