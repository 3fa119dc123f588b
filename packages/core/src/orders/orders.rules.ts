import { addMinutes } from 'date-fns/addMinutes'
import { addDays } from '../shared/dates/days.ts'
import type { Cents } from '../shared/money.ts'
import type { OrderStatus } from './order-status.rules.ts'

/** Orders per page (specification §9). */
export const ordersPageSize = 6
/** The periods of the order list, in days; 0 is all orders (specification §9). */
export const orderDateRanges = [30, 60, 180, 0] as const
/** The period shown first: all orders. */
export const defaultOrderDateRange = 0
/** Minutes during which a new order can be edited; the configuration can change them. */
export const orderEditMinutes = 60

/** The last page that the order list asks for. */
const mostOrderPages = 10_000
/** The longest period of the order list, in days. */
const mostOrderDays = 36_500
/** The largest page of the order list. */
const largestOrderPage = 100

/** A page of the order list: which orders it shows. */
export type OrderListQuery = {
  /** The period in days; 0 for all orders. */
  dateRange: number
  page: number
  /** Orders per page. */
  size: number
  /** The position of the order to open, from 0 on this page; undefined to show the list. */
  index?: number
}

/**
 * What an address of the order list means (specification §2). Anything unusable becomes the nearest page, or the default.
 *
 * 1. `dateRange`, or `range` beside an `index`: a whole number of days, up to a century; all orders otherwise.
 * 2. `page`: from 1.
 * 3. `size`: from 1 to 100; 6 otherwise.
 * 4. `index`: a position on that page, from 0; another value opens no order.
 */
export function orderListQuery(query: { get(name: string): string | null }): OrderListQuery {
  const text = (name: string) => query.get(name)?.trim() || undefined
  const whole = (name: string) => Math.trunc(Number(text(name))) || undefined
  const index = text('index')
  const days = text('dateRange') ?? (index === undefined ? '' : (text('range') ?? ''))
  const size = whole('size') ?? ordersPageSize
  return {
    dateRange: /^\d{1,5}$/.test(days) && Number(days) <= mostOrderDays ? Number(days) : defaultOrderDateRange,
    page: Math.min(mostOrderPages, Math.max(1, whole('page') ?? 1)),
    size: Math.min(largestOrderPage, Math.max(1, size)),
    ...(index !== undefined && /^\d{1,2}$/.test(index) && { index: Number(index) }),
  }
}

/** The first day of a period, `YYYY-MM-DD`; undefined for all orders (specification §7). */
export function ordersFromDate(rangeDays: number, today: string): string | undefined {
  return rangeDays > 0 ? addDays(today, -rangeDays) : undefined
}

/** A reason why an order cannot be edited online; `editRefusal` has the rules. */
export type EditRefusal = 'status' | 'tooLate' | 'shipped' | 'employee' | 'onHold'

/**
 * Returns why an order cannot be edited online, or undefined when it can. The first matching rule wins.
 *
 * 1. `employee`: the account is an employee's (specification §6).
 * 2. `onHold`: the account is on a fraud hold.
 * 3. `shipped`: a part of the order has shipped.
 * 4. `status`: the order is neither received nor in preparation.
 * 5. `tooLate`: the editing time has ended; its last instant counts as ended.
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

/** The instant from which an order can no longer be edited. */
export function editDeadline(placedAt: Date, editMinutes = orderEditMinutes): Date {
  return addMinutes(placedAt, editMinutes)
}

/** What cancelling an order gives back. */
export type Released = {
  /** What is held on the card or at the wallet, in cents. */
  heldCents: Cents
  giftCardCents: Cents
  promoCodes: readonly string[]
  /** How many Easy Pay payments after the first are no longer due. */
  laterPayments: number
}

/**
 * What cancelling an order gives back.
 *
 * 1. What is authorised: the first Easy Pay payment, or else the grand total.
 * 2. What gift cards paid, the uses of promo codes, and the Easy Pay payments to come.
 */
export function releasedBy(order: {
  grandTotal: Cents
  giftCardRedemption: Cents
  promoCode: string | null
  promotions?: readonly { code: string }[] | undefined
  easyPays: readonly { amount: Cents }[]
}): Released {
  const [first, ...later] = order.easyPays
  return {
    heldCents: first?.amount ?? order.grandTotal,
    giftCardCents: order.giftCardRedemption,
    promoCodes: order.promotions?.map(({ code }) => code) ?? (order.promoCode === null ? [] : [order.promoCode]),
    laterPayments: later.filter(({ amount }) => amount > 0).length,
  }
}

/** The searched order number, trimmed (specification §2); undefined for an empty search. */
export function searchedOrderNo(text: string): string | undefined {
  return text.trim() || undefined
}

/** Whether a text has the form of an order number: 6 to 12 digits. */
export function isOrderNo(text: string): boolean {
  return /^\d{6,12}$/.test(text)
}
