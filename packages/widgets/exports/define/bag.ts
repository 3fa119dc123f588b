// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import bagCss from '../../src/bag/bag.css?inline'
import { BagView } from '../../src/bag/bag.tsx'
import { define } from '../../src/kit/element/element.tsx'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import planCss from '../../src/parts/plan.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import priceUntilCss from '../../src/parts/price-until.css?inline'
import quantityStepperCss from '../../src/parts/quantity-stepper.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import totalsCss from '../../src/parts/totals.css?inline'

define({
  tag: 'onair-bag',
  component: BagView,
  properties: ['initial'],
  events: { onBeforeCheckout: 'onair:before-checkout' },
  css: [
    badgeCss,
    buttonCss,
    fieldCss,
    iconCss,
    noticeCss,
    pictureCss,
    planCss,
    priceCss,
    priceUntilCss,
    quantityStepperCss,
    spinnerCss,
    totalsCss,
    bagCss,
  ],
  root: 'shadow',
})
