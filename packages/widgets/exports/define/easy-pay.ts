// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import easyPayCss from '../../src/easy-pay/easy-pay.css?inline'
import { OwnPayments } from '../../src/easy-pay/own-payments.tsx'
import { define } from '../../src/kit/element/element.tsx'
import accountHeaderCss from '../../src/parts/account-header.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import captureFrameCss from '../../src/parts/capture-frame.css?inline'
import choiceCss from '../../src/parts/choice.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pagerCss from '../../src/parts/pager.css?inline'
import rangePickerCss from '../../src/parts/range-picker.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'

define({
  tag: 'onair-easy-pay',
  component: OwnPayments,
  css: [
    accountHeaderCss,
    buttonCss,
    captureFrameCss,
    choiceCss,
    fieldCss,
    iconCss,
    noticeCss,
    pagerCss,
    rangePickerCss,
    skeletonCss,
    spinnerCss,
    easyPayCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
  ],
  root: 'shadow',
})
