import type { ElementDescription } from '../kit/element/element.tsx'
import header from '../parts/account-header.css?inline'
import badge from '../parts/badge.css?inline'
import button from '../parts/button.css?inline'
import logo from '../parts/card-logo.css?inline'
import icon from '../parts/icon.css?inline'
import item from '../parts/item-row.css?inline'
import notice from '../parts/notice.css?inline'
import picture from '../parts/picture.css?inline'
import plan from '../parts/plan.css?inline'
import price from '../parts/price.css?inline'
import spinner from '../parts/spinner.css?inline'
import totals from '../parts/totals.css?inline'
import css from './order-status.css?inline'
import { OrderStatusByNumber, type OrderStatusByNumberProps } from './order-status-by-number.tsx'

const parts = [header, badge, button, logo, icon, item, notice, picture, plan, price, spinner, totals]

/** `<onair-order-status order-no="100000123">`, for the customer who is signed in. */
export const orderStatusElement: ElementDescription<OrderStatusByNumberProps> = {
  tag: 'onair-order-status',
  component: OrderStatusByNumber,
  attributes: { orderNo: 'text' },
  css: [...parts, css].join(''),
  root: 'shadow',
}
