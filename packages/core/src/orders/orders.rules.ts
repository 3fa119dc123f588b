import { addDays } from '../shared/dates.ts'
import type { Bilingual } from '../shared/language.ts'

/** Where an order stands; `returned` is said of items. */
export type OrderStatus = 'received' | 'preparing' | 'shipped' | 'delivered' | 'returned' | 'cancelled'

/** What an order's status is called. */
export const orderStatusWords: Readonly<Record<OrderStatus, Bilingual>> = {
  received: { en: 'Received', fr: 'Reçue' },
  preparing: { en: 'Preparing', fr: 'En préparation' },
  shipped: { en: 'Shipped', fr: 'Expédiée' },
  delivered: { en: 'Delivered', fr: 'Livrée' },
  returned: { en: 'Returned', fr: 'Retournée' },
  cancelled: { en: 'Cancelled', fr: 'Commande annulée' },
}

/** What may become of an order, or for `returned` of one of its items. Cancelling is possible until something ships. */
export const nextOrderStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  received: ['preparing', 'cancelled'],
  preparing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
}

/** Orders on a page (specification §9). */
export const ordersPageSize = 6
/** The periods that the list offers, in days; 0 is all, and the default (specification §9). */
export const orderDateRanges = [30, 60, 180, 0] as const
export const defaultOrderDateRange = 0
/** How long a new order can be edited, where the configuration says nothing else. */
export const orderEditMinutes = 60

/** Whether an order was cancelled: its status text holds `cancelled` or `annulé`, in any case (specification §4). */
export function isCancelled(statusText: string): boolean {
  return /cancelled|annulé/i.test(statusText.normalize('NFC'))
}

/** The first day of a period, or undefined for all: sent only when the range is above 0 (specification §7). */
export function ordersFromDate(rangeDays: number, today: string): string | undefined {
  return rangeDays > 0 ? addDays(today, -rangeDays) : undefined
}

/** Why an order cannot be edited online; `mayEdit` says when each holds. */
export type EditRefusal = 'status' | 'tooLate' | 'shipped' | 'employee' | 'onHold'

/**
 * Why an order cannot be edited online, or undefined when it can. The first of these that holds.
 *
 * 1. `employee`: the account is an employee's (specification §6).
 * 2. `onHold`: the account is on a fraud hold.
 * 3. `shipped`: a part of it has shipped.
 * 4. `status`: it is neither received nor being prepared.
 * 5. `tooLate`: the editing time since it was placed is over; at its very end it is.
 */
export function editRefusal(
  order: { status: OrderStatus; placedAt: Date; partShipped: boolean },
  account: { isEmployee: boolean; isOnHold: boolean },
  now: Date,
  editMinutes = orderEditMinutes,
): EditRefusal | undefined {
  if (account.isEmployee) return 'employee'
  if (account.isOnHold) return 'onHold'
  if (order.partShipped) return 'shipped'
  if (order.status !== 'received' && order.status !== 'preparing') return 'status'
  return now.getTime() < editDeadline(order.placedAt, editMinutes).getTime() ? undefined : 'tooLate'
}

/** Whether an order can be edited online: `editRefusal` has nothing to say. */
export function mayEdit(...args: Parameters<typeof editRefusal>): boolean {
  return editRefusal(...args) === undefined
}

/** The instant at which an order can no longer be edited. */
export function editDeadline(placedAt: Date, editMinutes = orderEditMinutes): Date {
  return new Date(placedAt.getTime() + editMinutes * 60_000)
}

/** The order page of a number that was typed into the search: trimmed (specification §2); undefined when nothing was. */
export function searchedOrderNo(text: string): string | undefined {
  return text.trim() || undefined
}

/** A refusal to modify an order, marked by its Area as specification §8 says. */
export function modifyOrderMessage(item: { message: string; area: string }): string {
  const prefixes: Readonly<Record<string, string>> = {
    ModifyOrderPromocode: 'Promocode:',
    ModifyOrderCheckoutLimit: 'Checkoutlimit:',
  }
  return `${prefixes[item.area] ?? ''}${item.message}`
}
