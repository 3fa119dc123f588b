// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import bagCss from '../../src/bag/bag.css?inline'
import { withDialog } from '../../src/bag/bag.methods.ts'
import { BagOrDialog } from '../../src/bag/bag-or-dialog.tsx'
import savedItemsCss from '../../src/bag/saved-items.css?inline'
import { define } from '../../src/kit/element/element.tsx'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import easyPayChoiceCss from '../../src/parts/easy-pay-choice.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import planCss from '../../src/parts/plan.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import priceUntilCss from '../../src/parts/price-until.css?inline'
import quantityStepperCss from '../../src/parts/quantity-stepper.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import totalsCss from '../../src/parts/totals.css?inline'
import walletButtonCss from '../../src/parts/wallet-button.css?inline'

define({
  tag: 'onair-bag',
  component: BagOrDialog,
  attributes: { dialog: 'flag', open: 'flag' },
  properties: ['initial'],
  events: { onBeforeCheckout: 'onair:before-checkout', onOpened: 'onair:bag-opened', onClosed: 'onair:bag-closed' },
  css: [
    badgeCss,
    buttonCss,
    easyPayChoiceCss,
    fieldCss,
    iconCss,
    noticeCss,
    pictureCss,
    planCss,
    priceCss,
    priceUntilCss,
    quantityStepperCss,
    skeletonCss,
    spinnerCss,
    totalsCss,
    walletButtonCss,
    bagCss,
    savedItemsCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
    ':host([dialog]) .onair[aria-busy="true"]{min-height:var(--onair-reserve,0)}',
  ],
  mixin: withDialog,
  root: 'shadow',
})
