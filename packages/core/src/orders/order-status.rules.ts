import type { Bilingual } from '../shared/language.ts'

/** An order's status; `returned` applies to items. */
export type OrderStatus = 'received' | 'preparing' | 'shipped' | 'delivered' | 'returned' | 'cancelled'

/** The words for each status. */
export const orderStatusWords: Readonly<Record<OrderStatus, Bilingual>> = {
  received: { en: 'Received', fr: 'Reçue' },
  preparing: { en: 'Preparing', fr: 'En préparation' },
  shipped: { en: 'Shipped', fr: 'Expédiée' },
  delivered: { en: 'Delivered', fr: 'Livrée' },
  returned: { en: 'Returned', fr: 'Retournée' },
  cancelled: { en: 'Cancelled', fr: 'Commande annulée' },
}

/** Whether an order is cancelled: its status text contains `cancelled` or `annulé`, in any case (specification §4). */
export function isCancelled(statusText: string): boolean {
  return /cancelled|annulé/i.test(statusText.normalize('NFC'))
}

const statuses = Object.keys(orderStatusWords).filter((status): status is OrderStatus => status in orderStatusWords)

/** The status that a text of the API means, in either language; undefined for one that this version does not know. */
export function orderStatusOf(statusText: string): OrderStatus | undefined {
  const text = statusText.normalize('NFC')
  const named = statuses.find((status) => Object.values(orderStatusWords[status]).includes(text))
  return named ?? (isCancelled(text) ? 'cancelled' : undefined)
}

/**
 * The address of the tracking page for an order, with its number and billing postal code (specification §4).
 * @param billingPlace the order's `BillingCityProvincePostalCode`, which ends with the postal code
 */
export function trackPath(orderNo: string, billingPlace: string): string {
  const postalCode = /[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.exec(billingPlace.trim())?.[0] ?? ''
  return `/pages/trackorder?${new URLSearchParams({ orderNo, postalCode })}`
}
