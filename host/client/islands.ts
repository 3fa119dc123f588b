import type { ComponentProps } from 'react'

/** The widgets that pages bring to life, each fetched only where a page has it. */
export const islands = {
  'bag-counter': () => import('@onair/widgets/bag-counter').then((widget) => widget.BagCounter),
  'on-air-now': () => import('@onair/widgets/on-air-now').then((widget) => widget.OnAirNow),
  schedule: () => import('@onair/widgets/schedule').then((widget) => widget.Schedule),
  product: () => import('@onair/widgets/product').then((widget) => widget.ProductView),
  reviews: () => import('@onair/widgets/reviews').then((widget) => widget.Reviews),
  bag: () => import('@onair/widgets/bag').then((widget) => widget.BagView),
  checkout: () => import('@onair/widgets/checkout').then((widget) => widget.Checkout),
  'sign-in': () => import('@onair/widgets/sign-in').then((widget) => widget.SignIn),
  'order-list': () => import('@onair/widgets/order-list').then((widget) => widget.OrderList),
  'order-status': () => import('@onair/widgets/order-status').then((widget) => widget.OrderStatus),
  'easy-pay': () => import('@onair/widgets/easy-pay').then((widget) => widget.EasyPay),
}

export type IslandName = keyof typeof islands
type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>

/** Where a widget's module stands in the build's manifest. */
export const islandModule = (name: string) => `../packages/widgets/exports/${name}.ts`
