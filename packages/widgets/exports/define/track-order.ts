// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import orderStateCss from '../../src/parts/order-state.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import trackOrderCss from '../../src/track-order/track-order.css?inline'
import { TrackOrder } from '../../src/track-order/track-order.tsx'

define({
  tag: 'onair-track-order',
  component: TrackOrder,
  attributes: { orderNo: 'text', postalCode: 'text' },
  css: [badgeCss, buttonCss, fieldCss, iconCss, orderStateCss, spinnerCss, trackOrderCss],
  form: true,
  root: 'shadow',
})
