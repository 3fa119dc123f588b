import type { ElementDescription } from '../kit/element/element.tsx'
import header from '../parts/account-header.css?inline'
import badge from '../parts/badge.css?inline'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import pager from '../parts/pager.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './order-list.css?inline'
import { OwnOrders } from './own-orders.tsx'

/** `<onair-order-list>`, for the customer who is signed in. */
export const orderListElement: ElementDescription<object> = {
  tag: 'onair-order-list',
  component: OwnOrders,
  css: [header, badge, button, field, icon, notice, pager, spinner, css].join(''),
  root: 'shadow',
}
