import { BagCounter } from '@onair/widgets/bag-counter'
import type { ComponentProps } from 'react'

/** The widgets that pages bring to life, each fetched only where a page has it. The counter is on every page. */
export const islands = {
  'bag-counter': async () => BagCounter,
  'on-air-now': () => import('@onair/widgets/on-air-now').then((widget) => widget.OnAirNow),
  schedule: () => import('@onair/widgets/schedule').then((widget) => widget.Schedule),
  product: () => import('@onair/widgets/product').then((widget) => widget.ProductView),
  'product-list': () => import('@onair/widgets/product-list').then((widget) => widget.ProductList),
  reviews: () => import('@onair/widgets/reviews').then((widget) => widget.Reviews),
  'recently-viewed': () => import('@onair/widgets/recently-viewed').then((widget) => widget.RecentlyViewed),
  'search-box': () => import('@onair/widgets/search-box').then((widget) => widget.SearchBox),
  bag: () => import('@onair/widgets/bag').then((widget) => widget.BagView),
  checkout: () => import('@onair/widgets/checkout').then((widget) => widget.Checkout),
  'sign-in': () => import('@onair/widgets/sign-in').then((widget) => widget.SignIn),
  'create-account': () => import('@onair/widgets/create-account').then((widget) => widget.CreateAccount),
  'forgot-password': () => import('@onair/widgets/forgot-password').then((widget) => widget.ForgotPassword),
  'order-list': () => import('@onair/widgets/order-list').then((widget) => widget.OrderList),
  'order-status': () => import('@onair/widgets/order-status').then((widget) => widget.OrderStatus),
  'write-review': () => import('@onair/widgets/write-review').then((widget) => widget.WriteReview),
  'gift-card-balance': () => import('@onair/widgets/gift-card-balance').then((widget) => widget.GiftCardBalance),
  'easy-pay': () => import('@onair/widgets/easy-pay').then((widget) => widget.EasyPay),
}

export type IslandName = keyof typeof islands
type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>

/** Where a widget's module stands in the build's manifest. */
export const islandModule = (name: string) => `../packages/widgets/exports/${name}.ts`
