import type { ElementDescription } from '../kit/element/element.tsx'
import header from '../parts/account-header.css?inline'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import pager from '../parts/pager.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './easy-pay.css?inline'
import { OwnPayments } from './own-payments.tsx'

/** `<onair-easy-pay>`, for the customer who is signed in. */
export const easyPayElement: ElementDescription<object> = {
  tag: 'onair-easy-pay',
  component: OwnPayments,
  css: [header, button, field, icon, notice, pager, spinner, css].join(''),
  root: 'shadow',
}
