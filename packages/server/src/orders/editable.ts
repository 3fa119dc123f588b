import type { Language } from '@onair/core/language'
import { editRefusal, type OrderStatus } from '@onair/core/orders'
import type { Contact } from '../kernel/seller.settings.ts'
import type { OrderRow } from './order.ts'
import { allReturned, orderStatus } from './order-status.ts'
import { messageIn } from './orders.messages.ts'

/** The fields of an order and its account that decide whether it can be edited. */
type EditedOrder = {
  status: OrderStatus
  placedAt: Date
  editableUntil: Date
  partShipped: boolean
  isEmployee: boolean
  isOnHold: boolean
}

/** Like `editReason`, for an order of which only these fields were read. The time for edits was set when it was placed. */
export function editReasonOf(order: EditedOrder, now: Date, contact: Contact) {
  const minutes = (order.editableUntil.getTime() - order.placedAt.getTime()) / 60_000
  const refusal = editRefusal(order, order, now, minutes)
  const isPrepared = order.status === 'received' || order.status === 'preparing'
  return refusal && reasons(contact)[refusal === 'shipped' && isPrepared ? 'partShipped' : refusal]
}

/** Why an order cannot be edited now, as one of the orders' messages (specification §6); undefined if it can. */
export function editReason(order: OrderRow, now: Date, contact: Contact) {
  const status = orderStatus({ ...order, allReturned: allReturned(order) }, now)
  const partShipped = order.subOrders.some(({ shippedAt }) => shippedAt !== null)
  return editReasonOf({ ...order, status, partShipped }, now, contact)
}

/** A reason as a sentence. */
export function editReasonMessage(reason: ReturnType<typeof editReasonOf>, language: Language): string | undefined {
  return reason && messageIn(language, reason.code, 'values' in reason ? reason.values : undefined)
}

const reasons = ({ customerServicePhone, customerCareEmail }: Contact) =>
  ({
    employee: { code: 'edit-employee', area: 'ModifyOrderNo', values: { email: customerCareEmail } },
    onHold: { code: 'account-on-hold', area: 'AccountOnHold', values: { phone: customerServicePhone } },
    shipped: { code: 'edit-shipped', area: 'ModifyOrderNo' },
    partShipped: { code: 'edit-part-shipped', area: 'ModifyOrderNo' },
    status: { code: 'edit-status', area: 'ModifyOrderNo' },
    tooLate: { code: 'edit-late', area: 'ModifyOrderNo' },
  }) as const
