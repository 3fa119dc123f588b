import { editRefusal, type OrderStatus } from '@onair/core/orders'
import type { Config } from '../kernel/config.ts'
import type { OrderRow } from './order.queries.ts'
import { allReturned, orderStatus } from './order-status.ts'

type Contact = Pick<Config, 'customerServicePhone' | 'customerCareEmail'>

/** Why an order cannot be edited now, as a reason of the orders' messages (specification §6); undefined if it can. */
export function editReason(order: OrderRow, now: Date, contact: Contact) {
  const status: OrderStatus = orderStatus({ ...order, allReturned: allReturned(order) }, now)
  const partShipped = order.subOrders.some(({ shippedAt }) => shippedAt !== null)
  const minutes = (order.editableUntil.getTime() - order.placedAt.getTime()) / 60_000
  const refusal = editRefusal({ status, placedAt: order.placedAt, partShipped }, order, now, minutes)
  return refusal && reasons(contact)[refusal]
}

const reasons = ({ customerServicePhone, customerCareEmail }: Contact) =>
  ({
    employee: { code: 'edit-employee', area: 'ModifyOrderNo', values: { email: customerCareEmail } },
    onHold: { code: 'account-on-hold', area: 'AccountOnHold', values: { phone: customerServicePhone } },
    shipped: { code: 'edit-shipped', area: 'ModifyOrderNo' },
    status: { code: 'edit-status', area: 'ModifyOrderNo' },
    tooLate: { code: 'edit-late', area: 'ModifyOrderNo' },
  }) as const
