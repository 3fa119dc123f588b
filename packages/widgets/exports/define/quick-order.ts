// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import quantityStepperCss from '../../src/parts/quantity-stepper.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import quickOrderCss from '../../src/quick-order/quick-order.css?inline'
import { QuickOrder } from '../../src/quick-order/quick-order.tsx'

define({
  tag: 'onair-quick-order',
  component: QuickOrder,
  attributes: { items: 'text' },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  css: [buttonCss, fieldCss, iconCss, noticeCss, pictureCss, priceCss, quantityStepperCss, spinnerCss, quickOrderCss],
  form: true,
  root: 'shadow',
})
