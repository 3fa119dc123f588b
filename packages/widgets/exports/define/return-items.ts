// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import accountHeaderCss from '../../src/parts/account-header.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import itemRowCss from '../../src/parts/item-row.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import totalsCss from '../../src/parts/totals.css?inline'
import returnItemsCss from '../../src/return-items/return-items.css?inline'
import { ReturnItemsByNumber } from '../../src/return-items/return-items-by-number.tsx'

define({
  tag: 'onair-return-items',
  component: ReturnItemsByNumber,
  attributes: { orderNo: 'text' },
  css: [
    accountHeaderCss,
    buttonCss,
    fieldCss,
    iconCss,
    itemRowCss,
    noticeCss,
    pictureCss,
    priceCss,
    skeletonCss,
    spinnerCss,
    totalsCss,
    returnItemsCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
  ],
  root: 'shadow',
})
