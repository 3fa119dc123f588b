// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import orderListCss from '../../src/order-list/order-list.css?inline'
import { OwnOrders } from '../../src/order-list/own-orders.tsx'
import accountHeaderCss from '../../src/parts/account-header.css?inline'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import orderStateCss from '../../src/parts/order-state.css?inline'
import pagerCss from '../../src/parts/pager.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import toTopCss from '../../src/parts/to-top.css?inline'

define({
  tag: 'onair-order-list',
  component: OwnOrders,
  css: [
    accountHeaderCss,
    badgeCss,
    buttonCss,
    fieldCss,
    iconCss,
    noticeCss,
    orderStateCss,
    pagerCss,
    pictureCss,
    skeletonCss,
    spinnerCss,
    toTopCss,
    orderListCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
  ],
  root: 'shadow',
})
