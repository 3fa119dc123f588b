// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import orderStatusCss from '../../src/order-status/order-status.css?inline'
import { OrderStatusByNumber } from '../../src/order-status/order-status-by-number.tsx'
import accountHeaderCss from '../../src/parts/account-header.css?inline'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import cardLogoCss from '../../src/parts/card-logo.css?inline'
import confirmFormCss from '../../src/parts/confirm-form.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import itemRowCss from '../../src/parts/item-row.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import orderStateCss from '../../src/parts/order-state.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import planCss from '../../src/parts/plan.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import toTopCss from '../../src/parts/to-top.css?inline'
import totalsCss from '../../src/parts/totals.css?inline'

define({
  tag: 'onair-order-status',
  component: OrderStatusByNumber,
  attributes: { orderNo: 'text' },
  css: [
    accountHeaderCss,
    badgeCss,
    buttonCss,
    cardLogoCss,
    confirmFormCss,
    iconCss,
    itemRowCss,
    noticeCss,
    orderStateCss,
    pictureCss,
    planCss,
    priceCss,
    skeletonCss,
    spinnerCss,
    toTopCss,
    totalsCss,
    orderStatusCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
  ],
  root: 'shadow',
})
