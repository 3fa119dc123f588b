// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import giftCardBalanceCss from '../../src/gift-card-balance/gift-card-balance.css?inline'
import { GiftCardBalance } from '../../src/gift-card-balance/gift-card-balance.tsx'
import { define } from '../../src/kit/element/element.tsx'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import giftCardFieldsCss from '../../src/parts/gift-card-fields.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'

define({
  tag: 'onair-gift-card-balance',
  component: GiftCardBalance,
  css: [buttonCss, fieldCss, giftCardFieldsCss, iconCss, noticeCss, priceCss, spinnerCss, giftCardBalanceCss],
  form: true,
  root: 'shadow',
})
