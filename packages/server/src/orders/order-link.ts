import type { Language } from '@onair/core/language'
import { trackPath } from '@onair/core/orders'

type Order = { orderNo: string; language: Language; isGuest: boolean; billingAddress: { zipCode: string } }

/** The page that tracks an order's parcels without a sign-in. */
export const trackAddress = ({ orderNo, language, billingAddress }: Order, shopOrigin: string): string =>
  `${shopOrigin}/${language}${trackPath(orderNo, billingAddress.zipCode)}`

/** An order's page: in a member's account, or for a guest the tracking page. */
export const orderAddress = (order: Order, shopOrigin: string): string =>
  order.isGuest
    ? trackAddress(order, shopOrigin)
    : `${shopOrigin}/${order.language}/pages/myaccount/orderstatus/${order.orderNo}`
